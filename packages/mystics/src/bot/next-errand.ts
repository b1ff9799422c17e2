import type { Board, Space } from '../board/board.ts'
import { valueOf, wordOf } from '../cards/said.ts'
import type { GoalValues, RuleCondition, RuleConditionValues } from '../story/words.ts'
import { allHold } from '../rules/lookup/chapter-conditions.ts'
import { chapterOf, rulesOn, spacesAt } from '../rules/lookup/chapter-here.ts'
import { minionsFor } from '../rules/lookup/changed-rules.ts'
import { isFree } from '../state/figures.ts'
import { ruleAt } from '../rules/lookup/chapter-rules.ts'
import type { Mouse, MysticsState } from '../state/state.ts'
import { carriedBy, tokensAt } from '../rules/lookup/tokens.ts'
import { FAR, walk } from './mouse-distances.ts'
import type { Errand } from './errands.ts'
import type { Way } from './way-to-victory.ts'

const WAY = 0.1
const COMPANY = 0.01
const GATHER = 0.03
const ASIDE = 0.03
/** What is to be done while minions are about weighs less. */
const IN_A_FIGHT = 0.8

/** How far the mice are from what is to be done next: the nearer the better. */
export function toDo(state: MysticsState, board: Board, { next }: Way): number {
  const free = state.mice.filter((mouse) => isFree(mouse) && mouse.at >= 0)
  if (free.length === 0) return 0
  const aside = besides(state, board, free)
  let least = Number.POSITIVE_INFINITY
  for (const errand of next) least = Math.min(least, wayTo(state, board, free, errand))
  return aside + (least === Number.POSITIVE_INFINITY ? 0 : least)
}

/** What may be won on this side for chapters to come: whoever is near turns aside for it. */
function besides(state: MysticsState, board: Board, free: readonly Mouse[]): number {
  let sum = 0
  for (const index of rulesOn(state, 'act')) {
    const rule = ruleAt(state, index)
    if (rule === undefined || !('act' in rule.on)) continue
    const flags = rule.do.flatMap((verb) => ('achieve' in verb ? [verb.achieve] : []))
    if (flags.every((flag) => state.flags.includes(flag))) continue
    const spaces = spacesAt(state, board, rule.on.act.place) ?? []
    const able = free.filter((mouse) => allHold({ state, board }, rule.if, mouse.id))
    if (spaces.length === 0 || able.length === 0) continue
    const field = walk(board, spaces, state.trapped)
    sum += ASIDE * Math.min(...able.map((mouse) => field[mouse.at]))
  }
  return sum
}

function wayTo(state: MysticsState, board: Board, free: readonly Mouse[], errand: Errand): number {
  const weight = state.minions.length > 0 ? IN_A_FIGHT : 1
  switch (errand.kind) {
    case 'go':
      // With minions about nobody leaves (M13.1).
      return minionsFor(state, 'M13.1') > 0
        ? 0
        : farness(state, board, free, free, errand.spaces, errand.together === true ? free.length : 1)
    case 'take':
    case 'search':
      return weight * farness(state, board, free, without(state, free), errand.spaces, 1)
    case 'put': {
      const carrier = free.filter((mouse) => carriedBy(state, mouse) === errand.token)
      return weight * farness(state, board, free, carrier, errand.spaces, 1)
    }
    case 'act':
      return weight * toAct(state, board, free, errand)
    case 'arrive':
      return weight * arrival(state, board, free)
    case 'wait':
      return 0
  }
}

function without(state: MysticsState, free: readonly Mouse[]): Mouse[] {
  return free.filter((mouse) => carriedBy(state, mouse) === null)
}

/** The way of those who are needed, and a little of everybody's. */
function farness(
  state: MysticsState,
  board: Board,
  free: readonly Mouse[],
  doers: readonly Mouse[],
  spaces: readonly Space[],
  needed: number,
): number {
  if (spaces.length === 0 || doers.length === 0) return 0
  const field = walk(board, spaces, state.trapped)
  let sum = 0
  for (const mouse of free) sum += field[mouse.at]
  const ways = doers.map((mouse) => field[mouse.at]).toSorted((a, b) => a - b)
  let way = 0
  for (let i = 0; i < needed; i++) way += ways[i] ?? FAR
  return WAY * way + COMPANY * sum
}

function toAct(state: MysticsState, board: Board, free: readonly Mouse[], errand: Errand): number {
  const rule = errand.rule === undefined ? undefined : ruleAt(state, errand.rule)
  const needs: Needs = { state, board, free, doers: free, spaces: errand.spaces, mice: 1, brought: 0 }
  lookAt(rule?.if ?? [], needs)
  return needs.brought + farness(state, board, free, needs.doers, needs.spaces, Math.min(needs.mice, free.length))
}

/** What an action needs, as its conditions have it: who can do it, where, by how many, and what is brought there. */
interface Needs {
  readonly state: MysticsState
  readonly board: Board
  readonly free: readonly Mouse[]
  doers: readonly Mouse[]
  spaces: readonly Space[]
  mice: number
  /** The way of whatever has to be carried there first. */
  brought: number
}

type NeedsEntry<Word extends keyof RuleConditionValues> = (value: RuleConditionValues[Word], needs: Needs) => void

const NOTHING = (): void => {}

const NEEDS: { readonly [Word in keyof RuleConditionValues]: NeedsEntry<Word> } = {
  flag: NOTHING,
  count({ of, n }, needs) {
    if (of === 'free mice' && typeof n === 'number') needs.mice = Math.max(needs.mice, n)
  },
  compare: NOTHING,
  at({ who, place }, needs) {
    const { state, board, free } = needs
    if (!(state.tokens[who] in state.setup.seats)) return
    const bearer = free.filter((mouse) => mouse.id === state.tokens[who])
    needs.brought += farness(state, board, bearer, bearer, spacesAt(state, board, place) ?? [], 1)
  },
  near({ of, within }, needs) {
    const { state, board } = needs
    const around = state.minions.filter((minion) => minion.type === of).map((minion) => minion.at)
    needs.spaces = within === 0 ? around : around.flatMap((at) => [at].concat(board.near[at]))
  },
  is: NOTHING,
  cheeseOf: NOTHING,
  page: NOTHING,
  by: NOTHING,
  once: NOTHING,
  carries({ token }, needs) {
    const { state, board } = needs
    needs.doers = needs.doers.filter((mouse) => (tokensAt(state, board, token, 'it', mouse.id)?.length ?? 0) > 0)
  },
  colour: NOTHING,
  here: NOTHING,
  cameBy: NOTHING,
  difficulty: NOTHING,
  any: lookAt,
  all: lookAt,
  not: NOTHING,
}

function lookAt(conditions: readonly RuleCondition[], needs: Needs): void {
  for (const condition of conditions) {
    const word = wordOf(condition)
    const entry: NeedsEntry<never> = NEEDS[word]
    entry(valueOf(condition, word), needs)
  }
}

type Walkers = Pick<Needs, 'state' | 'board' | 'free'>
type ArrivalEntry<Word extends keyof GoalValues> = (value: GoalValues[Word], walkers: Walkers) => number

const NO_WAY = (): number => 0

/** How far it is to what a goal names. */
const ARRIVALS: { readonly [Word in keyof GoalValues]: ArrivalEntry<Word> } = {
  allAt(place, { state, board, free }) {
    const spaces = spacesAt(state, board, place) ?? []
    if (spaces.length === 0) return 0
    const field = walk(board, spaces, state.trapped)
    return free.reduce((sum, mouse) => sum + GATHER * field[mouse.at], 0)
  },
  oneAt: (place, { state, board, free }) => farness(state, board, free, free, spacesAt(state, board, place) ?? [], 1),
  clear: NO_WAY,
  tally: NO_WAY,
  held: NO_WAY,
  beaten: NO_WAY,
  dawn: NO_WAY,
}

/** The last way: to the places that the goals name. */
function arrival(state: MysticsState, board: Board, free: readonly Mouse[]): number {
  let sum = 0
  for (const goal of chapterOf(state)?.victory ?? []) {
    const word = wordOf(goal)
    const entry: ArrivalEntry<never> = ARRIVALS[word]
    sum += entry(valueOf(goal, word), { state, board, free })
  }
  return sum
}
