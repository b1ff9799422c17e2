import { useSignal } from '@preact/signals'
import type { Keepable } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { bust } from '../art/figures/figure.ts'
import { CardFace } from '../things/card-face.tsx'
import { Thing } from '../things/thing.tsx'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

interface KeepingProps {
  readonly keepable: Keepable
  /** The label of the button that goes on. */
  readonly done: string
  readonly onDone: (kept: Readonly<Record<string, string>>) => void
}

/** M24.2: one card to keep for each mouse, besides what it begins with; then on. */
export function Keeping({ keepable, done, onDone }: KeepingProps): JSX.Element {
  const kept = useSignal<Readonly<Record<string, string>>>({})
  const able = Object.entries(keepable)
  return (
    <>
      {able.length > 0 && <p>{say('end-keep')}</p>}
      {able.map(([id, cards]) => (
        <div key={id} class="keeping" role="group" aria-label={nameOf(id)}>
          <h3>
            <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(id))} />
            {nameOf(id)}
          </h3>
          <div class="things">
            {[...new Set(cards)].map((card) => (
              <Thing
                key={card}
                card={card}
                isPressed={kept.value[id] === card}
                onPress={() => {
                  const { [id]: before, ...others } = kept.value
                  kept.value = before === card ? others : { ...others, [id]: card }
                }}
              />
            ))}
          </div>
          {kept.value[id] !== undefined && <CardFace id={kept.value[id]} />}
        </div>
      ))}
      <button type="button" class="btn go wide" onClick={() => onDone(kept.value)}>
        {done}
      </button>
    </>
  )
}
