import { note } from '../../state/facts.ts'
import type { Verdict } from '@mousekeep/engine'
import { cardById } from '../../cards/box.ts'
import { isStar, roll } from '../../state/dice.ts'
import { mouseOf } from '../../state/figures.ts'
import { ask, push, type Live } from '../../state/live.ts'
import { PACK, type Mouse, type MysticsState } from '../../state/state.ts'
import { cardNos, type CardNo, type TaskOf } from '../../state/task.ts'
import { effectTask } from '../deeds/card-effects.ts'
import { gainCheese } from '../deeds/cheese.ts'
import { discard, drawCard, shuffleSearch } from '../deeds/decks.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { searchMade, specialSearch } from '../lookup/side-changes.ts'
import { rulesOn } from '../lookup/chapter-here.ts'
import { ruleHolds } from '../lookup/chapter-rules.ts'
import { collect } from '../lookup/modifiers.ts'

/** M11.1. */
export function search(live: Live, task: TaskOf<'search'>): Verdict {
  const { state, board, emit } = live
  const mouse = mouseOf(state, task.mouse)
  switch (task.step) {
    case 'moment':
      task.step = 'roll'
      openMoment(live, 'searchRoll', { only: mouse.id })
      return 'again'
    case 'roll': {
      const extra = collect(state, board, mouse.id, 'extraDice')
      const dice = extra.reduce((sum, each) => sum + (each.on === 'search' ? each.n : 0), task.dice)
      const faces = roll(dice, live.chance)
      emit?.({ type: 'rolled', rule: 'M11.1', by: mouse.id, for: 'search', faces })
      const success = faces.some(isStar)
      emit?.({ type: 'searched', rule: 'M11.1', who: mouse.id, success })
      task.step = success ? 'hit' : 'end'
      return 'again'
    }
    case 'hit': {
      const lost = state.mice.find((each) => each.away)
      if (lost !== undefined && state.minions.length === 0) {
        // The friend who was taken is found: no card, and M11.2 is not touched.
        push(live, { kind: 'rescue', mouse: lost.id, beside: mouse.id })
        task.step = 'end'
        return 'again'
      }
      const replaced = rulesOn(state, 'searchHit').find((rule) => ruleHolds(live, rule, mouse.id, mouse.at, null))
      if (replaced !== undefined) {
        push(live, { kind: 'rules', waiting: [replaced], it: mouse.id, at: mouse.at, type: null })
        task.step = 'end'
        return 'again'
      }
      if (mouse.searched.includes(state.here)) {
        task.step = 'end'
        return 'again'
      }
      task.step = 'draw'
      if (specialSearch(state, board, mouse) === null) openMoment(live, 'searchHit', { only: mouse.id })
      return 'again'
    }
    case 'draw': {
      task.step = 'end'
      mouse.searched.push(state.here)
      const card = specialCard(live, mouse) ?? drawCard(live)
      if (card !== null) push(live, { kind: 'found', step: 'take', mouse: mouse.id, card })
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M11.3: the named card, out of the deck or the discard pile; null if somebody has it, or there is no such search. */
function specialCard(live: Live, mouse: Mouse): CardNo | null {
  const { state, board } = live
  const special = specialSearch(state, board, mouse)
  if (special === null) return null
  note(state, searchMade(special))
  if (special.any !== undefined) return anyOf(live, special.any)
  // In the box until now: a card kept out, or one that lay in the straw.
  const box = cardNos(state.setup.cards).find((no) => state.setup.cards[no] === special.card && isInBox(state, no))
  if (box !== undefined) return box
  for (const pile of [state.search, state.discards]) {
    const at = pile.findIndex((no) => state.setup.cards[no] === special.card)
    if (at < 0) continue
    const [card] = pile.splice(at, 1)
    shuffleSearch(live)
    return card
  }
  return null
}

/** B8: cards are turned from the top until one is of the kind; the others are shuffled back. */
function anyOf(live: Live, kind: string): CardNo | null {
  const { state } = live
  const at = state.search.findIndex((no) => cardById(state.setup.cards[no]).kind === kind)
  if (at < 0) return null
  const [card] = state.search.splice(at, 1)
  shuffleSearch(live)
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
export function draw(live: Live, task: TaskOf<'draw'>): Verdict {
  const { state, emit } = live
  if (task.cards.length === 0) {
    while (task.cards.length < task.n) {
      const card = drawCard(live)
      if (card === null) break
      task.cards.push(card)
    }
    if (task.cards.length === 0) return 'done'
    emit?.({ type: 'looked', rule: 'M11.1', who: task.mouse, cards: task.cards.map((no) => state.setup.cards[no]) })
  }
  const ids = task.cards.map((no) => state.setup.cards[no])
  const chosen = ask(live, 'M11.1', 'keep-one', [...new Set(ids)], task.mouse)
  if (chosen === null) return 'wait'
  const [card] = task.cards.splice(ids.indexOf(chosen), 1)
  state.search.push(...task.cards.splice(0))
  shuffleSearch(live)
  push(live, { kind: 'found', step: 'take', mouse: task.mouse, card })
  return 'done'
}

/** M11.1: what becomes of the card drawn. */
export function found(live: Live, task: TaskOf<'found'>): Verdict {
  const { state, emit } = live
  const mouse = mouseOf(state, task.mouse)
  const id = state.setup.cards[task.card]
  const card = cardById(id)
  switch (task.step) {
    case 'take':
      emit?.({ type: 'found', rule: 'M11.1', who: mouse.id, card: id })
      if (card.kind === 'party item') {
        state.stash.push(task.card)
        return 'done'
      }
      if (card.kind === 'event') {
        task.step = 'discard'
        for (let i = card.clauses.length - 1; i >= 0; i--) {
          if (card.clauses[i].on.includes('drawn')) push(live, effectTask(id, i, mouse.id, {}))
        }
        return 'again'
      }
      task.step = 'keep'
      return 'again'
    case 'keep': {
      const answer = ask(live, 'M11.1', `keep ${id}`, ['keep', 'cheese'], mouse.id)
      if (answer === null) return 'wait'
      if (answer === 'cheese') {
        discard(live, mouse.id, task.card, 'M11.1')
        gainCheese(live, mouse, 1, 'M11.1')
      } else {
        mouse.pack.push(task.card)
        emit?.({ type: 'kept', rule: 'M11.1', who: mouse.id, card: id })
        push(live, { kind: 'pack', mouse: mouse.id })
      }
      return 'done'
    }
    case 'discard':
      discard(live, mouse.id, task.card, 'M11.1')
      return 'done'
  }
}

/** M16.2: more than three cards that are no tricks: the excess goes, for nothing. */
export function pack(live: Live, task: TaskOf<'pack'>): Verdict {
  const { state } = live
  const mouse = mouseOf(state, task.mouse)
  for (;;) {
    const counted = mouse.pack.filter((no) => cardById(state.setup.cards[no]).kind !== 'trick')
    if (counted.length <= PACK) return 'done'
    const ids = [...new Set(counted.map((no) => state.setup.cards[no]))].toSorted()
    const chosen = ask(live, 'M16.2', `discard ${mouse.id}`, ids, mouse.id)
    if (chosen === null) return 'wait'
    const at = mouse.pack.findLastIndex((no) => state.setup.cards[no] === chosen)
    const [no] = mouse.pack.splice(at, 1)
    discard(live, mouse.id, no, 'M16.2')
  }
}
