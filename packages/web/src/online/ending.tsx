import type { JSX } from 'preact'
import { go } from '../shell/route.ts'
import { say } from '../words/words.ts'
import type { OnlineTable } from './online-table.ts'

/** After the game: another one at once, with the same people. */
export function Ending({ online }: { online: OnlineTable }): JSX.Element {
  const info = online.info.value
  const isSeated = online.mine.value.length > 0
  return (
    <>
      <a class="btn row-button" href={`#/fair/${online.id}`}>
        {say('fair-link')}
      </a>
      {info?.rematch !== null && info !== null ? (
        <a class="btn go" href={`#/online/${info.rematch}`}>
          {say('rematch-go')}
        </a>
      ) : isSeated && info?.archived === false ? (
        <button type="button" class="btn go" onClick={() => void online.send({ type: 'rematch' })}>
          {say('rematch-ask')}
        </button>
      ) : (
        <button type="button" class="btn go" onClick={() => go('')}>
          {say('end-again')}
        </button>
      )}
    </>
  )
}
