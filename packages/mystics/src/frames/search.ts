import type { Verdict } from '@mousekeep/engine'
import { discard, drawCard, gainCheese, push, shuffleSearch } from '../changes.ts'
import { rulesOn } from '../chapters/lookup.ts'
import { searchKey, specialSearch } from '../chapters/mods.ts'
import { cardById } from '../content.ts'
import { isStar, roll } from '../dice.ts'
import { mouseOf } from '../figures.ts'
import type { CardNo, FrameOf } from '../frame.ts'
import { collect } from '../language/modifiers.ts'
import { openMoment } from '../moments.ts'
import { PACK, type Mouse, type MysticsState } from '../state.ts'
import { ask, type World } from '../world.ts'
import { effectFrame } from './effect.ts'
import { ruleHolds } from '../rules.ts'

/** M11.1. */
export function search(world: World, frame: FrameOf<'search'>): Verdict {
  const { state, board, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  switch (frame.step) {
    case 'moment':
      frame.step = 'roll'
      openMoment(world, 'searchRoll', { only: mouse.id })
      return 'again'
    case 'roll': {
      const extra = collect(state, board, mouse.id, 'extraDice')
      const dice = extra.reduce((sum, each) => sum + (each.on === 'search' ? each.n : 0), frame.dice)
      const faces = roll(dice, world.chance)
      emit?.({ type: 'rolled', rule: 'M11.1', by: mouse.id, for: 'search', faces })
      const success = faces.some(isStar)
      emit?.({ type: 'searched', rule: 'M11.1', who: mouse.id, success })
      frame.step = success ? 'hit' : 'end'
      return 'again'
    }
    case 'hit': {
      const lost = state.mice.find((each) => each.away)
      if (lost !== undefined && state.minions.length === 0) {
        // The friend who was taken is found: no card, and M11.2 is not touched.
        push(world, { kind: 'rescue', mouse: lost.id, beside: mouse.id })
        frame.step = 'end'
        return 'again'
      }
      const replaced = rulesOn(state, 'searchHit').find((rule) => ruleHolds(world, rule, mouse.id, mouse.at, null))
      if (replaced !== undefined) {
        push(world, { kind: 'rules', waiting: [replaced], it: mouse.id, at: mouse.at, type: null })
        frame.step = 'end'
        return 'again'
      }
      if (mouse.searched.includes(state.here)) {
        frame.step = 'end'
        return 'again'
      }
      frame.step = 'draw'
      if (specialSearch(state, board, mouse) === null) openMoment(world, 'searchHit', { only: mouse.id })
      return 'again'
    }
    case 'draw': {
      frame.step = 'end'
      mouse.searched.push(state.here)
      const card = specialCard(world, mouse) ?? drawCard(world)
      if (card !== null) push(world, { kind: 'found', step: 'take', mouse: mouse.id, card })
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M11.3: the named card, out of the deck or the discard pile; null if somebody has it, or there is no such search. */
function specialCard(world: World, mouse: Mouse): CardNo | null {
  const { state, board } = world
  const special = specialSearch(state, board, mouse)
  if (special === null) return null
  state.fired.push(searchKey(special))
  if (special.any !== undefined) return anyOf(world, special.any)
  // In the box until now: a card kept out, or one that lay in the straw.
  const box = state.setup.cards.findIndex((id, no) => id === special.card && isInBox(state, no))
  if (box >= 0) return box
  for (const pile of [state.search, state.discards]) {
    const at = pile.findIndex((no) => state.setup.cards[no] === special.card)
    if (at < 0) continue
    const [card] = pile.splice(at, 1)
    shuffleSearch(world)
    return card
  }
  return null
}

/** B8: cards are turned from the top until one is of the kind; the others are shuffled back. */
function anyOf(world: World, kind: string): CardNo | null {
  const { state } = world
  const at = state.search.findIndex((no) => cardById(state.setup.cards[no]).kind === kind)
  if (at < 0) return null
  const [card] = state.search.splice(at, 1)
  shuffleSearch(world)
  return card
}

function isInBox(state: MysticsState, no: CardNo): boolean {
  return (
    !state.search.includes(no) &&
    !state.discards.includes(no) &&
    !state.stash.includes(no) &&
    !state.placed.some((item) => item.card === no) &&
    !state.mice.some((mouse) => mouse.pack.includes(no) || mouse.equip.some((worn) => worn.card === no))
  )
}

/** K17: look at the top cards, take one; the others are shuffled into the deck. */
export function draw(world: World, frame: FrameOf<'draw'>): Verdict {
  const { state, emit } = world
  if (frame.cards.length === 0) {
    while (frame.cards.length < frame.n) {
      const card = drawCard(world)
      if (card === null) break
      frame.cards.push(card)
    }
    if (frame.cards.length === 0) return 'done'
    emit?.({ type: 'looked', rule: 'M11.1', who: frame.mouse, cards: frame.cards.map((no) => state.setup.cards[no]) })
  }
  const ids = frame.cards.map((no) => state.setup.cards[no])
  const chosen = ask(world, 'M11.1', 'keep-one', [...new Set(ids)], state.setup.seats[frame.mouse])
  if (chosen === null) return 'wait'
  const [card] = frame.cards.splice(ids.indexOf(chosen), 1)
  state.search.push(...frame.cards.splice(0))
  shuffleSearch(world)
  push(world, { kind: 'found', step: 'take', mouse: frame.mouse, card })
  return 'done'
}

/** M11.1: what becomes of the card drawn. */
export function found(world: World, frame: FrameOf<'found'>): Verdict {
  const { state, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  const id = state.setup.cards[frame.card]
  const card = cardById(id)
  switch (frame.step) {
    case 'take':
      emit?.({ type: 'found', rule: 'M11.1', who: mouse.id, card: id })
      if (card.kind === 'party item') {
        state.stash.push(frame.card)
        return 'done'
      }
      if (card.kind === 'event') {
        frame.step = 'discard'
        for (let i = card.clauses.length - 1; i >= 0; i--) {
          if (card.clauses[i].on.includes('drawn')) push(world, effectFrame(id, i, mouse.id, {}))
        }
        return 'again'
      }
      frame.step = 'keep'
      return 'again'
    case 'keep': {
      const answer = ask(world, 'M11.1', `keep ${id}`, ['keep', 'cheese'], state.setup.seats[mouse.id])
      if (answer === null) return 'wait'
      if (answer === 'cheese') {
        discard(world, mouse.id, frame.card, 'M11.1')
        gainCheese(world, mouse, 1, 'M11.1')
      } else {
        mouse.pack.push(frame.card)
        emit?.({ type: 'kept', rule: 'M11.1', who: mouse.id, card: id })
        push(world, { kind: 'pack', mouse: mouse.id })
      }
      return 'done'
    }
    case 'discard':
      discard(world, mouse.id, frame.card, 'M11.1')
      return 'done'
  }
}

/** M16.2: more than three cards that are no tricks: the excess goes, for nothing. */
export function pack(world: World, frame: FrameOf<'pack'>): Verdict {
  const { state } = world
  const mouse = mouseOf(state, frame.mouse)
  for (;;) {
    const counted = mouse.pack.filter((no) => cardById(state.setup.cards[no]).kind !== 'trick')
    if (counted.length <= PACK) return 'done'
    const ids = [...new Set(counted.map((no) => state.setup.cards[no]))].toSorted()
    const chosen = ask(world, 'M16.2', `discard ${mouse.id}`, ids, state.setup.seats[mouse.id])
    if (chosen === null) return 'wait'
    const at = mouse.pack.findLastIndex((no) => state.setup.cards[no] === chosen)
    const [no] = mouse.pack.splice(at, 1)
    discard(world, mouse.id, no, 'M16.2')
  }
}
