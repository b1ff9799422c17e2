import type { Board } from '../board.ts'
import { findMinionCard, hero, minionType } from '../content.ts'
import { findMinion, findMouse, heightOf, isFree, placeOf, sizeOf, trackCard } from '../figures.ts'
import { statOf } from '../language/modifiers.ts'
import { colourOf } from '../sides.ts'
import type { Minion, Mouse, MysticsState } from '../state.ts'
import { carriedBy, tokensAt } from '../tokens.ts'
import type { Amount, Comparison, Company, Figures, RuleCondition, Selection, Who } from './chapter.ts'
import { isAt } from './lookup.ts'

/** What a condition looks at. A world is one. */
export interface Scene {
  readonly state: MysticsState
  readonly board: Board
}

export function compare(a: number, is: Comparison, b: number): boolean {
  switch (is) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** The figures a rule speaks of, as they stand on the board. */
export function figuresOf(state: MysticsState, who: Figures, it: string | null): (Mouse | Minion)[] {
  switch (who) {
    case 'mice':
    case 'free mice':
      return state.mice.filter(isFree)
    case 'captured mice':
      return state.mice.filter((mouse) => mouse.captured)
    case 'minions':
      return state.minions
    case 'small minions':
      return state.minions.filter((minion) => sizeOf(minion) === 'small')
    case 'it': {
      if (it === null) return []
      const figure = findMouse(state, it) ?? findMinion(state, it)
      if (figure !== undefined) return [figure]
      // An initiative card whose turn it was stands for its figures.
      const type = findMinionCard(it)?.type
      return state.minions.filter((minion) => minion.type === type)
    }
    default:
      return [...state.mice, ...state.minions].filter(
        (each) => each.id === who || ('type' in each && each.type === who),
      )
  }
}

/** All that a selection leaves; what is chosen among them is asked by whoever carries the verb out. */
export function selected(
  { state, board }: Scene,
  who: Who,
  it: string | null,
  placed: readonly string[],
): (Mouse | Minion)[] {
  if (typeof who === 'string') return figuresOf(state, who, it)
  const kinds = typeof who.of === 'string' ? [who.of] : who.of
  const found = new Set(kinds.flatMap((kind) => figuresOf(state, kind, it)))
  const left = [...found].filter((each) => isAmong({ state, board }, who, each, it, placed))
  if (who.highest !== true || left.length < 2) return left
  const height = (each: Mouse | Minion): number => heightOf(state, 'type' in each ? trackCard(state, each) : each.id)
  return [left.reduce((best, each) => (height(each) < height(best) ? each : best))]
}

function isAmong(
  { state, board }: Scene,
  who: Selection,
  each: Mouse | Minion,
  it: string | null,
  placed: readonly string[],
): boolean {
  if (who.at !== undefined && !isAt(state, board, each.at, who.at, it)) return false
  if (who.within !== undefined && !isWithin({ state, board }, each.at, it, who.within)) return false
  if (who.placed === true && !placed.includes(each.id)) return false
  if (who.noBoss === true && 'type' in each && minionType(each.type).boss) return false
  return who.without === undefined || !('cheese' in each) || !each[who.without]
}

function isWithin({ state, board }: Scene, at: number, it: string | null, steps: 0 | 1): boolean {
  const from = it === null ? -1 : placeOf(state, it)
  return at >= 0 && from >= 0 && (at === from || (steps === 1 && board.isNear[from][at]))
}

/** How many figures, or tokens of a name or kind, are at a place. */
export function countAt({ state, board }: Scene, of: string, place: string, it: string | null): number {
  const tokens = tokensAt(state, board, of, place, it)
  if (tokens !== null) return tokens.length
  return figuresOf(state, of, it).filter((each) => isAt(state, board, each.at, place, it)).length
}

export function amountOf(scene: Scene, amount: Amount, it: string | null): number {
  if (typeof amount === 'number') return amount
  const mouse = it === null ? undefined : findMouse(scene.state, it)
  let sum =
    amount.start === 'lore' ? (mouse === undefined ? 0 : statOf(scene.state, scene.board, mouse, 'lore')) : amount.start
  for (const { n, if: conditions, per } of amount.plus ?? []) {
    if (!allHold(scene, conditions, it)) continue
    if (per === undefined) sum += n
    else if ('variable' in per) sum += n * (scene.state.vars[per.variable] ?? 0)
    else sum += n * countAt(scene, per.of, per.at, it)
  }
  return Math.max(amount.least ?? Number.NEGATIVE_INFINITY, sum)
}

/** A company as it comes now: numbers worked out, none left below one. */
export function musterOf(scene: Scene, company: Company): Record<string, number> {
  const group: Record<string, number> = {}
  for (const [type, amount] of Object.entries(company)) {
    const n = amountOf(scene, amount, null)
    if (n > 0) group[type] = n
  }
  return group
}

export function allHold(scene: Scene, conditions: readonly RuleCondition[] | undefined, it: string | null): boolean {
  return conditions === undefined || conditions.every((condition) => conditionHolds(scene, condition, it))
}

export function conditionHolds(scene: Scene, condition: RuleCondition, it: string | null): boolean {
  const { state, board } = scene
  const mouse = it === null ? undefined : findMouse(state, it)
  if ('not' in condition) return !conditionHolds(scene, condition.not, it)
  if ('any' in condition) return condition.any.some((each) => conditionHolds(scene, each, it))
  if ('all' in condition) return allHold(scene, condition.all, it)
  if ('flag' in condition) return state.flags.includes(condition.flag)
  if ('count' in condition) {
    const { of, at, is, n } = condition.count
    return compare(countAt(scene, of, at, it), is, amountOf(scene, n, it))
  }
  if ('compare' in condition) {
    const { variable, is, n } = condition.compare
    return compare(state.vars[variable] ?? 0, is, amountOf(scene, n, it))
  }
  if ('at' in condition) return countAt(scene, condition.at.who, condition.at.place, it) > 0
  if ('near' in condition) {
    const { of, within } = condition.near
    return figuresOf(state, of, it).some((each) => each.id !== it && isWithin(scene, each.at, it, within))
  }
  if ('is' in condition) {
    const { what } = condition.is
    return (
      mouse !== undefined &&
      (mouse.id === what || what === 'mouse' || hero(mouse.id).classes.some((each) => each === what))
    )
  }
  if ('cheeseOf' in condition)
    return mouse !== undefined && compare(mouse.cheese, condition.cheeseOf.is, condition.cheeseOf.n)
  if ('page' in condition) return compare(state.page, condition.page.is, condition.page.n)
  if ('by' in condition) return mouse !== undefined
  if ('colour' in condition) return colourOf(state.here) === condition.colour
  if ('here' in condition) return state.here === condition.here
  if ('difficulty' in condition) return state.setup.difficulty === condition.difficulty
  if ('cameBy' in condition) {
    const way = state.stack.findLast((frame) => frame.kind === 'explore')
    return way !== undefined && way.flip === (condition.cameBy === 'flip')
  }
  if ('carries' in condition) {
    const token = mouse === undefined ? null : carriedBy(state, mouse)
    return token !== null && tokensAt(state, board, condition.carries.token, 'it', it)?.includes(token) === true
  }
  return true // `once` is looked at when the rule is begun
}
