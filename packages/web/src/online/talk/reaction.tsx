import type { ReactWord } from '@mousekeep/protocol'
import type { JSX } from 'preact'

const INK = '#3a2417'
const line = { fill: 'none', stroke: INK, 'stroke-width': 4, 'stroke-linecap': 'round' } as const

/** Eyes and mouth, and what flies around the head. */
const FACES: Readonly<Record<ReactWord, JSX.Element>> = {
  squeak: (
    <>
      <ellipse cx="39" cy="50" rx="5" ry="6" fill="#22120a" />
      <ellipse cx="61" cy="50" rx="5" ry="6" fill="#22120a" />
      <path d="M42 64h16q-2 11-8 11t-8-11z" fill="#7d2a22" stroke={INK} stroke-width="2.5" />
      <path {...line} d="M86 52l10-4M87 62h11M85 72l10 5" />
    </>
  ),
  cheer: (
    <>
      <path {...line} d="M33 51q6-8 12 0M55 51q6-8 12 0" />
      <path d="M38 62h24q-2 15-12 15T38 62z" fill="#7d2a22" stroke={INK} stroke-width="2.5" />
      <path d="M8 10l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM92 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#f0b548" stroke={INK} />
    </>
  ),
  gasp: (
    <>
      <g fill="#fff8e8" stroke={INK} stroke-width="2.5">
        <circle cx="38" cy="49" r="9" />
        <circle cx="62" cy="49" r="9" />
      </g>
      <circle cx="38" cy="49" r="3.4" fill="#22120a" />
      <circle cx="62" cy="49" r="3.4" fill="#22120a" />
      <ellipse cx="50" cy="70" rx="6" ry="8" fill="#7d2a22" stroke={INK} stroke-width="2.5" />
      <path {...line} d="M84 18v12M84 37v1" />
    </>
  ),
}

/** A mouse that squeaks, cheers or gasps. */
export function Reaction({ word }: { word: ReactWord }): JSX.Element {
  return (
    <svg class="reaction" viewBox="0 0 100 100" aria-hidden="true">
      <g stroke={INK} stroke-width="3" stroke-linejoin="round">
        <circle cx="26" cy="34" r="17" fill="#e0bf92" />
        <circle cx="74" cy="34" r="17" fill="#e0bf92" />
        <path d="M50 24c19 0 30 12 30 28 0 18-18 30-30 30S20 70 20 52c0-16 11-28 30-28z" fill="#f5e0bf" />
      </g>
      <circle cx="26" cy="35" r="10" fill="#edb09d" />
      <circle cx="74" cy="35" r="10" fill="#edb09d" />
      {FACES[word]}
    </svg>
  )
}
