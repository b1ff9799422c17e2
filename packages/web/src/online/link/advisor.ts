import type { GameTypes, Refusal } from '@mousekeep/engine'
import type { Ask, Tell, Weighed } from '../../table/messages.ts'
import { startWorker, type OwnWorker } from '../../table/own-worker.ts'
import type { Standing } from './retell.ts'

type EventsByPlay = readonly (readonly object[])[]
export type About = (Ask & { readonly ask: 'advise' })['about']

/**
 * Advice at a table on the server, from the rules on this device. They get only what the server has told this person,
 * so no advice knows what is hidden.
 */
export class Advisor {
  private readonly worker: OwnWorker
  private readonly tell: (advice: Tell<GameTypes>) => void
  /** The length of the log when a hint was asked for. */
  private hintedAt = -1
  /** Who waits for a judgement, by the text of the action. */
  private readonly judged = new Map<string, (refusal: Refusal | null) => void>()

  /** `isOnItsWay` says whether the action was sent, has not been answered, and nothing else has happened since. */
  constructor(
    tell: (advice: Tell<GameTypes>) => void,
    seq: () => number | undefined,
    isOnItsWay: (action: object) => boolean,
  ) {
    this.tell = tell
    this.worker = startWorker<GameTypes>((advice) => {
      if (advice.tell === 'weighed' && this.answerJudged(advice)) return
      const isTimely =
        advice.tell === 'weighed' ||
        advice.tell === 'foresight' ||
        (advice.tell === 'hint' && seq() === this.hintedAt) ||
        (advice.tell === 'foretold' && isOnItsWay(advice.action))
      if (isTimely) this.tell(advice)
    })
  }

  ask(standing: Standing & { readonly seq: number }, eventsByPlay: EventsByPlay, about: About): void {
    const { table, looks, mine } = standing
    const look = looks.find(({ viewer }) => viewer === table.turn || viewer === 'everyone')
    if (look === undefined || look.view === null || table.turn === null || !mine.includes(table.turn)) return
    if (about.ask === 'hint') this.hintedAt = standing.seq
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server speaks of the table's own game
    const from = { seat: table.turn, view: look.view, seen: eventsByPlay.flat() as GameTypes['event'][] }
    this.worker.ask({ ask: 'advise', game: table.game, from, about })
  }

  /** Why the rules refuse the action; null if they do not. For a player who cannot reach the server just now. */
  judge(
    standing: Standing & { readonly seq: number },
    eventsByPlay: EventsByPlay,
    action: object,
  ): Promise<Refusal | null> {
    return new Promise((resolve) => {
      this.judged.set(JSON.stringify(action), resolve)
      this.ask(standing, eventsByPlay, { ask: 'weigh', action })
    })
  }

  private answerJudged({ action, refusal }: Weighed): boolean {
    const text = JSON.stringify(action)
    this.judged.get(text)?.(refusal)
    return this.judged.delete(text)
  }

  close(): void {
    this.worker.end()
  }
}
