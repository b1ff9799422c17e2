import type { Level } from '@mousekeep/bots'
import { castle, type Castle } from '@mousekeep/castle'
import { BadInput, Match, readMatchRecord, type Seat } from '@mousekeep/engine'
import { rules } from '@mousekeep/games/castle'
import { LocalTable, type Holder, type TableRecord } from '@mousekeep/tables'
import { readSave } from '../protocol/save.ts'

export interface Seating {
  readonly seed: string
  readonly options: unknown
  readonly level: Level
  /** Where the person sits; bots have the other seats. */
  readonly person: Seat
}

/** A new castle with a person and bots. */
export function openTable(seating: Seating): LocalTable<Castle> {
  const { seed, options } = seating
  return tableOf(seating, castle.readOptions(options).players, { game: castle.id, start: { seed, options } })
}

/** Goes on with a saved game; throws `BadInput` if it is none that can be played here. */
export function loadTable(seating: Seating, text: string): LocalTable<Castle> {
  const { record, hash } = readSave(text)
  const saved = Match.replay(castle, readMatchRecord(castle, record))
  if (saved.hash !== hash) throw new BadInput('the save does not lead to the state it was made of')
  const seats = castle.seats(saved.state)
  if (seating.person >= seats) throw new BadInput('the save has no such seat as yours')
  return tableOf(seating, seats, saved.record)
}

function tableOf({ level, person }: Seating, seats: number, record: TableRecord): LocalTable<Castle> {
  const holders = Array.from({ length: seats }, (_, seat): Holder => {
    return seat === person ? { who: 'person', name: '' } : { who: 'bot', level }
  })
  return new LocalTable(rules, { seats: holders, record }, () => performance.now())
}
