import type { JSX } from 'preact'
import { addressOf } from '../../base/route.ts'
import { QrCode } from '../devices/qr-code.tsx'
import { Invite } from '../lobby/invite.tsx'
import type { CompanyProps } from './company.ts'
import { say } from './words.ts'

/** The ways into the company: a link to send, a code to read out, a picture for a camera. */
export function InviteCompany({ company }: CompanyProps): JSX.Element {
  const link = addressOf('company', `join/${company.code}`)
  return (
    <section class="panel form" aria-labelledby="company-invite">
      <h2 id="company-invite">{say('invite-title')}</h2>
      <p>{say('company-invite-how')}</p>
      <Invite link={link} code={company.code}>
        <details>
          <summary>{say('company-qr')}</summary>
          <QrCode link={link} />
        </details>
      </Invite>
    </section>
  )
}
