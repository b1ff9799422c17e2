import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'

interface TimelineProps {
  readonly plays: number
  readonly at: number
  readonly boundaries: readonly number[]
  readonly onLook: (play: number) => void
}

/** All plays in a row. The marks are plays that cannot be taken back, because they revealed something. */
export function Timeline({ plays, at, boundaries, onLook }: TimelineProps): JSX.Element {
  return (
    <div class="timeline">
      <label for="timeline">{say('timeline-label', { at, plays })}</label>
      <div class="row">
        <button class="btn small" type="button" aria-label={say('timeline-back')} onClick={() => onLook(at - 1)}>
          ‹
        </button>
        <div class="rail">
          <svg viewBox={`0 0 ${Math.max(plays, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
            {boundaries.map((play) => (
              <path key={play} d={`M${play} 0v1`} vector-effect="non-scaling-stroke" />
            ))}
          </svg>
          <input
            id="timeline"
            type="range"
            min="0"
            max={plays}
            value={at}
            onInput={(event) => onLook(Number(event.currentTarget.value))}
          />
        </div>
        <button class="btn small" type="button" aria-label={say('timeline-on')} onClick={() => onLook(at + 1)}>
          ›
        </button>
      </div>
    </div>
  )
}
