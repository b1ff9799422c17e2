import { LETTERS } from '../../base/paint.ts'
import { star } from './figures/parts.ts'
import { ink } from './pen.ts'

/** The action die (M2.1): painted ivory, six faces. Symbol in the middle, star upper right, number lower left. */
interface Face {
  readonly symbol: 'sword' | 'shield' | 'bow' | 'cheese'
  readonly number: number
  readonly isStarred: boolean
}

const FACES: Readonly<Record<string, Face>> = {
  sword: { symbol: 'sword', number: 2, isStarred: true },
  shield: { symbol: 'shield', number: 3, isStarred: false },
  'shield-star': { symbol: 'shield', number: 3, isStarred: true },
  bow: { symbol: 'bow', number: 2, isStarred: false },
  'bow-star': { symbol: 'bow', number: 1, isStarred: true },
  cheese: { symbol: 'cheese', number: 1, isStarred: false },
}

export const FACE_IDS: readonly string[] = Object.keys(FACES)

const sword = (transform: string): string =>
  `<g transform="${transform}"><path d="M-4.5 14L-4-26 0-35 4-26 4.5 14z" fill="url(#m-steel)" ${ink(2.4)}/><path d="M-.6-27V10" stroke="#fff" stroke-width="1.6"/><path d="M-14 12q14-5 28 0v6q-14-4-28 0z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M-3 17h6v11h-6z" fill="#7A4A24" ${ink(2)}/><circle cy="31" r="4.5" fill="url(#m-red)" ${ink(2)}/></g>`

/** Symbols point to the upper left, so that star and number stay free. */
const SYMBOLS: Readonly<Record<Face['symbol'], string>> = {
  sword: sword('translate(56 57) rotate(-40) scale(1.12)'),
  shield: `<g transform="translate(1 -6) scale(1.06)"><path d="M52 34q13 0 21-5c5 24-2 42-21 53-19-11-26-29-21-53 8 5 21 5 21 5z" fill="url(#m-blue)" ${ink()}/><path d="M52 40v34M36 52h32" stroke="#F4E3BC" stroke-width="5"/><path d="M37 40q-1 18 5 26" fill="none" stroke="#D5E9FA" stroke-width="3" stroke-linecap="round"/></g>${sword('translate(55 56) rotate(-45) scale(1.1)')}`,
  bow: `<g transform="matrix(-1.06 0 0 1.06 105 -4)"><path d="M34 26q7 1 9 7c22 14 26 30 24 44 4 5 2 9 0 10" fill="none" ${ink(9)}/><path d="M34 26q7 1 9 7c22 14 26 30 24 44 4 5 2 9 0 10" fill="none" stroke="#B27A42" stroke-width="4.2" stroke-linecap="round"/><path d="M34 26Q40 62 67 87" fill="none" ${ink(1.8)}/><path d="M24 78L78 34" ${ink(5)}/><path d="M24 78L78 34" stroke="#E8CFA0" stroke-width="2.2"/><path d="M72 30l14-4-6 13z" fill="url(#m-steel)" ${ink(2.4)}/><path d="M28 74l-9 1-3 8 9-1zM28 74l1 9-8 4-1-9z" fill="#C8432A" ${ink(1.8)}/></g>`,
  cheese: `<g transform="translate(2 -8) scale(1.04)"><path d="M18 58L56 32q20 4 28 22v24l-62 5q-4 0-4-4z" fill="url(#m-rind)" ${ink()}/><path d="M18 58L56 32q20 4 28 22z" fill="url(#m-cheese)" ${ink()}/><ellipse cx="54" cy="45" rx="6" ry="3.4" fill="#C98A22"/><circle cx="36" cy="70" r="6.5" fill="#B0701A"/><circle cx="58" cy="66" r="4.5" fill="#B0701A"/><circle cx="72" cy="72" r="5" fill="#B0701A"/></g>`,
}

function draw({ symbol, number, isStarred }: Face): string {
  const body = `<rect x="2" y="8" width="96" height="96" rx="19" fill="#A78A5E" ${ink(3)}/><rect x="2" y="2" width="96" height="96" rx="19" fill="url(#m-ivory)" ${ink(3)}/><path d="M10 76V24q0-14 14-14h50" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
  const steps = `<g transform="translate(20 80)"><circle r="15" fill="#5A3418" stroke="#FFF4DC" stroke-width="2"/><text y="7.6" text-anchor="middle" ${LETTERS} font-size="23" fill="#FFF8E8">${number}</text></g>`
  return body + SYMBOLS[symbol] + (isStarred ? star(79, 21, 15, 'url(#m-gold)', 2.2) : '') + steps
}

/** `#m-die-sword` and so on, `#m-die-outline` for a die not yet thrown, `#m-coin-whole` and `#m-coin-splat`. */
export function diceSprite(): string {
  const faces = Object.entries(FACES).map(
    ([id, face]) => `<symbol id="m-die-${id}" viewBox="0 0 100 106">${draw(face)}</symbol>`,
  )
  const outline = `<symbol id="m-die-outline" viewBox="0 0 100 106"><rect x="4" y="5" width="92" height="92" rx="19" fill="none" stroke="#F4E7CE" stroke-width="4" stroke-dasharray="12 9" stroke-linecap="round"/></symbol>`
  return faces.join('') + outline + coin('whole', GRAPE) + coin('splat', SPLAT)
}

/** The coin of the catapult (M22.5): a whole grape, or what is left of it. */
const GRAPE = `<circle cx="50" cy="56" r="24" fill="#8A5896" ${ink(3)}/><path d="M36 50q4-10 14-12" fill="none" stroke="#E3C4EC" stroke-width="4" stroke-linecap="round"/><path d="M50 32q2-10 10-12M52 28q12-8 18 2-8 8-18-2z" fill="#7FA85A" ${ink(2.4)}/>`
const SPLAT = `<path d="M50 30l6 12 14-8-2 14 14 4-12 8 8 14-16-4-4 14-10-12-12 10 0-16-16 0 10-12-12-12 18-2-2-14 12 6z" fill="#8A5896" ${ink(3)}/><g fill="#8A5896" ${ink(2)}><circle cx="22" cy="34" r="4"/><circle cx="80" cy="76" r="5"/><circle cx="74" cy="26" r="3.4"/></g>`
const coin = (id: string, drawing: string): string =>
  `<symbol id="m-coin-${id}" viewBox="0 0 100 106"><ellipse cx="50" cy="58" rx="46" ry="44" fill="#9A6F16" ${ink(3)}/><circle cx="50" cy="52" r="46" fill="url(#m-brass)" ${ink(3)}/><circle cx="50" cy="52" r="37" fill="none" stroke="#9A6F16" stroke-width="2.4" stroke-dasharray="4 5"/>${drawing}</symbol>`
