import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { miniCastle } from './mini.ts'

/** A castle small enough for a card. The text beside it says what it shows. */
export function MiniCastle({ castle }: { castle: string }): JSX.Element {
  return <svg viewBox="0 0 84 84" aria-hidden="true" class="mini" dangerouslySetInnerHTML={drawn(miniCastle(castle))} />
}
