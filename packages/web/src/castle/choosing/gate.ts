import { leftOf, S, topOf } from '../art/measure.ts'
import { wayFrom } from '../plan.ts'

/** The centre of a gate, in the wall at the end of its line. */
export function gateOf(end: string): readonly [number, number] {
  const [dx, dy] = wayFrom(end)
  const x = dx === 0 ? leftOf(end) + S / 2 : dx > 0 ? 68.5 : 931.5
  const y = dy === 0 ? topOf(end) + S / 2 : dy > 0 ? 68.5 : 931.5
  return [x, y]
}

const GATE = '>'

/** The name of a line end's gate among the places of the board. */
export const spotOf = (end: string): string => GATE + end

/** The line end whose gate this place is; null for a square. */
export function endIn(spot: string): string | null {
  return spot.startsWith(GATE) ? spot.slice(GATE.length) : null
}
