import type { Seat } from '@mousekeep/engine'

/** The teams in seat order, as scenarios call them. Drawings use the first letter as a capital. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export function colourOf(seat: Seat): Colour {
  return COLOURS[seat]
}

export function seatOf(colour: Colour): Seat {
  return COLOURS.indexOf(colour)
}

export function letterOf(seat: Seat): string {
  return colourOf(seat).charAt(0).toUpperCase()
}
