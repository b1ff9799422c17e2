import { boardHere } from '../boards.ts'
import type { Chapter, Goal, Rule, RuleVerb } from '../chapters/chapter.ts'
import { allHold, amountOf, type Scene } from '../chapters/conditions.ts'
import { chapterOf, rulesOn, splitPlace, type RuleMomentWord } from '../chapters/lookup.ts'
import { isFree } from '../figures.ts'
import { ruleAt, ruleHolds, spendRule } from '../rules.ts'
import { copy, type MysticsState } from '../state.ts'
import { carriedBy, tokensAt } from '../tokens.ts'
import { mattersIn } from './matters.ts'

/**
 * A game in outline: the table with all mice together and nobody in the way. Conditions are looked up by the rules
 * themselves; what a verb does is foreseen with ordinary luck.
 */
export type Outline = MysticsState

/** What one party would rather do than another: go by a side, or not home without it, and do all that the goals name. */
export interface Taste {
  readonly fond: string | null
  readonly keen?: boolean
  readonly thorough: boolean
}

export const NO_TASTE: Taste = { fond: null, thorough: false }

/** The outline of a table: only minions that an action needs are left. */
export function outlineOf(state: MysticsState): Outline {
  const outline = copy(state)
  const chapter = chapterOf(state)
  const foes = chapter === null ? [] : mattersIn(chapter).foes
  const left = outline.minions.filter((minion) => foes.includes(minion.type))
  outline.minions.splice(0, outline.minions.length, ...left)
  outline.stack.length = 0
  for (const mouse of outline.mice) {
    mouse.captured = false
    mouse.away = false
  }
  return outline
}

/** Two tables with the same key have the same way to victory. */
export function keyOf(state: MysticsState, { fond, keen, thorough }: Taste): string {
  const chapter = chapterOf(state)
  if (chapter === null) return ''
  const { vars, flags, tokens, foes, bosses, sides } = mattersIn(chapter)
  let key = `${chapter.id} ${state.setup.difficulty} ${state.here} ${state.up.join()}`
  for (const name of vars) key += ` ${state.vars[name] ?? 0}`
  for (const name of flags) if (state.flags.includes(name)) key += ` ${name}`
  for (const token of tokens) {
    const at = Object.hasOwn(state.tokens, token) ? state.tokens[token] : '-'
    key += at in state.setup.seats ? ' *' : ` ${at}`
  }
  for (const type of foes) {
    let n = 0
    for (const minion of state.minions) if (minion.type === type) n++
    key += ` ${n}`
  }
  for (const { type } of state.minions) if (bosses.includes(type)) key += ` ${type}`
  if (thorough) key += ' thorough'
  if (keen === true && fond !== null) {
    key += ' keen'
    for (const flag of souvenirs(chapter, fond)) key += state.flags.includes(flag) ? '+' : '-'
  }
  if (fond !== null) key += ` ${fond}${state.explored.includes(fond) ? '+' : '-'}`
  for (const side of sides) key += state.explored.includes(side) ? '+' : '-'
  for (const link in state.vars) if (link.startsWith('gate ') && state.vars[link] === 0) key += link
  for (const name of state.fired) if (name.startsWith('beaten')) key += name
  return key
}

/** What an action on the side wins for chapters to come. */
export function souvenirs({ rules = [] }: Chapter, side: string): string[] {
  return rules.flatMap(({ on, do: verbs }) =>
    'act' in on && on.act.place.split(':')[0] === side
      ? verbs.flatMap((verb) => ('achieve' in verb ? [verb.achieve] : []))
      : [],
  )
}

/** All mice, and the foes an action needs, stand together on a space. */
export function assemble(outline: Outline, at: number): Scene {
  for (const mouse of outline.mice) mouse.at = at
  for (const minion of outline.minions) minion.at = at
  return { state: outline, board: boardHere(outline) }
}

export function isDone(outline: Outline): boolean {
  if (outline.over !== null) return outline.over === 'won'
  const goals = chapterOf(outline)?.victory ?? []
  return goals.length > 0 && goals.every((goal) => isMet(outline, goal))
}

function isMet(outline: Outline, goal: Goal): boolean {
  if ('allAt' in goal) return splitPlace(outline, goal.allAt).side === outline.here
  if ('oneAt' in goal) return splitPlace(outline, goal.oneAt).side === outline.here
  if ('clear' in goal) return splitPlace(outline, goal.clear).side === outline.here
  if ('held' in goal) return outline.mice.some((mouse) => carriedBy(outline, mouse) === goal.held)
  if ('tally' in goal) {
    const scene = { state: outline, board: boardHere(outline) }
    return (outline.vars[goal.tally.variable] ?? 0) >= amountOf(scene, goal.tally.n, null)
  }
  if ('beaten' in goal) {
    const { boss, on } = goal.beaten
    return outline.fired.includes(on === undefined ? `beaten ${boss}` : `beaten ${boss} ${on}`)
  }
  return false
}

/** All rules of a moment, in order. */
export function happen(outline: Outline, word: RuleMomentWord, it: string | null, type: string | null = null): void {
  for (const index of rulesOn(outline, word)) follow(outline, index, it, type)
}

/** A rule that holds is carried out. */
export function follow(outline: Outline, index: number, it: string | null, type: string | null = null): void {
  const rule = ruleAt(outline, index)
  const at = outline.mice[0].at
  const scene = { state: outline, board: boardHere(outline) }
  if (rule === undefined || !ruleHolds(scene, index, it, at, type)) return
  spendRule(outline, rule)
  carryOut(outline, rule.do, it)
}

function carryOut(outline: Outline, verbs: readonly RuleVerb[], it: string | null): void {
  for (const verb of verbs) foresee(outline, verb, it)
}

function foresee(outline: Outline, verb: RuleVerb, it: string | null): void {
  const scene = { state: outline, board: boardHere(outline) }
  if ('set' in verb) setTo(outline, verb.set.variable, amountOf(scene, verb.set.value, it))
  else if ('add' in verb) setTo(outline, verb.add.variable, (outline.vars[verb.add.variable] ?? 0) + verb.add.n)
  else if ('achieve' in verb) outline.flags.push(verb.achieve)
  else if ('gate' in verb) outline.vars[`gate ${verb.gate.link}`] = verb.gate.open ? 1 : 0
  else if ('when' in verb)
    carryOut(outline, allHold(scene, verb.when.if, it) ? verb.when.do : (verb.when.else ?? []), it)
  else if ('test' in verb) {
    carryOut(outline, verb.test.star ?? [], it)
    // Every second face is a star.
    const stars = Math.max(1, Math.floor(amountOf(scene, verb.test.dice, it) / 2))
    for (let i = 0; i < stars; i++) carryOut(outline, verb.test.eachStar ?? [], it)
  } else if ('ask' in verb) {
    const [least] = Object.values(verb.ask.options).toSorted((a, b) => a.length - b.length)
    carryOut(outline, least, it)
  } else if ('put' in verb) putTokens(outline, verb.put, it)
  else if ('placeMinions' in verb) bring(outline, verb.placeMinions.type, amountOf(scene, verb.placeMinions.n, it))
  else if ('remove' in verb) outline.minions.pop()
  else if ('win' in verb) outline.over = 'won'
  else if ('lose' in verb) outline.over = 'lost'
}

function setTo(outline: Outline, variable: string, value: number): void {
  const before = outline.vars[variable] ?? 0
  outline.vars[variable] = value
  for (const index of rulesOn(outline, 'becomes')) {
    const rule: Rule | undefined = ruleAt(outline, index)
    if (rule === undefined || !('becomes' in rule.on) || rule.on.becomes.variable !== variable) continue
    const wanted = amountOf({ state: outline, board: boardHere(outline) }, rule.on.becomes.value, null)
    if (before < wanted ? value >= wanted : before > wanted && value <= wanted) carryOut(outline, rule.do, null)
  }
}

function putTokens(outline: Outline, put: { token: string; at: string; from?: string }, it: string | null): void {
  const board = boardHere(outline)
  const found = put.from === undefined ? [put.token] : (tokensAt(outline, board, put.token, put.from, it) ?? [])
  const at =
    put.at === 'it'
      ? (it ?? 'out')
      : put.at === 'its space'
        ? `${outline.here}:${board.names[outline.mice[0].at]}`
        : put.at === 'here'
          ? outline.here
          : put.at
  for (const token of found) outline.tokens[token] = at
}

/** A boss that comes is beaten; minions that an action needs stay. */
export function bring(outline: Outline, type: string, n: number): void {
  const chapter = chapterOf(outline)
  if (chapter === null || n <= 0) return
  if (mattersIn(chapter).foes.includes(type)) {
    for (let i = 0; i < n; i++)
      outline.minions.push({
        id: `${type} ${outline.minions.length}`,
        type,
        at: outline.mice[0].at,
        wounds: 0,
        down: false,
      })
  } else if (mattersIn(chapter).bosses.includes(type)) {
    outline.fired.push(`beaten ${type}`, `beaten ${type} ${outline.here}`)
    happen(outline, 'minionDefeated', outline.mice.find(isFree)?.id ?? null, type)
  }
}
