import type { VerbValues } from '../../cards/words.ts'
import { countFace } from '../../state/dice.ts'
import { findMouse } from '../../state/figures.ts'
import { push, topmost } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { lifeLeft } from '../deeds/move-and-mark.ts'
import { attackTask } from '../deeds/new-attack.ts'
import { woundFigure } from '../deeds/wound-figure.ts'
import { statOf } from '../lookup/modifiers.ts'
import { hasTarget, imagineAttack, weaponsOf } from '../lookup/weapons.ts'
import { attackAgain } from './attack-again.ts'
import { cardAttack } from './card-attack.ts'
import { protectable } from './has-point.ts'
import { PLAIN, type VerbEntry } from './verb-entry.ts'
import { targetsOf } from './verb-targets.ts'

type AttackWord = 'attack' | 'attackAgain' | 'hit' | 'wound' | 'lessWounds' | 'takeAttack'

/** What cards do in a fight. */
export const ATTACK_VERBS: { readonly [Word in AttackWord & keyof VerbValues]: VerbEntry<Word> } = {
  attack: {
    ...PLAIN,
    does(live, task, { mode, type, dice }, clause) {
      const user = findMouse(live.state, task.user)
      const n = dice === 'lore' ? (user === undefined ? 0 : statOf(live.state, live.board, user, 'lore')) : dice
      const targets = targetsOf(live, task, clause)
      // Whoever comes meanwhile is not among them.
      task.picks = { ...task.picks, targets: targets.map((target) => target.id) }
      push(live, attackTask({ by: task.user, card: task.user, action: true, mode, type, dice: n, targets }))
      return 'done'
    },
    attacks: (_, __, user, ___, { mode }) => [cardAttack(user, mode)],
  },
  attackAgain: {
    ...PLAIN,
    does: (live, task, which, clause) => attackAgain(live, task, clause, which),
    hasPoint({ state, board, user, card }, which) {
      if (which === 'knives')
        return weaponsOf(state, user).some((weapon) => weapon.knife && hasTarget(state, board, user, weapon))
      return !(topmost(state.stack, 'attack')?.from.includes(card.id) ?? false)
    },
    attacks: (state, board, user, minion) =>
      weaponsOf(state, user).map((weapon) => imagineAttack(state, board, user, weapon, minion)),
    more: (state, user, which, ways) =>
      which === 'knives' && ways.length > 0 && hasSeveralKnives(state, user) ? [{}] : [],
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
}

/** Different knives: which of them comes first is chosen with its target (Knife Strike). */
function hasSeveralKnives(state: MysticsState, user: Mouse): boolean {
  return new Set(weaponsOf(state, user).flatMap((weapon) => (weapon.knife ? [weapon.id] : []))).size > 1
}
