import type { Verdict } from '@mousekeep/engine'
import { findMinionCard, modifies } from '../../cards/box.ts'
import { roll } from '../../state/dice.ts'
import { placeOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { AttackTask } from '../../state/task.ts'
import { pushCardEffects } from '../deeds/card-effects.ts'
import { dropLasting } from '../deeds/lasting.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { payAttackCheese } from '../deeds/rolled-cheese.ts'
import { attackDice, attackingMouse, countHits } from '../lookup/dice-counts.ts'

/** One attack: roll, cheese, rerolls, then each target defends, then what follows (M10). */
export function attack(live: Live, task: AttackTask): Verdict {
  const { state, board, emit, chance } = live
  switch (task.step) {
    case 'roll': {
      task.step = 'cheese'
      emit?.({
        type: 'attacked',
        rule: 'M10.4',
        by: task.by ?? 'nobody',
        targets: task.targets.map((target) => target.id),
        weapon: task.weapon,
      })
      if (task.by !== null) showYourself(live, task.by)
      task.faces = roll(attackDice(state, board, task), chance)
      if (task.faces.length > 0) {
        emit?.({ type: 'rolled', rule: 'M10.4', by: task.by ?? 'nobody', for: 'attack', faces: task.faces.slice() })
      }
      payAttackCheese(live, task, task.faces)
      return 'again'
    }
    case 'cheese':
      task.step = 'rolled'
      if (attackingMouse(state, task.by) !== null && task.faces.length > 0) {
        openMoment(live, 'attackRolled', { only: task.by })
      }
      return 'again'
    case 'rolled':
      task.hits = countHits(state, board, task)
      if (task.hits < 1) emit?.({ type: 'missed', rule: 'M10.5', by: task.by ?? 'nobody' })
      task.step = 'targets'
      return 'again'
    case 'targets': {
      if (task.hits < 1 || task.next >= task.targets.length) {
        task.step = 'done'
        return 'again'
      }
      defendNext(live, task)
      return 'again'
    }
    case 'done':
      task.step = 'end'
      afterwards(live, task)
      return 'again'
    case 'end':
      return 'done'
  }
}

/** The next target defends, if it is still there. */
function defendNext({ state, stack }: Live, task: AttackTask): void {
  const target = task.targets[task.next]
  task.next++
  if (placeOf(state, target.id) < 0) return
  stack.push({
    kind: 'defend',
    step: 'others',
    attacked: target.id,
    who: target.id,
    card: target.card,
    by: task.by,
    hits: task.hits,
    mods: [],
    faces: [],
    blocks: 0,
  })
}

/** K8 of the unseen: making an attack roll ends it. */
function showYourself({ state }: Live, by: string): void {
  if (state.lasting.length > 0) dropLasting(state, (_, on, __, card) => on.includes(by) && modifies(card, 'unseen'))
}

function afterwards(live: Live, task: AttackTask): void {
  const { state } = live
  if (attackingMouse(state, task.by) !== null) {
    openMoment(live, 'attackDone', { only: task.by })
  } else if (task.by !== null && task.card !== null && findMinionCard(task.card) !== undefined) {
    // Who took the attack over takes what follows from it (Protect).
    const target = task.wounded.at(0) ?? task.targets.at(0)?.id ?? ''
    pushCardEffects(live, task.card, 'attackDone', task.by, { target })
  }
}
