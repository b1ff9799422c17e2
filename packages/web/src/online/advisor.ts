import type { GameTypes } from '@mousekeep/engine'
import type { Ask, Tell } from '../table/messages.ts'
import { startWorker, type OwnWorker } from '../table/own-worker.ts'
import type { Standing } from './retell.ts'

export type About = (Ask & { readonly ask: 'advise' })['about']

/**
 * The rules on this device, for advice at a table on the server. They are given what the server has told this person
 * and nothing else, so that no advice knows what lies hidden.
 */
export class Advisor {
  private readonly worker: OwnWorker
  private readonly tell: (advice: Tell<GameTypes>) => void
  /** Where the log stood when a hint was asked for. */
  private hintedAt = -1

  /** `isOnItsWay` says whether that action was sent, is not answered, and nothing else has happened since. */
  constructor(
    tell: (advice: Tell<GameTypes>) => void,
    seq: () => number | undefined,
    isOnItsWay: (action: object) => boolean,
  ) {
    this.tell = tell
    this.worker = startWorker<GameTypes>((advice) => {
      const isTimely =
        advice.tell === 'weighed' ||
        (advice.tell === 'hint' && seq() === this.hintedAt) ||
        (advice.tell === 'foretold' && isOnItsWay(advice.action))
      if (isTimely) this.tell(advice)
    })
  }

  ask(standing: Standing & { readonly seq: number }, chapters: readonly (readonly object[])[], about: About): void {
    const { table, looks, mine } = standing
    const look = looks.find(({ viewer }) => viewer === table.turn)
    if (look === undefined || look.view === null || table.turn === null || !mine.includes(table.turn)) return
    if (about.ask === 'hint') this.hintedAt = standing.seq
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server speaks of the table's own game
    const from = { seat: table.turn, view: look.view, seen: chapters.flat() as GameTypes['event'][] }
    this.worker.ask({ ask: 'advise', game: table.game, from, about })
  }

  close(): void {
    this.worker.end()
  }
}
