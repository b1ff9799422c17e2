import type { CastleEvent } from '@mousekeep/castle'
import type { ComponentType, JSX } from 'preact'
import type { CastleDesk } from './choosing/choosing.ts'
import { ReviewPanel } from './review.tsx'
import { teamName } from './tell.ts'
import { moreWords, say } from './words/more.ts'

/** How many events of this kind were the seat's. */
function count(events: readonly CastleEvent[], type: CastleEvent['type'], seat: number): number {
  return events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length
}

interface ResultProps {
  readonly desk: CastleDesk
  /** The winning team, by its name in the drawings. */
  readonly team: string
  /** Whether the winner sits at this screen and some other player does not. */
  readonly isOwn: boolean
}

/** Loads the words before anything is drawn. */
export async function openResult(): Promise<ComponentType<ResultProps>> {
  await moreWords.load()
  return Result
}

/** The end of a game: who won, with what, and what everybody did on the way. */
function Result({ desk, team, isOwn }: ResultProps): JSX.Element | null {
  const view = desk.view.value
  if (view === null || view.over === null) return null
  const { winner, why } = view.over
  const events = desk.table.eventsByPlay.value.flat()
  const { tokens } = view.players[winner]
  return (
    <section class="panel result" aria-labelledby="result-title">
      <svg viewBox="0 0 300 130" aria-hidden="true">
        <use href={`#mouse-${team}`} x="96" y="0" width="108" height="132" />
        {tokens.map((cheese, i) => (
          <use
            key={cheese}
            href={`#cheese-${cheese}`}
            x={i % 2 === 0 ? 6 + i * 22 : 214 + i * 8}
            y={i < 2 ? 56 : 14}
            width="64"
            height="64"
          />
        ))}
      </svg>
      <h2 id="result-title">{isOwn ? say('result-you') : say('prompt-over', { team: teamName(winner) })}</h2>
      <p>{say(`event-won-${why}`, { winner: teamName(winner) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('result-team')}</th>
            <th scope="col">{say('result-cheeses')}</th>
            <th scope="col">{say('result-roofs')}</th>
            <th scope="col">{say('result-pushes')}</th>
            <th scope="col">{say('result-lost')}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((player, seat) => (
            <tr key={seat}>
              <th scope="row">{teamName(seat)}</th>
              <td>{player.tokens.length}</td>
              <td>{count(events, 'uncovered', seat)}</td>
              <td>{count(events, 'slid', seat)}</td>
              <td>{player.lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('result-rounds', { rounds: view.round })}</p>
      {desk.table.isRecorded && <ReviewPanel desk={desk} />}
    </section>
  )
}
