import { INK } from '../../../base/paint.ts'
import { star } from '../figures/parts.ts'
import { ink } from '../pen.ts'
import { at, cord, eye, flame, shine, wall, wedge } from './parts.ts'

export const EVENTS: Readonly<Record<string, string>> = {
  'forgotten-larder':
    `<path d="M10 8h80v84H10z" fill="url(#m-wood)" ${ink(3)}/><path d="M18 16h64v70H18z" fill="#3A2012" ${ink(2.4)}/><path d="M16 50h68" ${ink(7)}/><path d="M16 50h68" stroke="#A9733F" stroke-width="3.4"/>` +
    wedge(36, 36, 0.5) +
    `<circle cx="66" cy="36" r="12" fill="#C0302A" ${ink(2.4)}/><path d="M66 36l11-4v9z" fill="url(#m-cheese)" ${ink(1.8)}/><path d="M24 84V62q8-5 16 0v22z" fill="#8FB9A0" ${ink(2.4)}/><path d="M24 62h16v-5H24z" fill="#C99562" ${ink(2)}/><path d="M46 84q-2-20 12-22 14 2 12 22z" fill="#E9C868" ${ink(2.4)}/><path d="M74 84V70h6v14" fill="#B9A4CF" ${ink(2)}/><path d="M20 18q20 4 24 0M62 18q10 6 18 2" stroke="#D9D2E0" stroke-width="1.6" fill="none"/>`,
  'warm-hearth':
    `<path d="M8 92V18q42-20 84 0v74H76V44q-26-14-52 0v48z" fill="#8E7A6A" ${ink(3)}/><path d="M24 92V44q26-14 52 0v48z" fill="#2A140C" ${ink(2.6)}/><path d="M14 34h12M14 54h8M14 74h8M78 34h10M80 54h8M80 74h8M40 18v12M60 18v12" ${ink(2)}/><ellipse cx="50" cy="76" rx="26" ry="22" fill="url(#m-candle)"/>` +
    flame(40, 84, 0.8) +
    flame(60, 84, 0.8) +
    flame(50, 86, 1.15) +
    `<path d="M30 88l40-6M30 82l40 6" ${ink(8)}/><path d="M30 88l40-6M30 82l40 6" stroke="#8A5528" stroke-width="4" stroke-linecap="round"/>`,
  'guards-at-dice':
    at(
      'translate(36 46) rotate(-14)',
      `<rect x="-22" y="-22" width="44" height="44" rx="8" fill="#FFFBEF" ${ink(3)}/><g fill="${INK}"><circle cx="-10" cy="-10" r="4.6"/><circle cx="10" cy="10" r="4.6"/><circle cx="10" cy="-10" r="4.6"/><circle cx="-10" cy="10" r="4.6"/><circle r="4.6"/></g>`,
    ) +
    at(
      'translate(70 66) rotate(18)',
      `<rect x="-19" y="-19" width="38" height="38" rx="7" fill="#FFFBEF" ${ink(3)}/><g fill="#C0302A"><circle cx="-8" cy="-8" r="4.4"/><circle cx="8" cy="8" r="4.4"/></g>`,
    ) +
    wedge(26, 84, 0.4) +
    `<path d="M72 22q8-8 18-6M66 32l-4-12" ${ink(3)} fill="none"/>`,
  'loose-floorboard': `<path d="M4 34h92v60H4z" fill="#9A653A" ${ink(3)}/><path d="M4 54h92M4 74h92" ${ink(2.4)}/><path d="M28 54h44v20H28z" fill="#1A0C06" ${ink(2.4)}/><ellipse cx="50" cy="62" rx="24" ry="16" fill="url(#m-candle)"/>${star(50, 62, 10)}<path d="M30 54l26-44 40 6-24 38z" fill="url(#m-wood)" ${ink(3)}/><path d="M42 50l24-36M58 50l24-34" stroke="#754A24" stroke-width="2.2"/>${shine('M36 50l23-37', '#F1D3A6', 3)}<circle cx="62" cy="18" r="2.6" fill="${INK}"/><circle cx="84" cy="22" r="2.6" fill="${INK}"/>`,
  'a-page-of-wisdom': `<path d="M22 10l46-2 10 12 2 58-8-3-4 9-8-7-5 10-8-8-7 8-6-8-8 6-4-20z" fill="url(#m-linen)" ${ink(3)}/><path d="M68 8l-2 14 12-2z" fill="#D2BC90" ${ink(2.4)}/><path d="M32 26h24M32 58h34M33 68h20" stroke="#8A6E4E" stroke-width="3" stroke-linecap="round"/>${star(50, 42, 11)}<path d="M86 30q10 20-4 40l-8 20 0-24q2-22 12-36z" fill="#FFFDF4" ${ink(2.4)}/><path d="M84 38q-2 20-8 34" fill="none" ${ink(1.8)}/>`,
  abduction: `<path d="M26 36q-22 22-14 44 10 14 40 14t36-14q8-26-16-46z" fill="#B4986A" ${ink(3)}/><path d="M22 30q28 10 54-2l-4 10q-22 8-44 2z" fill="#D9C090" ${ink(2.6)}/><path d="M30 32q2-18 20-20 20 0 22 16-20 8-42 4z" fill="#B4986A" ${ink(2.8)}/>${cord('M24 34q26 10 50-2l12 8', '#8A5528', 3, 3)}${cord('M62 20Q74-4 88 8q6 10-6 12', '#DDA08A', 5, 4.4)}<path d="M30 56q-6 12-2 22M60 50q10 14 6 30" fill="none" ${ink(2.2)} opacity=".6"/><path d="M36 60l5 6M41 60l-5 6M52 58l5 6M57 58l-5 6" ${ink(3)}/><path d="M40 76q8-5 14 0" fill="none" ${ink(2.6)}/>${shine('M22 54q-5 10-3 20', '#E9D4A8')}`,
  'rats-in-the-walls':
    wall(`<path d="M54 10l-10 22 10 8-14 20 12 8-10 22h28l-4-22 10-16-10-14 6-18z" fill="#120A0C" ${ink(2.8)}/>`) +
    eye(50, 58, 0.72) +
    eye(64, 58, 0.72) +
    eye(56, 34, 0.5) +
    `<path d="M58 86q24 12 36-4" fill="none" ${ink(8)}/><path d="M58 86q24 12 36-4" fill="none" stroke="#B58480" stroke-width="4" stroke-linecap="round"/>`,
  'cheese-thief':
    `<path d="M26 46Q12 30 16 12M34 42Q28 22 38 8" fill="none" ${ink(3)}/><path d="M44 78l-8 14M60 80l-2 14M76 76l8 14M34 66l-14 8" ${ink(6)}/><path d="M44 78l-8 14M60 80l-2 14M76 76l8 14M34 66l-14 8" stroke="#8A4A20" stroke-width="2.6" stroke-linecap="round"/><path d="M34 62c0-22 22-38 42-32 18 6 20 34 6 46-14 8-48 8-48-14z" fill="url(#m-shell)" ${ink(3)}/><path d="M56 34q10 20 2 46M42 54q24-4 46 6" fill="none" ${ink(2)}/>${shine('M48 44q8-8 20-9', '#FFD9A0', 4)}<ellipse cx="30" cy="58" rx="15" ry="14" fill="url(#m-shell)" ${ink(2.8)}/><path d="M18 50q12-8 26 2l-2 6q-12-6-22-2z" fill="#20181C" ${ink(2)}/><circle cx="25" cy="54" r="3" fill="#FFF6DC"/><circle cx="35" cy="54" r="3" fill="#FFF6DC"/><path d="M24 66q6 4 12 0" fill="none" ${ink(2)}/>` +
    wedge(72, 20, 0.62) +
    `<path d="M92 60h8M90 70h10" ${ink(3)}/>`,
  'hidden-snap':
    `<path d="M10 62l62-14 20 26-64 18z" fill="url(#m-wood)" ${ink(3)}/><path d="M10 62v8l18 28v-6zM28 92v6l64-16v-8z" fill="#754A24" ${ink(2.4)}/>${cord('M38 68q-14-46 18-56 30 2 24 48', '#C2CCD6', 4, 4)}<path d="M40 72l36-8" ${ink(6)}/><path d="M40 72l36-8" stroke="#C2CCD6" stroke-width="2.6"/><path d="M44 72q4-6 8-1t8-2 8-1" fill="none" ${ink(4)}/>` +
    wedge(40, 80, 0.3) +
    `<path d="M20 30l-8-8M26 16l-4-12M90 26l6-10" ${ink(3.4)}/>` +
    eye(24, 70, 0.5) +
    eye(34, 68, 0.5),
}
