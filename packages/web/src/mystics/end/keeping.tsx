import { useSignal } from '@preact/signals'
import type { Keepable } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { CardFace } from '../things/card-face.tsx'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

interface KeepingProps {
  readonly keepable: Keepable
  /** What the way on is called. */
  readonly done: string
  readonly onDone: (kept: Readonly<Record<string, string>>) => void
}

/** M24.2: one card for each mouse, beside what it begins with; then the way on. */
export function Keeping({ keepable, done, onDone }: KeepingProps): JSX.Element {
  const kept = useSignal<Readonly<Record<string, string>>>({})
  const reading = useSignal<string | null>(null)
  const able = Object.entries(keepable)
  return (
    <>
      {able.length > 0 && <p>{say('end-keep')}</p>}
      {able.map(([id, cards]) => (
        <div key={id} class="cards-row" role="group" aria-label={nameOf(id)}>
          <h3>{nameOf(id)}</h3>
          {[...new Set(cards)].map((card) => (
            <button
              key={card}
              type="button"
              class="chip"
              aria-pressed={kept.value[id] === card}
              onClick={() => {
                reading.value = card
                const { [id]: before, ...others } = kept.value
                kept.value = before === card ? others : { ...others, [id]: card }
              }}
            >
              {nameOf(card)}
            </button>
          ))}
        </div>
      ))}
      {reading.value !== null && <CardFace id={reading.value} />}
      <button type="button" class="btn go wide" onClick={() => onDone(kept.value)}>
        {done}
      </button>
    </>
  )
}
