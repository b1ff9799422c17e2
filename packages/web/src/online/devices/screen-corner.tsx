import type { JSX } from 'preact'
import { addressOf } from '../../base/route.ts'
import { say } from '../../base/words/words.ts'
import type { ServerLink } from '../link/server-link.ts'
import { QrCode } from './qr-code.tsx'

/** On the shared screen during a game: how a phone joins the table. */
export function ScreenCorner({ online }: { online: ServerLink }): JSX.Element {
  return (
    <details class="panel screen-corner">
      <summary>{say('screen-join')}</summary>
      <QrCode link={addressOf('hand', online.id)} />
      <a href={`#/online/${online.id}`}>{say('device-all')}</a>
    </details>
  )
}
