import { castle, type CastleView } from '@mousekeep/castle'
import { kept, noChance } from '@mousekeep/engine'

export type Layout = CastleView['layout']

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export const ROWS = ['1', '2', '3', '4', '5', '6', '7'] as const
export const SQUARES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row))

/** What a drawing must know of a castle and a view does not repeat: the rooms (C1.4) and the holes (C1.2). */
export interface Plan {
  /** The letter of each square's room; a tower has none. */
  readonly roomOf: ReadonlyMap<string, string>
  readonly holes: ReadonlySet<string>
}

const plans = new Map<Layout, Plan>()

export function planOf(layout: Layout): Plan {
  return kept(plans, layout, askPlan)
}

/** Asks the rules rather than copying them: a mouse keeps its own room open (C3.8), an open room shows its holes. */
function askPlan(layout: Layout): Plan {
  const look = (mice: readonly string[], open: readonly string[]): CastleView =>
    castle.view(castle.readPosition({ layout, open, players: [{ mice }, {}] }, noChance, null), 'watcher')
  const roomOf = new Map(SQUARES.flatMap((square) => look([square], []).open.map((room) => [square, room] as const)))
  return { roomOf, holes: new Set(Object.keys(look([], [...new Set(roomOf.values())]).tiles)) }
}
