import { f, INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { FIGURE_BOX, star } from './parts.ts'

/** States of a figure, as overlays in its box: any figure can have any state, several at once. */
export const STATES = ['down', 'webbed', 'stunned', 'charmed', 'poisoned', 'captured', 'unseen', 'water'] as const
export type State = (typeof STATES)[number]

const webbed = (): string => {
  let d = ''
  let e = ''
  const c = [75, 96]
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283
    d += `M${c[0]} ${c[1]}L${f(c[0] + Math.cos(a) * 66)} ${f(c[1] + Math.sin(a) * 62)}`
  }
  for (const q of [18, 34, 50]) {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283
      const b = ((i + 1) / 9) * 6.283
      const m = (a + b) / 2
      e += `M${f(c[0] + Math.cos(a) * q)} ${f(c[1] + Math.sin(a) * q * 0.94)}Q${f(c[0] + Math.cos(m) * q * 0.8)} ${f(c[1] + Math.sin(m) * q * 0.76)} ${f(c[0] + Math.cos(b) * q)} ${f(c[1] + Math.sin(b) * q * 0.94)}`
    }
  }
  return `<path d="${d}${e}" fill="none" stroke="#4A4350" stroke-width="4.6" stroke-linecap="round" opacity=".55"/><path d="${d}${e}" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-linecap="round"/>`
}

const stunned = (): string =>
  `<g transform="translate(75 6)"><ellipse rx="40" ry="12" fill="none" stroke="${INK}" stroke-width="5"/><ellipse rx="40" ry="12" fill="none" stroke="#FFE9A8" stroke-width="2.4" stroke-dasharray="7 6"/>${star(-38, -2, 11, '#FFD348', 2)}${star(4, 10, 13, '#FFD348', 2)}${star(36, -5, 10, '#FFD348', 2)}${star(-2, -13, 8, '#FFF0B8', 1.8)}</g>`

const charmed = (): string =>
  `<path d="M20 150C4 110 30 96 75 104s70-14 56-52S70 14 40 40" fill="none" stroke="#6A1F5E" stroke-width="7" stroke-linecap="round" opacity=".55"/><path d="M20 150C4 110 30 96 75 104s70-14 56-52S70 14 40 40" fill="none" stroke="#F5A8DE" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="2 8"/>${[
    [34, 30, 1.3],
    [122, 96, 1],
    [24, 120, 0.9],
    [124, 26, 0.8],
  ]
    .map(
      ([x, y, k]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M0 12C-11 4-15-2-12-8-8-13-2-12 0-6c2-6 8-7 12-2 3 6-1 12-12 20z" fill="#E0559F" ${ink(2.2)}/>`,
    )
    .join('')}`

const poisoned = (): string =>
  `${[
    [116, 40, 1.5],
    [130, 74, 1],
    [106, 84, 0.8],
  ]
    .map(
      ([x, y, k]) =>
        `<path transform="translate(${x} ${y}) scale(${k})" d="M0-14c8 10 11 15 11 20a11 11 0 0 1-22 0c0-5 3-10 11-20z" fill="#8BC34A" ${ink(2)}/><path transform="translate(${x} ${y}) scale(${k})" d="M-6 6a6 6 0 0 0 5 6" fill="none" stroke="#EFFFCB" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join(
      '',
    )}<g transform="translate(116 46)" fill="#2F4A12"><circle cx="-4" cy="0" r="2.2"/><circle cx="4" cy="0" r="2.2"/><path d="M-4 7q4-3 8 0" fill="none" stroke="#2F4A12" stroke-width="2"/></g><g fill="#B5DE7A" ${ink(1.6)}><circle cx="30" cy="58" r="6"/><circle cx="20" cy="42" r="4"/><circle cx="34" cy="38" r="3"/></g>`

const captured = (): string =>
  `<path d="M18 148V40Q20-4 75-6q55 2 57 46v108" fill="none" ${ink(9)}/><path d="M18 148V40Q20-4 75-6q55 2 57 46v108" fill="none" stroke="#A9B2BE" stroke-width="4"/><path d="M37 150V16M56 154V-3M75 155V-6M94 154V-3M113 150V16" ${ink(7)} fill="none"/><path d="M37 150V16M56 154V-3M75 155V-6M94 154V-3M113 150V16" stroke="#C2CCD6" stroke-width="3" fill="none"/><path d="M16 60q59 14 118 0" fill="none" ${ink(9)}/><path d="M16 60q59 14 118 0" fill="none" stroke="#A9B2BE" stroke-width="4"/><circle cx="75" cy="-12" r="7" fill="none" ${ink(7)}/><circle cx="75" cy="-12" r="7" fill="none" stroke="#A9B2BE" stroke-width="3"/><path d="M64 92h22v20H64z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M69 92v-6a6 6 0 0 1 12 0v6" fill="none" ${ink(4)}/><circle cx="75" cy="100" r="3" fill="${INK}"/><path d="M75 101v6" ${ink(2.6)}/>`

const water = (): string =>
  `<path d="M14 128q30-9 61-5t61 0q8 16 2 26-63 22-126 2-6-12 2-23z" fill="#5FB0A5" opacity=".86"/><g fill="none" stroke="#F4FFF8" stroke-width="4" stroke-linecap="round"><path d="M14 128q30-9 61-5t61 0"/><path d="M30 142q18-6 36 0t36-1M52 154q20-5 40 0" opacity=".8"/></g>`

/** Where a figure that lies on its back has struck the ground. */
const down = (): string =>
  `<g ${ink(3.4)}>${[
    [2, 78, 9],
    [24, 58, 7],
    [-8, 104, 6],
  ]
    .map(
      ([x, y, r]) =>
        `<path d="M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${f(x - r * 0.7)} ${f(y - r * 0.7)}l${f(r * 1.4)} ${f(r * 1.4)}M${f(x + r * 0.7)} ${f(y - r * 0.7)}l${f(-r * 1.4)} ${f(r * 1.4)}"/>`,
    )
    .join('')}</g>`

/** Leaves and mist round a figure that nobody sees. */
const unseen = (): string =>
  `<g fill="#E9EEF6" stroke="#5E6C86" stroke-width="2.4" stroke-linejoin="round" opacity=".9"><path d="M-2 134q-8-16 10-20 4-14 20-8 12-12 24 0 14-6 20 6 18-4 22 8 20-4 20 12 14 8 2 18-58 14-114 0-8-8-4-16z"/><path d="M8 36q-4-12 10-14 8-10 18-2 12-2 12 10 6 10-8 12-14 6-26 0-10 2-6-6zM104 22q-2-12 12-12 8-8 16 0 12 0 10 12 4 10-8 10-12 6-22 0-10 0-8-10z" opacity=".75"/></g><path d="M50 128q25-18 50 0-25 18-50 0z" fill="#FFF8E8" ${ink(2.8)}/><circle cx="75" cy="128" r="7" fill="${INK}"/><path d="M52 144L98 112" ${ink(9)}/><path d="M52 144L98 112" stroke="#FFF8E8" stroke-width="4" stroke-linecap="round"/>`

const OVERLAYS: Readonly<Record<State, () => string>> = {
  down,
  webbed,
  stunned,
  charmed,
  poisoned,
  captured,
  unseen,
  water,
}

/** `#m-state-webbed` and so on. */
export const stateSymbols = (): string =>
  STATES.map(
    (state) => `<symbol id="m-state-${state}" viewBox="${FIGURE_BOX}" overflow="visible">${OVERLAYS[state]()}</symbol>`,
  ).join('')
