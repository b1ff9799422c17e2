import { colourOf } from '../../board/box-tiles.ts'
import { hero } from '../../cards/box.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import { clamped } from '../../state/budget.ts'
import { findMouse } from '../../state/figures.ts'
import type { Mouse } from '../../state/state.ts'
import type { Company } from '../../story/chapter.ts'
import type { Amount, RuleCondition, RuleConditionValues } from '../../story/words.ts'
import type { Scene } from './chapter-here.ts'
import { compare, countAt, figuresOf, isWithin } from './figures-meant.ts'
import { statOf } from './modifiers.ts'
import { carriedBy, tokensAt } from './tokens.ts'

/** What a condition looks at, by name: what else may change without changing whether it holds. */
export interface LookedAt {
  readonly vars: Set<string>
  readonly flags: Set<string>
  /** Tokens and kinds of tokens. */
  readonly names: Set<string>
  /** Minion types that are to be near. */
  readonly foes: Set<string>
  /** Bosses that are to be beaten. */
  readonly bosses: Set<string>
  /** Where a token is to lie. */
  readonly lying: { token: string; place: string }[]
}

interface ConditionEntry<Word extends keyof RuleConditionValues> {
  holds(scene: Scene, value: RuleConditionValues[Word], it: string | null): boolean
  about(value: RuleConditionValues[Word], seen: LookedAt): void
}

const NOTHING = (): void => {}

const ENTRIES: { readonly [Word in keyof RuleConditionValues]: ConditionEntry<Word> } = {
  flag: {
    holds: ({ state }, flag) => state.flags.includes(flag),
    about: (flag, seen) => seen.flags.add(flag),
  },
  count: {
    holds: (scene, { of, at, is, n }, it) => compare(countAt(scene, of, at, it), is, amountOf(scene, n, it)),
    about: NOTHING,
  },
  compare: {
    holds: (scene, { variable, is, n }, it) => compare(scene.state.vars[variable] ?? 0, is, amountOf(scene, n, it)),
    about: ({ variable }, seen) => seen.vars.add(variable),
  },
  at: {
    holds: (scene, { who, place }, it) => countAt(scene, who, place, it) > 0,
    about({ who, place }, seen) {
      if (who === 'it') return
      seen.names.add(who)
      if (place.includes(':')) seen.lying.push({ token: who, place })
    },
  },
  near: {
    holds: (scene, { of, within }, it) =>
      figuresOf(scene.state, of, it).some((each) => each.id !== it && isWithin(scene, each.at, it, within)),
    about: ({ of }, seen) => seen.foes.add(of),
  },
  is: {
    holds(scene, { what }, it) {
      const mouse = mouseIn(scene, it)
      if (mouse === undefined) return false
      return mouse.id === what || what === 'mouse' || hero(mouse.id).classes.some((each) => each === what)
    },
    about: NOTHING,
  },
  cheeseOf: {
    holds(scene, { is, n }, it) {
      const mouse = mouseIn(scene, it)
      return mouse !== undefined && compare(mouse.cheese, is, n)
    },
    about: NOTHING,
  },
  page: { holds: ({ state }, { is, n }) => compare(state.page, is, n), about: NOTHING },
  by: { holds: (scene, _, it) => mouseIn(scene, it) !== undefined, about: NOTHING },
  // Looked at when the rule is begun: a rule that is used up does not begin.
  once: { holds: () => true, about: NOTHING },
  carries: {
    holds(scene, { token }, it) {
      const mouse = mouseIn(scene, it)
      const carried = mouse === undefined ? null : carriedBy(scene.state, mouse)
      return carried !== null && tokensAt(scene.state, scene.board, token, 'it', it)?.includes(carried) === true
    },
    about: ({ token }, seen) => seen.names.add(token),
  },
  colour: { holds: ({ state }, colour) => colourOf(state.here) === colour, about: NOTHING },
  here: { holds: ({ state }, side) => state.here === side, about: NOTHING },
  cameBy: {
    holds({ state }, way) {
      const task = state.stack.findLast((each) => each.kind === 'explore')
      return task !== undefined && task.flip === (way === 'flip')
    },
    about: NOTHING,
  },
  difficulty: { holds: ({ state }, difficulty) => state.setup.difficulty === difficulty, about: NOTHING },
  any: {
    holds: (scene, any, it) => any.some((each) => conditionHolds(scene, each, it)),
    about: (any, seen) => lookIn(any, seen),
  },
  all: { holds: (scene, all, it) => allHold(scene, all, it), about: (all, seen) => lookIn(all, seen) },
  not: { holds: (scene, not, it) => !conditionHolds(scene, not, it), about: (not, seen) => lookIn([not], seen) },
}

function mouseIn({ state }: Scene, it: string | null): Mouse | undefined {
  return it === null ? undefined : findMouse(state, it)
}

export function conditionHolds(scene: Scene, condition: RuleCondition, it: string | null): boolean {
  const word = wordOf(condition)
  const entry: ConditionEntry<never> = ENTRIES[word]
  return entry.holds(scene, valueOf(condition, word), it)
}

/** Notes what the conditions look at. */
export function lookIn(conditions: readonly RuleCondition[], seen: LookedAt): void {
  for (const condition of conditions) {
    const word = wordOf(condition)
    const entry: ConditionEntry<never> = ENTRIES[word]
    entry.about(valueOf(condition, word), seen)
  }
}

/** Notes what a number depends on. */
export function lookInAmount(amount: Amount, seen: LookedAt): void {
  if (typeof amount === 'number') return
  for (const { if: conditions, per } of amount.plus ?? []) {
    if (conditions !== undefined) lookIn(conditions, seen)
    if (per !== undefined && 'variable' in per) seen.vars.add(per.variable)
  }
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
  return clamped(Math.max(amount.least ?? Number.NEGATIVE_INFINITY, sum))
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
