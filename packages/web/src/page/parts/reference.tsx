import { useSignal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { isReferenceOpen } from '../../base/reference.ts'
import { say } from '../../base/words/words.ts'
import type { Choosing } from '../../desk/choosing.ts'
import type { Desk } from '../../desk/desk.ts'
import type { GameFace } from '../face.ts'
import type { Sheet } from '../guide/guide.ts'

interface ReferenceProps<T extends GameTypes, C extends Choosing<T>> {
  readonly face: GameFace<T, C>
  readonly desk: Desk<T, C>
}

/** The quick reference beside a table while the game goes on: what the rules allow now is lit. */
export function Reference<T extends GameTypes, C extends Choosing<T>>(props: ReferenceProps<T, C>): JSX.Element | null {
  return isReferenceOpen.value ? <Open {...props} /> : null
}

function Open<T extends GameTypes, C extends Choosing<T>>({ face, desk }: ReferenceProps<T, C>): JSX.Element | null {
  const found = useSignal<Sheet | null>(null)
  useEffect(() => {
    void face.sheet().then((sheet) => (found.value = sheet))
  }, [face])
  const Sheet = found.value
  if (Sheet === null) return null
  const lit = new Set(desk.isPersons.value ? desk.legal.value.map((action) => action.do) : [])
  return (
    <aside class="reference panel" aria-label={say('nav-sheet')}>
      <div class="row">
        <h2>{say('nav-sheet')}</h2>
        <button type="button" class="btn small" autofocus onClick={() => (isReferenceOpen.value = false)}>
          {say('close')}
        </button>
      </div>
      <Sheet lit={lit} />
    </aside>
  )
}
