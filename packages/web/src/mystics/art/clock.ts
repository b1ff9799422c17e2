import { f, wobble } from '../../base/paint.ts'
import { emblem } from './emblems.ts'
import { drawingOf } from './figures/cast.ts'
import { FIGURE_BOX } from './figures/parts.ts'
import { ink } from './pen.ts'

/** The Twelve-Clock of the hall: every hour is a chapter, and the hand points at the next one. */

export const CLOCK_BOX = '-492 -486 990 990'
/** The distance of the medallions from the centre, and the size of the area to touch. */
const HOUR_FAR = 372
export const HOUR_SIZE = 60

/** `won` has a tick, `left` turned arrows, `next` is large and lit, `later` shows its numeral only. */
export const HOURS = ['won', 'left', 'next', 'later'] as const
export type Hour = (typeof HOURS)[number]

const NUMERALS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** The place of an hour, by its number: 0 is the prologue, at twelve. */
export function hourAt(hour: number): readonly [number, number] {
  const angle = ((hour * 30 - 90) * Math.PI) / 180
  return [Math.cos(angle) * HOUR_FAR, Math.sin(angle) * HOUR_FAR]
}

const DEFS = `<linearGradient id="m-clockrim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFE9A8"/><stop offset=".5" stop-color="#DDAF3E"/><stop offset="1" stop-color="#8A6216"/></linearGradient><radialGradient id="m-clockface"><stop offset=".6" stop-color="#FFF6DF"/><stop offset="1" stop-color="#E6CF9C"/></radialGradient><linearGradient id="m-clocksky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1F2550"/><stop offset=".6" stop-color="#4C5488"/><stop offset="1" stop-color="#A98FA8"/></linearGradient><clipPath id="m-clockclip"><circle r="300"/></clipPath>`

function rim(): string {
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 30) * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `<path d="M${f(x * 464)} ${f(y * 464)}L${f(x * 452)} ${f(y * 452)}" stroke="#5B3A22" stroke-width="${i % 5 === 0 ? 9 : 3}" stroke-linecap="round"/>`
  })
  return `<ellipse cx="10" cy="24" rx="478" ry="472" fill="#1E0E06" opacity=".28"/><circle r="470" fill="#5B3A22" ${ink(6)}/><circle r="466" cx="-3" cy="-4" fill="url(#m-wood)"/><circle r="470" fill="none" ${ink(6)}/>${ticks.join('')}<circle r="446" fill="url(#m-clockrim)" ${ink(4)}/><circle r="436" fill="url(#m-clockface)" ${ink(3)}/>`
}

/** Moon, stars and the castle in the snow. */
function sky(): string {
  const random = wobble(12)
  const stars = Array.from({ length: 60 }, () => {
    const [x, y, r] = [-280 + random() * 560, -280 + random() * 330, 1 + random() * 2.4]
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="#FFF4D0" opacity="${f(0.5 + random() * 0.5)}"/>`
  })
  return `<g clip-path="url(#m-clockclip)"><rect x="-300" y="-300" width="600" height="600" fill="url(#m-clocksky)"/>${stars.join('')}<circle cx="112" cy="-150" r="90" fill="url(#m-lantern)" opacity=".7"/><circle cx="112" cy="-150" r="46" fill="#FFF1C4"/><circle cx="98" cy="-160" r="8" fill="#E9D49A"/><circle cx="126" cy="-136" r="11" fill="#E9D49A"/><path d="M-320 120q120-70 260-30t380-26v300h-640z" fill="#39406A"/><path d="M-150 100V-30h-12v-22h16v11h13v-11h16v11h13v-11h16v22h-10V30h34V-66h-14v-28h17v14h14v-14h17v14h14v-14h17v28h-12V30h46v-34h-11v-22h15v11h12v-11h15v11h12v-11h15v22h-9V110z" fill="#23284A"/><path d="M-26-94l34-56 34 56zM-166-52l36-48 36 48zM86-26l30-40 30 40z" fill="#4A2B4E"/><path d="M8-150v-24l28 9-28 9" fill="#B5332A"/><g fill="#FFD36B"><path d="M0-30v-14q8-9 16 0v14zM0 20V6q8-9 16 0v14zM-138 10V-2q6-7 12 0v12zM106 30V18q6-7 12 0v12z"/></g><path d="M-320 160q160-50 320-16t320-22v240h-640z" fill="#DCE3EE"/><path d="M-320 190q160-40 320-10t320-16v200h-640z" fill="#F3F1EC"/></g><circle r="300" fill="none" ${ink(4)}/><circle r="306" fill="none" stroke="#E9B04A" stroke-width="4"/>`
}

/** The party in the snow, smallest at the edges. */
function company(party: readonly string[]): string {
  const mice = party.map((id, i) => {
    const x = (i - (party.length - 1) / 2) * 92 - 54
    const height = i % 2 === 0 ? 152 : 142
    const y = i % 2 === 0 ? 258 : 248
    return `<svg x="${f(x - height * 0.426)}" y="${f(y - height * 0.93)}" width="${f(height * 0.852)}" height="${height}" viewBox="${FIGURE_BOX}" overflow="visible">${drawingOf(id)}</svg>`
  })
  return `<ellipse cx="-54" cy="256" rx="${party.length * 48}" ry="18" fill="#10141F" opacity=".25"/>${mice.join('')}`
}

const BADGES: Readonly<Record<string, string>> = {
  won: `<g transform="translate(40 38)"><circle r="18" fill="#3F6B33" stroke="#FFF4DC" stroke-width="3"/><path d="M-8 0l6 7L9-7" fill="none" stroke="#FFF8E8" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  left: `<g transform="translate(40 38)"><circle r="18" fill="#6A4C34" stroke="#FFF4DC" stroke-width="3"/><path d="M-7-5q10-7 12 2M5 6q-10 6-12-3M5-9v7h-7M-7 10V3H0" fill="none" stroke="#FFF8E8" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/></g>`,
}

function medallion(hour: number, state: Hour): string {
  const [x, y] = hourAt(hour)
  const chapter = hour === 0 ? 'prologue' : String(hour)
  const shadow = `<circle r="58" cx="4" cy="7" fill="#1E0E06" opacity=".35"/>`
  const face =
    state === 'later'
      ? `<circle r="50" fill="#E7D6B0" ${ink(3)}/><circle r="42" fill="none" stroke="#B99A66" stroke-width="2.4" stroke-dasharray="3 6" stroke-linecap="round"/><text y="16" text-anchor="middle" font-family="Gabriela,Georgia,serif" font-size="44" fill="#6E5230">${NUMERALS[hour]}</text>`
      : `<g transform="scale(.9)">${emblem(chapter, `m-hour-${hour}`)}</g>${BADGES[state] ?? ''}`
  const lit = state === 'next' ? '<circle r="104" fill="url(#m-lantern)"/>' : ''
  return `<g transform="translate(${f(x)} ${f(y)})${state === 'next' ? ' scale(1.26)' : ''}">${lit}${shadow}${face}</g>`
}

/** The face of the clock with its hours (0 is the prologue), the hand on one of them, and the party in the snow. */
export function clock(hours: readonly Hour[], hand: number, party: readonly string[]): string {
  const spear = 'M-9 50V-214l-17 10L0-276l26 72-17-10V50z'
  const pointer = `<g transform="rotate(${hand * 30})"><path d="${spear}" transform="translate(6 6)" fill="#0E0705" opacity=".35"/><path d="${spear}" fill="url(#m-gold)" ${ink(4)}/><path d="M-4 40V-210" stroke="#FFF6D0" stroke-width="3"/></g><circle r="24" fill="url(#m-gold)" ${ink(4)}/><circle r="9" fill="#7A1A18" ${ink(3)}/>`
  const medallions = hours.map((state, hour) => medallion(hour, state)).join('')
  return `<defs>${DEFS}</defs>${rim()}${sky()}${company(party)}${pointer}${medallions}`
}
