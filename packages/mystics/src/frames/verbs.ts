import type { Verdict } from '@mousekeep/engine'
import { abduct } from '../hooks/abduction.ts'
import {
  cure,
  fillWheel,
  gainCheese,
  knockDown,
  lifeLeft,
  loseCheese,
  mark,
  push,
  putAt,
  shuffleSearch,
  takeFromWheel,
} from '../changes.ts'
import { cardById } from '../content.ts'
import { countFace } from '../dice.ts'
import { findMouse, mouseOf } from '../figures.ts'
import type { EffectFrame } from '../frame.ts'
import { statOf } from '../language/modifiers.ts'
import type { Clause, Verb } from '../language/words.ts'
import { openMoment } from '../moments.ts'
import { markersOf } from '../sense.ts'
import { ask, topmost, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'
import { attackAgain } from './attack-again.ts'
import { attackFrame } from './attacks.ts'
import { woundFigure } from './harm.ts'
import { healEach, healOrCure } from './healing.ts'
import { reroll } from './reroll.ts'
import { chosenMice, targetsOf } from './verb-targets.ts'

/** Carries out one verb. 'done': the next one; 'wait': a question was put; 'again': it has more to do. */
export function runVerb(world: World, frame: EffectFrame, clause: Clause, verb: Verb): Verdict {
  const { state } = world
  const user = findMouse(state, frame.user)
  if ('attack' in verb) {
    const { mode, type, dice } = verb.attack
    const n = dice === 'lore' ? (user === undefined ? 0 : statOf(state, world.board, user, 'lore')) : dice
    const targets = targetsOf(world, frame, clause)
    // Whoever comes meanwhile is not among them.
    frame.picks = { ...frame.picks, targets: targets.map((target) => target.id) }
    push(world, attackFrame({ by: frame.user, card: frame.user, action: true, mode, type, dice: n, targets }))
    return 'done'
  }
  if ('attackAgain' in verb) return attackAgain(world, frame, clause, verb.attackAgain)
  if ('hit' in verb) {
    const targets = targetsOf(world, frame, clause)
    if (targets.length > 0) {
      push(world, attackFrame({ by: frame.user, mode: 'melee', type: 'magic', targets, hits: verb.hit.n, dice: 0 }))
    }
    return 'done'
  }
  if ('wound' in verb) {
    const { n, who, perFace } = verb.wound
    const faces = topmost(world.stack, 'attack')?.faces ?? []
    const total = perFace === undefined ? n : n * countFace(faces, perFace)
    const id = who === 'attacker' ? (topmost(world.stack, 'defend')?.by ?? null) : frame.user
    if (id !== null && total > 0) woundFigure(world, id, total, user === undefined ? null : user.id)
    return 'done'
  }
  if ('heal' in verb) return healEach(world, frame, clause, verb.heal.kind, verb.heal.n)
  if ('cure' in verb) {
    for (const mouse of chosenMice(world, frame, clause)) {
      for (const marker of markersOf(mouse)) cure(world, mouse, marker, 'M21.4')
    }
    return 'done'
  }
  if ('healOrCure' in verb) return healOrCure(world, frame)
  if ('mark' in verb) {
    const mouse = frame.picks.target === undefined ? undefined : findMouse(state, frame.picks.target)
    if (mouse !== undefined && mark(world, mouse, verb.mark.marker, 'M1.7')) {
      openMoment(world, 'markerGained', { it: mouse.id, but: mouse.id })
    }
    return 'done'
  }
  if ('knockDown' in verb) {
    for (const id of downed(world, frame, clause, verb.knockDown.who)) knockDown(world, id, 'M21.3')
    return 'done'
  }
  if ('cheese' in verb) {
    const { n, who } = verb.cheese
    const mice = who === 'self' ? (user === undefined ? [] : [user]) : chosenMice(world, frame, clause)
    for (const mouse of mice) {
      if (n === 'none') loseCheese(world, mouse, mouse.cheese, 'M6.6')
      else if (n >= 0) gainCheese(world, mouse, n, 'M6.6')
      else frame.lost += loseCheese(world, mouse, -n, 'M6.6')
    }
    return 'done'
  }
  if ('wheel' in verb) {
    changeWheel(world, frame, verb.wheel.n)
    return 'done'
  }
  if ('draw' in verb) {
    const search = topmost(world.stack, 'search')
    const found = topmost(world.stack, 'found')
    // Find puts its own drawing in place of the search's; an event draws besides.
    if (search !== null && found === null) {
      search.step = 'end'
      const mouse = mouseOf(state, frame.user)
      if (!mouse.searched.includes(state.here)) mouse.searched.push(state.here)
    }
    push(world, { kind: 'draw', mouse: frame.user, n: verb.draw.n, cards: [] })
    return 'done'
  }
  if ('fetch' in verb) return fetch(world, frame, verb.fetch)
  if ('points' in verb) {
    const { turn } = state
    if (turn !== null && turn.card === frame.user) {
      if (verb.points.n === 'none') {
        turn.points = 0
        turn.move = 'over'
        turn.ended = 'M6.2'
      } else turn.points += verb.points.n
    }
    return 'done'
  }
  if ('relocate' in verb) {
    const mouse = verb.relocate.who === 'self' ? user : findMouse(state, frame.picks.mouse ?? '')
    const to = world.board.numbers.get(frame.picks.to ?? '')
    if (mouse !== undefined && to !== undefined) putAt(world, mouse, to, 'M7.1')
    return 'done'
  }
  if ('moveCard' in verb) {
    moveCard(world, frame, verb.moveCard)
    return 'done'
  }
  if ('grantAction' in verb) {
    push(world, { kind: 'order', mouse: frame.picks.mouse ?? '', step: 'wait' })
    return 'done'
  }
  if ('reroll' in verb) return reroll(world, frame, verb.reroll.n)
  if ('lessWounds' in verb) {
    const wounds = topmost(world.stack, 'wounds')
    if (wounds !== null && user !== undefined) {
      if ('n' in verb.lessWounds) wounds.n = Math.max(0, wounds.n - verb.lessWounds.n)
      else wounds.n = Math.max(0, Math.min(wounds.n, lifeLeft(user) - verb.lessWounds.toLife))
    }
    return 'done'
  }
  if ('takeAttack' in verb) {
    const defend = topmost(world.stack, 'defend')
    if (defend !== null) defend.who = frame.user
    return 'done'
  }
  if ('placeMinions' in verb) {
    push(world, arrivalOf({ [verb.placeMinions.type]: verb.placeMinions.n }))
    return 'done'
  }
  if ('perform' in verb) {
    perform(world, frame, verb.perform)
    return 'done'
  }
  if ('placeSnare' in verb) {
    const at = world.board.numbers.get(frame.picks.to ?? '')
    if (at !== undefined) {
      state.snares.push({ at, by: frame.user })
      world.emit?.({ type: 'snare-set', rule: 'M6.3', by: frame.user, at: frame.picks.to ?? '' })
    }
    return 'done'
  }
  abduct(world, frame.user)
  return 'done'
}

function downed(world: World, frame: EffectFrame, clause: Clause, who: string): string[] {
  if (who === 'self') return [frame.user]
  if (who === 'survivors') return targetsOf(world, frame, clause).map((target) => target.id)
  return (topmost(world.stack, 'attack')?.targets ?? []).map((target) => target.id)
}

function changeWheel(world: World, frame: EffectFrame, n: number | 'lost' | 'empty' | 'stop'): void {
  const { state } = world
  if (n === 'lost') fillWheel(world, frame.lost, 'M15.1')
  else if (n === 'empty') takeFromWheel(world, state.wheel, 'M15.1')
  else if (n === 'stop') {
    const wheel = topmost(world.stack, 'wheel')
    if (wheel !== null) wheel.n = 0
  } else if (n < 0) takeFromWheel(world, -n, 'M15.1')
  else fillWheel(world, n, 'M15.1')
}

/** K17a: a named kind out of the deck; this card goes in; shuffled. */
function fetch(world: World, frame: EffectFrame, kinds: readonly string[]): Verdict {
  const { state } = world
  const ids = state.search.map((no) => state.setup.cards[no])
  const options = [...new Set(ids.filter((id) => kinds.includes(cardById(id).kind)))].toSorted()
  if (options.length === 0) return 'done'
  const chosen = ask(world, 'M11.3', 'fetch', options, state.setup.seats[frame.user])
  if (chosen === null) return 'wait'
  const [no] = state.search.splice(ids.indexOf(chosen), 1)
  const mouse = mouseOf(state, frame.user)
  mouse.pack.push(no)
  world.emit?.({ type: 'found', rule: 'M11.3', who: mouse.id, card: chosen })
  if (frame.no >= 0) {
    state.discards.splice(state.discards.indexOf(frame.no), 1)
    state.search.push(frame.no)
  }
  shuffleSearch(world)
  push(world, { kind: 'pack', mouse: mouse.id })
  return 'done'
}

function moveCard(world: World, frame: EffectFrame, how: 'bottom' | 'swapAbove' | 'swapAboveSelf'): void {
  const { state, emit } = world
  const { track } = state
  const card = how === 'swapAboveSelf' ? frame.user : (frame.picks.card ?? frame.it ?? '')
  const from = track.indexOf(card)
  if (from < 0) return
  const to = how === 'bottom' ? track.length - 1 : Math.max(0, from - 1)
  if (to === from) return
  track.splice(from, 1)
  track.splice(to, 0, card)
  emit?.({ type: 'card-moved', rule: how === 'swapAbove' ? 'M1.7' : 'M4.6', card, to })
}

function perform(
  world: World,
  frame: EffectFrame,
  what: Extract<Verb, { readonly perform: unknown }>['perform'],
): void {
  if (what === 'trapTest') push(world, { kind: 'trap', step: 'test', mouse: frame.user, marker: false })
  else if (what === 'rescue') push(world, { kind: 'rescue', mouse: frame.picks.mouse ?? '', beside: frame.user })
  else if (what === 'pounce') {
    push(world, {
      kind: 'brodie',
      card: 'brodie-pounces',
      summoned: true,
      step: 'begin',
      points: 0,
      path: [],
      goal: -1,
    })
  } else push(world, { kind: 'level-up', mouse: frame.user, price: what.levelUp })
}
