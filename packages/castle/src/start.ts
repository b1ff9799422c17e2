import { shuffle, type Chance, type Emit } from '@mousekeep/engine'
import { HOLES, SQUARES } from './board/board.ts'
import type { CastleEvent } from './events.ts'
import { tableRules, type CastleOptions, type TableRules } from './options.ts'
import { IN_HAND, MICE, NOBODY, POINTS, type CastleState } from './state.ts'
import { BOX, FLOOR, KINDS, PLAIN } from './board/tiles.ts'

/** C2.1: tiles are shuffled unseen into the lines, the last is the spare; the first player is drawn. */
export function start(options: CastleOptions, chance: Chance, emit: Emit<CastleEvent>): CastleState {
  const bag = BOX.slice()
  // C2.1, option `spare`: one plain tile is set aside for it before shuffling.
  const setAside = options.spare === 'plain' ? bag.splice(bag.indexOf(PLAIN), 1) : []
  shuffle(bag, chance)
  bag.push(...setAside)
  const first = chance.below(options.players)
  const state = emptyCastle(tableRules(options), options.players)
  HOLES.forEach((square, i) => (state.tiles[square] = bag[i]))
  state.spare = bag[HOLES.length]
  state.first = first
  state.turn = first
  emit?.({ type: 'started', rule: 'C2.1', first, spare: KINDS[state.spare] })
  return state
}

/** All roofs on, all mice in hand, plain tiles everywhere. */
export function emptyCastle(options: TableRules, players: number): CastleState {
  return {
    options,
    phase: 'place',
    first: 0,
    turn: 0,
    round: 1,
    points: POINTS,
    slid: false,
    pass: null,
    dropped: null,
    tiles: SQUARES.map((square) => (HOLES.includes(square) ? PLAIN : FLOOR)),
    spare: PLAIN,
    open: 0,
    mice: Array<number>(MICE * players).fill(IN_HAND),
    stands: Array<number>(SQUARES.length).fill(NOBODY),
    tokens: Array<number>(players).fill(0),
    over: null,
  }
}
