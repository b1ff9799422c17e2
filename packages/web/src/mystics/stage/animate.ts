import { isCalm, pace } from '../../base/settings.ts'
import { middle, type RoomSide } from '../art/room/side.ts'
import type { MysticsBeat } from './beats.ts'

const STEP_MS = 170
const BLOW_MS = 420
const FADE_MS = 500

/**
 * Animates the figures towards where they are drawn: along their way, into a blow, off the board. Returns the function
 * that ends it.
 */
export function animate(room: HTMLElement, { events, text }: MysticsBeat, side: RoomSide): () => void {
  const stretch = pace()
  if (stretch === 0 || text === '') return () => {}
  const run = (who: string, frames: Keyframe[], ms: number, fill: FillMode = 'none'): Animation[] =>
    [...room.querySelectorAll(`[data-figure="${CSS.escape(who)}"]`)].map((part) =>
      part.animate(frames, { duration: ms * stretch, easing: 'ease-in-out', fill }),
    )
  const at = (name: string): readonly [number, number] | null =>
    side.spaces[name] === undefined ? null : middle(side.spaces[name])
  const running: Animation[] = []
  const [first] = events
  const steps = events.filter((event) => event.type === 'stepped')
  if (steps.length > 0 && !isCalm()) {
    const stops = [steps[0].from, ...steps.map(({ to }) => to)].map(at).filter((spot) => spot !== null)
    running.push(...run(steps[0].who, hops(stops), STEP_MS * steps.length))
  }
  for (const event of events) {
    if (event.type === 'attacked' && !isCalm()) {
      const [from, to] = [spotOf(room, event.by), spotOf(room, event.targets[0] ?? '')]
      if (from !== null && to !== null) running.push(...run(event.by, lunge(from, to), BLOW_MS))
    }
    if (event.type === 'wounded' && !isCalm()) running.push(...run(event.who, SHAKEN, BLOW_MS))
    if (event.type === 'placed') running.push(...run(event.who, isCalm() ? APPEAR : DROP, BLOW_MS))
  }
  if (first?.type === 'defeated' || first?.type === 'captured' || first?.type === 'removed')
    running.push(...run(first.who, VANISH, FADE_MS, 'forwards'))
  return () => running.forEach((animation) => animation.cancel())
}

/** Small leaps from stop to stop; the figure is drawn at the last one. */
function hops(stops: readonly (readonly [number, number])[]): Keyframe[] {
  const [endX, endY] = stops[stops.length - 1] ?? [0, 0]
  return stops.flatMap(([x, y], i) => {
    const frame = { transform: `translate(${x - endX}px, ${y - endY}px)` }
    const next = stops[i + 1]
    if (next === undefined) return [frame]
    const [midX, midY] = [(x + next[0]) / 2 - endX, (y + next[1]) / 2 - endY - 26]
    return [frame, { transform: `translate(${midX}px, ${midY}px)` }]
  })
}

/** Where a figure is drawn, in units of the room. */
function spotOf(room: HTMLElement, who: string): readonly [number, number] | null {
  const figure = room.querySelector<SVGGraphicsElement>(`[data-figure="${CSS.escape(who)}"]`)
  if (figure === null) return null
  const { x, y, width, height } = figure.getBBox()
  return [x + width / 2, y + height / 2]
}

/** A third of the way towards the target, and back. */
function lunge([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): Keyframe[] {
  const there = `translate(${(bx - ax) / 3}px, ${(by - ay) / 3}px)`
  return [{ transform: 'none' }, { transform: there, offset: 0.35 }, { transform: 'none' }]
}

const SHAKEN: Keyframe[] = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translate(${x}px, 0)` }))
const DROP: Keyframe[] = [
  { transform: 'translate(0, -90px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]
const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
const VANISH: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }]
