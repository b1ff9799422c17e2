import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

const TEST = `${TESTS}/fairness/fairness.test.ts`

/** Promises about what guests share. */
export const FAIRNESS_SABOTAGES: readonly Sabotage[] = [
  one(
    40,
    'share thinking by host alone',
    [`${SERVER}/bots/thinkers.ts`, 'if (mine !== theirs) return mine < theirs', ''],
    [TEST, 'turns of addresses'],
  ),
  one(
    40,
    'let bots play for nobody',
    [`${SERVER}/tables/bot-turns.ts`, '&& !this.table.isWatched()) return null', '&& chairs.length === 0) return null'],
    [TEST, 'bots alone'],
  ),
  one(
    40,
    'tell everybody of everybody',
    [`${SERVER}/tables/showing/audience.ts`, 'const CROWD = 20', 'const CROWD = 2000'],
    [TEST, 'more than twenty'],
  ),
  one(
    40,
    'let everybody in by the code',
    [`${SERVER}/tables/access.ts`, 'invited.length >= MOST_INVITED', 'invited.length < 0'],
    [TEST, 'gets about'],
  ),
]
