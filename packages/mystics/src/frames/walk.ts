import type { Board, Space } from '../board.ts'
import { placedItem } from '../changes.ts'
import { closedToMinions } from '../chapters/lookup.ts'
import { walkGoals } from '../chapters/mods.ts'
import { minionType } from '../content.ts'
import { miceAt, type Size } from '../figures.ts'
import type { ActFrame } from '../frame.ts'
import type { Mode } from '../language/words.ts'
import { FAR, nearestMouse, stepsAlong, wayTo } from '../routes.ts'
import type { Minion, Mouse } from '../state.ts'
import { ask, type World } from '../world.ts'

/** Who acts: a minion, or a charmed mouse in a minion's place (M21.5). */
export interface Actor {
  readonly figure: Minion | Mouse
  readonly size: Size
  readonly mode: Mode
  readonly charmed: boolean
}

export function seesAny(board: Board, from: Space, mice: readonly Mouse[]): boolean {
  return mice.some((mouse) => board.sees[from][mouse.at])
}

export function seeksGrape({ state }: World, actor: Actor): boolean {
  return (
    !actor.charmed &&
    'type' in actor.figure &&
    minionType(actor.figure.type).kind === 'roach' &&
    placedItem(state, 'grape') !== undefined
  )
}

/** Where the figure goes, as the spaces it steps on; null: a question is put. */
export function route(world: World, frame: ActFrame, actor: Actor, sought: readonly Mouse[]): Space[] | null {
  const { state, board } = world
  const { figure, size } = actor
  const closed = closedToMinions(state, board)
  const grape = seeksGrape(world, actor) ? placedItem(state, 'grape')?.at[0] : undefined
  const elsewhere = grape ?? walkGoal(world, actor)
  const goal = elsewhere ?? nearestMouse(state, board, figure.at, size, closed, sought)?.at
  if (goal === undefined) return []
  const field = wayTo(state, board, figure.at, goal, size, closed)
  if (field[figure.at] >= FAR) return []
  // Layer by layer along all shortest routes at once; an archer stops where it sees a mouse (M17.5).
  const layers: Space[][] = [[figure.at]]
  const crossed: Space[][] = []
  const lookouts: Space[] = []
  while (layers.length <= frame.points) {
    const here = stopsAmong(world, layers.length, layers[layers.length - 1], elsewhere)
    const going = here.filter((space) => !lookouts.includes(space))
    const next = stepsAlong(state, board, field, going, size, closed)
    if (next.length === 0) break
    crossed.push(going)
    layers.push(next)
    if (actor.mode === 'ranged') lookouts.push(...next.filter((space) => seesAny(board, space, sought)))
  }
  const last = layers[layers.length - 1]
  if (layers.length === 1) return []
  const all = [...new Set([...lookouts, ...last])]
  const good = all.filter((space) => canStrike(board, actor, space, sought))
  const ends = good.length > 0 ? good : all
  const chosen = ask(
    world,
    'M17.9',
    `move ${frame.who}`,
    ends.map((space) => board.names[space]),
  )
  if (chosen === null) return null
  const end = ends.find((space) => board.names[space] === chosen) ?? ends[0]
  const steps = layers.findIndex((layer) => layer.includes(end))
  return pathTo(world, crossed.slice(1, steps), end)
}

/** M17.4 as a chapter changes it: where this minion walks to. */
export function walkGoal(world: World, actor: Actor): Space | undefined {
  if (actor.charmed || !('type' in actor.figure)) return undefined
  return walkGoals(world, actor.figure.type)[0]
}

/** M22.6: on the way to the grape, or to a place, a minion stops where a mouse stands. */
function stopsAmong(
  { state }: World,
  layer: number,
  spaces: readonly Space[],
  elsewhere: Space | undefined,
): readonly Space[] {
  return elsewhere === undefined || layer === 1 ? spaces : spaces.filter((space) => miceAt(state, space) === 0)
}

function canStrike(board: Board, actor: Actor, from: Space, sought: readonly Mouse[]): boolean {
  // M10.2: whoever is near need not be seen.
  if (sought.some((mouse) => mouse.at === from || board.isNear[from][mouse.at])) return true
  return actor.mode === 'ranged' && seesAny(board, from, sought)
}

/** One of the shortest routes to the end; over a snare if there is one, for the party would choose so. */
function pathTo({ state, board }: World, crossed: readonly (readonly Space[])[], end: Space): Space[] {
  const path = [end]
  for (const layer of crossed.toReversed()) {
    const before = layer.filter((space) => board.walks[space].includes(path[0]))
    path.unshift(before.find((space) => state.snares.some((snare) => snare.at === space)) ?? before[0])
  }
  return path
}
