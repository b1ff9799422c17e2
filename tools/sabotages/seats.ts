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
    'begin the time anew with whatever happens',
    [
      `${SERVER}/tables/since.ts`,
      'return since.at === 0 ? lastAt : since.at',
      'return lastAt > since.at ? lastAt : since.at',
    ],
    [TEST, 'more time'],
  ),
  one(
    41,
    'begin the time anew with a move that is made again',
    [`${SERVER}/tables/since.ts`, 'moves > since.moves || (', 'moves !== since.moves || ('],
    [TEST, 'begins no new time'],
  ),
  one(
    41,
    'wait for those who are gone',
    [
      `${SERVER}/tables/decide.ts`,
      'chair.person !== null && !scene.isHere(chair.person)',
      'chair.person === person.id',
    ],
    [TEST, 'two who are gone'],
  ),
  one(
    41,
    'do not look at the clock',
    [`${SERVER}/tables/overdue.ts`, 'if (due === null || now < due', 'if (due !== null || now < 0'],
    [TEST, 'clock of a table'],
  ),
]
