import type { Reason, Seat } from '@mousekeep/engine'
import type { CastleAction } from './actions/action.ts'
import { check, perform } from './actions/index.ts'
import { ENDS, LINE_FROM, NAMES, SQUARES } from './board/board.ts'
import { pairCosts } from './evaluate.ts'
import type { CastleEvent } from './events.ts'
import { planFor, roomCalled } from './board/plan.ts'
import { copy, MICE, NOBODY, POINTS, type CastleState } from './state.ts'
import { CHEESES, TRAP } from './board/tiles.ts'

/** A line of play in one imagined castle: how it stands after the first action, and what each action brought. */
interface Tale {
  readonly before: CastleState
  readonly after: CastleState
  readonly eventsByPlay: readonly (readonly CastleEvent[])[]
}

/**
 * What the first action of a line is good for, for the seat whose turn it is. Only what comes true in every one of the
 * worlds is told, so nothing is promised that hangs on what lies under a roof.
 */
export function explain(worlds: readonly CastleState[], line: readonly CastleAction[]): Reason {
  const tales = worlds.map((world) => play(world, line))
  const seat = worlds[0].turn
  return (
    gain(tales, seat) ??
    care(tales, seat) ??
    approach(tales, seat) ??
    purpose(worlds, line) ??
    trouble(tales, seat) ??
    likelihood(tales, seat)
  )
}

function play(world: CastleState, line: readonly CastleAction[]): Tale {
  const state = copy(world)
  const eventsByPlay: CastleEvent[][] = []
  let after = state
  for (const action of line) {
    if (state.over !== null || check(state, action) !== null) break
    const events: CastleEvent[] = []
    perform(state, action, (event) => events.push(event))
    eventsByPlay.push(events)
    if (eventsByPlay.length === 1) after = copy(state)
  }
  return { before: world, after, eventsByPlay }
}

/** A win, a token, or a rival's mouse that falls: at once, or later in this line. */
function gain(tales: readonly Tale[], seat: Seat): Reason | null {
  const length = Math.min(...tales.map(({ eventsByPlay }) => eventsByPlay.length))
  for (let at = 0; at < length; at++) {
    const common = tales[0].eventsByPlay[at].filter((event) =>
      tales.every(({ eventsByPlay }) => eventsByPlay[at].some((other) => isSame(event, other))),
    )
    const soon = at === 0 ? '' : '-soon'
    const params = at === 0 ? {} : { points: at + 1 }
    for (const event of common) if (event.type === 'won' && event.winner === seat) return reason(`win${soon}`, params)
    for (const event of common) {
      if (event.type === 'awarded' && event.seat === seat)
        return reason(`token${soon}`, { ...params, cheese: event.cheese })
    }
    for (const event of common) {
      if (event.type === 'fell' && event.seat !== seat) return reason(`fall${soon}`, { ...params, seat: event.seat })
    }
  }
  return null
}

function isSame(one: CastleEvent, other: CastleEvent): boolean {
  if (one.type === 'won' && other.type === 'won') return one.winner === other.winner
  if (one.type === 'fell' && other.type === 'fell') return one.seat === other.seat
  return one.type === 'awarded' && other.type === 'awarded' && one.seat === other.seat && one.cheese === other.cheese
}

/** A mouse of one's own out of danger, or a token kept from a rival. */
function care(tales: readonly Tale[], seat: Seat): Reason | null {
  const [{ before }] = tales
  const saved = before.mice
    .slice(seat * MICE, (seat + 1) * MICE)
    .find((square) =>
      tales.every((tale) => endangered(tale.before, seat, square) && !endangered(tale.after, seat, square)),
    )
  const isFewer = tales.every((tale) => dangers(tale.after, seat) < dangers(tale.before, seat))
  if (saved !== undefined && isFewer) return reason('safe', { square: NAMES[saved] })
  for (let rival = 0; rival < before.tokens.length; rival++) {
    if (rival === seat) continue
    const costs = tales.map((tale) => [pairCosts(tale.before, rival), pairCosts(tale.after, rival)] as const)
    const kind = CHEESES.findIndex((_, each) =>
      costs.every(([was, is]) => was[each] <= POINTS && is[each] > POINTS && is[each] > was[each] + 1),
    )
    if (kind >= 0) return reason('deny', { seat: rival, cheese: CHEESES[kind] })
  }
  return null
}

/** C4.1: whether the seat's mouse on that square falls if somebody slides the right line now. */
function endangered(state: CastleState, seat: Seat, square: number): boolean {
  if (square >= SQUARES.length || state.stands[square] !== seat) return false
  return ENDS.some((end) => {
    const line = LINE_FROM[end]
    const at = line.indexOf(square)
    return at >= 0 && (at === 0 ? state.spare : state.tiles[line[at - 1]]) === TRAP
  })
}

/** How many mice of the seat fall if somebody slides the right line now. */
export function dangers(state: CastleState, seat: Seat): number {
  return state.stands.filter((who, square) => who !== NOBODY && endangered(state, seat, square)).length
}

/** A pair that comes nearer by more than the point that it cost. */
function approach(tales: readonly Tale[], seat: Seat): Reason | null {
  const costs = tales.map((tale) => [pairCosts(tale.before, seat), pairCosts(tale.after, seat)] as const)
  const nearer = CHEESES.map((cheese, kind) => ({
    cheese,
    points: Math.max(...costs.map(([, is]) => is[kind])),
    isNearer: costs.every(([was, is]) => is[kind] < was[kind]),
  })).filter(({ isNearer }) => isNearer)
  const best = nearer.toSorted((a, b) => a.points - b.points)[0]
  return best === undefined ? null : reason('nearer', { cheese: best.cheese, points: best.points })
}

/** What an action of this kind is for, when nothing more can be promised; null if that is no reason by itself. */
function purpose(worlds: readonly CastleState[], line: readonly CastleAction[]): Reason | null {
  const [action, next] = line
  if (action.do === 'uncover') {
    const plan = planFor(worlds[0].options.layout)
    const room = roomCalled(action.room)
    if (next?.do === 'step' && plan.roofOver[NAMES.indexOf(next.to)] === 1 << room)
      return reason('way', { to: next.to })
    const holes = plan.holesIn[room]
    const unknown = holes.filter((hole) => worlds.some(({ tiles }) => tiles[hole] !== worlds[0].tiles[hole])).length
    if (unknown > 0) return reason('look', { count: unknown })
  }
  if (action.do === 'step' && next?.do === 'uncover') return reason('reach', { room: next.room })
  if (action.do === 'enter' || action.do === 'place') return reason('more-mice')
  if (action.do === 'end') return reason(worlds[0].points === 0 ? 'spent' : 'rest')
  return null
}

/** What it does to a rival: a trap beside one of their mice, or their nearest pair further away. */
function trouble(tales: readonly Tale[], seat: Seat): Reason | null {
  for (let rival = 0; rival < tales[0].before.tokens.length; rival++) {
    if (rival === seat) continue
    if (tales.every(({ before, after }) => dangers(after, rival) > dangers(before, rival)))
      return reason('threat', { seat: rival })
    if (tales.every(({ before, after }) => nearest(after, rival) > nearest(before, rival)))
      return reason('hinder', { seat: rival })
  }
  return null
}

/** In how many of the castles that there may be it brings a pair nearer. */
function likelihood(tales: readonly Tale[], seat: Seat): Reason {
  const count = tales.filter(({ before, after }) => nearest(after, seat) < nearest(before, seat)).length
  return count * 4 >= tales.length
    ? reason('likely', { count, of: tales.length })
    : reason('best', { of: tales.length })
}

function nearest(state: CastleState, seat: Seat): number {
  return Math.min(...pairCosts(state, seat))
}

function reason(code: string, params: Reason['params'] = {}): Reason {
  return { code, params }
}
