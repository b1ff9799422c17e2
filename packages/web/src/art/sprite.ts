import { cheeseDefs, cheeseSymbols, type Cheese } from './cheeses.ts'
import { floorDefs } from './floor.ts'
import { mouseDefs, mouseSymbols } from './mice.ts'
import { soft } from './paint.ts'
import { roofDefs, roofSymbols } from './roofs.ts'
import { wallDefs } from './walls.ts'

export interface Signs {
  readonly teams: readonly string[]
  readonly cheeses: Readonly<Record<Cheese, string>>
}

/** All symbols of Castle for one hidden SVG, with the letters of the language. */
export function castleSprite(signs: Signs): string {
  const symbols = cheeseSymbols(signs.cheeses) + mouseSymbols(signs.teams) + roofSymbols
  return `<defs>${cheeseDefs}${mouseDefs}${roofDefs}${floorDefs}${wallDefs}${soft('glow', '#FFB648', 0.2)}${soft('lamp', '#FFC860', 0.5)}${symbols}</defs>`
}
