import type { Verdict } from '@mousekeep/engine'
import { abduct } from '../hooks/abduction.ts'
import {
  cure,
  fillWheel,
  gainCheese,
  heal,
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
import { countFace, roll } from '../dice.ts'
import { figuresAt, findMinion, findMouse, heightOf, isFree, mouseOf, trackCard } from '../figures.ts'
import type { AttackFrame, DefendFrame, EffectFrame, Target } from '../frame.ts'
import { statOf } from '../language/modifiers.ts'
import type { Clause, Verb } from '../language/words.ts'
import { openMoment } from '../moments.ts'
import { countBlocks } from '../pools.ts'
import { ailments, markersOf, rerollable } from '../sense.ts'
import { weaponFor } from '../selectors.ts'
import type { Mouse } from '../state.ts'
import { imagineAttack, weaponsOf } from '../weapons.ts'
import { ask, topmost, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'
import { attackFrame, targetOf } from './attacks.ts'
import { payAttackCheese, payDefenseCheese } from './cheese.ts'
import { woundFigure } from './harm.ts'

/** Carries out one verb. 'done': the next one; 'wait': a question was put; 'again': it has more to do. */
export function runVerb(world: World, frame: EffectFrame, clause: Clause, verb: Verb): Verdict {
  const { state } = world
  const user = findMouse(state, frame.user)
  if ('attack' in verb) {
    const { mode, type, dice } = verb.attack
    const n = dice === 'lore' ? (user === undefined ? 0 : statOf(state, world.board, user, 'lore')) : dice
    const targets = targetsOf(world, frame, clause)
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

function chosenMice({ state }: World, frame: EffectFrame, clause: Clause): Mouse[] {
  const mouse = frame.picks.mouse === undefined ? undefined : findMouse(state, frame.picks.mouse)
  if (mouse !== undefined) return [mouse]
  return clause.choose?.some((selector) => 'mice' in selector) === true ? state.mice.filter(isFree) : []
}

/** Targets of a card's attack or hits, in the order of the track, then the one placed first. */
function targetsOf({ state, board, stack }: World, frame: EffectFrame, clause: Clause): Target[] {
  const { picks } = frame
  let ids: string[] = []
  if (picks.targets !== undefined) ids = [...picks.targets]
  else if (picks.target !== undefined) return [targetOf(state, picks.target, picks.card ?? null)]
  else {
    const attack = topmost(stack, 'attack')
    const at =
      picks.to !== undefined
        ? board.numbers.get(picks.to)
        : clause.choose?.some((each) => 'minions' in each && each.minions === 'targetSpace') === true
          ? attack?.targets[0]?.at
          : findMouse(state, frame.user)?.at
    if (at !== undefined) ids = figuresAt(state, at).filter((id) => findMinion(state, id) !== undefined)
  }
  const height = (id: string): number => {
    const minion = findMinion(state, id)
    return minion === undefined ? 0 : heightOf(state, trackCard(state, minion))
  }
  return ids.toSorted((a, b) => height(a) - height(b)).map((id) => targetOf(state, id))
}

function attackAgain(
  world: World,
  frame: EffectFrame,
  clause: Clause,
  which: 'ranged' | 'knives' | 'sameWeapon' | 'thisWeapon' | 'own',
): Verdict {
  const { state, board } = world
  if (which === 'own') {
    const attack = topmost(world.stack, 'attack')
    // Pistoleer: a second attack never gives a third.
    if (attack !== null && !attack.from.includes(frame.card) && topmost(world.stack, 'act')?.again !== true) {
      push(world, { kind: 'act', step: 'attack', who: frame.user, card: frame.card, again: true, points: 0, path: [] })
    }
    return 'done'
  }
  const user = mouseOf(state, frame.user)
  const minion = findMinion(state, frame.picks.target ?? '')
  if (minion === undefined) return 'done'
  const weapon = weaponFor(state, board, user, cardById(frame.card), clause, minion)
  if (weapon === null) return 'done'
  const { mode, type } = imagineAttack(state, board, user, weapon, minion)
  const from = [...(topmost(world.stack, 'attack')?.from ?? []), frame.card]
  const targets = [targetOf(state, minion.id, frame.picks.card ?? null)]
  if (which === 'knives') {
    // The first knife at the target named; the others follow, each with its own.
    const others = weaponsOf(state, user).filter((each) => each.knife && each.no !== weapon.no)
    push(world, { kind: 'again', mouse: user.id, weapons: others.map((each) => each.no), from: [frame.card] })
  }
  push(world, attackFrame({ by: user.id, card: user.id, weapon: weapon.id, mode, type, targets, from }))
  return 'done'
}

function healEach(
  world: World,
  frame: EffectFrame,
  clause: Clause,
  kind: 'plain' | 'poison' | 'any',
  n: number | 'all',
): Verdict {
  const mice = chosenMice(world, frame, clause)
  const amount = n === 'all' ? Number.POSITIVE_INFINITY : n
  while (frame.left < mice.length) {
    const mouse = mice[frame.left]
    let which: 'wounds' | 'poison' = kind === 'poison' ? 'poison' : 'wounds'
    if (kind === 'any' && mouse.poison > 0) {
      if (mouse.wounds === 0) which = 'poison'
      else {
        const chosen = ask(world, 'M21.4', `heal ${mouse.id}`, ['plain', 'poison'], world.state.setup.seats[mouse.id])
        if (chosen === null) return 'wait'
        which = chosen === 'poison' ? 'poison' : 'wounds'
      }
    }
    heal(world, mouse, which, amount, 'M21.4')
    frame.left++
  }
  return 'done'
}

function healOrCure(world: World, frame: EffectFrame): Verdict {
  const { state } = world
  while (frame.left < frame.paid) {
    const options = [...new Set(ailments(state, mouseOf(state, frame.user)))]
    if (options.length === 0) return 'done'
    const chosen = ask(world, 'M21.4', 'cure', options, state.setup.seats[frame.user])
    if (chosen === null) return 'wait'
    const [id, what] = chosen.split(' ')
    const mouse = mouseOf(state, id)
    if (what === 'poison') heal(world, mouse, 'poison', 1, 'M21.4')
    else for (const marker of markersOf(mouse)) if (marker === what) cure(world, mouse, marker, 'M21.4')
    frame.left++
  }
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

/** K11: the chosen dice are thrown once more; cheese among them is paid now. */
function reroll(world: World, frame: EffectFrame, n: number | 'any'): Verdict {
  const { state } = world
  const moment = topmost(world.stack, 'moment')
  const attack = topmost(world.stack, 'attack')
  const defend = moment?.moment === 'defenseRolled' ? topmost(world.stack, 'defend') : null
  const thrown: AttackFrame | DefendFrame | null = defend ?? attack
  if (thrown === null) return 'done'
  // `left` counts the dice chosen so far; they are taken out of the roll and thrown together.
  const most = n === 'any' ? Number.POSITIVE_INFINITY : n
  while (frame.left < most) {
    const faces = rerollable(state, moment)
    const options = [...new Set(faces)]
    if (options.length === 0) break
    if (n === 'any') options.push('done')
    const chosen = ask(world, 'M10.4', 'reroll', options, state.setup.seats[frame.user])
    if (chosen === null) return 'wait'
    if (chosen === 'done') break
    const at = thrown.faces.findIndex((face) => face === chosen)
    thrown.faces.splice(at, 1)
    frame.left++
  }
  const fresh = roll(frame.left, world.chance)
  thrown.faces.push(...fresh)
  world.emit?.({ type: 'rolled', rule: 'M10.4', by: frame.user, for: 'reroll', faces: fresh })
  if (thrown.kind === 'defend') {
    payDefenseCheese(world, attack, thrown, fresh)
    thrown.blocks = countBlocks(state, world.board, attack, thrown)
  } else payAttackCheese(world, thrown, fresh)
  return 'done'
}

function perform(
  world: World,
  frame: EffectFrame,
  what: Extract<Verb, { readonly perform: unknown }>['perform'],
): void {
  if (what === 'trapTest') push(world, { kind: 'trap', mouse: frame.user, marker: false })
  else if (what === 'rescue') push(world, { kind: 'rescue', mouse: frame.picks.mouse ?? '', beside: frame.user })
  else if (what === 'pounce') {
    push(world, { kind: 'brodie', card: 'brodie-pounces', summoned: true, step: 'begin', points: 0, path: [], way: [] })
  } else push(world, { kind: 'level-up', mouse: frame.user, price: what.levelUp })
}
