import type { Space } from '../../board/board.ts'
import { minionType } from '../../cards/box.ts'
import type { Mode } from '../../cards/words.ts'
import { miceAt, type Size } from '../../state/figures.ts'
import { ask, type Live } from '../../state/live.ts'
import type { Minion, Mouse } from '../../state/state.ts'
import type { MinionActsTask } from '../../state/task.ts'
import { asChanged, minionSees } from '../lookup/changed-rules.ts'
import { closedToMinions, type Scene } from '../lookup/chapter-here.ts'
import { FAR, stepsAlong, wayTo, wayToNearest, type Field } from '../lookup/minion-distances.ts'
import { baitFor } from '../lookup/party-items.ts'

/** Who acts: a minion, or a charmed mouse in a minion's place (M21.5). */
export interface Actor {
  readonly figure: Minion | Mouse
  readonly size: Size
  readonly mode: Mode
  readonly charmed: boolean
}

export function seesAny(scene: Scene, from: Space, mice: readonly Mouse[]): boolean {
  return mice.some((mouse) => minionSees(scene, from, mouse))
}

/** M22.6: where the bait lies that it comes to. */
export function baitSpace({ state }: Live, { figure, charmed }: Actor): Space | undefined {
  if (charmed || figure.kind !== 'minion') return undefined
  return baitFor(state, minionType(figure.type).kind)?.at[0]
}

interface Goal {
  readonly at: Space
  /** Null: no mouse is what it goes for. */
  readonly mouse: string | null
  readonly field: Field
}

/** What a figure goes for: the nearest mouse (M17.4), bait (M22.6), or a place that the chapter names. */
export function goalOf(live: Live, actor: Actor, sought: readonly Mouse[]): Goal | null {
  const { state, board } = live
  const { figure, size } = actor
  const closed = closedToMinions(state, board)
  const elsewhere = baitSpace(live, actor) ?? walkGoal(live, actor)
  if (elsewhere !== undefined) {
    return { at: elsewhere, mouse: null, field: wayTo(state, board, figure.at, elsewhere, size, closed) }
  }
  const nearest = wayToNearest(state, board, figure.at, size, closed, sought)
  return nearest && { at: nearest.mouse.at, mouse: nearest.mouse.id, field: nearest.field }
}

/** Where the figure goes, as the spaces it steps on; null: a question is put. */
export function route(live: Live, task: MinionActsTask, actor: Actor, sought: readonly Mouse[]): Space[] | null {
  const { state, board } = live
  const { figure, size } = actor
  const closed = closedToMinions(state, board)
  const goal = goalOf(live, actor, sought)
  if (goal === null) return []
  const elsewhere = goal.mouse === null ? goal.at : undefined
  const { field } = goal
  if (field[figure.at] >= FAR) return []
  // Layer by layer along all shortest routes at once; an archer stops where it sees a mouse (M17.5).
  const layers: Space[][] = [[figure.at]]
  const crossed: (readonly Space[])[] = []
  const lookouts: Space[] = []
  while (layers.length <= task.points) {
    const here = stopsAmong(live, layers.length, layers[layers.length - 1], elsewhere)
    const going = lookouts.length === 0 ? here : here.filter((space) => !lookouts.includes(space))
    const next = stepsAlong(state, board, field, going, size, closed)
    if (next.length === 0) break
    crossed.push(going)
    layers.push(next)
    if (actor.mode === 'ranged') lookouts.push(...next.filter((space) => seesAny(live, space, sought)))
  }
  const last = layers[layers.length - 1]
  if (layers.length === 1) return []
  const all = lookouts.length === 0 ? last : [...new Set([...lookouts, ...last])]
  const good = all.filter((space) => canStrike(live, actor, space, sought))
  const ends = good.length > 0 ? good : all
  const chosen = ask(
    live,
    'M17.9',
    `move ${task.who}`,
    ends.map((space) => board.names[space]),
  )
  if (chosen === null) return null
  const end = ends.find((space) => board.names[space] === chosen) ?? ends[0]
  const steps = layers.findIndex((layer) => layer.includes(end))
  return pathTo(live, crossed.slice(1, steps), end)
}

/** M17.4 as a chapter changes it: where this minion walks to. */
export function walkGoal(live: Live, actor: Actor): Space | undefined {
  if (actor.charmed || actor.figure.kind !== 'minion') return undefined
  return asChanged.walksTo(live, actor.figure.type)[0]
}

/** M22.6: on the way to bait, or to a place, a minion stops where a mouse stands. */
function stopsAmong(
  { state }: Live,
  layer: number,
  spaces: readonly Space[],
  elsewhere: Space | undefined,
): readonly Space[] {
  return elsewhere === undefined || layer === 1 ? spaces : spaces.filter((space) => miceAt(state, space) === 0)
}

function canStrike(scene: Scene, actor: Actor, from: Space, sought: readonly Mouse[]): boolean {
  // M10.2: whoever is near need not be seen.
  if (sought.some((mouse) => mouse.at === from || scene.board.isNear[from][mouse.at])) return true
  return actor.mode === 'ranged' && seesAny(scene, from, sought)
}

/** One of the shortest routes to the end; over a snare if there is one, for the party would choose so. */
function pathTo({ state, board }: Live, crossed: readonly (readonly Space[])[], end: Space): Space[] {
  const path = [end]
  for (const layer of crossed.toReversed()) {
    const before = layer.filter((space) => board.walks[space].includes(path[0]))
    path.unshift(before.find((space) => state.snares.some((snare) => snare.at === space)) ?? before[0])
  }
  return path
}
