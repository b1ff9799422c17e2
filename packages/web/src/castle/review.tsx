import type { Castle, CastleEvent } from '@mousekeep/castle'
import type { MatchRecord } from '@mousekeep/engine'
import { branchOf, type Review, type Turning } from '@mousekeep/tables'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { openSaved } from '../page/what-if.ts'
import { startWorker } from '../table/own-worker.ts'
import type { CastleDesk } from './choosing/choosing.ts'
import { remember } from './memory.ts'
import { teamName, tellAction, tellHint } from './tell.ts'
import { say } from './words/more.ts'

type CastleReview = Review<Castle['action']>
type Moment = Turning<Castle['action']>

type GameRecord = MatchRecord<{ readonly do: string }>

/** What is known so far of a game being looked back on. */
interface LookedBack {
  readonly record: GameRecord
  readonly review: CastleReview
}

const [WIDE, HIGH] = [300, 110]

const percent = (chance: number): number => Math.round(chance * 100)

/** The end of a game: how it stood from turn to turn, where it turned, and what would have been better. */
export function ReviewPanel({ desk }: { desk: CastleDesk }): JSX.Element {
  const isWanted = useSignal(false)
  const looked = useSignal<LookedBack | 'none' | null>(null)
  const seat = Math.max(
    0,
    desk.table.seats.value.findIndex(({ who }) => who === 'person'),
  )
  useEffect(() => {
    if (!isWanted.value) return undefined
    const asked = lookBack(desk, seat, (found) => (looked.value = found))
    return () => void asked.then((end) => end())
  }, [isWanted.value])
  if (!isWanted.value) {
    return (
      <button type="button" class="btn wide" data-review onClick={() => (isWanted.value = true)}>
        {say('review-go')}
      </button>
    )
  }
  if (looked.value === null) return <p role="status">{say('review-working')}</p>
  if (looked.value === 'none') return <p role="alert">{say('review-none')}</p>
  const { record, review } = looked.value
  const memory = memoryOf(desk.table.eventsByPlay.value.flat(), seat)
  return (
    <div class="review">
      <h3>{say('review-chance', { team: teamName(seat) })}</h3>
      <Curve review={review} seat={seat} />
      <ol>
        {review.turnings.map((turning, i) => (
          <MomentLine key={turning.play} number={i + 1} turning={turning} desk={desk} record={record} />
        ))}
      </ol>
      {memory.rooms > 0 && <p>{say('review-memory', memory)}</p>}
    </div>
  )
}

/** Has a worker look back on the game; returns the function that stops it. */
async function lookBack(
  desk: CastleDesk,
  seat: number,
  found: (looked: LookedBack | 'none') => void,
): Promise<() => void> {
  const record = await desk.table.record()
  if (record === null) {
    found('none')
    return () => {}
  }
  const worker = startWorker<Castle>((message) => {
    if (message.tell === 'reviewed') found({ record, review: message.review })
    if (message.tell === 'broken') found('none')
  })
  worker.ask({ ask: 'review', record, seat })
  return () => worker.end()
}

/** The chance to win from turn to turn, with the turning points. */
function Curve({ review, seat }: { review: CastleReview; seat: number }): JSX.Element {
  const { standings, turnings } = review
  const last = Math.max(1, standings.at(-1)?.play ?? 1)
  const at = (play: number, chance: number): string => `${(play / last) * WIDE} ${HIGH - chance * HIGH}`
  return (
    <svg class="curve" viewBox={`-8 -8 ${WIDE + 16} ${HIGH + 16}`} role="img" aria-label={say('review-curve')}>
      <path class="even" d={`M0 ${HIGH / 2}H${WIDE}`} />
      <path class="line" d={`M${standings.map(({ play, chances }) => at(play, chances[seat])).join('L')}`} />
      {turnings.map(({ play, before }, i) => {
        const [x, y] = at(play, before).split(' ')
        return (
          <g key={play} transform={`translate(${x} ${y})`}>
            <circle r="8" />
            <text y="4" text-anchor="middle">
              {i + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

interface MomentProps {
  readonly desk: CastleDesk
  readonly record: GameRecord
  readonly number: number
  readonly turning: Moment
}

function MomentLine({ number, turning, desk, record }: MomentProps): JSX.Element {
  const { before, after, seat, better } = turning
  const play = better?.play ?? turning.play
  return (
    <li data-turning={number}>
      <p>{say('review-turned', { team: teamName(seat), before: percent(before), after: percent(after) })}</p>
      {better !== null && (
        <p>
          {say('review-played', { what: tellAction(better.played) })} {tellHint(better)}
        </p>
      )}
      <div class="row">
        <button type="button" class="btn small" onClick={() => desk.table.look(play)}>
          {say('review-look')}
        </button>
        <button type="button" class="btn small" onClick={() => tryAgain(desk, record, play)}>
          {say('review-again')}
        </button>
      </div>
    </li>
  )
}

/** Continues from that moment at a new table, with the same players. */
function tryAgain({ table }: CastleDesk, record: GameRecord, play: number): void {
  const branched = branchOf({ game: 'castle', finished: record, play, view: {}, seen: [], seed: '' })
  openSaved(branched, table.seats.value, { what: 'what-if', play, back: location.hash })
}

/** How many rooms somebody uncovered, and in how many of them every tile had been seen before (C7.1). */
function memoryOf(events: readonly CastleEvent[], seat: number): { rooms: number; known: number } {
  let [rooms, known] = [0, 0]
  events.forEach((event, i) => {
    if (event.type !== 'uncovered' || event.seat !== seat) return
    const memory = remember(events.slice(0, i), 'all')
    rooms++
    if (Object.entries(event.shows).every(([square, kind]) => memory.get(square) === kind)) known++
  })
  return { rooms, known }
}
