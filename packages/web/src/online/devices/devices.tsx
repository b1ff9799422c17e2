import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { device } from '../../base/device.ts'
import { addressOf, go } from '../../base/route.ts'
import { say } from '../../base/words/words.ts'
import type { ServerLink } from '../link/server-link.ts'
import { QrCode } from './qr-code.tsx'

/** Several devices at one table: the code for phones, and the choice of what this screen is for. */
export function Devices({ online, info }: { online: ServerLink; info: TableInfo }): JSX.Element {
  return (
    <details class="devices" open={device.value === 'screen'}>
      <summary>{say('devices-title')}</summary>
      <p>{say('devices-how')}</p>
      <div class="row">
        <QrCode link={addressOf('hand', info.id)} />
        <div class="device-choice">
          {device.value !== 'screen' && (
            <button type="button" class="btn" onClick={() => void becomeScreen(online, info)}>
              {say('device-screen')}
            </button>
          )}
          {device.value !== 'hand' && (
            <button type="button" class="btn" onClick={() => go('hand', info.id)}>
              {say('device-hand')}
            </button>
          )}
          {device.value !== 'all' && (
            <button type="button" class="btn" onClick={() => go('online', info.id)}>
              {say('device-all')}
            </button>
          )}
        </div>
      </div>
    </details>
  )
}

/** A shared screen belongs to nobody: before the game, the seats it took are freed for the people in front of it. */
async function becomeScreen(online: ServerLink, { id, status }: TableInfo): Promise<void> {
  if (status === 'open') for (const seat of online.mine.value) await online.send({ type: 'leave', seat })
  go('screen', id)
}
