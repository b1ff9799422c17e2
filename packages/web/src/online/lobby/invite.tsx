import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { addressOf } from '../../base/route.ts'
import { say } from '../../base/words/words.ts'
import { CopyButton } from '../../page/parts/copy.tsx'

/** The link to send, and the short code to read out. */
export function Invite({ info }: { info: TableInfo }): JSX.Element {
  const link = addressOf('online', info.id)
  return (
    <div class="invite">
      <p class="link">
        <a href={link}>{link.replace(/^https?:\/\//, '')}</a>
      </p>
      <div class="row">
        <CopyButton text={() => link} label={say('invite-copy')} />
        {info.code !== '' && (
          <span>
            {say('invite-code')} <b class="code">{info.code}</b>
          </span>
        )}
      </div>
    </div>
  )
}
