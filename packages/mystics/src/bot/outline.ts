import type { Space } from '../board/board.ts'
import { note } from '../state/facts.ts'
import { spendRule } from '../rules/deeds/begin-rules.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { amountOf } from '../rules/lookup/chapter-conditions.ts'
import { chapterOf, rulesOn, type RuleMomentWord, type Scene } from '../rules/lookup/chapter-here.ts'
import { isInReach } from '../rules/lookup/goals.ts'
import type { Future } from '../rules/lookup/future.ts'
import { foresee } from '../rules/chapter/verbs.ts'
import { momentOf, ruleAt, ruleHolds } from '../rules/lookup/chapter-rules.ts'
import { tokensAt } from '../rules/lookup/tokens.ts'
import { minionType } from '../cards/box.ts'
import { clamped, MOST_INSIDE, MOST_VERBS } from '../state/budget.ts'
import { isFree } from '../state/figures.ts'
import { copy, type Minion, type MysticsState } from '../state/state.ts'
import type { Chapter } from '../story/chapter.ts'
import type { RuleVerb, RuleVerbValues } from '../story/words.ts'
import { whatWins } from './what-wins.ts'

/**
 * A game in outline: all mice together and nobody in the way. Conditions are looked up by the rules
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

/** The outline of a game: only minions that an action needs are left. */
export function outlineOf(state: MysticsState): Outline {
  const outline = copy(state)
  const chapter = chapterOf(state)
  const foes = chapter === null ? [] : whatWins(chapter).foes
  const left = outline.minions.filter((minion) => foes.includes(minion.type))
  outline.minions.splice(0, outline.minions.length, ...left)
  outline.stack.length = 0
  for (const mouse of outline.mice) {
    mouse.captured = false
    mouse.away = false
  }
  return outline
}

/** Outlines with the same key have the same way to victory. */
export function keyOf(state: MysticsState, { fond, keen, thorough }: Taste): string {
  const chapter = chapterOf(state)
  if (chapter === null) return ''
  const { vars, flags, tokens, foes, bosses, sides } = whatWins(chapter)
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
  for (const fact of state.facts) if (fact.what === 'beaten') key += ` ${fact.boss} ${fact.on}`
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
export function assemble(outline: Outline, at: Space): Scene {
  for (const mouse of outline.mice) mouse.at = at
  for (const minion of outline.minions) minion.at = at
  return { state: outline, board: boardHere(outline) }
}

export function isDone(outline: Outline): boolean {
  if (outline.over !== null) return outline.over === 'won'
  const goals = chapterOf(outline)?.victory ?? []
  return goals.length > 0 && goals.every((goal) => isInReach({ state: outline, board: boardHere(outline) }, goal))
}

/** All rules of a moment, in order. */
export function happen(outline: Outline, word: RuleMomentWord, it: string | null, type: string | null = null): void {
  new OutlinedFuture(outline).happen(word, it, type)
}

/** A rule that holds is carried out. */
export function follow(outline: Outline, index: number, it: string | null): void {
  new OutlinedFuture(outline).begin(index, it, null)
}

/** A boss that comes is beaten; minions that an action needs stay. */
export function bring(outline: Outline, type: string, n: number): void {
  new OutlinedFuture(outline).bring(type, n)
}

/** What rules do to an outline, and what that sets off: as far as rules go (B12). */
class OutlinedFuture implements Future {
  readonly #outline: Outline
  #verbs = 0
  #inside = 0

  constructor(outline: Outline) {
    this.#outline = outline
  }

  get scene(): Scene {
    return { state: this.#outline, board: boardHere(this.#outline) }
  }

  happen(word: RuleMomentWord, it: string | null, type: string | null): void {
    for (const index of rulesOn(this.#outline, word)) this.begin(index, it, type)
  }

  begin(index: number, it: string | null, type: string | null): void {
    const rule = ruleAt(this.#outline, index)
    if (rule === undefined || !ruleHolds(this.scene, index, it, this.#outline.mice[0].at, type)) return
    spendRule(this.#outline, rule)
    this.#carryOut(rule.do, it)
  }

  #carryOut(verbs: readonly RuleVerb[], it: string | null): void {
    if (this.#inside >= MOST_INSIDE) return
    this.#inside++
    this.follow(verbs, it)
    this.#inside--
  }

  follow(verbs: readonly RuleVerb[], it: string | null): void {
    for (const verb of verbs) if (this.#verbs++ < MOST_VERBS) foresee(this, verb, it)
  }

  set(variable: string, wanted: number): void {
    const outline = this.#outline
    const value = clamped(wanted)
    const before = outline.vars[variable] ?? 0
    outline.vars[variable] = value
    for (const index of rulesOn(outline, 'becomes')) {
      const rule = ruleAt(outline, index)
      const becomes = momentOf(outline, index, 'becomes')
      if (rule === undefined || becomes?.variable !== variable) continue
      const goal = amountOf(this.scene, becomes.value, null)
      if (before < goal ? value >= goal : before > goal && value <= goal) this.#carryOut(rule.do, null)
    }
  }

  achieve(flag: string): void {
    this.#outline.flags.push(flag)
  }

  bring(type: string, n: number): void {
    const outline = this.#outline
    const chapter = chapterOf(outline)
    if (chapter === null || n <= 0) return
    if (whatWins(chapter).foes.includes(type)) {
      const room = minionType(type).most - outline.minions.filter((minion) => minion.type === type).length
      for (let i = 0; i < Math.min(n, room); i++) outline.minions.push(newFoe(outline, type))
    } else if (whatWins(chapter).bosses.includes(type)) {
      note(outline, { what: 'beaten', boss: type, on: outline.here })
      if (this.#verbs < MOST_VERBS) this.happen('minionDefeated', outline.mice.find(isFree)?.id ?? null, type)
    }
  }

  remove(): void {
    this.#outline.minions.pop()
  }

  put(tokens: RuleVerbValues['put'], it: string | null): void {
    putTokens(this.#outline, tokens, it)
  }

  gate(link: string, open: boolean): void {
    this.#outline.vars[`gate ${link}`] = open ? 1 : 0
  }

  end(how: 'won' | 'lost'): void {
    this.#outline.over = how
  }
}

function newFoe({ minions, mice }: Outline, type: string): Minion {
  return { kind: 'minion', id: `${type} ${minions.length}`, type, at: mice[0].at, wounds: 0, down: false }
}

function putTokens(outline: Outline, put: RuleVerbValues['put'], it: string | null): void {
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
