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

  constructor(tell: (advice: Tell<GameTypes>) => void) {
    this.worker = startWorker<GameTypes>(tell)
  }

  ask(standing: Standing, chapters: readonly (readonly object[])[], about: About): void {
    const { table, looks } = standing
    const look = looks.find(({ viewer }) => viewer === table.turn)
    if (look === undefined || look.view === null || table.turn === null) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server speaks of the table's own game
    const from = { seat: table.turn, view: look.view, seen: chapters.flat() as GameTypes['event'][] }
    this.worker.ask({ ask: 'advise', game: table.game, from, about })
  }

  close(): void {
    this.worker.end()
  }
}
