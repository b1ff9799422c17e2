import type { GameTypes, MatchRecord } from '@mousekeep/engine'

/** A game broke what must hold. The message carries everything that is needed to see it again. */
export class Violation extends Error {
  override readonly name = 'Violation'
  readonly record: MatchRecord<GameTypes['action']>

  constructor(what: string, situation: string, record: MatchRecord<GameTypes['action']>) {
    super(
      [
        `${what} (after ${record.entries.length} actions, seed ${JSON.stringify(record.start.seed)})`,
        situation,
        'To see it again, paste into a scenario:',
        `  t.replays(${JSON.stringify(record)})`,
      ].join('\n'),
    )
    this.record = record
  }
}
