import { cheeseDefs, cheeseSymbols, type Cheese } from './cheeses.ts'
import { floorDefs } from './floor.ts'
import { mouseDefs, mouseSymbols } from './mice.ts'
import { soft } from '../../base/paint.ts'
import { roofDefs, roofSymbols } from './roofs.ts'
import { wallDefs } from './walls.ts'

export interface Signs {
  readonly teams: readonly string[]
  readonly cheeses: Readonly<Record<Cheese, string>>
}

/** Mice and cheeses for one hidden SVG, with the letters of the language: they are also on the first page. */
export function doorSprite({ cheeses, teams }: Signs): string {
  return `<defs>${cheeseDefs}${mouseDefs}${cheeseSymbols(cheeses)}${mouseSymbols(teams)}</defs>`
}

/** What else is drawn of a castle. */
export const boardSprite = `<defs>${roofDefs}${floorDefs}${wallDefs}${soft('glow', '#FFB648', 0.2)}${soft('lamp', '#FFC860', 0.5)}${roofSymbols}</defs>`
