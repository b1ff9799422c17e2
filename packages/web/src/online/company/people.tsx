import type { MemberInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { SureButton } from '../../page/parts/sure-button.tsx'
import { me } from '../account/me.ts'
import { NameField } from '../account/name-field.tsx'
import { asSomebody, type CompanyProps } from './company.ts'
import { say } from './words.ts'

/** The members, who of them is here, and which mice each would like to play. */
export function People(props: CompanyProps): JSX.Element {
  const { company, face } = props
  const wanted = [...new Set(company.people.flatMap(({ mice }) => mice))]
  const later = face.notAdmitted(company.baggage, wanted)
  return (
    <section class="panel form" aria-labelledby="company-people">
      <h2 id="company-people">{say('company-people')}</h2>
      <NameField onRenamed={() => props.look()} />
      <p class="note">{say('company-mice-how')}</p>
      {later.length > 0 && (
        <p class="note">{say('company-mice-later', { names: later.map((role) => face.roleName(role)).join(', ') })}</p>
      )}
      <ul class="seats">
        {company.people.map((member) => (
          <li key={member.person} data-person={member.person}>
            <Person {...props} member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Person({ company, face, isHost, look, member }: CompanyProps & { readonly member: MemberInfo }): JSX.Element {
  const { person, name, mice, here } = member
  const isMe = person === me.value?.person
  const ask = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<void> => {
    const answered = await asSomebody(method, `companies/${company.id}/${path}`, body)
    look(answered.ok ? null : answered.code)
  }
  return (
    <>
      <span class="seat-name">
        <b>{isMe ? say('seat-you', { name }) : name}</b>
        {person === company.host && <span>{say('company-host')}</span>}
        <span class="presence" data-here={here}>
          {say(here ? 'presence-here' : 'presence-away')}
        </span>
      </span>
      <span class="roles" role="group" aria-label={say('company-mice-of', { name })}>
        {face.roles
          .filter((role) => isMe || isHost || mice.includes(role))
          .map((role) => (
            <button
              key={role}
              type="button"
              class="role"
              disabled={!isMe && !isHost}
              aria-pressed={mice.includes(role)}
              onClick={() => {
                const next = mice.includes(role) ? mice.filter((each) => each !== role) : [...mice, role]
                void ask('POST', 'mice', { mice: next, person })
              }}
            >
              <face.RoleFace role={role} />
              <small>{face.roleName(role)}</small>
            </button>
          ))}
      </span>
      {isHost && !isMe && (
        <span class="row offers">
          <SureButton
            label={say('company-hand-over')}
            question={say('company-hand-over-sure', { name })}
            onSure={() => void ask('POST', 'host', { person })}
          />
          <SureButton
            label={say('company-remove')}
            question={say('company-remove-sure', { name })}
            onSure={() => void ask('DELETE', `people/${encodeURIComponent(person)}`)}
          />
        </span>
      )}
    </>
  )
}
