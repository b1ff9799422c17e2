import type { CastleAction, CastleForesight, CastleView } from '@mousekeep/castle'
import { columnOf, rowOf } from '../art/measure.ts'
import { isTower, planOf } from '../plan.ts'

/** What a tap or a key press on a square means. Whether it is allowed is up to the rules. */
export type Aim =
  | { readonly aim: 'choose'; readonly mouse: string | null }
  | { readonly aim: 'play'; readonly actions: readonly CastleAction[] }
  /** Several mice could go there. */
  | { readonly aim: 'which'; readonly mice: readonly string[] }

/** What the meaning of a tap depends on: what the person sees, may do and can reach, and the mouse they have chosen. */
export interface Stance {
  readonly view: CastleView
  readonly legal: readonly CastleAction[]
  /** Null until it has been worked out. */
  readonly reach: CastleForesight['reach'] | null
  readonly chosen: string | null
}

/** Reads a tap on a square. */
export function aimAt(square: string, stance: Stance): Aim {
  const { view, chosen } = stance
  if (view.phase === 'place') return play({ do: 'place', tower: square })
  if (view.pass !== null) return play({ do: 'step', from: view.pass, to: square })
  const { mice } = view.players[view.turn]
  if (mice.includes(square)) return { aim: 'choose', mouse: square === chosen ? null : square }
  if (isTower(square)) return play({ do: 'enter', tower: square })
  const room = planOf(view.layout).roomOf.get(square)
  if (room !== undefined && !view.open.includes(room.name)) return play({ do: 'uncover', room: room.name })
  return aimRun(square, mice, stance)
}

/** One tap runs as far as the points allow, with the chosen mouse or the nearest that gets there. */
function aimRun(square: string, mice: readonly string[], { view, legal, reach, chosen }: Stance): Aim {
  const runners = chosen === null ? mice : [chosen]
  const steps = legal.filter((action) => action.do === 'step')
  const ways = runners.flatMap((from) => {
    const route = reach?.[from]?.[square]
    if (route !== undefined) return [{ from, way: route.way }]
    return steps.some((step) => step.from === from && step.to === square) ? [{ from, way: [square] }] : []
  })
  const shortest = ways.filter(({ way }) => way.length === Math.min(...ways.map((each) => each.way.length)))
  if (shortest.length > 1) return { aim: 'which', mice: shortest.map(({ from }) => from) }
  if (shortest.length === 1) {
    const [{ from, way }] = shortest
    return play(...way.map((to, i): CastleAction => ({ do: 'step', from: i === 0 ? from : way[i - 1], to })))
  }
  // Nobody can go there. The rules then say why not, for the chosen mouse or the nearest; or that the mouse there is
  // another team's.
  const isOthers = chosen === null && view.players.some((player) => player.mice.includes(square))
  const nearest = isOthers ? [] : runners.toSorted((a, b) => distance(a, square) - distance(b, square))
  return play({ do: 'step', from: nearest[0] ?? square, to: square })
}

function play(...actions: readonly CastleAction[]): Aim {
  return { aim: 'play', actions }
}

function distance(a: string, b: string): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
}
