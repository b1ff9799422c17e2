import { refusal, type Refusal } from '@mousekeep/engine'
import { push } from '../changes.ts'
import { cardById } from '../content.ts'
import type { CardNo } from '../frame.ts'
import { collect, meets } from '../language/modifiers.ts'
import { SLOTS, type Slot } from '../language/words.ts'
import type { Worn } from '../state.ts'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type Equip, type Table } from './action.ts'
import { turnOf } from './budget.ts'
import { OPEN_FORM } from './free.ts'

const NO_SUCH_CARD = refusal('M16.2', 'no-such-card')
const WRONG_SLOT = refusal('M16.2', 'wrong-slot')
const SLOT_FULL = refusal('M16.2', 'slot-full')
const NOTHING = refusal('M16.2', 'nothing-moved')
const REQUIREMENT = refusal('M16.3', 'requirement-not-met')

export interface Arrangement {
  readonly equip: Worn[]
  readonly pack: CardNo[]
}

/** M16.2. */
export const equip: ActionKind<Equip> = {
  list(table, into) {
    if (gate(table) === null && canMoveAny(table)) into.push({ do: 'equip', open: true })
  },

  check(table, action) {
    const refused = gate(table)
    if (refused !== null) return refused
    if (action.open === true) return canMoveAny(table) ? OPEN_FORM : NOTHING
    const arranged = arrange(table, action)
    return 'rule' in arranged ? arranged : null
  },

  perform(world, table, action) {
    const { mouse } = table
    const arranged = arrange(table, action)
    if ('rule' in arranged) throw new Error('Bug: an equip that was not checked')
    mouse.equip.splice(0, mouse.equip.length, ...arranged.equip)
    mouse.pack.splice(0, mouse.pack.length, ...arranged.pack)
    turnOf(world.state).equipped = true
    for (const { card, to } of action.moves ?? []) {
      world.emit?.({ type: 'equipped', rule: 'M16.2', who: mouse.id, card, to })
    }
    push(world, { kind: 'pack', mouse: mouse.id })
  },
}

function gate({ state, board, mouse }: Table): Refusal | null {
  if (board.isWater[mouse.at]) return IN_WATER
  return turnOf(state).equipped ? ONCE_A_TURN : null
}

function canMoveAny({ state, board, mouse }: Table): boolean {
  if (mouse.equip.length > 0) return true
  return mouse.pack.some((no) => {
    const id = state.setup.cards[no]
    return cardById(id).slot !== undefined && meets(state, board, mouse, id)
  })
}

/** Whether a card goes into a slot; the tail takes what its owner's cards say. */
export function fitsSlot({ state, board, mouse }: Table, id: string, slot: Slot): boolean {
  if (slot === 'tail')
    return collect(state, board, mouse.id, 'extraSlot').some((extra) => extra.slot === slot && extra.card === id)
  return cardById(id).slot === slot
}

/** How the mouse would stand equipped; what is in the way of a swap goes to the pack. */
export function arrange(table: Table, action: Equip): Arrangement | Refusal {
  const { state, board, mouse } = table
  const moves = action.moves ?? []
  if (moves.length === 0) return NOTHING
  const worn = [...mouse.equip]
  const pack = [...mouse.pack]
  const taken: { no: CardNo; to: string }[] = []
  for (const { card, to } of moves) {
    const fromPack = to === 'pack' ? -1 : pack.findIndex((no) => state.setup.cards[no] === card)
    if (fromPack >= 0) {
      taken.push({ no: pack.splice(fromPack, 1)[0], to })
      continue
    }
    const at = worn.findIndex((each) => state.setup.cards[each.card] === card && each.slot !== to)
    if (at < 0) return NO_SUCH_CARD
    taken.push({ no: worn.splice(at, 1)[0].card, to })
  }
  const put: Worn[] = []
  for (const { no, to } of taken) {
    const id = state.setup.cards[no]
    if (to === 'pack') {
      pack.push(no)
      continue
    }
    const slot = SLOTS.find((each) => each === to)
    if (slot === undefined || !fitsSlot(table, id, slot)) return WRONG_SLOT
    if (!meets(state, board, mouse, id)) return REQUIREMENT
    put.push({ card: no, slot })
  }
  if (SLOTS.some((slot) => used(table, put, slot) > roomIn(slot))) return SLOT_FULL
  // A straight swap: what lay in the slot gives way.
  for (const slot of SLOTS) {
    while (used(table, [...worn, ...put], slot) > roomIn(slot)) {
      const old = worn.findIndex((each) => each.slot === slot)
      pack.push(worn.splice(old, 1)[0].card)
    }
  }
  return { equip: [...worn, ...put], pack }
}

function roomIn(slot: Slot): number {
  return slot === 'paw' ? 2 : 1
}

function used({ state }: Table, worn: readonly Worn[], slot: Slot): number {
  return worn.reduce((sum, each) => {
    if (each.slot !== slot) return sum
    return sum + (slot === 'paw' ? (cardById(state.setup.cards[each.card]).paws ?? 1) : 1)
  }, 0)
}
