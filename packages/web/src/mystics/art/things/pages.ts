import { ink } from '../pen.ts'
import { PAGE_STEP } from './boxes.ts'

/** The hourglass on its way over the pages of a chapter (M15.4). */

/** Box -46 -80 92 160. */
export const hourglass = `<path d="M-30-62V62M30-62V62" ${ink(11)}/><path d="M-30-62V62M30-62V62" stroke="#C99562" stroke-width="5.5"/><path d="M-24-62H24C26-30 8-16 6 0 8 16 26 30 24 62H-24C-26 30-8 16-6 0-8-16-26-30-24-62z" fill="#E6F3F2" fill-opacity=".95" ${ink(3)}/><path d="M-19-34q19 8 38 0C16-18 6-12 4-1h-8C-6-12-16-18-19-34z" fill="#F0BE45" stroke="#B97E18" stroke-width="1.6"/><path d="M0 0V40" stroke="#F0BE45" stroke-width="3.4"/><path d="M-22 60Q-20 42 0 36 20 42 22 60z" fill="#F0BE45" stroke="#B97E18" stroke-width="1.6"/><path d="M-16-54q-2 16 6 30M-12 30q-6 8-6 20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M-42-76h84v16h-84zM-42 60h84v16h-84z" fill="url(#m-wood)" ${ink(3)}/><path d="M-36-71h72M-36 65h72" stroke="#F1D3A6" stroke-width="3" stroke-linecap="round"/>`

const TILTS = [-5, 4, -3, 5, -4, 3, -5]

/** The seal on the last page: with it the chapter is lost. */
const SEAL = `<path d="M-14 12l-10 34 16-6 8 12 8-36zM14 12l8 34-14-8-8 12-6-36z" fill="#7A1A18" ${ink(3)}/><path d="M0-26l9 6 11-1 3 11 9 6-4 10 4 10-9 6-3 11-11-1-9 6-9-6-11 1-3-11-9-6 4-10-4-10 9-6 3-11 11 1z" transform="scale(.82)" fill="url(#m-red)" ${ink(3.4)}/><path d="M-8-4L8 12M8-4L-8 12" stroke="#FFE3C4" stroke-width="5" stroke-linecap="round"/>`

function leaf(number: number, isPast: boolean): string {
  return `<g transform="translate(${PAGE_STEP * (number - 0.5)} 80) rotate(${TILTS[number % TILTS.length]}) scale(.5)"><path d="M-40-50h62l18 18V50h-80z" fill="${isPast ? '#DCC8A0' : '#FFFBEF'}" ${ink(4.5)}/><path d="M22-50v18h18z" fill="#E2CFA6" ${ink(3.6)}/><text y="20" text-anchor="middle" font-family="Gabriela,Georgia,serif" font-size="56" fill="${isPast ? '#8A6E4E' : '#3A2417'}">${number}</text></g>`
}

/** The pages in one row; the hourglass stands over the page reached, the seal on the last. Its box is `pagesBox(end)`. */
export function pages(at: number, end: number): string {
  const leaves = Array.from({ length: end }, (_, i) => leaf(i + 1, i + 1 < at))
  const line = `<path d="M10 80H${PAGE_STEP * end - 10}" stroke="currentColor" stroke-opacity=".5" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>`
  const seal = `<g transform="translate(${PAGE_STEP * (end - 0.5) + 17} 98) scale(.62)">${SEAL}</g>`
  return `${line}${leaves.join('')}${seal}<g transform="translate(${PAGE_STEP * (at - 0.5)} 24) scale(.36)">${hourglass}</g>`
}
