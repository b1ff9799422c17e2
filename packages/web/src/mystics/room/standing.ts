import { findMinionType, type MinionView, type MouseView, type MysticsView } from '@mousekeep/mystics/box'
import { crowd, type Crowd, type CrowdSize } from '../art/figures/crowd.ts'
import type { State } from '../art/figures/states.ts'
import type { RoomSide } from '../art/room/side.ts'
import { letterOf } from '../words/names.ts'

/** A figure in the room, with all that its drawing needs. */
export interface Standing {
  readonly id: string
  /** Which drawing: of a mouse, or of a type of minion. */
  readonly look: string
  readonly letter: string
  readonly at: string
  readonly size: CrowdSize
  readonly states: readonly State[]
  readonly carries: string | null
}

/** The part of a mouse that its drawing needs; older photographs do not say who was unseen. */
type SeenMouse = Pick<MouseView, 'at' | 'down' | 'markers' | 'poison' | 'carries'> & Partial<Pick<MouseView, 'unseen'>>

/** The part of a view that the drawings of its figures need. */
export interface FiguresView {
  readonly mice: Readonly<Record<string, SeenMouse>>
  readonly minions: readonly Pick<MinionView, 'id' | 'type' | 'at' | 'down'>[]
}

/** The states of a mouse, wherever it is. */
export function statesOf({ down, markers, poison, unseen }: SeenMouse): State[] {
  return [
    ...(down ? (['down'] as const) : []),
    ...markers,
    ...(poison > 0 ? (['poisoned'] as const) : []),
    ...(unseen === true ? (['unseen'] as const) : []),
  ]
}

/** Everybody on the side, mice first. */
export function standingOf(view: FiguresView, side: RoomSide): Standing[] {
  const isWet = (at: string): boolean => side.water.includes(at)
  const mice = Object.entries(view.mice).flatMap(([id, mouse]): Standing[] => {
    if (typeof mouse.at !== 'string') return []
    const states: State[] = [...statesOf(mouse), ...(isWet(mouse.at) ? (['water'] as const) : [])]
    return [{ id, look: id, letter: letterOf(id), at: mouse.at, size: 'small', states, carries: mouse.carries }]
  })
  const minions = view.minions.flatMap((minion): Standing[] => {
    if (typeof minion.at !== 'string') return []
    const { id, type, at } = minion
    const size = findMinionType(type)?.size ?? 'small'
    const states: State[] = [...(minion.down ? (['down'] as const) : []), ...(isWet(at) ? (['water'] as const) : [])]
    return [{ id, look: type, letter: letterOf(id), at, size, states, carries: null }]
  })
  return [...mice, ...minions]
}

/** What lies on the side, by space: tokens of the chapter, party items, snares. */
export function thingsOf(view: MysticsView): ReadonlyMap<string, readonly string[]> {
  const lying = new Map<string, string[]>()
  const put = (at: string | number, what: string): void => {
    if (typeof at === 'string') lying.set(at, [...(lying.get(at) ?? []), what])
  }
  for (const [token, place] of Object.entries(view.tokens)) {
    const [side, at] = place.split(':')
    if (side === view.side && at !== undefined) put(at, token)
  }
  for (const { card, at } of view.placed) for (const space of at) put(space, card)
  for (const { at } of view.snares) put(at, 'snare')
  return lying
}

/** The places of everybody and everything on each space. */
export function crowdsOf(
  side: RoomSide,
  standing: readonly Standing[],
  things: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, Crowd> {
  const bySpace = Map.groupBy(standing, ({ at }) => at)
  const names = new Set([...bySpace.keys(), ...things.keys()])
  return new Map(
    [...names].flatMap((name) => {
      const space = side.spaces[name]
      if (space === undefined) return []
      const sizes = (bySpace.get(name) ?? []).map(({ size }) => size)
      return [[name, crowd(space, sizes, things.get(name)?.length ?? 0)] as const]
    }),
  )
}
