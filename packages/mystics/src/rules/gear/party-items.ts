import { NO_CARD, type CardNo } from '../../state/task.ts'
import { refusal, type Refusal } from '@mousekeep/engine'
import { cardById } from '../../cards/box.ts'
import { widthsBetween, type Board, type Space } from '../../board/board.ts'
import type { ActionKind, Catapult, Launch, PickUp, Place, Chooser } from '../../state/action.ts'
import { findMinion, findMouse, hasRoom, isFree, miceAt, minionsAt } from '../../state/figures.ts'
import { push } from '../../state/live.ts'
import type { MysticsState } from '../../state/state.ts'
import { liftItem } from '../deeds/decks.ts'
import { putAt } from '../deeds/move-and-mark.ts'
import { actionRefusal, spendAction } from '../deeds/spend-action.ts'
import { placedFor, placedItem, stashedFor } from '../lookup/party-items.ts'

const NOT_IN_STASH = refusal('M22.1', 'not-in-stash')
const NOT_PLACEABLE = refusal('M22.1', 'not-placeable')
const OWN_SPACE = refusal('M22.5', 'own-space')
const FORK_IN_WATER = refusal('M22.5', 'in-water')
const HOOK_ENDS = refusal('M22.4', 'one-end-here')
const HOOK_TOO_FAR = refusal('M22.4', 'too-far')
const HOOK_IN_WATER = refusal('M22.4', 'both-in-water')
const NOT_EMPTY = refusal('M22.6', 'empty-adjacent-space')
const NOT_HERE = refusal('M22.1', 'not-here')
const NO_FORK = refusal('M22.5', 'no-fork-here')
const NOT_ON_FORK = refusal('M22.5', 'not-on-fork')
const NOT_SEEN = refusal('M22.5', 'not-seen')
const FULL = refusal('M7.5', 'full')
const NO_GRAPE = refusal('M22.7', 'no-grape')
const NO_MINION = refusal('M22.7', 'no-such-minion')

function inStash(state: MysticsState, id: string): CardNo {
  return state.stash.find((no) => state.setup.cards[no] === id) ?? NO_CARD
}

function isEmpty(state: MysticsState, space: Space): boolean {
  return miceAt(state, space) + minionsAt(state, space) === 0
}

/** M22.1, M22.4 to M22.6: no action and no free action. */
export const place: ActionKind<Place> = {
  list(chooser, into) {
    const { state, board, mouse } = chooser
    const here = board.names[mouse.at]
    const sling = stashedFor(state, 'sling')?.id
    const bait = stashedFor(state, 'bait')?.id
    const rope = stashedFor(state, 'rope')?.id
    if (sling !== undefined) offer(chooser, { do: 'place', item: sling, at: here }, into)
    if (bait !== undefined) {
      for (const space of board.near[mouse.at])
        offer(chooser, { do: 'place', item: bait, at: board.names[space] }, into)
    }
    if (rope !== undefined) {
      for (const to of board.names) if (to !== here) offer(chooser, { do: 'place', item: rope, at: here, to }, into)
    }
  },

  judge({ state, board, mouse }, action) {
    if (inStash(state, action.item) < 0) return NOT_IN_STASH
    const at = board.numbers.get(action.at)
    const to = action.to === undefined ? undefined : board.numbers.get(action.to)
    const use = cardById(action.item).use ?? { is: 'disguise' }
    switch (use.is) {
      case 'sling':
        if (at !== mouse.at || action.to !== undefined) return OWN_SPACE
        return board.isWater[at] ? FORK_IN_WATER : null
      case 'bait':
        if (at === undefined || action.to !== undefined || !board.isNear[mouse.at][at] || !isEmpty(state, at))
          return NOT_EMPTY
        return null
      case 'rope':
        return ropeRefusal(board, use.length, mouse.at, [at, to])
      case 'disguise':
        return NOT_PLACEABLE
    }
  },

  perform(live, _table, action) {
    const { state, board, emit } = live
    const card = inStash(state, action.item)
    const names = action.to === undefined ? [action.at] : [action.at, action.to]
    state.stash.splice(state.stash.indexOf(card), 1)
    state.placed.push({ card, at: names.flatMap((name) => board.numbers.get(name) ?? []) })
    emit?.({ type: 'item-placed', rule: 'M22.1', item: action.item, at: names })
  },
}

function offer(chooser: Chooser, action: Place, into: Parameters<typeof place.list>[1]): void {
  if (place.judge(chooser, action) === null) into.push(action)
}

function ropeRefusal(
  board: Board,
  length: number,
  own: Space,
  [at, to]: readonly (Space | undefined)[],
): Refusal | null {
  if (at !== own || to === undefined || to === at) return HOOK_ENDS
  if (widthsBetween(board, at, to) > length + 1e-9) return HOOK_TOO_FAR
  return board.isWater[at] && board.isWater[to] ? HOOK_IN_WATER : null
}

/** M22.1: taking one back takes an action. */
export const pickUp: ActionKind<PickUp> = {
  list(chooser, into) {
    for (const item of chooser.state.placed) {
      const action: PickUp = { do: 'pick-up', item: chooser.state.setup.cards[item.card] }
      if (pickUp.judge(chooser, action) === null) into.push(action)
    }
  },

  judge(chooser, action) {
    const item = placedItem(chooser.state, action.item)
    if (item === undefined || !item.at.includes(chooser.mouse.at)) return NOT_HERE
    return actionRefusal(chooser)
  },

  perform(live, chooser, action) {
    const item = placedItem(live.state, action.item)
    if (item === undefined) return
    spendAction(live, chooser, 'other')
    liftItem(live.state, item.card)
    live.state.stash.push(item.card)
    live.emit?.({ type: 'item-taken', rule: 'M22.1', item: action.item, who: chooser.mouse.id })
  },
}

function forkRefusal(chooser: Chooser): Refusal | null {
  const fork = placedFor(chooser.state, 'sling')
  return fork === null || fork.at[0] !== chooser.mouse.at ? NO_FORK : actionRefusal(chooser)
}

/** M22.5: another mouse of the fork's space flies to any space with room that it sees. */
export const catapult: ActionKind<Catapult> = {
  list(chooser, into) {
    if (forkRefusal(chooser) !== null) return
    const { state, board } = chooser
    for (const flyer of state.mice) {
      for (const to of board.names) {
        const action: Catapult = { do: 'catapult', mouse: flyer.id, to }
        if (catapult.judge(chooser, action) === null) into.push(action)
      }
    }
  },

  judge(chooser, action) {
    const { state, board, mouse } = chooser
    const refused = forkRefusal(chooser)
    if (refused !== null) return refused
    const flyer = findMouse(state, action.mouse)
    if (flyer === undefined || flyer.id === mouse.id || !isFree(flyer) || flyer.at !== mouse.at) return NOT_ON_FORK
    const to = board.numbers.get(action.to)
    if (to === undefined || to === flyer.at || !board.sees[flyer.at][to]) return NOT_SEEN
    return hasRoom(state, board, to, 'small') ? null : FULL
  },

  perform(live, chooser, action) {
    const flyer = findMouse(live.state, action.mouse)
    const to = live.board.numbers.get(action.to)
    if (flyer === undefined || to === undefined) return
    spendAction(live, chooser, 'other')
    putAt(live, flyer, to, 'M22.5')
  },
}

/** M22.7: a battle action: the grape from the fork. */
export const launch: ActionKind<Launch> = {
  list(chooser, into) {
    if (forkRefusal(chooser) !== null || stashedFor(chooser.state, 'bait') === null) return
    for (const minion of chooser.state.minions) into.push({ do: 'launch', target: minion.id })
  },

  judge(chooser, action) {
    const refused = forkRefusal(chooser)
    if (refused !== null) return refused
    if (stashedFor(chooser.state, 'bait') === null) return NO_GRAPE
    return findMinion(chooser.state, action.target) === undefined ? NO_MINION : null
  },

  perform(live, chooser, action) {
    const minion = findMinion(live.state, action.target)
    if (minion === undefined) return
    spendAction(live, chooser, 'battle')
    push(live, { kind: 'grape', by: chooser.mouse.id, at: minion.at, step: 'coin' })
  },
}
