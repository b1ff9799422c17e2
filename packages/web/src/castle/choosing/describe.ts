import type { CastleAction, CastleView } from '@mousekeep/castle'
import { isHole } from '../art/measure.ts'
import { say } from '../words/words.ts'
import { isTower, planOf } from '../plan.ts'
import { kindName, teamName } from '../tell.ts'

/** A square in words: where it is, what it shows, who is there, and what may be done there. */
export function describe(
  square: string,
  view: CastleView,
  legal: readonly CastleAction[],
  mover: string | null,
): string {
  const mice = view.players.flatMap(({ mice: own }, seat) =>
    own.filter((at) => at === square).map(() => say('cell-mouse', { team: teamName(seat) })),
  )
  return [ground(square, view), ...mice, ...possible(square, view, legal, mover)].join(', ')
}

function ground(square: string, view: CastleView): string {
  if (isTower(square)) return say('cell-tower', { square })
  const room = planOf(view.layout).roomOf.get(square)?.name ?? ''
  if (!view.open.includes(room)) return say('cell-roof', { square, room })
  const kind = view.tiles[square]
  return isHole(square) && kind !== undefined
    ? say('cell-tile', { square, kind: kindName(kind) })
    : say('cell-floor', { square })
}

function possible(square: string, view: CastleView, legal: readonly CastleAction[], mover: string | null): string[] {
  const room = planOf(view.layout).roomOf.get(square)?.name
  const can = legal.filter((action) => {
    switch (action.do) {
      case 'place':
      case 'enter':
        return action.tower === square
      case 'uncover':
        return action.room === room
      case 'step':
        return action.to === square && (mover === null || action.from === mover)
      default:
        return false
    }
  })
  return [...new Set(can.map((action) => say(`cell-can-${action.do}`)))]
}

/** A line end in words, with the tile that would be pushed in there. */
export function describeEnd(end: string, view: CastleView, legal: readonly CastleAction[]): string {
  const gate = say('cell-gate', { end, kind: kindName(view.spare) })
  const isOpen = legal.some((action) => action.do === 'slide' && action.end === end)
  return isOpen ? `${gate}, ${say('cell-can-slide')}` : gate
}
