import { NOWHERE } from '../board/board.ts'
import { ActionList } from '@mousekeep/engine'
import { list, type MysticsAction } from '../rules/decide.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { stepCost } from '../rules/turn/step.ts'
import { mouseOf } from '../state/figures.ts'
import type { MysticsState } from '../state/state.ts'
import { tryOut } from './try-out.ts'
import { stepWarnings, type Warning } from './warnings.ts'

/** A space a mouse can walk to in this move. */
export interface Way {
  readonly to: string
  /** Move points it takes. */
  readonly price: number
  /** The spaces stepped on, the last one too. */
  readonly path: readonly string[]
  /** The rule that ends the move there, or before it; null if it goes on. */
  readonly stops: string | null
  /** A die is rolled on the last step (water, a trap, a rule of the chapter). */
  readonly rolls: boolean
  /** What somebody might not have thought of. */
  readonly warnings: readonly Warning[]
}

interface Stop {
  readonly state: MysticsState
  readonly path: readonly string[]
  readonly price: number
}

/**
 * Everywhere the mouse whose turn it is can walk to, by the cheapest way, the nearest first: the steps the rules list,
 * taken on copies until a die is rolled, something is asked or the move is over.
 */
export function reachOf(state: MysticsState): Way[] {
  const walker = walkerOf(state)
  if (walker === null) return []
  const found = new Map<string, Way>()
  const open: Stop[] = [{ state, path: [], price: 0 }]
  const home = boardHere(state).names[mouseOf(state, walker).at]
  for (let stop = open.shift(); stop !== undefined; stop = open.shift()) {
    for (const action of stepsFrom(stop.state)) {
      if (action.to === home) continue
      const { state: next, then } = tryOut(stop.state, action)
      const rolls = then !== 'decision'
      const isOver = walkerOf(next) !== walker || next.turn === null || next.turn.move === 'over'
      const price = stop.price + costOf(stop.state, walker, action.to)
      const known = found.get(action.to)
      if (known !== undefined && known.price <= price) continue
      const path = [...stop.path, action.to]
      found.set(action.to, {
        to: action.to,
        price,
        path,
        stops: isOver && !rolls ? (next.turn?.ended ?? 'M6.3') : null,
        rolls,
        warnings: stepWarnings(state, walker, action.to),
      })
      if (rolls || isOver) continue
      const at = open.findIndex((other) => other.price > price)
      open.splice(at < 0 ? open.length : at, 0, { state: next, path, price })
    }
  }
  return [...found.values()].toSorted((a, b) => a.price - b.price)
}

function costOf(state: MysticsState, walker: string, to: string): number {
  const board = boardHere(state)
  return stepCost(state, board, mouseOf(state, walker), board.numbers.get(to) ?? NOWHERE)
}

/** The mouse that is free to walk; null while anything is asked or waits. */
function walkerOf(state: MysticsState): string | null {
  const top = state.stack.at(-1)
  return state.over === null && state.ask === null && top?.kind === 'mouse-turn' ? top.mouse : null
}

type Step = Extract<MysticsAction, { readonly do: 'step' }>

function stepsFrom(state: MysticsState): Step[] {
  const listed = new ActionList<MysticsAction>()
  list(state, listed)
  return listed.toArray().filter((action): action is Step => action.do === 'step')
}
