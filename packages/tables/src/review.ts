import { Search, type Advice, type Rules } from '@mousekeep/bots'
import { BadInput, Seeded, type GameTypes, type Seat } from '@mousekeep/engine'
import { Played } from './played.ts'
import type { TableRecord } from './table-record.ts'

/** How likely each seat was to win when somebody's turn began, after so many plays. */
export interface Standing {
  readonly play: number
  readonly seat: Seat
  readonly chances: readonly number[]
}

/** A turn in which much changed for the one who looks back. */
export interface Turning<Action> {
  /** The play after which the turn began. */
  readonly play: number
  readonly seat: Seat
  readonly before: number
  readonly after: number
  /** Of one's own turns: the first decision that a bot would have made otherwise, after so many plays. */
  readonly better: (Advice<Action> & { readonly play: number; readonly played: Action }) | null
}

/** A finished game, looked at again: how it stood from turn to turn, and where it turned. */
export interface Review<Action> {
  readonly standings: readonly Standing[]
  readonly turnings: readonly Turning<Action>[]
}

const ITERATIONS = 800
const STYLE = { depth: 0, curiosity: 0.02 }
const TURNINGS = 3
/** A smaller change of one's chance is no turn of the game. */
const NOTICED = 0.03

/** Looks back on a game that is over, for one seat; throws `BadInput` while it goes on, because much is hidden then. */
export function review<T extends GameTypes>(rules: Rules<T>, record: TableRecord, seat: Seat): Review<T['action']> {
  const played = Played.from(rules.game, record)
  const outcome = rules.game.outcome(played.match.state)
  if (outcome === null) throw new BadInput('the game is not over')
  const begins = turnsOf(rules, played)
  const seats = rules.game.seats(played.match.state)
  const standings = begins.map((play) => standingAt(rules, played, play))
  const end = Array.from({ length: seats }, (_, each) => (outcome.winners.includes(each) ? 1 : 0))
  const all = [...standings, { play: played.plays, seat, chances: end }]
  const turnings = standings
    .map((standing, i) => ({ standing, next: all[i + 1] }))
    .toSorted((a, b) => Math.abs(swing(b, seat)) - Math.abs(swing(a, seat)))
    .filter((each) => Math.abs(swing(each, seat)) >= NOTICED)
    .slice(0, TURNINGS)
    .toSorted((a, b) => a.standing.play - b.standing.play)
    .map(({ standing, next }) => ({
      play: standing.play,
      seat: standing.seat,
      before: standing.chances[seat],
      after: next.chances[seat],
      better: standing.seat === seat ? betterIn(rules, played, standing.play, next.play) : null,
    }))
  return { standings: all, turnings }
}

interface Swing {
  readonly standing: Standing
  readonly next: Standing
}

function swing({ standing, next }: Swing, seat: Seat): number {
  return next.chances[seat] - standing.chances[seat]
}

/** After which plays somebody else had to decide than before. */
function turnsOf<T extends GameTypes>({ game }: Rules<T>, played: Played<T>): number[] {
  const actorAfter = (play: number): Seat | null => game.actor(played.stateAfter(play))
  return Array.from({ length: played.plays }, (_, play) => play).filter(
    (play) => play === 0 || actorAfter(play) !== actorAfter(play - 1),
  )
}

/** What the seat that had to decide then saw and had seen. */
function knownAt<T extends GameTypes>({ game }: Rules<T>, played: Played<T>, play: number) {
  const state = played.stateAfter(play)
  const seat = game.actor(state) ?? 0
  const seen = played.match.story
    .slice(0, play + 1)
    .flat()
    .map((event) => game.eventFor(event, seat))
    .filter((event) => event !== null)
  return { seat, view: game.view(state, seat), seen }
}

function standingAt<T extends GameTypes>(rules: Rules<T>, played: Played<T>, play: number): Standing {
  const { seat, view, seen } = knownAt(rules, played, play)
  const search = new Search(rules.game, rules.game.imagine(view, seen), new Seeded(`review ${play}`), STYLE)
  while (search.iterations < ITERATIONS) search.iterate()
  return { play, seat, chances: search.chances() }
}

/** The first decision of a turn that a bot would have made otherwise; null if there is none. */
function betterIn<T extends GameTypes>(
  rules: Rules<T>,
  played: Played<T>,
  from: number,
  to: number,
): Turning<T['action']>['better'] {
  const { game } = rules
  const actions = played.match.record.entries.flatMap((entry) => ('play' in entry ? [entry.play] : []))
  for (let play = from; play < to; play++) {
    // What somebody does in turn or not, as giving up, was not this seat's decision.
    if ((game.anytime?.(actions[play]) ?? null) !== null) continue
    const { view, seen } = knownAt(rules, played, play)
    const advice = rules.advise(view, seen, { chance: new Seeded(`review ${play}`), clock: () => 0 })
    if (game.text(advice.line[0]) !== game.text(actions[play])) return { ...advice, play, played: actions[play] }
  }
  return null
}
