import { MOST_DICE } from '../../state/budget.ts'
import { happened, note } from '../../state/facts.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import { isStar, roll } from '../../state/dice.ts'
import { findMinion } from '../../state/figures.ts'
import { ask, topmost, type Live } from '../../state/live.ts'
import type { MysticsState } from '../../state/state.ts'
import type { RuleTask } from '../../state/task.ts'
import type { RuleVerb, RuleVerbValues } from '../../story/words.ts'
import { moveEnd } from '../deeds/achievements.ts'
import { changeVariable, setVariable } from '../deeds/begin-rules.ts'
import { fillWheel, takeFromWheel } from '../deeds/cheese.ts'
import { ambush, layTraps } from '../deeds/deal-track.ts'
import { lose, win } from '../deeds/ending.ts'
import { boardOf } from '../lookup/board-here.ts'
import { allHold, amountOf, lookIn, lookInAmount, type LookedAt } from '../lookup/chapter-conditions.ts'
import { spacesAt } from '../lookup/chapter-here.ts'
import type { Future } from '../lookup/future.ts'
import { bring } from './bring.ts'
import { ON_FIGURES } from './figure-verbs.ts'
import { chooseTokens, peek, type Opened } from './open-choices.ts'
import { NOTHING, PLAIN, type RuleVerbEntry } from './verb-entry.ts'

const ENTRIES: { readonly [Word in keyof RuleVerbValues]: RuleVerbEntry<Word> } = {
  ...ON_FIGURES,
  placeMinions: {
    ...PLAIN,
    does: bring,
    foresee: (future, { type, n }, it) => future.bring(type, amountOf(future.scene, n, it)),
  },
  layBelow: {
    ...PLAIN,
    does(_, task) {
      task.below = true
    },
  },
  set: {
    ...PLAIN,
    does: (live, { rule, it }, { variable, value }) => setVariable(live, variable, amountOf(live, value, it), rule),
    foresee: (future, { variable, value }, it) => future.set(variable, amountOf(future.scene, value, it)),
  },
  add: {
    ...PLAIN,
    does: (live, { rule }, { variable, n }) => changeVariable(live, variable, n, rule),
    foresee: (future, { variable, n }) => future.set(variable, (future.scene.state.vars[variable] ?? 0) + n),
  },
  test: {
    ...PLAIN,
    does: rollTest,
    foresee(future, { dice, star = [], eachStar = [] }, it) {
      future.follow(star, it)
      // Every second face is a star.
      const stars = Math.max(1, Math.floor(Math.min(MOST_DICE, amountOf(future.scene, dice, it)) / 2))
      for (let i = 0; i < stars; i++) future.follow(eachStar, it)
    },
    about: ({ dice }, seen) => lookInAmount(dice, seen),
  },
  when: {
    opens: (live, { it }, { if: conditions, do: then, else: otherwise = [] }) =>
      allHold(live, conditions, it) ? then : otherwise,
    does: NOTHING,
    foresee: (future, { if: conditions, do: then, else: otherwise = [] }, it) =>
      future.follow(allHold(future.scene, conditions, it) ? then : otherwise, it),
    about({ if: conditions, do: then }, seen) {
      lookIn(conditions, seen)
      lookInVerbs(then, seen)
    },
  },
  ask: {
    opens(live, { rule }, { name, options }) {
      const chosen = ask(live, rule, name, Object.keys(options))
      return chosen === null ? null : options[chosen]
    },
    does: NOTHING,
    foresee(future, { options }, it) {
      const [least] = Object.values(options).toSorted((a, b) => a.length - b.length)
      future.follow(least, it)
    },
    about: NOTHING,
  },
  wheel: {
    ...PLAIN,
    does(live, { rule }, { n }) {
      if (n > 0) fillWheel(live, n, rule)
      else takeFromWheel(live, -n, rule)
    },
  },
  achieve: {
    ...PLAIN,
    does({ state, emit }, { rule, it }, flag) {
      if (!state.flags.includes(flag)) state.flags.push(flag)
      emit?.({ type: 'achieved', rule, who: it, what: flag })
    },
    foresee: (future, flag) => future.achieve(flag),
  },
  endMarker: { ...PLAIN, does: (live, { rule, it }, pages) => moveEnd(live, amountOf(live, pages, it), rule) },
  layTraps: { ...PLAIN, does: (live, { rule }) => layTraps(live, rule) },
  ambush: {
    ...PLAIN,
    does: (live) =>
      ambush(
        live,
        live.state.track.filter((card) => !(card in live.state.setup.seats)),
      ),
  },
  put: {
    ...PLAIN,
    opens: chooseTokens,
    does(live, { rule, it }, { token, at }) {
      live.state.tokens[token] = whereabouts(live, at, it)
      live.emit?.({ type: 'token-put', rule, token, at: live.state.tokens[token] })
    },
    foresee: (future, tokens, it) => future.put(tokens, it),
  },
  stash: {
    ...PLAIN,
    does({ state }, _, id) {
      const at = state.search.findIndex((no) => state.setup.cards[no] === id)
      if (at >= 0) state.stash.push(...state.search.splice(at, 1))
    },
  },
  gate: {
    ...PLAIN,
    does({ state }, _, { link, open }) {
      state.vars[`gate ${link}`] = open ? 1 : 0
    },
    foresee: (future, { link, open }) => future.gate(link, open),
  },
  points: { ...PLAIN, does: (live, { it }, { n }) => changePoints(live, it, n) },
  peek: { ...PLAIN, opens: peek, does: NOTHING },
  tell: { ...PLAIN, does: (live, { rule }, passage) => tell(live, passage, rule) },
  win: { ...PLAIN, does: (live) => win(live), foresee: (future) => future.end('won') },
  lose: { ...PLAIN, does: (live, { rule }) => lose(live, rule), foresee: (future) => future.end('lost') },
}

function entryOf(verb: RuleVerb): { entry: RuleVerbEntry<never>; value: never } {
  const word = wordOf(verb)
  return { entry: ENTRIES[word], value: valueOf(verb, word) }
}

export function opens(live: Live, task: RuleTask, verb: RuleVerb): Opened {
  const { entry, value } = entryOf(verb)
  return entry.opens(live, task, value)
}

export function carryOut(live: Live, task: RuleTask, verb: RuleVerb): void {
  const { entry, value } = entryOf(verb)
  entry.does(live, task, value)
}

export function foresee(future: Future, verb: RuleVerb, it: string | null): void {
  const { entry, value } = entryOf(verb)
  entry.foresee(future, value, it)
}

/** Notes what decides what the verbs do. */
export function lookInVerbs(verbs: readonly RuleVerb[], seen: LookedAt): void {
  for (const verb of verbs) {
    const { entry, value } = entryOf(verb)
    entry.about(value, seen)
  }
}

function rollTest(live: Live, task: RuleTask, test: RuleVerbValues['test']): void {
  const faces = roll(Math.min(MOST_DICE, Math.max(0, amountOf(live, test.dice, task.it))), live.chance)
  live.emit?.({ type: 'rolled', rule: task.rule, by: task.it ?? 'nobody', for: 'test', faces })
  const more: RuleVerb[] = []
  if (faces.includes('cheese')) more.push(...(test.cheese ?? []))
  const stars = faces.filter(isStar).length
  more.push(...((stars > 0 ? test.star : test.none) ?? []))
  for (let i = 0; i < stars; i++) more.push(...(test.eachStar ?? []))
  task.verbs.unshift(...more)
}

function changePoints(live: Live, it: string | null, n: number | 'none'): void {
  const { turn } = live.state
  if (it !== null && findMinion(live.state, it) !== undefined) {
    const acting = topmost(live.stack, 'act')
    if (acting !== null && n === 'none') acting.path = []
  } else if (turn !== null && turn.card === it) {
    turn.points = n === 'none' ? 0 : Math.max(0, turn.points + n)
    if (n === 'none') turn.move = 'over'
  }
}

/** B9: a passage is told the first time. */
function tell({ state, emit }: Live, passage: string, rule: string): void {
  const fact = { what: 'told', passage } as const
  if (happened(state, fact)) return
  note(state, fact)
  emit?.({ type: 'story', rule, passage: `${state.setup.chapter} ${passage}` })
}

/** A token is with a mouse, in the stash, out of play, on a side, or on a space: `side:space`. */
function whereabouts({ state, board }: Live, at: string, it: string | null): string {
  if (at === 'it') return it ?? 'out'
  if (at === 'here') return state.here
  if (at === 'its space') return spaceName(state, board.names[spacesAt(state, board, at, it)?.[0] ?? -1])
  const [side, name] = at.split(':')
  if (name === undefined) return at
  const there = boardOf(state.setup, side)
  const [space] = there.places[name] ?? []
  return space === undefined ? at : `${side}:${there.names[space]}`
}

function spaceName(state: MysticsState, name: string | undefined): string {
  return name === undefined ? 'out' : `${state.here}:${name}`
}
