import { f, INK } from '../../../base/paint.ts'
import { ink, limb } from '../pen.ts'

/** Parts that figures share. The box of a figure is 0 -14 150 176; its feet stand at (75, 150). */

export { FIGURE_BOX } from './who.ts'

export const tail = (d: string, colour = '#DDA08A', width = 5): string => limb(d, colour, width)

export const paw = (x: number, y: number, colour: string, r = 7): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${ink(2.4)}/><path d="M${x - 2} ${y + r - 4}v3M${x + 2} ${y + r - 4}v3" ${ink(1.2)}/>`

export const foot = (x: number, y: number, colour: string): string =>
  `<path d="M${x - 11} ${y + 4}q-1-9 9-10t14 5q2 5-2 6h-18z" fill="${colour}" ${ink(2.4)}/><path d="M${x + 5} ${y + 1}v4M${x + 9} ${y + 1}v4" ${ink(1.2)}/>`

/** A star with five points. */
export function star(x: number, y: number, r: number, fill = '#FFD348', width = 1.8): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5
    const far = i % 2 === 0 ? r : r * 0.46
    return `${f(x + Math.cos(angle) * far)} ${f(y + Math.sin(angle) * far)}`
  })
  return `<path d="M${corners.join('L')}z" fill="${fill}" ${ink(width)}/>`
}

/** Where a blow lands. */
export function burst(x: number, y: number, r: number, colour = '#FFE08A'): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 8) * Math.PI
    const far = i % 2 === 1 ? r * 0.52 : r * (i % 4 === 0 ? 1 : 0.86)
    return `${f(x + Math.cos(angle) * far)} ${f(y + Math.sin(angle) * far)}`
  })
  return `<path d="M${corners.join('L')}z" fill="${colour}" ${ink(2.4)}/>`
}

/** The air that a weapon sweeps aside: an arc round a point, from one angle to another. */
export function sweep(x: number, y: number, r: number, from: number, to: number, width = 20): string {
  const at = (angle: number, far: number): string => `${f(x + Math.cos(angle) * far)} ${f(y + Math.sin(angle) * far)}`
  const inner = r - width * 0.5
  return `<path d="M${at(from, r)}A${r} ${r} 0 0 1 ${at(to, r)}L${at(to, r - width)}A${inner} ${inner} 0 0 0 ${at(from, r)}z" fill="#FFF4CF" opacity=".9" stroke="#C9A24E" stroke-width="1.8" stroke-linejoin="round"/>`
}

export const strokes = (d: string): string => `<path d="${d}" fill="none" ${ink(2.8)}/>`

/** A stolen crumb of cheese. */
export const crumb = (x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-16 8L4-12q12 2 14 14v10l-32 2z" fill="url(#m-cheese)" ${ink(2.2)}/><circle cx="-2" cy="4" r="3.4" fill="#B0701A"/><circle cx="9" cy="3" r="2.4" fill="#B0701A"/></g>`

/** What a mouse looks like round its nose. `eyes` and `lips` replace those of the character for a while. */
export interface Head {
  readonly fur: string
  readonly muzzle?: string
  readonly ear?: string
  readonly nose?: string
  readonly notch?: boolean
  readonly brow?: string
  readonly mouth?: string
  readonly eye?: number
  readonly lid?: string
  readonly front?: string
  readonly back?: string
  readonly eyes?: string
  readonly lips?: string
}

/** A mouse's head in three-quarter view, looking right. Character lives in brow, lid, mouth and headgear. */
function mouseHead(look: Head): string {
  const { fur, muzzle = '#FFF3E0', ear = '#EFAF9C', nose = '#CF6457', notch = false, brow = '', eye = 1 } = look
  const { mouth = 'M37 13q-6 6-14 3', lid = '', front = '', back = '' } = look
  const whole = `<circle r="17.5" fill="url(#m-${fur})" ${ink(2.8)}/><circle cx="1.5" cy="1.5" r="11.5" fill="${ear}"/><path d="M-7-3q2-6 8-7" stroke="#C67F6C" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
  const torn = `<path d="M-17.5 0A17.5 17.5 0 0 1 5-16.7L3-8l11-4A17.5 17.5 0 1 1-17.5 0z" fill="url(#m-${fur})" ${ink(2.8)}/><path d="M-10 2A11.5 11.5 0 0 1-2-9l2 6 8-1A11.5 11.5 0 1 1-10 2z" fill="${ear}"/>`
  const eyes =
    look.eyes ??
    `<ellipse cx="9" cy="-3" rx="${f(4.9 * eye)}" ry="${f(6.2 * eye)}" fill="#20110A"/><ellipse cx="24" cy="-5" rx="${f(3.1 * eye)}" ry="${f(5 * eye)}" fill="#20110A"/><circle cx="7.4" cy="-5.6" r="2" fill="#fff"/><circle cx="23" cy="-7" r="1.5" fill="#fff"/><circle cx="10.6" cy="-.6" r="1" fill="#fff" opacity=".8"/>`
  const lips = look.lips ?? `<path d="${mouth}" fill="none" ${ink(2)}/>`
  return `${back}<g transform="translate(16 -27) scale(.78 .9) rotate(12)">${whole}</g><path d="M-21-11C-15-26 8-29 18-17 24-10 28-4 35 0c7 3 8 10 2 14-7 5-17 9-29 10C-10 26-25 17-25 3c0-5 2-10 4-14z" fill="url(#m-${fur})" ${ink(2.8)}/><path d="M41 7C35 0 22 1 16 9c-3 6-2 12-4 14.5C22 22 30 19 37 14q4-3 4-7z" fill="${muzzle}" opacity=".92"/><ellipse cx="6" cy="11" rx="5.5" ry="3.6" fill="#E57E68" opacity=".42"/><g transform="translate(-15 -25) rotate(-14)">${notch ? torn : whole}</g>${eyes}${lid}${brow}${lips}<path d="M34-1q5-3 9 0 3 4-1 7-4 2-7-1-3-3-1-6z" fill="${nose}" ${ink(2)}/><path d="M37 .6q1.5-1 3-.4" stroke="#fff" stroke-width="1.6" stroke-linecap="round" fill="none"/><g stroke="${INK}" stroke-width="1.2" stroke-linecap="round" opacity=".8"><path d="M30 10l19 2M29 12l17 8M24 12L4 19M24 13.5L8 25" fill="none"/></g>${front}`
}

export const head = (x: number, y: number, look: Head, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${mouseHead(look)}</g>`

export interface RatHead {
  readonly fur?: string
  readonly ear?: string
  readonly eye?: string
  readonly eyes?: string
  readonly front?: string
}

/** A rat's head, looking left; 0,0 is the middle of the skull. */
export function ratHead(look: RatHead = {}): string {
  const { fur = 'fRat', ear = '#B98A86', eye = '#FFD84A', front = '' } = look
  const eyes =
    look.eyes ??
    `<path d="M-20-4q6-9 16-4-3 8-10 8-5 0-6-4z" fill="${eye}" ${ink(2)}/><path d="M-13-6q2 3 0 6-3-2 0-6z" fill="#20110A"/><path d="M-24-10L-2-9" ${ink(4)}/><path d="M-34-3q3-5 8-3-1 5-5 5-3 0-3-2z" fill="${eye}" ${ink(1.8)}/><path d="M-37-8l10 2" ${ink(3)}/>`
  return `<path d="M14-26q4-18 20-14 8 12-6 24z" fill="url(#m-${fur})" ${ink(2.8)}/><path d="M18-26q4-10 13-9 3 8-6 15z" fill="${ear}"/><path d="M24-14C12-28-8-26-18-14-26-6-40-2-52 6c-6 4-6 12 0 15 16 8 36 10 54 6 18-2 28-14 28-26 0-6-2-11-6-15z" fill="url(#m-${fur})" ${ink(2.8)}/><path d="M-54 9c10-8 28-8 36 2 3 6 0 14-2 17-12 0-22-3-32-7-5-3-6-8-2-12z" fill="#CDBFB0" opacity=".75"/><path d="M-6-22q-2-20 12-24 14 6 8 26z" fill="url(#m-${fur})" ${ink(2.8)}/><path d="M-1-24q0-12 7-14 7 5 3 15z" fill="${ear}"/><path d="M-50 20q16 4 28-2" fill="none" ${ink(2.2)}/><path d="M-46 20l1 9 6-1 0-7M-38 21l1 7 5-1 0-6" fill="#FFF0B8" ${ink(1.8)}/><path d="M-58 8q0-7 7-7t7 6q-1 6-8 6t-6-5z" fill="#8A4A4A" ${ink(2)}/><path d="M-54 5q2-2 4-1" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>${eyes}<g stroke="${INK}" stroke-width="1.2" opacity=".8" stroke-linecap="round"><path d="M-40 14l-22 8M-38 17l-16 14M-30 14l18 8" fill="none"/></g>${front}`
}
