import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

const TEST = `${TESTS}/verify/seeds.test.ts`
const SEEDS = `${SERVER}/tables/seeds.ts`
const REPLAYED = 'packages/tables/src/log/seeds.ts'

/** Promises about who chooses what goes into the dice, and when. */
export const SEED_SABOTAGES: readonly Sabotage[] = [
  one(
    46,
    'let a promise be made when others have shown their seeds',
    [`${SERVER}/tables/decide.ts`, "  'promise',\n", ''],
    [TEST, 'with the last'],
  ),
  one(
    46,
    'take another seed than the promised one',
    [`${SERVER}/tables/decide.ts`, 'if (commitment(seed) !== table.chairs[seat].promise)', "if (seed === '')"],
    [TEST, 'with the last'],
  ),
  one(
    46,
    'let a seed count again that everybody has seen',
    [SEEDS, '[...(table.sealed?.shown ?? []), ...keptBack]', '[...keptBack]'],
    [TEST, 'is called off'],
  ),
  one(
    46,
    'let a seat call off as many starts as it likes',
    [SEEDS, "status === 'open' && !keptBack.includes(seat)", "status === 'open' && keptBack.length >= 0 && seat >= 0"],
    [TEST, 'is called off'],
  ),
  one(
    46,
    'wait for the seed of somebody who is away',
    [SEEDS, 'person !== null && isHere(person)', "person !== null && isHere !== null && person !== ''"],
    [TEST, 'is away at the start'],
  ),
  one(
    46,
    'verify a log in which somebody chose last',
    [REPLAYED, 'if (this.awaited?.delete(seat) !== true)', 'if (this.awaited?.delete(seat) === null)'],
    [TEST, 'by us and by Python'],
  ),
  one(
    24,
    'take any seed for the promised one',
    ['packages/tables/src/log/replay.ts', 'if (commitment(this.seed) !== this.promised)', 'if (this.seed === null)'],
    [`${TESTS}/verify-dice.test.ts`, 'promise 24'],
    180,
  ),
  one(
    24,
    'let words of the dice be passed over',
    ['packages/tables/src/log/replay.ts', 'if (drawn !== match.drawn)', 'if (drawn === null)'],
    [`${TESTS}/verify-dice.test.ts`, 'promise 24'],
    180,
  ),
]
