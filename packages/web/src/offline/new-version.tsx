import type { JSX } from 'preact'
import { say } from '../base/words/words.ts'
import { isVersionReady, putOff, useNewVersion } from './version.ts'

/** Says that a new version is ready, on pages where nobody is in the middle of a game. */
export function NewVersion(): JSX.Element | null {
  if (!isVersionReady()) return null
  return (
    <section class="panel version" role="status">
      <p>
        <b>{say('version-ready')}</b> {say('version-kept')}
      </p>
      <div class="row">
        <button type="button" class="btn small go" onClick={useNewVersion}>
          {say('version-now')}
        </button>
        <button type="button" class="btn small" onClick={putOff}>
          {say('version-later')}
        </button>
      </div>
    </section>
  )
}
