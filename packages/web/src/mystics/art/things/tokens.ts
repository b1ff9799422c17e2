import { INK } from '../../../base/paint.ts'
import { drawings } from '../figures/cast.ts'
import { FIGURE_BOX } from '../figures/parts.ts'
import { ink } from '../pen.ts'
import type { TokenId } from './token-ids.ts'

/** What lies about or is carried, 100 units wide. Ids are those of the game's tokens, or their kinds. */

const shadow = (rx: number, ry = 10, y = 88): string =>
  `<ellipse cx="53" cy="${y}" rx="${rx}" ry="${ry}" fill="#1A0C05" opacity=".32"/>`

const rope = (d: string, colour: string, light: string): string =>
  `<path d="${d}" fill="none" ${ink(15)}/><path d="${d}" fill="none" stroke="${colour}" stroke-width="9.5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${light}" stroke-width="9" stroke-dasharray="2.5 6"/>`

const mouseling = (id: string): string =>
  `<svg x="4" y="-6" width="92" height="108" viewBox="${FIGURE_BOX}" overflow="visible"><ellipse cx="78" cy="152" rx="38" ry="9" fill="#1A0C05" opacity=".32"/>${drawings(id)[0][1]}</svg>`

const TOKENS: Readonly<Record<TokenId, () => string>> = {
  pip: () => mouseling('pip'),
  burr: () => mouseling('burr'),
  dot: () => mouseling('dot'),
  mint: () =>
    `${shadow(30)}<path d="M50 90Q48 60 52 34" fill="none" ${ink(8)}/><path d="M50 90Q48 60 52 34" fill="none" stroke="#577F55" stroke-width="3.6" stroke-linecap="round"/><g fill="url(#m-sage)" ${ink(2.6)}><path d="M51 40Q34 28 38 8 60 14 53 38zM50 62Q26 66 12 48 34 34 52 56zM51 60Q70 60 88 42 68 28 52 52zM50 82Q34 90 20 78 34 66 51 76z"/></g><path d="M52 34Q48 24 44 16M46 58Q34 54 22 50M58 54Q68 48 78 44M46 80q-8 0-16-2" fill="none" stroke="#35573B" stroke-width="2" stroke-linecap="round"/>`,
  crumb: () =>
    `${shadow(40, 11)}<path d="M10 62L58 30q26 4 32 30v18l-76 8q-4-10-4-24z" fill="url(#m-rind)" ${ink(3.2)}/><path d="M10 62L58 30q26 4 32 30z" fill="url(#m-cheese)" ${ink(3.2)}/><circle cx="36" cy="74" r="7" fill="#B0701A"/><circle cx="66" cy="71" r="5.5" fill="#B0701A"/><ellipse cx="58" cy="47" rx="7" ry="4" fill="#C98A22"/>`,
  tear: () =>
    `<circle cx="50" cy="56" r="46" fill="url(#m-candle)" opacity=".6"/>${shadow(26)}<path d="M50 10c16 26 26 38 26 54a26 26 0 0 1-52 0c0-16 10-28 26-54z" fill="#FFF1C4" ${ink(3)}/><path d="M50 30c8 14 14 22 14 32a14 14 0 0 1-28 0c0-10 6-18 14-32z" fill="#F6B34A" opacity=".75"/><path d="M34 62q0-8 6-18" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  dust: () =>
    `<circle cx="50" cy="60" r="44" fill="url(#m-spark)" opacity=".7"/><path d="M12 84q16-26 38-24t40 24q-38 10-78 0z" fill="#DDE9F2" ${ink(3)}/><g fill="#BFF6F4" ${ink(2.2)}><path d="M38 62l6-18 7 17zM56 62l10-26 7 28zM28 74l3-10 6 9z"/></g><path d="M22 82q12-12 24-12M20 28v10M15 33h10M78 18v12M72 24h12M52 16v6M49 19h6" fill="none" stroke="#F4FFFF" stroke-width="3" stroke-linecap="round"/>`,
  handle: () =>
    `${shadow(38)}<circle cx="50" cy="50" r="33" fill="none" ${ink(16)}/><circle cx="50" cy="50" r="33" fill="none" stroke="#DDAF3E" stroke-width="10.5"/><path d="M50 18V82M18 50H82" ${ink(13)}/><path d="M50 18V82M18 50H82" stroke="#B98A22" stroke-width="7.5"/><circle cx="50" cy="50" r="11" fill="url(#m-brass)" ${ink(3)}/><path d="M26 34q8-14 22-16" fill="none" stroke="#FFF4C8" stroke-width="4" stroke-linecap="round"/>`,
  cord: () =>
    `${shadow(36)}${rope('M20 30Q30 8 52 16t26 26-20 30-36-10 4-26 26 2', '#A8443A', '#E9B04A')}<path d="M56 52l-8 10 2 26h22l-4-28z" fill="url(#m-gold)" ${ink(2.8)}/><path d="M54 66v20M60 66v20M66 66v20" stroke="#9A6F16" stroke-width="2.4"/><circle cx="55" cy="50" r="8" fill="url(#m-red)" ${ink(2.6)}/>`,
  tripwire: () =>
    `${shadow(44, 8, 86)}<path d="M12 84V48M88 84V48" ${ink(11)}/><path d="M12 84V48M88 84V48" stroke="#C48C54" stroke-width="6" stroke-linecap="round"/><path d="M12 60Q50 74 88 60" fill="none" ${ink(6)}/><path d="M12 60Q50 74 88 60" fill="none" stroke="#FFF4DC" stroke-width="2.6"/><g transform="translate(50 72)"><path d="M-12 14Q-12-8 0-10t12 24z" fill="url(#m-gold)" ${ink(2.6)}/><circle cy="17" r="4.5" fill="#7A4A26" ${ink(2)}/></g>`,
  key: () =>
    `${shadow(34)}<g transform="rotate(-38 50 50)"><circle cx="24" cy="50" r="16" fill="none" ${ink(14)}/><circle cx="24" cy="50" r="16" fill="none" stroke="#F0BE45" stroke-width="8.5"/><path d="M40 50H90M74 50v15M86 50v12" fill="none" ${ink(13)}/><path d="M40 50H90M74 50v15M86 50v12" fill="none" stroke="#F0BE45" stroke-width="7.5"/><path d="M13 42q4-6 12-7M44 48h40" fill="none" stroke="#FFF6D0" stroke-width="2.6" stroke-linecap="round"/></g>`,
  print: () =>
    `<g fill="#8E3A1A" stroke="#FFF4DC" stroke-width="5" paint-order="stroke" opacity=".95"><ellipse cx="20" cy="44" rx="10" ry="14" transform="rotate(-24 20 44)"/><ellipse cx="39" cy="25" rx="10.5" ry="15"/><ellipse cx="62" cy="25" rx="10.5" ry="15"/><ellipse cx="81" cy="44" rx="10" ry="14" transform="rotate(24 81 44)"/><path d="M50 46c18 0 31 16 31 29 0 15-13 15-31 15s-31 0-31-15c0-13 13-29 31-29z"/></g>`,
  lamp: () =>
    `<circle cx="50" cy="54" r="48" fill="url(#m-glow)" opacity=".8"/>${shadow(28)}<path d="M32 30h36l6 50H26z" fill="#FFE9A0" ${ink(3)}/><path d="M50 44c9 10 8 22 0 24-8-2-9-14 0-24z" fill="#F79A2E" ${ink(2.2)}/><path d="M50 54c4 5 4 10 0 11-4-1-4-6 0-11z" fill="#FFF3B0"/><path d="M22 78h56v10H22zM28 30q2-14 22-16 20 2 22 16z" fill="url(#m-copper)" ${ink(3)}/><path d="M50 14q-10-2-8-8t16 0-8 8M38 32l-4 46M62 32l4 46" fill="none" ${ink(2.6)}/>`,
  bundle: () =>
    `${shadow(40, 11)}<path d="M14 82q-4-40 36-42t36 42q-36 10-72 0z" fill="url(#m-rag)" ${ink(3)}/><path d="M24 44q26 14 52 0M16 66q34 12 68 0" fill="none" ${ink(6)}/><path d="M24 44q26 14 52 0M16 66q34 12 68 0" fill="none" stroke="#E9E2D2" stroke-width="2.6"/><g fill="url(#m-fGrey)" ${ink(2.6)}><circle cx="30" cy="30" r="9"/><circle cx="48" cy="26" r="9"/><circle cx="40" cy="40" r="15"/></g><g fill="url(#m-fBrown)" ${ink(2.6)}><circle cx="60" cy="32" r="8"/><circle cx="78" cy="34" r="8"/><circle cx="68" cy="46" r="13"/></g><path d="M35 38v.1M44 38v.1M64 45v.1M72 45v.1" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M40 46v.1M68 52v.1" stroke="#CF6457" stroke-width="6" stroke-linecap="round"/>`,
  rope: () =>
    `${shadow(40, 11)}${rope('M18 66q0-26 32-26t32 24-32 22-28-18 28-14 22 14-20 10', '#D9B778', '#A87E42')}<path d="M78 52q8-20-4-38" fill="none" ${ink(13)}/><path d="M78 52q8-20-4-38" fill="none" stroke="#D9B778" stroke-width="8" stroke-linecap="round"/>`,
  muster: () =>
    `${shadow(36)}<path d="M22 92V10" ${ink(10)}/><path d="M22 92V10" stroke="#C48C54" stroke-width="5" stroke-linecap="round"/><path d="M24 14q30 12 60 2-8 18 2 36-32 12-62 0z" fill="url(#m-blue)" ${ink(3)}/><path d="M40 46q-2-22 14-22t14 22q-14 6-28 0z" fill="url(#m-steel)" ${ink(2.4)}/><path d="M54 24q2-10 12-8-2 8-12 8z" fill="url(#m-red)" ${ink(2)}/><path d="M42 40h24" ${ink(2)}/>`,
  snare: () =>
    `${shadow(40, 10, 84)}<path d="M12 82h76l-8-14H20z" fill="url(#m-wood)" ${ink(3)}/><path d="M30 70Q16 20 50 20t20 50" fill="none" ${ink(7)}/><path d="M30 70Q16 20 50 20t20 50" fill="none" stroke="#B9C4CF" stroke-width="3"/><path d="M62 70l6-14 4 14 5-12 3 12" fill="none" ${ink(3)}/><path d="M38 70l18-14q10 2 12 14z" fill="url(#m-cheese)" ${ink(2.4)}/>`,
  'fishhook-and-thread': () =>
    `${shadow(30)}<path d="M58 14v44a18 18 0 1 1-34 8l12 4" fill="none" ${ink(12)}/><path d="M58 14v44a18 18 0 1 1-34 8l12 4" fill="none" stroke="#D5DCE4" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="58" cy="14" r="6" fill="none" ${ink(4)}/><path d="M58 12q28-4 24 14t-12 24 12 26" fill="none" ${ink(5)}/><path d="M58 12q28-4 24 14t-12 24 12 26" fill="none" stroke="#C0302A" stroke-width="2.4"/>`,
  'dinner-fork': () =>
    `${shadow(42, 9, 86)}<path d="M30 84l20-26 20 26z" fill="url(#m-wood)" ${ink(3)}/><g transform="rotate(-20 50 58)"><path d="M22 56H92" ${ink(12)}/><path d="M22 56H92" stroke="#C2CCD6" stroke-width="6.5" stroke-linecap="round"/><path d="M28 56Q14 56 14 44M28 56Q14 58 12 66M28 56H6" fill="none" ${ink(8)}/><path d="M28 56Q14 56 14 44M28 56Q14 58 12 66M28 56H6" fill="none" stroke="#C2CCD6" stroke-width="3.6" stroke-linecap="round"/></g>`,
  grape: () =>
    `${shadow(32)}<circle cx="50" cy="56" r="32" fill="url(#m-plum)" ${ink(3)}/><path d="M28 46q6-16 20-18" fill="none" stroke="#E9C9F0" stroke-width="6" stroke-linecap="round"/><path d="M50 24q0-10 8-14" fill="none" ${ink(6)}/><path d="M50 24q0-10 8-14" fill="none" stroke="#8A5528" stroke-width="2.6"/><path d="M56 16q14-8 22 2-12 10-22-2z" fill="url(#m-sage)" ${ink(2.4)}/>`,
  disguises: () =>
    `${shadow(38)}<path d="M24 88Q18 44 50 38t26 50q-26 8-52 0z" fill="url(#m-rag)" ${ink(3)}/><path d="M50 40v46M34 60q16 8 32 0" fill="none" stroke="#5C4E3A" stroke-width="2.6"/><path d="M22 40q28-20 56 0l-4 8q-24-10-48 0z" fill="#5C4E3A" ${ink(2.8)}/><path d="M30 36Q32 10 50 10t20 26q-20-8-40 0z" fill="url(#m-fRat)" ${ink(3)}/><path d="M34 16q-8-12 4-12l8 8M66 16q8-12-4-12l-8 8" fill="url(#m-fRat)" ${ink(2.6)}/><path d="M42 26v.1M58 26v.1" stroke="#FFD84A" stroke-width="6" stroke-linecap="round"/>`,
}

/** `#m-token-key` and so on. */
export const tokenSprite = (): string =>
  Object.entries(TOKENS)
    .map(([id, draw]) => `<symbol id="m-token-${id}" viewBox="0 0 100 100" overflow="visible">${draw()}</symbol>`)
    .join('')
