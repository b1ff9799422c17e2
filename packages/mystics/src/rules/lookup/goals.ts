import { wasBeaten } from '../../state/facts.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import { isFree } from '../../state/figures.ts'
import type { Goal, GoalValues } from '../../story/words.ts'
import { amountOf, lookInAmount, type LookedAt } from './chapter-conditions.ts'
import { isAt, spacesAt, splitPlace, type Scene } from './chapter-here.ts'
import { carriedBy } from './tokens.ts'

interface GoalEntry<Word extends keyof GoalValues> {
  isReached(scene: Scene, value: GoalValues[Word]): boolean
  /** The same in outline: all mice are together, and nobody is in the way. */
  isInReach(scene: Scene, value: GoalValues[Word]): boolean
  about(value: GoalValues[Word], seen: LookedAt): void
}

const NOTHING = (): void => {}

const isOnSide = ({ state }: Scene, place: string): boolean => splitPlace(state, place).side === state.here

const holdsEnough = (scene: Scene, { variable, n }: GoalValues['tally']): boolean =>
  (scene.state.vars[variable] ?? 0) >= amountOf(scene, n, null)

const isBeaten = ({ state }: Scene, { boss, on }: GoalValues['beaten']): boolean => wasBeaten(state, boss, on)

const ENTRIES: { readonly [Word in keyof GoalValues]: GoalEntry<Word> } = {
  allAt: {
    isReached({ state, board }, place) {
      const free = state.mice.filter(isFree)
      return free.length > 0 && free.every((mouse) => isAt(state, board, mouse.at, place))
    },
    isInReach: isOnSide,
    about: NOTHING,
  },
  oneAt: {
    isReached: ({ state, board }, place) =>
      state.mice.some((mouse) => isFree(mouse) && isAt(state, board, mouse.at, place)),
    isInReach: isOnSide,
    about: NOTHING,
  },
  clear: {
    isReached: ({ state, board }, place) =>
      isOnSide({ state, board }, place) && spacesAt(state, board, place) === null && state.minions.length === 0,
    isInReach: isOnSide,
    about: NOTHING,
  },
  tally: {
    isReached: holdsEnough,
    isInReach: holdsEnough,
    about({ variable, n }, seen) {
      seen.vars.add(variable)
      lookInAmount(n, seen)
    },
  },
  held: {
    isReached: ({ state }, token) => state.mice.some((mouse) => isFree(mouse) && carriedBy(state, mouse) === token),
    isInReach: ({ state }, token) => state.mice.some((mouse) => carriedBy(state, mouse) === token),
    about: (token, seen) => seen.names.add(token),
  },
  beaten: { isReached: isBeaten, isInReach: isBeaten, about: ({ boss }, seen) => seen.bosses.add(boss) },
  dawn: { isReached: ({ state }) => state.page >= state.end, isInReach: () => false, about: NOTHING },
}

export function isReached(scene: Scene, goal: Goal): boolean {
  const word = wordOf(goal)
  const entry: GoalEntry<never> = ENTRIES[word]
  return entry.isReached(scene, valueOf(goal, word))
}

export function isInReach(scene: Scene, goal: Goal): boolean {
  const word = wordOf(goal)
  const entry: GoalEntry<never> = ENTRIES[word]
  return entry.isInReach(scene, valueOf(goal, word))
}

/** Notes what a goal depends on. */
export function lookInGoal(goal: Goal, seen: LookedAt): void {
  const word = wordOf(goal)
  const entry: GoalEntry<never> = ENTRIES[word]
  entry.about(valueOf(goal, word), seen)
}
