import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { say } from '../../base/words/words.ts'
import type { LogGroup } from './log.tsx'

const MOST_LINES = 12

interface DigestProps {
  readonly plays: number
  readonly groups: readonly LogGroup[]
  readonly since: Signal<number | null>
  readonly onLook: (play: number) => void
  /** Replays everything from that play on. */
  readonly onFilm: (play: number) => void
}

/** What happened while somebody was away, until they have read it. */
export function Digest({ plays, groups, since, onLook, onFilm }: DigestProps): JSX.Element | null {
  const known = since.value
  // Later plays happen before their eyes and are not part of it.
  const until = useMemo(() => plays, [known])
  if (known === null || until <= known) return null
  const lines = groups.flatMap((group) => group.lines).filter(({ play }) => play > known && play <= until)
  return (
    <section class="panel digest" aria-labelledby="digest-title">
      <h2 id="digest-title">{say('digest-title', { count: until - known })}</h2>
      {lines.length > MOST_LINES && <p class="note">…</p>}
      <ol>
        {lines.slice(-MOST_LINES).map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="btn small go" onClick={() => onFilm(known + 1)}>
          {say('digest-film')}
        </button>
        <button type="button" class="btn small" onClick={() => onLook(known)}>
          {say('digest-look')}
        </button>
        <button type="button" class="btn small" onClick={() => (since.value = null)}>
          {say('digest-read')}
        </button>
      </div>
    </section>
  )
}
