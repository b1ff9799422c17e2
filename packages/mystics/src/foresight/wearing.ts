import type { Board } from '../board/board.ts'
import { cardById, hero } from '../cards/box.ts'
import { check } from '../rules/decide.ts'
import { arrange, dress, wearable, type Move } from '../rules/lookup/arrange-gear.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { collect, givenByOthers, replacedStats, statOf } from '../rules/lookup/modifiers.ts'
import { findMouse } from '../state/figures.ts'
import { copy, type Mouse, type MysticsState } from '../state/state.ts'
import { tryOut } from './try-out.ts'

/** A mouse in numbers, with all that it wears: battle is with the best weapon of its paws (M10.4). */
export interface MouseNumbers {
  readonly battle: number
  readonly defense: number
  readonly lore: number
  readonly move: number
}

/** What wearing a card would change. */
export interface Wearing {
  readonly mouse: string
  readonly card: string
  /** The slot. */
  readonly to: string
  /** What gives way and goes to the pack (M16.2). */
  readonly off: readonly string[]
  readonly before: MouseNumbers
  readonly after: MouseNumbers
  /** The card has just been found: it can be kept and worn at once. */
  readonly isFound: boolean
  /** Whether the rules would let it be worn now. */
  readonly may: boolean
}

/** What every mouse comes to, by mouse. */
export function numbersOf(state: MysticsState): Record<string, MouseNumbers> {
  const board = boardHere(state)
  return Object.fromEntries(state.mice.map((mouse) => [mouse.id, numbers(state, board, mouse)]))
}

/** M16.2: every card that the mouse whose turn it is could put on, from its pack or just found. */
export function wearingOf(state: MysticsState): Wearing[] {
  const turning = findMouse(state, state.turn?.card ?? '')
  if (turning === undefined) return []
  const kept = withFound(state, turning.id)
  const from = kept ?? state
  const mouse = findMouse(from, turning.id)
  if (mouse === undefined) return []
  const board = boardHere(from)
  const before = numbers(from, board, mouse)
  const found = kept === null ? null : from.setup.cards[mouse.pack[mouse.pack.length - 1]]
  return wearable(from, board, mouse)
    .filter(({ to }) => to !== 'pack')
    .flatMap((move) => {
      const wearing = worn(from, board, mouse, move, before)
      return wearing === null ? [] : [{ ...wearing, isFound: move.card === found }]
    })
}

/** The table on which the card that was found has been kept (M11.1); null if none is asked about. */
function withFound(state: MysticsState, mouse: string): MysticsState | null {
  const top = state.stack.at(-1)
  if (top?.kind !== 'found' || top.mouse !== mouse || state.ask === null) return null
  const { state: next, then } = tryOut(state, { do: 'choose', option: 'keep' })
  return then === 'decision' && next.ask === null ? next : null
}

function worn(
  state: MysticsState,
  board: Board,
  mouse: Mouse,
  move: Move,
  before: MouseNumbers,
): Omit<Wearing, 'isFound'> | null {
  const arranged = arrange(state, board, mouse, [move])
  if ('rule' in arranged) return null
  const next = copy(state)
  const dressed = findMouse(next, mouse.id)
  if (dressed === undefined) return null
  dress(dressed, arranged)
  const off = mouse.equip.filter(({ card }) => arranged.pack.includes(card))
  return {
    mouse: mouse.id,
    card: move.card,
    to: move.to,
    off: off.map(({ card }) => state.setup.cards[card]),
    before,
    after: numbers(next, board, dressed),
    may: check(state, { do: 'equip', moves: [move] }) === null,
  }
}

function numbers(state: MysticsState, board: Board, mouse: Mouse): MouseNumbers {
  const replaced = replacedStats(state, mouse.id)?.value
  const bonuses = mouse.equip.map(({ card }) => cardById(state.setup.cards[card]).weapon?.bonus ?? 0)
  const given = collect(state, board, mouse.id, 'defense').reduce((sum, { n }) => sum + n, 0)
  const own = hero(mouse.id)
  return {
    battle: replaced?.battle ?? own.battle + Math.max(0, ...bonuses),
    defense: Math.max(0, (replaced?.defense ?? own.defense) + given + givenByOthers(state, mouse)),
    lore: statOf(state, board, mouse, 'lore'),
    move: statOf(state, board, mouse, 'move'),
  }
}
