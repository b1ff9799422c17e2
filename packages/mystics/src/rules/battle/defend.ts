import type { Verdict } from '@mousekeep/engine'
import { findMinionCard } from '../../cards/box.ts'
import { roll } from '../../state/dice.ts'
import { findMouse, hasWon, placeOf } from '../../state/figures.ts'
import { topmost, type Live } from '../../state/live.ts'
import type { AttackTask, DefendTask } from '../../state/task.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { payDefenseCheese } from '../deeds/rolled-cheese.ts'
import { asChanged, isSilent } from '../lookup/changed-rules.ts'
import { attackingMouse, countBlocks, defenseDice } from '../lookup/dice-counts.ts'
import { collectOfCard, isImmune } from '../lookup/modifiers.ts'

/** One figure's defence against the hits of an attack. */
export function defend(live: Live, task: DefendTask): Verdict {
  const { state, board, emit, chance } = live
  const attackTask = topmost(live.stack, 'attack')
  switch (task.step) {
    case 'others':
      task.step = 'own'
      if (findMouse(state, task.who) !== undefined && attackingMouse(state, task.by) === null) {
        openMoment(live, 'defendOther', { but: task.who, it: task.who })
      }
      return 'again'
    case 'own':
      task.step = 'roll'
      if (findMouse(state, task.who) !== undefined && defenseDice(state, board, attackTask, task) > 0) {
        openMoment(live, 'defend', { only: task.who })
      }
      return 'again'
    case 'roll': {
      task.step = 'cheese'
      task.faces = roll(defenseDice(state, board, attackTask, task), chance)
      if (task.faces.length > 0) {
        emit?.({ type: 'rolled', rule: 'M10.5', by: task.who, for: 'defense', faces: task.faces.slice() })
      }
      payDefenseCheese(live, attackTask, task, task.faces)
      return 'again'
    }
    case 'cheese':
      task.step = 'rolled'
      task.blocks = countBlocks(state, board, attackTask, task)
      if (findMouse(state, task.who) !== undefined && task.faces.length > 0) {
        openMoment(live, 'defenseRolled', { only: task.who })
      }
      return 'again'
    case 'rolled':
      task.blocks = countBlocks(state, board, attackTask, task)
      emit?.({ type: 'blocked', rule: 'M10.5', who: task.who, hits: task.hits, blocks: task.blocks })
      task.step = 'wounds'
      wound(live, attackTask, task)
      return 'again'
    case 'wounds':
      return 'done'
  }
}

function wound(live: Live, attackTask: AttackTask | null, task: DefendTask): void {
  const { state, board } = live
  const taken = task.hits - task.blocks
  const mouse = findMouse(state, task.who)
  const n = mouse === undefined ? taken : Math.min(taken, asChanged.woundCap(live, task.by))
  if (n <= 0) return
  if (mouse === undefined) {
    const credited = attackingMouse(state, task.by)
    live.stack.push({ kind: 'blow', step: 'place', who: task.who, n, card: task.card, by: credited?.id ?? null })
    return
  }
  // An attack goes on even if the attacker has fallen meanwhile: its card says what its wounds are.
  const card = attackTask?.card ?? null
  const kinds =
    card === null || findMinionCard(card) === undefined || isSilent(live, card, 'woundsAre')
      ? []
      : collectOfCard(card, 'woundsAre')
  const poison =
    kinds.includes('poison') && !isImmune(state, board, mouse.id, 'poison') && !hasWon(state, mouse.id, 'poisonmaster') // M25.3
  live.stack.push({
    kind: 'wounds',
    step: 'steal',
    mouse: mouse.id,
    n,
    poison,
    steal: kinds.includes('stolenCheese') ? n : 0,
    // M25.2: roaches on its tile are not greedy while the roachmaster is there.
    greedy: state.greedy && !isRoachmasterHere(live),
    by: task.by,
  })
}

function isRoachmasterHere({ state }: Live): boolean {
  const master = state.won.roachmaster
  return master !== undefined && placeOf(state, master) >= 0
}
