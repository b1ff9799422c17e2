import type { Side } from '../board/side.ts'
import type { EncounterCard } from '../cards/card.ts'

/** A card of the box by its id; another is written out. */
export function writeEncounter(card: EncounterCard): unknown {
  if (card.id !== '') return card.id
  return {
    rows: card.rows.map((row) => [`${row.from}-${row.to}`, { ...row.minions }]),
    surge: { ...card.surge },
    flags: [...card.flags],
  }
}

/** A side as a position writes it out. */
export function writeSide(side: Side): object {
  const { id: _, unit: __, doors, ...others } = side
  return { ...others, exits: doors.map((door) => door.id) }
}
