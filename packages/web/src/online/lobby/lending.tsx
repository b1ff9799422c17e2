import type { Seat } from '@mousekeep/engine'
import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { me } from '../account/me.ts'
import { isInside } from '../link/inside.ts'
import type { ServerLink } from '../link/server-link.ts'

/**
 * Lends a seat to somebody else for a while, and takes it back; in a company the host does this for those who are away.
 */
export function Lending({ online, info, at }: { online: ServerLink; info: TableInfo; at: Seat }): JSX.Element | null {
  const { holder, owner } = info.seats[at]
  const myself = me.value?.person
  if (info.status !== 'playing' || holder === null) return null
  if (owner !== null) {
    if (owner.person !== myself && holder.person !== myself) return null
    return (
      <button
        type="button"
        class="btn small"
        onClick={() => void online.send({ type: 'lend', seat: at, person: null })}
      >
        {say(owner.person === myself ? 'seat-take-back' : 'lend-back', { name: owner.name })}
      </button>
    )
  }
  const isAway = !online.here.value.some(({ person }) => person === holder.person)
  const maySee = info.campaign !== null && info.campaign.company !== null && info.host === myself && isAway
  // Spectators are not lent a seat.
  const others = online.here.value.filter(({ person }) => person !== holder.person && isInside(info, person))
  if ((holder.person !== myself && !maySee) || others.length === 0) return null
  return (
    <label class="bot-pick">
      <span class="unseen">{say('lend-label', { name: holder.name })}</span>
      <select
        onChange={(event) => {
          const person = event.currentTarget.value
          event.currentTarget.value = ''
          if (person !== '') void online.send({ type: 'lend', seat: at, person })
        }}
      >
        <option value="">{say('lend-do')}</option>
        {others.map(({ person, name }) => (
          <option key={person} value={person}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
