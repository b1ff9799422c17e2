import { findChapter } from '../story/shelf.ts'
import type { Fact } from './facts.ts'
import type { Minion, Mouse, MysticsState } from './state.ts'
import type { MysticsTask } from './task.ts'

/**
 * The state as rules version 3 wrote it: what has happened stood there as lines of text, figures had no kind, and a
 * question did not say whose own it was. By its hash tables of that time are known again.
 */
export function asVersion3(state: MysticsState): object {
  const { facts, mice, minions, stack, ask, ...others } = state
  const rules = state.setup.chapter === null ? [] : (findChapter(state.setup.chapter).rules ?? [])
  return {
    ...others,
    mice: mice.map(figureThen),
    minions: minions.map(figureThen),
    stack: stack.map(taskThen),
    ask: ask === null ? null : { rule: ask.rule, what: ask.what, options: ask.options, seat: ask.seat },
    fired: facts.flatMap((fact) => linesThen(fact, (rule) => rules[rule].id)),
  }
}

function linesThen(fact: Fact, idOf: (rule: number) => string): string[] {
  switch (fact.what) {
    case 'spent':
      return [`${idOf(fact.rule)} ${fact.rule}`]
    case 'reached':
      return [`${idOf(fact.rule)} ${fact.rule} becomes`]
    case 'searched':
      return [`search ${fact.side} ${fact.card ?? `any ${fact.any}`}`]
    case 'beaten':
      return [`beaten ${fact.boss}`, `beaten ${fact.boss} ${fact.on}`]
    case 'told':
      return [`told ${fact.passage}`]
    case 'called':
      return [`call ${fact.name}`]
    case 'lost':
      return [`lost ${fact.card}`]
  }
}

function figureThen(figure: Mouse | Minion): object {
  const { kind: _, ...others } = figure
  return others
}

function taskThen(task: MysticsTask): object {
  if (task.kind !== 'moment') return task
  const { answers, ...others } = task
  return { ...others, passed: answers.map(({ mouse, card }) => (card === null ? mouse : `${mouse} ${card}`)) }
}
