import { cheeseDefs, cheeseSymbols } from './cheeses.ts'
import { mouseDefs, mouseSymbols } from './mice.ts'
import type { Cheese } from './names.ts'

export interface Signs {
  readonly teams: readonly string[]
  readonly cheeses: Readonly<Record<Cheese, string>>
}

/** Mice and cheeses for one hidden SVG, lettered in the current language. The first page shows them too. */
export function doorSprite({ cheeses, teams }: Signs): string {
  return `<defs>${cheeseDefs}${mouseDefs}${cheeseSymbols(cheeses)}${mouseSymbols(teams)}</defs>`
}
