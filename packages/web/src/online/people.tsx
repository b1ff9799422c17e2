import type { JSX } from 'preact'
import { addressOf } from '../base/route.ts'
import { say } from '../base/words/words.ts'
import { Bell } from './account/bell.tsx'
import { Devices } from './devices/devices.tsx'
import { CompanyLink } from './lobby/company-link.tsx'
import { Invite } from './lobby/invite.tsx'
import { SureButton } from '../page/parts/sure-button.tsx'
import { me } from './account/me.ts'
import type { ServerLink } from './link/server-link.ts'
import { Origin } from './lobby/origin.tsx'
import { Seats } from './lobby/seats.tsx'
import { TakeHome } from './take-home.tsx'

/** Who is at the table and who watches; seats to hand over; how to invite others. */
export function People({ online }: { online: ServerLink }): JSX.Element | null {
  const info = online.info.value
  if (info === null) return null
  const watchers = online.here.value.filter(({ person }) => !info.seats.some(({ holder }) => holder?.person === person))
  return (
    <section class="panel people" aria-labelledby="people-title">
      <h2 id="people-title">{say('people-title')}</h2>
      {info.closed !== null && <p class="note">{say(`closed-${info.closed.why}`)}</p>}
      <Seats online={online} info={info} />
      <CompanyLink info={info} />
      <Origin info={info} />
      {watchers.length > 0 && (
        <p class="note">{say('watchers', { names: watchers.map(({ name }) => name).join(', ') })}</p>
      )}
      {online.crowd.value > 0 && <p class="note">{say('watchers-count', { count: online.crowd.value })}</p>}
      {online.mine.value.length > 0 && info.status === 'playing' && <Bell />}
      <details>
        <summary>{say('table-more')}</summary>
        <Invite link={addressOf('online', info.id)} code={info.code} />
        <Devices online={online} info={info} />
        <p class="row">
          <a class="btn small" href={`#/fair/${info.id}`}>
            {say('fair-link')}
          </a>
          {info.host === me.value?.person && !info.archived && (
            <SureButton
              label={say('archive-do')}
              question={say('archive-sure')}
              onSure={() => void online.send({ type: 'archive' })}
            />
          )}
        </p>

        <TakeHome online={online} info={info} />
        <p class="note">{say('fair-promise')}</p>
        <p class="hash">{info.fair.commitment}</p>
      </details>
    </section>
  )
}
