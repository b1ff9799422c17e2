import type { JSX } from 'preact'
import { drawn } from '../base/drawn.ts'
import type { Say, Words } from '../base/words/words.ts'

interface SpriteProps {
  readonly of: { readonly catalogue: Words; sprite?(say: Say): string }
}

/** The symbols of a game's drawings, lettered in the current language. They are invisible by themselves. */
export function Sprite({ of }: SpriteProps): JSX.Element | null {
  if (of.sprite === undefined) return null
  return (
    <svg
      class="unseen"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawn(of.sprite(of.catalogue.say))}
    />
  )
}
