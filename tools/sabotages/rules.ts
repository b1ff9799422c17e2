import type { Sabotage } from './sabotage.ts'

/** Promises that the rules of the games keep. */
export const RULES_SABOTAGES: readonly Sabotage[] = [
  {
    promise: 20,
    what: 'double a card when shuffling',
    patches: [{ file: 'packages/engine/src/chance/chance.ts', from: 'list[j] = moved', to: 'list[j] = list[i]' }],
    test: 'packages/mystics/test/self-play.test.ts',
    pattern: 'random games pass every check',
    seconds: 300,
  },
  {
    promise: 20,
    what: 'lose the tile that drops out of a line',
    patches: [{ file: 'packages/castle/src/actions/slide.ts', from: 'state.spare = moving\n', to: '' }],
    test: 'packages/castle/test/self-play.test.ts',
    pattern: 'random games pass every check \\(1 of',
    seconds: 300,
  },
  {
    promise: 21,
    what: 'change the state before the action is found legal',
    patches: [
      {
        file: 'packages/castle/src/actions/slide.ts',
        from: 'if (state.slid) return REFUSALS.alreadySlid',
        to: 'if (state.slid) {\n      state.points--\n      return REFUSALS.alreadySlid\n    }',
      },
    ],
    test: 'packages/castle/test/self-play.test.ts',
    pattern: 'random games pass every check \\(1 of',
    seconds: 300,
  },
]
