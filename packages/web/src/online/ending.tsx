import type { JSX } from 'preact'
import { go } from '../base/route.ts'
import { later } from '../base/later.tsx'
import { say } from '../base/words/words.ts'
import type { ServerLink } from './link/server-link.ts'

const Following = later(async () => (await import('./company/following.tsx')).Following)

/** After the game: another one at once, with the same people. */
export function Ending({ online }: { online: ServerLink }): JSX.Element {
  const info = online.info.value
  const isSeated = online.mine.value.length > 0
  if (info !== null && info.following !== null) {
    return <Following online={online} info={info} after={info.following} />
  }
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
