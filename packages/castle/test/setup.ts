import type { CastleSummary } from '@mousekeep/castle'
import { COLOURS, seatOf, type Colour } from './colours.ts'
import { readDrawing } from './drawing.ts'

export const NOBODY_IN = `
  # . . . . . #
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  # . . . . . #`

/** What lies around the castle or cannot be drawn. Left out: as at the start of red's turn, two players. */
export interface Setup extends Partial<
  Pick<CastleSummary, 'layout' | 'target' | 'crossTower' | 'pushBack' | 'phase' | 'round' | 'points' | 'slid'>
> {
  readonly players?: number
  readonly turn?: Colour
  readonly first?: Colour
  readonly spare?: string
  /** Mice besides those drawn: `{ red: 'a1 b2' }`. */
  readonly mice?: Partial<Record<Colour, string>>
  /** Tiles where only a few matter; the others are as drawn, or plain. */
  readonly tiles?: Readonly<Record<string, string>>
  /** Rooms without a mouse that are open all the same: `'A D'`. */
  readonly open?: string
  /** Where a mouse of the mover is in passage. It comes on top of those drawn, which stand. */
  readonly pass?: string
  readonly dropped?: string
  readonly lost?: Partial<Record<Colour, number>>
  /** `{ red: 'blue gouda' }` */
  readonly tokens?: Partial<Record<Colour, string>>
  readonly over?: { readonly winner: Colour; readonly why: string }
}

/** The position of a drawing and what lies around it, in the words of the engine protocol. */
export function positionOf(drawing: string, setup: Setup = {}): Record<string, unknown> {
  const { players, turn = 'red', first, open, lost, tokens, over, pass, mice, tiles, ...plain } = setup
  const drawn = readDrawing(drawing)
  const placed = COLOURS.map((colour, seat) => [...drawn.mice[seat], ...words(mice?.[colour])])
  const seats = players ?? Math.max(2, placed.findLastIndex((team) => team.length > 0) + 1)
  const teams = COLOURS.slice(0, seats).map((colour, seat) => {
    const passing = pass !== undefined && colour === turn ? [pass] : []
    return { mice: [...placed[seat], ...passing], lost: lost?.[colour] ?? 0, tokens: words(tokens?.[colour]) }
  })
  return {
    ...plain,
    turn: seatOf(turn),
    first: seatOf(first ?? 'red'),
    open: words(open),
    players: teams,
    tiles: { ...drawn.tiles, ...tiles },
    ...(pass === undefined ? {} : { pass }),
    ...(over === undefined ? {} : { over: { winner: seatOf(over.winner), why: over.why } }),
  }
}

function words(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : text.split(' ')
}
