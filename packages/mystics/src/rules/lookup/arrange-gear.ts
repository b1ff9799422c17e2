import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board } from '../../board/board.ts'
import { cardById } from '../../cards/box.ts'
import type { CardNo } from '../../state/task.ts'
import { collect, meets } from './modifiers.ts'
import { SLOTS, type Slot } from '../../cards/lists.ts'
import type { Mouse, MysticsState, Worn } from '../../state/state.ts'

/** A card into a slot, or into the pack. */
export interface Move {
  readonly card: string
  readonly to: string
}

export interface Arrangement {
  readonly equip: Worn[]
  readonly pack: CardNo[]
}

export const NO_SUCH_CARD = refusal('M16.2', 'no-such-card')
const WRONG_SLOT = refusal('M16.2', 'wrong-slot')
const SLOT_FULL = refusal('M16.2', 'slot-full')
export const NOTHING_MOVED = refusal('M16.2', 'nothing-moved')
export const REQUIREMENT = refusal('M16.3', 'requirement-not-met')

/** Whether a card goes into a slot; the tail takes what its owner's cards say. */
function fitsSlot(state: MysticsState, board: Board, mouse: Mouse, id: string, slot: Slot): boolean {
  if (slot !== 'tail') return cardById(id).slot === slot
  return collect(state, board, mouse.id, 'extraSlot').some((extra) => extra.slot === slot && extra.card === id)
}

function roomIn(slot: Slot): number {
  return slot === 'paw' ? 2 : 1
}

function used(state: MysticsState, worn: readonly Worn[], slot: Slot): number {
  let sum = 0
  for (const each of worn) {
    if (each.slot === slot) sum += slot === 'paw' ? (cardById(state.setup.cards[each.card]).paws ?? 1) : 1
  }
  return sum
}

/** M16.2: how the mouse would stand equipped after these moves; what is in the way of a swap goes to the pack. */
export function arrange(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  moves: readonly Move[],
): Arrangement | Refusal {
  if (moves.length === 0) return NOTHING_MOVED
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
    if (slot === undefined || !fitsSlot(state, board, mouse, id, slot)) return WRONG_SLOT
    if (!meets(state, board, mouse, id)) return REQUIREMENT
    put.push({ card: no, slot })
  }
  if (SLOTS.some((slot) => used(state, put, slot) > roomIn(slot))) return SLOT_FULL
  // A straight swap: what lay in the slot gives way.
  for (const slot of SLOTS) {
    while (used(state, worn, slot) + used(state, put, slot) > roomIn(slot)) {
      const old = worn.findIndex((each) => each.slot === slot)
      pack.push(worn.splice(old, 1)[0].card)
    }
  }
  return { equip: [...worn, ...put], pack }
}

/** Every single move the mouse could make with its gear. */
export function wearable(state: MysticsState, board: Board, mouse: Mouse): Move[] {
  const { cards } = state.setup
  const moves: Move[] = []
  // One card alone always has room: what lies in its slot gives way.
  for (const no of mouse.pack) {
    const id = cards[no]
    const { slot: own } = cardById(id)
    for (const slot of SLOTS) {
      if (slot !== own && slot !== 'tail') continue
      if (fitsSlot(state, board, mouse, id, slot) && meets(state, board, mouse, id)) addMove(moves, id, slot)
    }
  }
  for (const worn of mouse.equip) addMove(moves, cards[worn.card], 'pack')
  return moves
}

function addMove(moves: Move[], card: string, to: string): void {
  for (const move of moves) if (move.card === card && move.to === to) return
  moves.push({ card, to })
}

/** Whether the mouse could put on the card, were it in its pack, and nothing would have to give way. */
export function hasPlaceFor(state: MysticsState, board: Board, mouse: Mouse, no: CardNo): boolean {
  const given = { ...mouse, pack: [no] }
  return wearable(state, board, given).some((move) => {
    const arranged = move.to === 'pack' ? REQUIREMENT : arrange(state, board, given, [move])
    return !('rule' in arranged) && arranged.pack.length === 0
  })
}

export function wearOne(state: MysticsState, board: Board, mouse: Mouse, move: Move): void {
  const arranged = arrange(state, board, mouse, [move])
  if (!('rule' in arranged)) dress(mouse, arranged)
}

export function dress(mouse: Mouse, { equip, pack }: Arrangement): void {
  mouse.equip.splice(0, mouse.equip.length, ...equip)
  mouse.pack.splice(0, mouse.pack.length, ...pack)
}
