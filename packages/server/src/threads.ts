import { Thinkers } from './bots/thinkers.ts'
import { Judge } from './judge/judge.ts'

/** What is worked out beside the main thread, so that nobody waits for it who has nothing to do with it. */
export class Threads {
  readonly thinkers = new Thinkers()
  readonly judge = new Judge()

  async close(): Promise<void> {
    await Promise.all([this.thinkers.close(), this.judge.close()])
  }
}
