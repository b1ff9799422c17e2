import type { ComponentChildren, JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { CopyButton } from '../../page/parts/copy.tsx'

interface InviteProps {
  readonly link: string
  /** Empty for people who may not invite. */
  readonly code: string
  /** More ways in. */
  readonly children?: ComponentChildren
}

/** The link to send, and the short code to read out. */
export function Invite({ link, code, children }: InviteProps): JSX.Element {
  return (
    <div class="invite">
      <p class="link">
        <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
      </p>
      <div class="row">
        <CopyButton text={() => link} label={say('invite-copy')} />
        {code !== '' && (
          <span>
            {say('invite-code')} <b class="code">{code}</b>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
