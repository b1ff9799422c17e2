import { leftOf, S, topOf } from '../art/measure.ts'
import { wayFrom } from '../plan.ts'

/** Where the gate of a line end is drawn: its middle in the wall. */
export function gateOf(end: string): readonly [number, number] {
  const [dx, dy] = wayFrom(end)
  const x = dx === 0 ? leftOf(end) + S / 2 : dx > 0 ? 68.5 : 931.5
  const y = dy === 0 ? topOf(end) + S / 2 : dy > 0 ? 68.5 : 931.5
  return [x, y]
}

const GATE = '>'

/** What the gate of a line end is called among the places of the board. */
export const spotOf = (end: string): string => GATE + end

/** The line end whose gate the place is; null for a square. */
export function endIn(spot: string): string | null {
  return spot.startsWith(GATE) ? spot.slice(GATE.length) : null
}
