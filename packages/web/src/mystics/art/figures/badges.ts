import { INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { STATES, type State } from './states.ts'

/** The drawing on the badge of a state, 40 units around 0,0: used where a figure is too small for its overlay. */
const SIGNS: Readonly<Record<State, string>> = {
  down: `<path d="M-13 8Q-8-2 2-2h6q6 0 6 6H-13z" fill="${INK}"/><circle cx="-12" cy="2" r="5" fill="${INK}"/><path d="M-13 12H14M2-14l4 5M10-12l0 6M-6-13l3 5" ${ink(3)}/>`,
  webbed: `<path d="M0-14V14M-14 0H14M-10-10L10 10M10-10L-10 10" ${ink(2.4)}/><path d="M-6 0Q-4-4 0-6 4-4 6 0 4 4 0 6-4 4-6 0zM-12 0Q-8-8 0-12 8-8 12 0 8 8 0 12-8 8-12 0z" fill="none" ${ink(2.4)}/>`,
  stunned: `<path d="M0-14l4 9 10 1-7 6 2 10-9-5-9 5 2-10-7-6 10-1z" fill="#FFD348" ${ink(2.4)}/>`,
  charmed: `<path d="M0 12C-12 4-15-2-12-8-8-13-2-12 0-6c2-6 8-7 12-2 3 6-1 12-12 20z" fill="#E0559F" ${ink(2.4)}/>`,
  poisoned: `<path d="M0-15C8-4 11 0 11 5a11 11 0 0 1-22 0C-11 0-8-4 0-15z" fill="#8BC34A" ${ink(2.4)}/>`,
  captured: `<path d="M-12 12V-4Q-12-14 0-14t12 10v16zM-6 12V-12M0 12V-14M6 12V-12" fill="none" ${ink(2.8)}/>`,
  unseen: `<path d="M-14 0Q0-13 14 0 0 13-14 0z" fill="none" ${ink(2.6)}/><circle r="4" fill="${INK}"/><path d="M-12 11L12-11" ${ink(3)}/>`,
  water: `<path d="M-13-5q4.3-7 8.7 0t8.6 0 8.7 0M-13 6q4.3-7 8.7 0t8.6 0 8.7 0" fill="none" stroke="#1F5868" stroke-width="4" stroke-linecap="round"/>`,
}

/** `#m-badge-webbed` and so on: round seals that can be read at 14 px. */
export const badgeSymbols = (): string =>
  STATES.map(
    (state) =>
      `<symbol id="m-badge-${state}" viewBox="-22 -22 44 44"><circle r="20" fill="#FFF8E8" ${ink(3)}/>${SIGNS[state]}</symbol>`,
  ).join('')
