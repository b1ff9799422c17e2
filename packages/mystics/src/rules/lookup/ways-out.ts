import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board, Space } from '../../board/board.ts'
import { boardOf } from './board-here.ts'
import { conditionHolds } from './chapter-conditions.ts'
import { asChanged } from './changed-rules.ts'
import { chapterOf } from './chapter-here.ts'
import { hasClass } from './modifiers.ts'
import { stashedFor } from './party-items.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'

/** A way off the side: by an exit, or by the flip space. */
export interface WayOut {
  /** Null for the flip. */
  readonly exit: string | null
  readonly to: string
  readonly spaces: readonly Space[]
  readonly refused: Refusal | null
  /** Clever paws: only with a star on dice of lore (B2). */
  readonly test?: boolean
}

const NO_TILE = refusal('M13.2', 'no-tile-beyond')
const NO_EXIT = refusal('M13.2', 'no-aligned-exit')
const NO_BACK = refusal('M13.4', 'no-other-side')
const NEEDS_HOOK = refusal('M13.5', 'hook-needed')
const NEEDS_CRAFT = refusal('M13.5', 'tinkerer-or-scamp-needed')
const CLOSED = refusal('M13.2', 'closed')
const SHUT = refusal('M13.2', 'gate-shut')
const OPPOSITE: Readonly<Record<string, string>> = { n: 's', s: 'n', e: 'w', w: 'e' }
const OFFSET: Readonly<Record<string, readonly [number, number]>> = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] }

export function waysOut(state: MysticsState, board: Board, mouse: Mouse): WayOut[] {
  const ways: WayOut[] = []
  const kind = board.flip.get(mouse.at)
  if (kind !== undefined) {
    const to = otherSide(state)
    let refused = to === null ? NO_BACK : null
    if (kind === 'hook' && !canClimb(state, board, mouse)) refused = NEEDS_HOOK
    const test = kind === 'crafty' && !isCrafty(state, board, mouse)
    if (test && !asChanged.paws(state)) refused = NEEDS_CRAFT
    if (to !== null && isClosed(state, to)) refused = CLOSED
    refused ??= gateRefusal(state, board, `${state.here}.flip`)
    if (to !== null) refused ??= gateRefusal(state, board, `${to}.flip`)
    const spaces = to === null ? [] : matching(boardOf(state.setup, to), kind, board.names[mouse.at])
    ways.push({ exit: null, to: to ?? '', spaces, refused, test })
  }
  for (const door of board.doors) if (door.spaces.includes(mouse.at)) ways.push(throughDoor(state, board, door))
  return ways
}

/** M13.4: the matching flip space: of several the one of the same name, or else of the same kind. */
function matching({ flip, names }: Board, kind: string, name: string): Space[] {
  const all = [...flip.keys()]
  const same = all.filter((space) => names[space] === name)
  if (same.length > 0) return same
  const alike = all.filter((space) => flip.get(space) === kind)
  return alike.length > 0 ? alike : all
}

function isCrafty(state: MysticsState, board: Board, mouse: Mouse): boolean {
  return hasClass(state, board, mouse, 'tinkerer', 'craftyFlip') || hasClass(state, board, mouse, 'scamp', 'craftyFlip')
}

/** M13.5: with the hook in the stash, or by a living ladder where the chapter allows it (B3). */
function canClimb(state: MysticsState, board: Board, mouse: Mouse): boolean {
  if (stashedFor(state, 'rope') !== null) return true
  const free = state.mice.filter((each) => each.at >= 0)
  const near = free.every((each) => each.at === mouse.at || board.isNear[mouse.at][each.at])
  return asChanged.ladder(state) && free.length > 1 && near
}

function otherSide(state: MysticsState): string | null {
  const chapter = chapterOf(state)
  if (chapter === null)
    return state.here === 'tile' ? ('back' in state.setup.sides ? 'back' : null) : state.here === 'back' ? 'tile' : null
  const tile = chapter.tiles.find((each) => each.up === state.here || each.down === state.here)
  if (tile === undefined) return null
  return tile.up === state.here ? tile.down : tile.up
}

function isClosed(state: MysticsState, side: string): boolean {
  return chapterOf(state)?.closed?.includes(side) === true
}

function throughDoor(state: MysticsState, board: Board, door: Board['doors'][number]): WayOut {
  const exit = door.id
  const nowhere = (refused: Refusal): WayOut => ({ exit, to: '', spaces: [], refused })
  const chapter = chapterOf(state)
  if (chapter === null) {
    const away = state.here === 'tile' && state.setup.beyond === exit
    const home = state.here === 'beyond'
    if (!away && !home) return nowhere(NO_TILE)
    const to = away ? 'beyond' : 'tile'
    const beyond = boardOf(state.setup, to)
    const doors = away ? beyond.doors : beyond.doors.filter((each) => each.id === state.setup.beyond)
    return doors.length === 0
      ? nowhere(NO_EXIT)
      : { exit, to, spaces: doors.flatMap((each) => each.spaces), refused: null }
  }
  const tile = chapter.tiles.findIndex((each) => each.up === state.here || each.down === state.here)
  const [x, y] = chapter.tiles[tile].at
  const [dx, dy] = OFFSET[exit] ?? [0, 0]
  const next = chapter.tiles.findIndex((each) => each.at[0] === x + dx && each.at[1] === y + dy)
  if (next < 0) return nowhere(NO_TILE)
  const { up, down } = chapter.tiles[next]
  const lying = state.up[next]
  // M13.2: the side that lies up first; the other one if only that has the exit, for nobody stands there.
  for (const side of [lying, lying === up ? down : up]) {
    if (side === null) continue
    const facing = boardOf(state.setup, side).doors.find(
      (each) => each.id === OPPOSITE[exit] && each.colour === door.colour,
    )
    if (facing === undefined) continue
    if (isClosed(state, side)) return nowhere(CLOSED)
    const refused =
      gateRefusal(state, board, `${state.here}.${exit}`) ?? gateRefusal(state, board, `${side}.${OPPOSITE[exit]}`)
    return { exit, to: side, spaces: facing.spaces, refused }
  }
  return nowhere(NO_EXIT)
}

/** B4: a gate that stands shut; the refusal cites the chapter's rule. */
function gateRefusal(state: MysticsState, board: Board, link: string): Refusal | null {
  if (state.vars[`gate ${link}`] === 0) return SHUT
  for (const gate of chapterOf(state)?.gates ?? []) {
    if (gate.link !== link) continue
    if (!gate.open.every((condition) => conditionHolds({ state, board }, condition, null)))
      return refusal(gate.id, 'gate-shut')
  }
  return null
}

/** A way off the side as anybody sees it, whoever may take it. */
export interface KnownWay {
  /** Null for a flip. */
  readonly exit: string | null
  /** Where one stands to take it. */
  readonly from: readonly Space[]
  /** Null if it leads nowhere. */
  readonly to: string | null
  /** Why nobody may take it now; what a flip asks of the one who takes it is not in it. */
  readonly refused: Refusal | null
}

/** All ways off the side the mice are on. */
export function knownWays(state: MysticsState, board: Board): KnownWay[] {
  const doors = board.doors.map((door) => {
    const { exit, to, refused } = throughDoor(state, board, door)
    return { exit, from: door.spaces, to: to === '' ? null : to, refused }
  })
  const to = otherSide(state)
  const flips = [...board.flip.keys()].map((space) => ({
    exit: null,
    from: [space],
    to,
    refused: flipRefusal(state, board, to),
  }))
  return [...doors, ...flips]
}

function flipRefusal(state: MysticsState, board: Board, to: string | null): Refusal | null {
  if (to === null) return NO_BACK
  if (isClosed(state, to)) return CLOSED
  return gateRefusal(state, board, `${state.here}.flip`) ?? gateRefusal(state, board, `${to}.flip`)
}
