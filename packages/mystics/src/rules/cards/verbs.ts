import type { Verdict } from '@mousekeep/engine'
import { cardById } from '../../cards/box.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import type { Board } from '../../board/board.ts'
import type { Clause, Verb, VerbValues } from '../../cards/words.ts'
import { findMouse, hasRoom, markersOf, mouseOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { EffectTask, Picks } from '../../state/task.ts'
import { gainCheese, loseCheese } from '../deeds/cheese.ts'
import { cure, knockDown, mark, putAt } from '../deeds/move-and-mark.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { openMoment } from '../deeds/open-moment.ts'
import type { AttackView } from '../lookup/card-conditions.ts'
import { abduct } from './abduction.ts'
import { ATTACK_VERBS } from './attack-verbs.ts'
import { ailments, rerollable } from './has-point.ts'
import { healEach, healOrCure } from './healing.ts'
import { reroll } from './reroll.ts'
import { changeWheel, downed, fetch, moveCard, perform } from './verb-deeds.ts'
import { PLAIN, type Intent, type VerbEntry } from './verb-entry.ts'
import { miceMeant } from './verb-targets.ts'

const ENTRIES: { readonly [Word in keyof VerbValues]: VerbEntry<Word> } = {
  ...ATTACK_VERBS,
  heal: {
    ...PLAIN,
    does: (live, task, { kind, n }, clause) => healEach(live, task, clause, kind, n),
    hasPoint: (intent, { kind }) =>
      miceMeant(intent.state, intent.clause, intent.picks).some(
        (mouse) => (kind !== 'poison' && mouse.wounds > 0) || (kind !== 'plain' && mouse.poison > 0),
      ),
  },
  cure: {
    ...PLAIN,
    does(live, task, _, clause) {
      for (const mouse of miceMeant(live.state, clause, task.picks))
        for (const marker of markersOf(mouse)) cure(live, mouse, marker, 'M21.4')
      return 'done'
    },
    hasPoint: (intent) =>
      miceMeant(intent.state, intent.clause, intent.picks).some((mouse) => markersOf(mouse).length > 0),
  },
  healOrCure: {
    ...PLAIN,
    does: (live, task) => healOrCure(live, task),
    hasPoint: ({ state, user, picks }) => ailments(state, user, picks.mouse).length >= (picks.n ?? 1),
    // All of it may be meant for one mouse, or each removal is chosen as it comes (Cure).
    more: (state, user) =>
      state.mice.flatMap(({ id }) => (ailments(state, user, id).length > 0 ? [{ mouse: id }] : [])),
  },
  mark: {
    ...PLAIN,
    does(live, task, { marker }) {
      const mouse = task.picks.target === undefined ? undefined : findMouse(live.state, task.picks.target)
      if (mouse !== undefined && mark(live, mouse, marker, 'M1.7'))
        openMoment(live, 'markerGained', { it: mouse.id, but: mouse.id })
      return 'done'
    },
  },
  knockDown: {
    ...PLAIN,
    does(live, task, { who }, clause) {
      for (const id of downed(live, task, clause, who)) knockDown(live, id, 'M21.3')
      return 'done'
    },
  },
  cheese: {
    ...PLAIN,
    does(live, task, { n, who }, clause) {
      const user = findMouse(live.state, task.user)
      const mice = who === 'self' ? (user === undefined ? [] : [user]) : miceMeant(live.state, clause, task.picks)
      for (const mouse of mice) {
        if (n === 'none') loseCheese(live, mouse, mouse.cheese, 'M6.6')
        else if (n >= 0) gainCheese(live, mouse, n, 'M6.6', task.card)
        else task.lost += loseCheese(live, mouse, -n, 'M6.6')
      }
      return 'done'
    },
  },
  wheel: {
    ...PLAIN,
    does(live, task, { n }) {
      changeWheel(live, task, n)
      return 'done'
    },
    hasPoint: ({ state }, { n }) => typeof n !== 'number' || n > 0 || state.wheel > 0,
  },
  draw: {
    ...PLAIN,
    does(live, task, { n }) {
      const { state } = live
      const search = topmost(live.stack, 'search')
      // Find puts its own drawing in place of the search's; an event draws besides.
      if (search !== null && topmost(live.stack, 'found') === null) {
        search.step = 'end'
        const mouse = mouseOf(state, task.user)
        if (!mouse.searched.includes(state.here)) mouse.searched.push(state.here)
      }
      push(live, { kind: 'draw', mouse: task.user, n, cards: [] })
      return 'done'
    },
    hasPoint: ({ state }) => state.search.length + state.discards.length > 0 && topmost(state.stack, 'search') !== null,
  },
  fetch: {
    ...PLAIN,
    does: fetch,
    hasPoint: ({ state }, kinds) => state.search.some((no) => kinds.includes(cardById(state.setup.cards[no]).kind)),
  },
  points: {
    ...PLAIN,
    does({ state: { turn } }, task, { n }) {
      if (turn === null || turn.card !== task.user) return 'done'
      if (n === 'none') {
        turn.points = 0
        turn.move = 'over'
        turn.ended = 'M6.2'
      } else turn.points += n
      return 'done'
    },
  },
  relocate: {
    ...PLAIN,
    does(live, task, { who }) {
      const mouse = findMouse(live.state, who === 'self' ? task.user : (task.picks.mouse ?? ''))
      const to = live.board.numbers.get(task.picks.to ?? '')
      if (mouse !== undefined && to !== undefined) putAt(live, mouse, to, 'M7.1')
      return 'done'
    },
  },
  moveCard: {
    ...PLAIN,
    does(live, task, how) {
      moveCard(live, task, how)
      return 'done'
    },
  },
  grantAction: {
    ...PLAIN,
    does(live, task) {
      push(live, { kind: 'order', mouse: task.picks.mouse ?? '', step: 'wait' })
      return 'done'
    },
  },
  reroll: {
    ...PLAIN,
    does: (live, task, { n }) => reroll(live, task, n),
    hasPoint: ({ state, task }) => rerollable(state, task).length > 0,
  },
  placeMinions: {
    ...PLAIN,
    does(live, _, { type, n }) {
      push(live, arrivalOf({ [type]: n }))
      return 'done'
    },
  },
  perform: {
    ...PLAIN,
    does(live, task, what) {
      perform(live, task, what)
      return 'done'
    },
    hasPoint: ({ state, board, user }, what) =>
      what !== 'rescue' || [user.at, ...board.near[user.at]].some((space) => hasRoom(state, board, space, 'small')),
  },
  placeSnare: {
    ...PLAIN,
    does({ state, board, emit }, task) {
      const at = board.numbers.get(task.picks.to ?? '')
      if (at === undefined) return 'done'
      state.snares.push({ at, by: task.user })
      emit?.({ type: 'snare-set', rule: 'M6.3', by: task.user, at: task.picks.to ?? '' })
      return 'done'
    },
    hasPoint({ state, board, picks }) {
      const at = picks.to === undefined ? -1 : (board.numbers.get(picks.to) ?? -1)
      return state.snares.length < 2 && !state.snares.some((snare) => snare.at === at)
    },
  },
  takeAway: {
    ...PLAIN,
    does(live, task) {
      abduct(live, task.user)
      return 'done'
    },
  },
}

export function carryOut(live: Live, task: EffectTask, clause: Clause, verb: Verb): Verdict {
  const word = wordOf(verb)
  const entry: VerbEntry<never> = ENTRIES[word]
  return entry.does(live, task, valueOf(verb, word), clause)
}

export function hasPoint(intent: Intent, verb: Verb): boolean {
  const word = wordOf(verb)
  const entry: VerbEntry<never> = ENTRIES[word]
  return entry.hasPoint(intent, valueOf(verb, word))
}

/** What may be named with the verb besides the ways that its clause gives. */
export function moreWays(state: MysticsState, user: Mouse, verb: Verb, ways: readonly Picks[]): Picks[] {
  const word = wordOf(verb)
  const entry: VerbEntry<never> = ENTRIES[word]
  return entry.more(state, user, valueOf(verb, word), ways)
}

export function isAttack(verb: Verb): boolean {
  return ENTRIES[wordOf(verb)].attacks !== null
}

/** The attacks that a verb could be at this minion. */
export function attacksAt(state: MysticsState, board: Board, user: Mouse, minion: Minion, verb: Verb): AttackView[] {
  const word = wordOf(verb)
  const entry: VerbEntry<never> = ENTRIES[word]
  return entry.attacks?.(state, board, user, minion, valueOf(verb, word)) ?? []
}
