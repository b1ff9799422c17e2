import { badgeSymbols } from './badges.ts'
import { drawings, FIGURE_IDS } from './cast.ts'
import { stateSymbols } from './states.ts'
import { FIGURE_BOX } from './who.ts'

/** All figures, states and badges as symbols, for one hidden SVG of the page; the materials stand there too. */
export function figureSprite(ids: readonly string[] = FIGURE_IDS): string {
  const symbols = ids.flatMap((id) =>
    drawings(id).map(
      ([end, drawing]) =>
        `<symbol id="m-fig-${id}${end}" viewBox="${FIGURE_BOX}" overflow="visible">${drawing}</symbol>`,
    ),
  )
  return symbols.join('') + stateSymbols() + badgeSymbols()
}
