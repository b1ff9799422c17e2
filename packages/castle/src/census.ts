import { LAYOUTS } from '../data/layouts.ts'
import { PUZZLES } from '../data/puzzles.ts'
import { HOLES, SQUARES, TOWERS } from './board/board.ts'
import { ROOM_NAMES } from './board/plan.ts'
import { MICE } from './state.ts'
import { BOX, CHEESES, PLAIN, TRAP } from './board/tiles.ts'
import { OPTIONS } from './options.ts'

/** What the box holds, counted from the data the rules play with (C1). */
export function castleCensus(): Record<string, number> {
  return {
    squares: SQUARES.length,
    towers: TOWERS.length,
    holes: HOLES.length,
    solid: SQUARES.length - TOWERS.length - HOLES.length,
    rooms: ROOM_NAMES.length,
    layouts: Object.keys(LAYOUTS).length,
    tiles: BOX.length,
    cheeses: CHEESES.length,
    cheeseTiles: BOX.filter((kind) => kind < CHEESES.length).length,
    plainTiles: BOX.filter((kind) => kind === PLAIN).length,
    trapTiles: BOX.filter((kind) => kind === TRAP).length,
    tokens: CHEESES.length * OPTIONS.players.max,
    mice: MICE * OPTIONS.players.max,
    options: Object.keys(OPTIONS).length,
    puzzles: PUZZLES.length,
  }
}
