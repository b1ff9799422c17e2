import { CHEESES, KINDS, PLAIN_TILES, TILES_OF_A_CHEESE, TRAP_TILES } from '../../data/tiles.ts'

export type KindName = (typeof KINDS)[number]
export type CheeseName = (typeof CHEESES)[number]

/** A kind is its number in `KINDS`: the cheeses come first. A set of cheeses is a bit mask. */
export type Kind = number
export type Cheeses = number

export { CHEESES, KINDS }
export const PLAIN: Kind = KINDS.indexOf('plain')
export const TRAP: Kind = KINDS.indexOf('trap')

/** What lies where there is no sliding tile: on solid floor and in towers. */
export const FLOOR: Kind = -1

/** The 34 tiles of the box (C1.3). */
export const BOX: readonly Kind[] = [
  ...CHEESES.flatMap((_, cheese) => Array<Kind>(TILES_OF_A_CHEESE).fill(cheese)),
  ...Array<Kind>(PLAIN_TILES).fill(PLAIN),
  ...Array<Kind>(TRAP_TILES).fill(TRAP),
]

/** How many cheeses are in each possible set. */
export const SIZE_OF: readonly number[] = Array.from({ length: 1 << CHEESES.length }, (_, set) =>
  CHEESES.reduce((count, _name, cheese) => count + ((set >> cheese) & 1), 0),
)

export function cheeseNames(cheeses: Cheeses): CheeseName[] {
  return CHEESES.filter((_, cheese) => (cheeses & (1 << cheese)) !== 0)
}
