import type { Amount, Chapter, Rule, RuleCondition, RuleVerb } from '../chapters/chapter.ts'
import { minionType } from '../content.ts'

/** What of a chapter has to do with winning it: the rest may change without changing the way to go. */
export interface Matters {
  readonly vars: readonly string[]
  readonly flags: readonly string[]
  readonly tokens: readonly string[]
  /** Minion types an action needs beside the mouse. */
  readonly foes: readonly string[]
  /** Bosses that have to be beaten. */
  readonly bosses: readonly string[]
  /** Sides on which something happens at first entry. */
  readonly sides: readonly string[]
  /** Where an action wants a token to lie. */
  readonly lying: readonly { readonly token: string; readonly place: string }[]
}

const KNOWN = new WeakMap<Chapter, Matters>()

export function mattersIn(chapter: Chapter): Matters {
  let matters = KNOWN.get(chapter)
  if (matters === undefined) {
    matters = findMatters(chapter)
    KNOWN.set(chapter, matters)
  }
  return matters
}

interface Found {
  readonly vars: Set<string>
  readonly flags: Set<string>
  readonly names: Set<string>
  readonly foes: Set<string>
  readonly lying: { token: string; place: string }[]
}

function findMatters(chapter: Chapter): Matters {
  const found: Found = { vars: new Set(), flags: new Set(), names: new Set(), foes: new Set(), lying: [] }
  for (const goal of chapter.victory) {
    if ('tally' in goal) {
      found.vars.add(goal.tally.variable)
      lookInAmount(goal.tally.n, found)
    }
    if ('held' in goal) found.names.add(goal.held)
  }
  for (const gate of chapter.gates ?? []) lookIn(gate.open, found)
  for (const rule of chapter.rules ?? []) lookInRule(rule, found)
  const tokens = Object.entries(chapter.tokens ?? {}).filter(
    ([id, { kind, fixed }]) => fixed !== true && (found.names.has(id) || (kind !== undefined && found.names.has(kind))),
  )
  for (const [, token] of tokens) lookIn(token.loose ?? [], found)
  const bosses = new Set<string>()
  for (const goal of chapter.victory) if ('beaten' in goal) bosses.add(goal.beaten.boss)
  for (const { on, do: verbs } of chapter.rules ?? []) {
    if (!('minionDefeated' in on) || !minionType(on.minionDefeated.type).boss) continue
    if (verbs.some((verb) => 'add' in verb && found.vars.has(verb.add.variable))) bosses.add(on.minionDefeated.type)
  }
  const lairs = Object.entries(chapter.garrison ?? {}).filter(([, company]) =>
    Object.keys(company).some((type) => bosses.has(type) || found.foes.has(type)),
  )
  const entered = (chapter.rules ?? []).flatMap(({ on, do: verbs }) =>
    'enterFirst' in on && verbs.some((verb) => 'put' in verb || 'placeMinions' in verb) ? [on.enterFirst] : [],
  )
  return {
    vars: [...found.vars],
    flags: [...found.flags],
    tokens: Object.keys(chapter.tokens ?? {}).filter(
      (id) => tokens.some(([token]) => token === id) || found.names.has(id),
    ),
    foes: [...found.foes],
    bosses: [...bosses],
    sides: [...new Set([...lairs.map(([side]) => side), ...entered])],
    lying: found.lying,
  }
}

/** Actions, finds and whatever wins. */
function lookInRule(rule: Rule, found: Found): void {
  const wins = JSON.stringify(rule.do).includes('"win"')
  if ('act' in rule.on || 'searchHit' in rule.on || wins) {
    lookIn(rule.if ?? [], found)
    lookInVerbs(rule.do, found)
  }
  if (wins && 'becomes' in rule.on) found.vars.add(rule.on.becomes.variable)
}

function lookInVerbs(verbs: readonly RuleVerb[], found: Found): void {
  for (const verb of verbs) {
    if ('when' in verb) {
      lookIn(verb.when.if, found)
      lookInVerbs(verb.when.do, found)
    }
    if ('test' in verb) lookInAmount(verb.test.dice, found)
  }
}

function lookInAmount(amount: Amount, found: Found): void {
  if (typeof amount === 'number') return
  for (const { if: conditions, per } of amount.plus ?? []) {
    if (conditions !== undefined) lookIn(conditions, found)
    if (per !== undefined && 'variable' in per) found.vars.add(per.variable)
  }
}

function lookIn(conditions: readonly RuleCondition[], found: Found): void {
  for (const condition of conditions) {
    if ('any' in condition) lookIn(condition.any, found)
    else if ('all' in condition) lookIn(condition.all, found)
    else if ('not' in condition) lookIn([condition.not], found)
    else if ('compare' in condition) found.vars.add(condition.compare.variable)
    else if ('flag' in condition) found.flags.add(condition.flag)
    else if ('carries' in condition) found.names.add(condition.carries.token)
    else if ('near' in condition) found.foes.add(condition.near.of)
    else if ('at' in condition && condition.at.who !== 'it') {
      found.names.add(condition.at.who)
      if (condition.at.place.includes(':')) found.lying.push({ token: condition.at.who, place: condition.at.place })
    }
  }
}
