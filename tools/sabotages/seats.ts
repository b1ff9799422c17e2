import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

const TEST = `${TESTS}/seats/seats.test.ts`

/** Promises about people who stall, or are not wanted, and about hosts who lose. */
export const SEAT_SABOTAGES: readonly Sabotage[] = [
  one(
    41,
    'let somebody back who was sent away',
    [`${SERVER}/tables/access.ts`, 'if (table.removed.includes(person)) return false', ''],
    [TEST, 'sends somebody away'],
  ),
  one(
    41,
    'let one alone decide about a seat',
    [`${SERVER}/tables/votes.ts`, '.every((seat) => agreed.includes(seat))', '.some((seat) => agreed.includes(seat))'],
    [TEST, 'when all others agree'],
  ),
  one(
    41,
    'let a losing host put the table away',
    [
      `${SERVER}/tables/decide.ts`,
      "if (table.status !== 'playing' || isAlone)",
      'if (table.host === person.id || isAlone)',
    ],
    [TEST, 'middle of a game'],
  ),
  one(
    41,
    'do not look at the clock',
    [`${SERVER}/tables/overdue.ts`, 'if (due === null || now < due', 'if (due !== null || now < 0'],
    [TEST, 'clock of a table'],
  ),
]
