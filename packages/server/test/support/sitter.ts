import { readFromServer, stepped, type StepMessage, type ViewMessage } from '@mousekeep/protocol'
import type { Follower } from '../../src/tables/showing/audience.ts'

/** Somebody who sits at a table without any network. */
export class Sitter implements Follower {
  readonly person = { id: 'ann', name: 'Ann', isGuest: true }
  readonly muted: ReadonlySet<string> = new Set()
  latest: ViewMessage | StepMessage | null = null

  send(...texts: string[]): void {
    for (const text of texts) {
      const message = readFromServer(text)
      if (message?.type === 'view') this.latest = message
      if (message?.type === 'step' && this.latest !== null) this.latest = stepped(this.latest, message)
    }
  }

  expel(): void {
    throw new Error('not expected')
  }

  restart(): void {
    throw new Error('not expected')
  }
}
