import type { JSX } from 'preact'
import { addressOf } from '../../base/route.ts'
import { CopyButton } from '../../page/parts/copy.tsx'
import { QrCode } from '../devices/qr-code.tsx'
import type { CompanyProps } from './company.ts'
import { say } from './words.ts'

/** The way into the company: a link to send, a code to say, a picture to point a camera at. */
export function InviteCompany({ company }: CompanyProps): JSX.Element {
  const link = addressOf('company', `join/${company.code}`)
  return (
    <section class="panel form" aria-labelledby="company-invite">
      <h2 id="company-invite">{say('invite-title')}</h2>
      <p>{say('company-invite-how')}</p>
      <div class="invite">
        <p class="link">
          <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
        </p>
        <div class="row">
          <CopyButton text={() => link} label={say('invite-copy')} />
          <span>
            {say('invite-code')} <b class="code">{company.code}</b>
          </span>
        </div>
        <details>
          <summary>{say('company-qr')}</summary>
          <QrCode link={link} />
        </details>
      </div>
    </section>
  )
}
