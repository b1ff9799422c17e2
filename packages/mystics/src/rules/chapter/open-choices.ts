import { isFree, miceInOrder } from '../../state/figures.ts'
import { ask, type Live } from '../../state/live.ts'
import type { RuleTask } from '../../state/task.ts'
import type { RuleVerb, RuleVerbValues, Who } from '../../story/words.ts'
import { selected } from '../lookup/figures-meant.ts'
import { tokensAt } from '../lookup/tokens.ts'

/**
 * What a verb leaves open: nothing, so that it may be carried out; verbs that take its place, now that somebody has
 * chosen; or null: the question is put.
 */
export type Opened = 'nothing' | readonly RuleVerb[] | null

/** A verb about figures that are to be chosen becomes one for each of them. */
export function chooseFigures(
  live: Live,
  task: RuleTask,
  word: string,
  who: Who,
  about: (figure: Who) => RuleVerb,
): Opened {
  if (typeof who === 'string' || who.choose === undefined) return 'nothing'
  const { choose, ...others } = who
  const found = selected(live, others, task.it, task.placed)
  if (choose === 'space') {
    const spaces = [...new Set(found.map((each) => each.at))].toSorted((a, b) => a - b)
    if (spaces.length === 0) return []
    const names = spaces.map((space) => live.board.names[space])
    const chosen = ask(live, task.rule, `${word} space`, names)
    if (chosen === null) return null
    return found.filter((each) => live.board.names[each.at] === chosen).map((each) => about(each.id))
  }
  if (found.length <= choose) return found.map((each) => about(each.id))
  const ids = found.map((each) => each.id)
  const chosen = ask(live, task.rule, word, ids)
  if (chosen === null) return null
  const rest = choose > 1 ? [about({ ...others, choose: choose - 1 })] : []
  return [about(chosen), ...rest]
}

/** Which tokens of a kind, and which mouse is to have one. */
export function chooseTokens(live: Live, task: RuleTask, { token, at, from, n }: RuleVerbValues['put']): Opened {
  if (at === 'mouse') {
    const mice = miceInOrder(live.state).filter(isFree)
    const chosen = ask(
      live,
      task.rule,
      `carry ${token}`,
      mice.map((mouse) => mouse.id),
    )
    return chosen === null ? null : [{ put: { token, at: chosen } }]
  }
  if (from === undefined) return 'nothing'
  const found = tokensAt(live.state, live.board, token, from, task.it) ?? []
  if (n === undefined || found.length <= n) return found.map((each) => ({ put: { token: each, at } }))
  // Unused ones are all alike.
  if (from === 'unused') return found.slice(0, n).map((each) => ({ put: { token: each, at } }))
  const chosen = ask(live, task.rule, `put ${token}`, found)
  if (chosen === null) return null
  const rest: RuleVerb[] = n > 1 ? [{ put: { token, at, from, n: n - 1 } }] : []
  return [{ put: { token: chosen, at } }, ...rest]
}

/** Looks at the top encounter card; it may go to the bottom. */
export function peek(live: Live, task: RuleTask): Opened {
  const { state, emit } = live
  const [top] = state.encounters
  if (top === undefined) return []
  const { id } = state.setup.encounters[top]
  const chosen = ask(live, task.rule, `encounter ${id}`, ['keep', 'bottom'])
  if (chosen === null) return null
  if (chosen === 'bottom') {
    state.encounters.shift()
    state.encounters.push(top)
    emit?.({ type: 'encounter-put-back', rule: task.rule })
  }
  return []
}
