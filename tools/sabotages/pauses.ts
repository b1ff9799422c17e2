import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about how long others wait for what somebody sends. */
export const PAUSE_SABOTAGES: readonly Sabotage[] = [
  one(
    38,
    'take positions of any size',
    ['packages/mystics/src/position/read-position.ts', '  refuseHuge(json)\n', ''],
    [`${TESTS}/pauses/pauses.test.ts`, 'as large as a request may be'],
    240,
  ),
  one(
    38,
    'play a whole log again without looking up',
    [`${SERVER}/in-steps.ts`, 'if (performance.now() - since < SLICE_MS) continue', 'if (since > 0) continue'],
    [`${TESTS}/pauses/in-steps.test.ts`, 'others have their turn'],
  ),
  one(
    38,
    'judge without end',
    [`${SERVER}/judge/judge.ts`, 'this.timer = setTimeout(() => void this.worker?.terminate(), this.deadlineMs)', ''],
    [`${TESTS}/pauses/judge.test.ts`, 'takes too long'],
  ),
  one(
    38,
    'fall over what is nested too deep, for everybody',
    [
      `${SERVER}/judge/judge.ts`,
      "this.end(({ reject }) => reject(new BadInput('this is nested too deep')))",
      "throw new Error('too deep')",
    ],
    [`${TESTS}/pauses/judge.test.ts`, 'nested too deep'],
  ),
]
