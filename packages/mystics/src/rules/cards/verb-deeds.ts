import { NOWHERE } from '../../board/board.ts'
import type { Verdict } from '@mousekeep/engine'
import { cardById, MINION_CARDS } from '../../cards/box.ts'
import type { Clause, VerbValues } from '../../cards/words.ts'
import { mouseOf } from '../../state/figures.ts'
import { ask, push, topmost, type Live } from '../../state/live.ts'
import type { EffectTask } from '../../state/task.ts'
import { fillWheel, takeFromWheel } from '../deeds/cheese.ts'
import { shuffleSearch } from '../deeds/decks.ts'
import { targetsOf } from './verb-targets.ts'

/** Whom a card knocks down. */
export function downed(live: Live, task: EffectTask, clause: Clause, who: string): string[] {
  if (who === 'self') return [task.user]
  if (who === 'survivors') return targetsOf(live, task, clause).map((target) => target.id)
  return (topmost(live.stack, 'attack')?.targets ?? []).map((target) => target.id)
}

export function changeWheel(live: Live, task: EffectTask, n: VerbValues['wheel']['n']): void {
  const { state } = live
  if (n === 'lost') fillWheel(live, task.lost, 'M15.1')
  else if (n === 'empty') takeFromWheel(live, state.wheel, 'M15.1')
  else if (n === 'stop') {
    const wheel = topmost(live.stack, 'wheel')
    if (wheel !== null) wheel.n = 0
  } else if (n < 0) takeFromWheel(live, -n, 'M15.1')
  else fillWheel(live, n, 'M15.1')
}

/** K17a: a named kind out of the deck; this card goes in; shuffled. */
export function fetch(live: Live, task: EffectTask, kinds: readonly string[]): Verdict {
  const { state } = live
  const ids = state.search.map((no) => state.setup.cards[no])
  const options = [...new Set(ids.filter((id) => kinds.includes(cardById(id).kind)))].toSorted()
  if (options.length === 0) return 'done'
  const chosen = ask(live, 'M11.3', 'fetch', options, task.user)
  if (chosen === null) return 'wait'
  const [no] = state.search.splice(ids.indexOf(chosen), 1)
  const mouse = mouseOf(state, task.user)
  mouse.pack.push(no)
  live.emit?.({ type: 'found', rule: 'M11.3', who: mouse.id, card: chosen })
  if (task.no >= 0) {
    state.discards.splice(state.discards.indexOf(task.no), 1)
    state.search.push(task.no)
  }
  shuffleSearch(live)
  push(live, { kind: 'pack', mouse: mouse.id })
  return 'done'
}

export function moveCard(live: Live, task: EffectTask, how: VerbValues['moveCard']): void {
  const { state, emit } = live
  const { track } = state
  const card = how === 'swapAboveSelf' ? task.user : (task.picks.card ?? task.it ?? '')
  const from = track.indexOf(card)
  if (from < 0) return
  const to = how === 'bottom' ? track.length - 1 : Math.max(0, from - 1)
  if (to === from) return
  track.splice(from, 1)
  track.splice(to, 0, card)
  emit?.({ type: 'card-moved', rule: how === 'swapAbove' ? 'M1.7' : 'M4.6', card, to })
}

/** What a card sets off that has a task of its own. */
export function perform(live: Live, task: EffectTask, what: VerbValues['perform']): void {
  if (what === 'trapTest') push(live, { kind: 'trap', step: 'test', mouse: task.user, marker: false })
  else if (what === 'rescue') push(live, { kind: 'rescue', mouse: task.picks.mouse ?? '', beside: task.user })
  else if (what === 'pounce') {
    const card = MINION_CARDS.find(({ prowl }) => prowl === 'pounces')?.id ?? ''
    push(live, { kind: 'brodie', card, summoned: true, step: 'begin', points: 0, path: [], goal: NOWHERE })
  } else push(live, { kind: 'level-up', mouse: task.user, price: what.levelUp })
}
