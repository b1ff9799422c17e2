import type { CastleAction, CastleView } from '@mousekeep/castle'
import { columnOf, rowOf } from '../art/measure.ts'
import { isTower, planOf } from './plan.ts'

/** What a tap or a key on a square means. The rules then say whether it may be done. */
export type Aim =
  | { readonly aim: 'choose'; readonly mouse: string | null }
  | { readonly aim: 'play'; readonly actions: readonly CastleAction[] }
  /** Several mice could go there. */
  | { readonly aim: 'which'; readonly mice: readonly string[] }

/** Reads a tap on a square, with the mouse that was chosen before, if any. */
export function aimAt(square: string, view: CastleView, legal: readonly CastleAction[], chosen: string | null): Aim {
  if (view.phase === 'place') return play({ do: 'place', tower: square })
  if (view.pass !== null) return play({ do: 'step', from: view.pass, to: square })
  const { mice } = view.players[view.turn]
  if (mice.includes(square)) return { aim: 'choose', mouse: square === chosen ? null : square }
  if (isTower(square)) return play({ do: 'enter', tower: square })
  const room = planOf(view.layout).roomOf.get(square)
  if (room !== undefined && !view.open.includes(room.name)) return play({ do: 'uncover', room: room.name })
  return aimStep(square, mice, legal, chosen)
}

function aimStep(square: string, mice: readonly string[], legal: readonly CastleAction[], chosen: string | null): Aim {
  const steps = legal.filter((action) => action.do === 'step')
  const straight = steps.filter(({ from, to }) => to === square && (chosen === null || from === chosen))
  if (straight.length === 1) return play(straight[0])
  if (straight.length > 1) return { aim: 'which', mice: straight.map(({ from }) => from) }
  if (chosen !== null) {
    // Two squares on, past a mouse that stands between (C3.5).
    const past = steps.find(({ from, to }) => from === chosen && mice.includes(to) && distance(to, square) === 1)
    const last: CastleAction = { do: 'step', from: past?.to ?? chosen, to: square }
    return past === undefined ? play(last) : play(past, last)
  }
  // Nobody can go there: the rules say why not, for the nearest mouse.
  const nearest = mice.toSorted((a, b) => distance(a, square) - distance(b, square))[0] ?? square
  return play({ do: 'step', from: nearest, to: square })
}

function play(...actions: readonly CastleAction[]): Aim {
  return { aim: 'play', actions }
}

function distance(a: string, b: string): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
}
