import type { Seat } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { drawn } from '../base/drawn.ts'
import { bust } from './art/figures/figure.ts'

const MICE = ['collin', 'nez', 'tilda', 'filch'] as const

/** A player of Mystics who has no mouse yet: mice in the order of the box. */
export function Portrait({ seat }: { seat: Seat }): JSX.Element {
  return <span class="portrait" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(MICE[seat % MICE.length]))} />
}
