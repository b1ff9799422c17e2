import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { dungeonBack, dungeonBars } from './art/dungeon.ts'
import { TEAMS } from './art/names.ts'
import { drawn } from '../base/drawn.ts'
import { later } from '../base/later.tsx'
import { pickUp } from '../desk/drag.ts'
import { holderName } from '../page/holder-name.ts'
import type { CastleDesk } from './choosing/choosing.ts'
import { heldHand } from './choosing/held.tsx'
import { Spare } from './spare.tsx'
import { say } from './words/words.ts'
import { Portrait } from './art/portrait.tsx'
import { kindName, teamName } from './tell.ts'

const Mouse = later(async () => (await import('./tempers/mouse.tsx')).openMouse())

/** Who plays, the cheese they have, and how many mice they still have in hand. */
export function Players({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const view = desk.view.value
  if (view === null) return null
  const seats = desk.table.seats.value
  return (
    <section class="panel players" aria-label={say('players-title')}>
      <ul>
        {view.players.map(({ hand, lost, tokens, gone }, seat) => (
          <li
            key={seat}
            class={`team-${TEAMS[seat]}${view.over === null && seat === view.turn ? ' on' : ''}`}
            aria-current={view.over === null && seat === view.turn ? 'true' : undefined}
          >
            <div
              data-portrait={seat}
              class={seat === view.turn && hand > 0 ? 'hand' : undefined}
              onPointerDown={(event) => seat === view.turn && hand > 0 && pickUp(event, desk, heldHand(desk))}
            >
              <Portrait seat={seat} />
              <Tempered desk={desk} seat={seat} part="badge" />
            </div>
            <div class="who">
              <p class="name">
                <b>{teamName(seat)}</b> <span class="holder">{holderName(seats[seat])}</span>
              </p>
              <p class="tokens">
                {Array.from({ length: Math.max(view.target, tokens.length) }, (_, i) =>
                  i < tokens.length ? (
                    <svg
                      key={tokens[i]}
                      viewBox="0 0 100 100"
                      role="img"
                      aria-label={kindName(tokens[i])}
                      class="token"
                    >
                      <use href={`#cheese-${tokens[i]}`} width="100" height="100" />
                    </svg>
                  ) : (
                    <i key={i} />
                  ),
                )}
              </p>
              <p class="mice">{gone === true ? say('players-gone') : say('players-mice', { hand, lost })}</p>
              <Tempered desk={desk} seat={seat} part="words" />
            </div>
          </li>
        ))}
      </ul>
      <p class="goal">{say('players-goal', { target: view.target })}</p>
    </section>
  )
}

interface TemperedProps {
  readonly desk: CastleDesk
  readonly seat: number
  readonly part: 'badge' | 'words'
}

/** What a bot with a name of its own says, once the game is under way. */
function Tempered({ desk, seat, part }: TemperedProps): JSX.Element | null {
  const holder = desk.table.seats.value[seat]
  if (holder?.who !== 'bot' || !holder.level.includes('-') || desk.view.value?.phase !== 'play') return null
  return <Mouse desk={desk} seat={seat} level={holder.level} part={part} />
}

/** The tile beside the castle, face up (C1.3), and the dungeon with the fallen mice (C4.1). */
export function Trays({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const view = desk.view.value
  if (view === null) return null
  const fallen = view.players.flatMap(({ lost }, seat) => Array.from({ length: lost }, () => seat))
  const wide = 150 / Math.max(fallen.length, 1)
  return (
    <div class="trays">
      <section class="panel tray">
        <h2>{say('spare-title')}</h2>
        <Spare desk={desk} />
        <p>{kindName(view.spare)}</p>
      </section>
      <section class="panel tray">
        <h2>{say('dungeon-title')}</h2>
        <svg viewBox="0 0 220 120" role="img" aria-label={dungeonText(view)}>
          <g dangerouslySetInnerHTML={drawn(dungeonBack)} />
          {fallen.map((seat, i) => (
            <use key={i} href={`#mouse-${TEAMS[seat]}`} x={35 + wide * (i + 0.5) - 39} y="32" width="78" height="96" />
          ))}
          <g dangerouslySetInnerHTML={drawn(dungeonBars)} />
        </svg>
        <p>{dungeonText(view)}</p>
      </section>
    </div>
  )
}

function dungeonText(view: CastleView): string {
  const lost = view.players.flatMap((player, seat) =>
    player.lost > 0 ? [say('dungeon-team', { team: teamName(seat), count: player.lost })] : [],
  )
  return lost.length === 0 ? say('dungeon-empty') : lost.join(', ')
}
