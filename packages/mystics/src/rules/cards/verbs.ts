import type { Verdict } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import { cardById } from '../../cards/box.ts'
import type { Card } from '../../cards/card.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import type { Clause, Verb, VerbValues } from '../../cards/words.ts'
import { countFace } from '../../state/dice.ts'
import { findMouse, hasRoom, markersOf, mouseOf } from '../../state/figures.ts'
import { push, topmost, type Live } from '../../state/live.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { EffectTask, MomentTask, Picks } from '../../state/task.ts'
import { gainCheese, loseCheese } from '../deeds/cheese.ts'
import { cure, knockDown, lifeLeft, mark, putAt } from '../deeds/move-and-mark.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { attackTask } from '../deeds/new-attack.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { woundFigure } from '../deeds/wound-figure.ts'
import type { AttackView } from '../lookup/card-conditions.ts'
import { statOf } from '../lookup/modifiers.ts'
import { hasTarget, imagineAttack, weaponsOf } from '../lookup/weapons.ts'
import { abduct } from './abduction.ts'
import { attackAgain } from './attack-again.ts'
import { ailments, miceNamed, protectable, rerollable } from './has-point.ts'
import { healEach, healOrCure } from './healing.ts'
import { reroll } from './reroll.ts'
import { cardAttack } from './card-attack.ts'
import { changeWheel, downed, fetch, moveCard, perform } from './verb-deeds.ts'
import { chosenMice, targetsOf } from './verb-targets.ts'

/** A card that somebody thinks of using, with what would be named. */
export interface Intent {
  readonly state: MysticsState
  readonly board: Board
  readonly user: Mouse
  readonly card: Card
  readonly clause: Clause
  readonly picks: Picks
  readonly task: MomentTask | null
}

interface VerbEntry<Word extends keyof VerbValues> {
  /** Carries it out. 'done': the next one; 'wait': a question was put; 'again': it has more to do. */
  does(live: Live, task: EffectTask, value: VerbValues[Word], clause: Clause): Verdict
  /** K4: whether it would do anything. */
  hasPoint(intent: Intent, value: VerbValues[Word]): boolean
  /** The attacks that it could be at this minion; null: it is none at all. */
  attacks:
    | ((state: MysticsState, board: Board, user: Mouse, minion: Minion, value: VerbValues[Word]) => AttackView[])
    | null
}

/** A verb that always has a point, and is no attack. */
const PLAIN = { hasPoint: (): boolean => true, attacks: null } as const

const ENTRIES: { readonly [Word in keyof VerbValues]: VerbEntry<Word> } = {
  attack: {
    does(live, task, { mode, type, dice }, clause) {
      const user = findMouse(live.state, task.user)
      const n = dice === 'lore' ? (user === undefined ? 0 : statOf(live.state, live.board, user, 'lore')) : dice
      const targets = targetsOf(live, task, clause)
      // Whoever comes meanwhile is not among them.
      task.picks = { ...task.picks, targets: targets.map((target) => target.id) }
      push(live, attackTask({ by: task.user, card: task.user, action: true, mode, type, dice: n, targets }))
      return 'done'
    },
    hasPoint: () => true,
    attacks: (_, __, user, ___, { mode }) => [cardAttack(user, mode)],
  },
  attackAgain: {
    does: (live, task, which, clause) => attackAgain(live, task, clause, which),
    hasPoint({ state, board, user, card }, which) {
      if (which === 'knives')
        return weaponsOf(state, user).some((weapon) => weapon.knife && hasTarget(state, board, user, weapon))
      return !(topmost(state.stack, 'attack')?.from.includes(card.id) ?? false)
    },
    attacks: (state, board, user, minion) =>
      weaponsOf(state, user).map((weapon) => imagineAttack(state, board, user, weapon, minion)),
  },
  hit: {
    ...PLAIN,
    does(live, task, { n }, clause) {
      const targets = targetsOf(live, task, clause)
      if (targets.length > 0)
        push(live, attackTask({ by: task.user, mode: 'melee', type: 'magic', targets, hits: n, dice: 0 }))
      return 'done'
    },
  },
  wound: {
    ...PLAIN,
    does(live, task, { n, who, perFace }) {
      const faces = topmost(live.stack, 'attack')?.faces ?? []
      const total = perFace === undefined ? n : n * countFace(faces, perFace)
      const id = who === 'attacker' ? (topmost(live.stack, 'defend')?.by ?? null) : task.user
      const user = findMouse(live.state, task.user)
      if (id !== null && total > 0) woundFigure(live, id, total, user === undefined ? null : user.id)
      return 'done'
    },
  },
  heal: {
    ...PLAIN,
    does: (live, task, { kind, n }, clause) => healEach(live, task, clause, kind, n),
    hasPoint: (intent, { kind }) =>
      miceNamed(intent).some(
        (mouse) => (kind !== 'poison' && mouse.wounds > 0) || (kind !== 'plain' && mouse.poison > 0),
      ),
  },
  cure: {
    ...PLAIN,
    does(live, task, _, clause) {
      for (const mouse of chosenMice(live, task, clause))
        for (const marker of markersOf(mouse)) cure(live, mouse, marker, 'M21.4')
      return 'done'
    },
    hasPoint: (intent) => miceNamed(intent).some((mouse) => markersOf(mouse).length > 0),
  },
  healOrCure: {
    ...PLAIN,
    does: (live, task) => healOrCure(live, task),
    hasPoint: ({ state, user, picks }) => ailments(state, user, picks.mouse).length >= (picks.n ?? 1),
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
      const mice = who === 'self' ? (user === undefined ? [] : [user]) : chosenMice(live, task, clause)
      for (const mouse of mice) {
        if (n === 'none') loseCheese(live, mouse, mouse.cheese, 'M6.6')
        else if (n >= 0) gainCheese(live, mouse, n, 'M6.6')
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
  lessWounds: {
    ...PLAIN,
    does(live, task, less) {
      const wounds = topmost(live.stack, 'wounds')
      const user = findMouse(live.state, task.user)
      if (wounds === null || user === undefined) return 'done'
      if ('n' in less) wounds.n = Math.max(0, wounds.n - less.n)
      else wounds.n = Math.max(0, Math.min(wounds.n, lifeLeft(user) - less.toLife))
      return 'done'
    },
  },
  takeAttack: {
    ...PLAIN,
    does(live, task) {
      const defend = topmost(live.stack, 'defend')
      if (defend !== null) defend.who = task.user
      return 'done'
    },
    hasPoint: ({ state, board, user, picks }) => protectable(state, board, user, picks),
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

export function isAttack(verb: Verb): boolean {
  return ENTRIES[wordOf(verb)].attacks !== null
}

/** The attacks that a verb could be at this minion. */
export function attacksAt(state: MysticsState, board: Board, user: Mouse, minion: Minion, verb: Verb): AttackView[] {
  const word = wordOf(verb)
  const entry: VerbEntry<never> = ENTRIES[word]
  return entry.attacks?.(state, board, user, minion, valueOf(verb, word)) ?? []
}
