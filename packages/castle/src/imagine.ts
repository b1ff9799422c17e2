import { shuffle, type Chance } from '@mousekeep/engine'
import { HOLES, LINE_FROM, squareOf } from './board/board.ts'
import type { CastleEvent, Shown } from './events.ts'
import { readPosition } from './position.ts'
import { copy, type CastleState } from './state.ts'
import { BOX, KINDS, PLAIN, type Kind } from './board/tiles.ts'
import type { CastleView } from './view.ts'

/** By square: the kind that lies there, if it is known. */
type Knowledge = (Kind | undefined)[]

/**
 * Possible castles behind a view: what was seen and remembered lies where it must lie now, the other tiles of the box
 * lie anywhere (C7.1). Slides move what is known, so a perfect memory only lacks what it never saw.
 */
export function imagine(view: CastleView, seen: readonly CastleEvent[]): (chance: Chance) => CastleState {
  const base = readPosition(view)
  const known: Knowledge = []
  for (const event of seen) remember(known, event)
  learn(known, view.tiles)
  const hidden = HOLES.filter((square) => known[square] === undefined)
  for (const square of HOLES) base.tiles[square] = known[square] ?? PLAIN
  const bag = unseenTiles(base, known, hidden.length)
  return (chance) => {
    const world = copy(base)
    const drawn = bag.slice()
    shuffle(drawn, chance)
    for (let i = 0; i < hidden.length; i++) world.tiles[hidden[i]] = drawn[i]
    return world
  }
}

function remember(known: Knowledge, event: CastleEvent): void {
  if (event.type === 'uncovered') learn(known, event.shows)
  if (event.type !== 'slid') return
  const line = LINE_FROM[squareOf(event.end)]
  for (let i = line.length - 1; i > 0; i--) known[line[i]] = known[line[i - 1]]
  known[line[0]] = KINDS.indexOf(event.pushed)
  learn(known, event.shows)
}

function learn(known: Knowledge, shown: Shown): void {
  for (const [name, kind] of Object.entries(shown)) known[squareOf(name)] = KINDS.indexOf(kind)
}

/** The box less what is seen or remembered. A position that does not keep to the box is filled up with plain tiles. */
function unseenTiles(base: CastleState, known: Knowledge, count: number): Kind[] {
  const left = BOX.slice()
  const take = (kind: Kind): void => {
    const at = left.indexOf(kind)
    if (at >= 0) left.splice(at, 1)
  }
  take(base.spare)
  for (const kind of known) if (kind !== undefined) take(kind)
  while (left.length < count) left.push(PLAIN)
  return left
}
