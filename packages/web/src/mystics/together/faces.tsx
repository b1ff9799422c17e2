import type { Seat } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { Sprite } from '../../page/sprite.tsx'
import { bust } from '../art/figures/figure.ts'
import { mysticsSprite } from '../sprite.ts'
import { words } from '../words/words.ts'
import { miceOf } from './seats.ts'
import '../styles/faces.css'

/** The symbols from which the faces are drawn. */
export function Symbols(): JSX.Element {
  return <Sprite of={SPRITE} />
}

const SPRITE = { catalogue: words, sprite: mysticsSprite }

/** The mice played from a seat, side by side. */
export function Faces({ options, seat }: { options: unknown; seat: Seat }): JSX.Element {
  return (
    <span class="seat-faces" aria-hidden="true">
      {miceOf(options, seat).map((mouse) => (
        <span key={mouse} class="seat-face" dangerouslySetInnerHTML={drawn(bust(mouse))} />
      ))}
    </span>
  )
}
