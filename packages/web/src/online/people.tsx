import type { JSX } from 'preact'
import { say } from '../words/words.ts'
import { Bell } from './bell.tsx'
import { Invite } from './invite.tsx'
import { me } from './me.ts'
import type { OnlineTable } from './online-table.ts'
import { Seats } from './seats.tsx'
import { TakeHome } from './take-home.tsx'

/** Who is at the table and who looks on; seats that are handed over; the way here for others. */
export function People({ online }: { online: OnlineTable }): JSX.Element | null {
  const info = online.info.value
  if (info === null) return null
  const watchers = online.here.value.filter(({ person }) => !info.seats.some(({ holder }) => holder?.person === person))
  return (
    <section class="panel people" aria-labelledby="people-title">
      <h2 id="people-title">{say('people-title')}</h2>
      <Seats online={online} info={info} />
      {info.earlier > 0 && <p class="note">{say('moved-here', { count: info.earlier })}</p>}
      {watchers.length > 0 && (
        <p class="note">{say('watchers', { names: watchers.map(({ name }) => name).join(', ') })}</p>
      )}
      {online.mine.value.length > 0 && info.status === 'playing' && <Bell />}
      <details>
        <summary>{say('table-more')}</summary>
        <Invite info={info} />
        <p class="row">
          <a class="btn small" href={`#/fair/${info.id}`}>
            {say('fair-link')}
          </a>
          {info.host === me.value?.person && !info.archived && (
            <button type="button" class="btn small" onClick={() => void online.send({ type: 'archive' })}>
              {say('archive-do')}
            </button>
          )}
        </p>
        {info.archived && <p class="note">{say('note-archived')}</p>}
        <TakeHome online={online} info={info} />
        <p class="note">{say('fair-promise')}</p>
        <p class="hash">{info.fair.commitment}</p>
      </details>
    </section>
  )
}
