import { kept } from '@mousekeep/engine'
import type { Chapter, Rule } from '../story/chapter.ts'
import { allVerbs } from '../story/inner-verbs.ts'
import { lookInVerbs } from '../rules/chapter/verbs.ts'
import { lookIn, type LookedAt } from '../rules/lookup/chapter-conditions.ts'
import { lookInGoal } from '../rules/lookup/goals.ts'
import { minionType } from '../cards/box.ts'

/** What of a chapter has to do with winning it: the rest may change without changing the way to go. */
export interface WhatWins {
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

const KNOWN = new WeakMap<Chapter, WhatWins>()

export function whatWins(chapter: Chapter): WhatWins {
  return kept(KNOWN, chapter, findWhatWins)
}

function findWhatWins(chapter: Chapter): WhatWins {
  const found: LookedAt = {
    vars: new Set(),
    flags: new Set(),
    names: new Set(),
    foes: new Set(),
    bosses: new Set(),
    lying: [],
  }
  for (const goal of chapter.victory) lookInGoal(goal, found)
  for (const gate of chapter.gates ?? []) lookIn(gate.open, found)
  for (const rule of chapter.rules ?? []) lookInRule(rule, found)
  const tokens = Object.entries(chapter.tokens ?? {}).filter(
    ([id, { kind, fixed }]) => fixed !== true && (found.names.has(id) || (kind !== undefined && found.names.has(kind))),
  )
  for (const [, token] of tokens) lookIn(token.loose ?? [], found)
  const { bosses } = found
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
function lookInRule(rule: Rule, found: LookedAt): void {
  const wins = [...allVerbs(rule.do)].some((verb) => 'win' in verb)
  if ('act' in rule.on || 'searchHit' in rule.on || wins) {
    lookIn(rule.if ?? [], found)
    lookInVerbs(rule.do, found)
  }
  if (wins && 'becomes' in rule.on) found.vars.add(rule.on.becomes.variable)
}
