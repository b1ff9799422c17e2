import { refusal, type Refusal } from '@mousekeep/engine'
import { widthsBetween, type Board, type Space } from '../board.ts'
import { liftItem, placedItem, push, putAt } from '../changes.ts'
import { findMinion, findMouse, hasRoom, isFree, miceAt, minionsAt } from '../figures.ts'
import type { MysticsState } from '../state.ts'
import type { ActionKind, Catapult, Launch, PickUp, Place, Table } from './action.ts'
import { actionRefusal, spendAction } from './budget.ts'

const HOOK = 'fishhook-and-thread'
const FORK = 'dinner-fork'
const GRAPE = 'grape'
/** M22.4: the token's length. */
const HOOK_LENGTH = 3

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

function inStash(state: MysticsState, id: string): number {
  return state.stash.find((no) => state.setup.cards[no] === id) ?? -1
}

function isEmpty(state: MysticsState, space: Space): boolean {
  return miceAt(state, space) + minionsAt(state, space) === 0
}

/** M22.1, M22.4 to M22.6: no action and no free action. */
export const place: ActionKind<Place> = {
  list(table, into) {
    const { state, board, mouse } = table
    const here = board.names[mouse.at]
    if (inStash(state, FORK) >= 0) offer(table, { do: 'place', item: FORK, at: here }, into)
    if (inStash(state, GRAPE) >= 0) {
      for (const space of board.near[mouse.at]) offer(table, { do: 'place', item: GRAPE, at: board.names[space] }, into)
    }
    if (inStash(state, HOOK) >= 0) {
      for (const to of board.names) if (to !== here) offer(table, { do: 'place', item: HOOK, at: here, to }, into)
    }
  },

  check({ state, board, mouse }, action) {
    if (inStash(state, action.item) < 0) return NOT_IN_STASH
    const at = board.numbers.get(action.at)
    const to = action.to === undefined ? undefined : board.numbers.get(action.to)
    switch (action.item) {
      case FORK:
        if (at !== mouse.at || action.to !== undefined) return OWN_SPACE
        return board.isWater[at] ? FORK_IN_WATER : null
      case GRAPE:
        if (at === undefined || action.to !== undefined || !board.isNear[mouse.at][at] || !isEmpty(state, at))
          return NOT_EMPTY
        return null
      case HOOK:
        return hookRefusal(board, mouse.at, at, to)
      default:
        return NOT_PLACEABLE
    }
  },

  perform(world, _table, action) {
    const { state, board, emit } = world
    const card = inStash(state, action.item)
    const names = action.to === undefined ? [action.at] : [action.at, action.to]
    state.stash.splice(state.stash.indexOf(card), 1)
    state.placed.push({ card, at: names.map((name) => board.numbers.get(name) ?? 0) })
    emit?.({ type: 'item-placed', rule: 'M22.1', item: action.item, at: names })
  },
}

function offer(table: Table, action: Place, into: Parameters<typeof place.list>[1]): void {
  if (place.check(table, action) === null) into.push(action)
}

function hookRefusal(board: Board, own: Space, at: Space | undefined, to: Space | undefined): Refusal | null {
  if (at !== own || to === undefined || to === at) return HOOK_ENDS
  if (widthsBetween(board, at, to) > HOOK_LENGTH + 1e-9) return HOOK_TOO_FAR
  return board.isWater[at] && board.isWater[to] ? HOOK_IN_WATER : null
}

/** M22.1: taking one back takes an action. */
export const pickUp: ActionKind<PickUp> = {
  list(table, into) {
    for (const item of table.state.placed) {
      const action: PickUp = { do: 'pick-up', item: table.state.setup.cards[item.card] }
      if (pickUp.check(table, action) === null) into.push(action)
    }
  },

  check(table, action) {
    const item = placedItem(table.state, action.item)
    if (item === undefined || !item.at.includes(table.mouse.at)) return NOT_HERE
    return actionRefusal(table)
  },

  perform(world, table, action) {
    const item = placedItem(world.state, action.item)
    if (item === undefined) return
    spendAction(world, table, 'other')
    liftItem(world.state, item.card)
    world.state.stash.push(item.card)
    world.emit?.({ type: 'item-taken', rule: 'M22.1', item: action.item, who: table.mouse.id })
  },
}

function forkRefusal(table: Table): Refusal | null {
  const fork = placedItem(table.state, FORK)
  return fork === undefined || fork.at[0] !== table.mouse.at ? NO_FORK : actionRefusal(table)
}

/** M22.5: another mouse of the fork's space flies to any space with room that it sees. */
export const catapult: ActionKind<Catapult> = {
  list(table, into) {
    if (forkRefusal(table) !== null) return
    const { state, board } = table
    for (const flyer of state.mice) {
      for (const to of board.names) {
        const action: Catapult = { do: 'catapult', mouse: flyer.id, to }
        if (catapult.check(table, action) === null) into.push(action)
      }
    }
  },

  check(table, action) {
    const { state, board, mouse } = table
    const refused = forkRefusal(table)
    if (refused !== null) return refused
    const flyer = findMouse(state, action.mouse)
    if (flyer === undefined || flyer.id === mouse.id || !isFree(flyer) || flyer.at !== mouse.at) return NOT_ON_FORK
    const to = board.numbers.get(action.to)
    if (to === undefined || to === flyer.at || !board.sees[flyer.at][to]) return NOT_SEEN
    return hasRoom(state, board, to, 'small') ? null : FULL
  },

  perform(world, table, action) {
    const flyer = findMouse(world.state, action.mouse)
    const to = world.board.numbers.get(action.to)
    if (flyer === undefined || to === undefined) return
    spendAction(world, table, 'other')
    putAt(world, flyer, to, 'M22.5')
  },
}

/** M22.7: a battle action: the grape from the fork. */
export const launch: ActionKind<Launch> = {
  list(table, into) {
    if (forkRefusal(table) !== null || inStash(table.state, GRAPE) < 0) return
    for (const minion of table.state.minions) into.push({ do: 'launch', target: minion.id })
  },

  check(table, action) {
    const refused = forkRefusal(table)
    if (refused !== null) return refused
    if (inStash(table.state, GRAPE) < 0) return NO_GRAPE
    return findMinion(table.state, action.target) === undefined ? NO_MINION : null
  },

  perform(world, table, action) {
    const minion = findMinion(world.state, action.target)
    if (minion === undefined) return
    spendAction(world, table, 'battle')
    push(world, { kind: 'grape', by: table.mouse.id, at: minion.at, step: 'coin' })
  },
}
