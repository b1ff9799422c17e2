import type { Verdict } from '@mousekeep/engine'
import { dropLasting } from '../changes.ts'
import { isSilent, woundCap } from '../chapters/mods.ts'
import { findMinionCard, modifies } from '../content.ts'
import { roll } from '../dice.ts'
import { findMouse, placeOf } from '../figures.ts'
import type { AttackFrame, DefendFrame } from '../frame.ts'
import { collectOfCard, isImmune } from '../language/modifiers.ts'
import { openMoment } from '../moments.ts'
import { attackDice, attackingMouse, countBlocks, countHits, defenseDice } from '../pools.ts'
import { payAttackCheese, payDefenseCheese } from './cheese.ts'
import { pushCardEffects } from './effect.ts'
import { topmost, type World } from '../world.ts'

/** One attack: roll, cheese, rerolls, then each target defends, then what follows (M10). */
export function attack(world: World, frame: AttackFrame): Verdict {
  const { state, board, emit, chance } = world
  switch (frame.step) {
    case 'roll': {
      frame.step = 'cheese'
      emit?.({
        type: 'attacked',
        rule: 'M10.4',
        by: frame.by ?? 'nobody',
        targets: frame.targets.map((target) => target.id),
        weapon: frame.weapon,
      })
      if (frame.by !== null) showYourself(world, frame.by)
      frame.faces = roll(attackDice(state, board, frame), chance)
      if (frame.faces.length > 0) {
        emit?.({ type: 'rolled', rule: 'M10.4', by: frame.by ?? 'nobody', for: 'attack', faces: frame.faces.slice() })
      }
      payAttackCheese(world, frame, frame.faces)
      return 'again'
    }
    case 'cheese':
      frame.step = 'rolled'
      if (attackingMouse(state, frame.by) !== null && frame.faces.length > 0) {
        openMoment(world, 'attackRolled', { only: frame.by })
      }
      return 'again'
    case 'rolled':
      frame.hits = countHits(state, board, frame)
      frame.step = 'targets'
      return 'again'
    case 'targets': {
      if (frame.hits < 1 || frame.next >= frame.targets.length) {
        frame.step = 'done'
        return 'again'
      }
      const target = frame.targets[frame.next]
      frame.next++
      if (placeOf(state, target.id) >= 0) {
        world.stack.push({
          kind: 'defend',
          step: 'others',
          attacked: target.id,
          who: target.id,
          card: target.card,
          by: frame.by,
          hits: frame.hits,
          mods: [],
          faces: [],
          blocks: 0,
        })
      }
      return 'again'
    }
    case 'done':
      frame.step = 'end'
      afterwards(world, frame)
      return 'again'
    case 'end':
      return 'done'
  }
}

/** K8 of the unseen: making an attack roll ends it. */
function showYourself({ state }: World, by: string): void {
  if (state.lasting.length > 0) dropLasting(state, (_, on, __, card) => on.includes(by) && modifies(card, 'unseen'))
}

function afterwards(world: World, frame: AttackFrame): void {
  const { state } = world
  if (attackingMouse(state, frame.by) !== null) {
    openMoment(world, 'attackDone', { only: frame.by })
  } else if (frame.by !== null && frame.card !== null && findMinionCard(frame.card) !== undefined) {
    // Who took the attack over takes what follows from it (Protect).
    const target = frame.wounded.at(0) ?? frame.targets.at(0)?.id ?? ''
    pushCardEffects(world, frame.card, 'attackDone', frame.by, { target })
  }
}

/** One figure's defense against the hits of an attack. */
export function defend(world: World, frame: DefendFrame): Verdict {
  const { state, board, emit, chance } = world
  const attackFrame = topmost(world.stack, 'attack')
  switch (frame.step) {
    case 'others':
      frame.step = 'own'
      if (findMouse(state, frame.who) !== undefined && attackingMouse(state, frame.by) === null) {
        openMoment(world, 'defendOther', { but: frame.who, it: frame.who })
      }
      return 'again'
    case 'own':
      frame.step = 'roll'
      if (findMouse(state, frame.who) !== undefined && defenseDice(state, board, attackFrame, frame) > 0) {
        openMoment(world, 'defend', { only: frame.who })
      }
      return 'again'
    case 'roll': {
      frame.step = 'cheese'
      frame.faces = roll(defenseDice(state, board, attackFrame, frame), chance)
      if (frame.faces.length > 0) {
        emit?.({ type: 'rolled', rule: 'M10.5', by: frame.who, for: 'defense', faces: frame.faces.slice() })
      }
      payDefenseCheese(world, attackFrame, frame, frame.faces)
      return 'again'
    }
    case 'cheese':
      frame.step = 'rolled'
      frame.blocks = countBlocks(state, board, attackFrame, frame)
      if (findMouse(state, frame.who) !== undefined && frame.faces.length > 0) {
        openMoment(world, 'defenseRolled', { only: frame.who })
      }
      return 'again'
    case 'rolled':
      frame.blocks = countBlocks(state, board, attackFrame, frame)
      emit?.({ type: 'blocked', rule: 'M10.5', who: frame.who, hits: frame.hits, blocks: frame.blocks })
      frame.step = 'wounds'
      wound(world, attackFrame, frame)
      return 'again'
    case 'wounds':
      return 'done'
  }
}

function wound(world: World, attackFrame: AttackFrame | null, frame: DefendFrame): void {
  const { state, board } = world
  const taken = frame.hits - frame.blocks
  const mouse = findMouse(state, frame.who)
  const n = mouse === undefined ? taken : Math.min(taken, woundCap(world, frame.by))
  if (n <= 0) return
  if (mouse === undefined) {
    const credited = attackingMouse(state, frame.by)
    world.stack.push({ kind: 'blow', step: 'place', who: frame.who, n, card: frame.card, by: credited?.id ?? null })
    return
  }
  // An attack goes on even if the attacker has fallen meanwhile: its card says what its wounds are.
  const card = attackFrame?.card ?? null
  const kinds =
    card === null || findMinionCard(card) === undefined || isSilent(world, card, 'woundsAre')
      ? []
      : collectOfCard(card, 'woundsAre')
  const poison =
    kinds.includes('poison') && !isImmune(state, board, mouse.id, 'poison') && state.won['poisonmaster'] !== mouse.id // M25.3
  world.stack.push({
    kind: 'wounds',
    step: 'steal',
    mouse: mouse.id,
    n,
    poison,
    steal: kinds.includes('stolenCheese') ? n : 0,
    // M25.2: roaches on its tile are not greedy while the roachmaster is there.
    greedy: state.greedy && !isRoachmasterHere(world),
    by: frame.by,
  })
}

function isRoachmasterHere({ state }: World): boolean {
  const master = state.won['roachmaster']
  return master !== undefined && placeOf(state, master) >= 0
}
