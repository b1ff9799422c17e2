import { ink } from '../pen.ts'
import { HEIGHT, tints, WIDTH } from './brush.ts'

/** The picture over a chapter, 1360 by 340: the left third stays calm for the title. */
export interface Headpiece {
  readonly draw: () => string
  /** Where the square for the clock and the chronicle begins; it is as wide as the picture is high. */
  readonly square: number
}

/** As it begins; as it was won, warm; as it was lost, grey-violet with one candle. */
export const LIGHTS = ['begin', 'won', 'lost'] as const
export type Light = (typeof LIGHTS)[number]

const candle = `<g transform="translate(70 300)"><circle cy="-70" r="150" fill="url(#m-lantern)" opacity=".9"/><path d="M-20 8V-52q20-9 40 0V8q-20 9-40 0z" fill="#F6EBD2" ${ink(3.4)}/><path d="M-20-50q8 16 5 30t6 8 6-8 6 12 7-4 5-26" fill="#FFFBEF" ${ink(2.2)}/><path d="M0-54v-8" ${ink(3.6)}/><path d="M0-60q-12-12 0-34 12 22 0 34z" fill="#FFC24A" ${ink(2.6)}/><path d="M0-64q-5-7 0-17 5 10 0 17z" fill="#FFF3C0"/></g>`

/** A headpiece in its light; box 0 0 1360 340. For the square take the box `square 0 340 340`. */
export function drawHeadpiece({ draw }: Headpiece, light: Light): string {
  const filter = light === 'begin' ? '' : ` filter="url(#m-light-${light})"`
  return `<defs>${tints}</defs><g${filter}>${draw()}</g>${light === 'lost' ? candle : ''}`
}

export const BANNER = `0 0 ${WIDTH} ${HEIGHT}`
export const squareBox = ({ square }: Headpiece): string => `${square} 0 ${HEIGHT} ${HEIGHT}`
