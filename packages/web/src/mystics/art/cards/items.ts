import { INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { at, blade, cord, flame, shine, spark } from './parts.ts'

export const ITEMS: Readonly<Record<string, string>> = {
  'tinkerers-treasure':
    `<path d="M12 52h76v36H12z" fill="url(#m-wood)" ${ink(3)}/><path d="M12 52q2-24 38-24t38 24z" fill="#6B4022" ${ink(3)}/><path d="M18 50q6-16 32-16t32 16z" fill="#2A160C"/>` +
    [
      [34, 44, 12, '#B9C4CF'],
      [62, 42, 14, '#F0BE45'],
    ]
      .map(
        ([x, y, r, c]) =>
          `<g transform="translate(${x} ${y})">${Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M-3-${r}v-5h6v5z" fill="${c}" ${ink(2)}/>`).join('')}<circle r="${r}" fill="${c}" ${ink(2.6)}/><circle r="4.4" fill="#3A2417"/></g>`,
      )
      .join('') +
    `<path d="M46 24q-6-5 2-8t0-9" fill="none" ${ink(5)}/><path d="M46 24q-6-5 2-8t0-9" fill="none" stroke="#D5DCE4" stroke-width="2"/><path d="M12 60h76" ${ink(3)}/><path d="M43 54h14v16H43z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M50 60v5" ${ink(3)}/>${shine('M18 82V66', '#F1D3A6', 3)}`,
  'drop-of-honey': `<path d="M28 42q-8 10-6 26 2 18 28 18t28-18q2-16-6-26z" fill="#F0B030" ${ink(3)}/><path d="M26 34h48v12H26z" fill="url(#m-linen)" ${ink(2.6)}/><path d="M30 46q4 10-2 16M60 46q0 16 6 20t2 12" fill="none" stroke="#C97F14" stroke-width="3" stroke-linecap="round"/><path d="M50 12q14 14 4 22h-8q-10-8 4-22z" fill="#F6C452" ${ink(2.4)}/><path d="M32 56q-2 12 4 20" fill="none" stroke="#FFE9A8" stroke-width="5" stroke-linecap="round"/>`,
  'milkweed-antidote': `<path d="M38 12h24v10l-4 6v10q22 8 22 30 0 22-30 22T20 68q0-22 22-30V28l-4-6z" fill="#CFE6C8" ${ink(3)}/><path d="M24 62q26-8 52 0 6 26-26 26T24 62z" fill="#7FB05A" ${ink(2)}/><path d="M40 10h20v10H40z" fill="#A9733F" ${ink(2.6)}/><path d="M50 84q-18-8-14-26 14 2 16 20 2-16 14-20 4 18-16 26z" fill="#F6F2E0" ${ink(2.4)}/>${shine('M28 60q2-10 10-14', '#fff', 4)}`,
  'pebble-whetstone':
    `<path d="M12 66q-4-24 20-34 26-12 48 2 14 12 8 34-10 18-40 18-30 0-36-20z" fill="#9AA0A6" ${ink(3)}/><path d="M18 62q0-18 18-26 20-8 36-2" fill="none" stroke="#D9DEE2" stroke-width="4.4" stroke-linecap="round"/><path d="M30 72q20 8 46-2M60 48l6 4M40 58l5 3" ${ink(2.2)} fill="none"/>` +
    at(
      'translate(66 30) rotate(64)',
      blade(36, 5) +
        `<path d="M-10 4h20v5h-20z" fill="#8A5528" ${ink(2)}/><path d="M-3 9h6v13h-6z" fill="#6B3F1E" ${ink(2)}/>`,
    ) +
    spark(26, 22, 8) +
    spark(42, 12, 5),
  'pinch-of-pepper': `<path d="M14 80q14-10 36-10t36 10q-14 10-36 10T14 80z" fill="#6B5A4A" ${ink(2.8)}/><path d="M24 78q26-34 52 0-26 8-52 0z" fill="#3E3632" ${ink(2.6)}/><g fill="#3E3632"><circle cx="30" cy="52" r="3.4"/><circle cx="46" cy="44" r="3"/><circle cx="62" cy="50" r="3.4"/><circle cx="74" cy="58" r="2.6"/><circle cx="54" cy="56" r="2.6"/><circle cx="38" cy="62" r="2.4"/></g><path d="M36 8q4 12 8 20M58 6q-2 12-6 22" fill="none" ${ink(15)}/><path d="M36 8q4 12 8 20M58 6q-2 12-6 22" fill="none" stroke="#C08A5C" stroke-width="9.5" stroke-linecap="round"/><g fill="#8A7A6A"><circle cx="46" cy="70" r="2"/><circle cx="58" cy="68" r="2"/><circle cx="50" cy="76" r="2"/></g><path d="M84 24q8-6 10-14M82 34h12" ${ink(3)}/>`,
  'glowworm-lamp': `<circle cx="50" cy="58" r="44" fill="url(#m-candle)"/><path d="M40 22V14a10 10 0 0 1 20 0v8" fill="none" ${ink(4)}/><path d="M34 22h32v9H34z" fill="url(#m-gold)" ${ink(2.6)}/><path d="M36 31h28q16 12 14 32-2 18-12 22H34q-10-4-12-22-2-20 14-32z" fill="#E6F6DC" fill-opacity=".9" ${ink(3)}/><path d="M28 85h44v8H28z" fill="url(#m-gold)" ${ink(2.6)}/><path d="M34 68q4-14 14-8t14-6 6 16q-8 12-20 8-10 4-14-10z" fill="#B5E05A" ${ink(2.6)}/><path d="M42 62v14M52 60v16M60 58v14" stroke="#6E9A2A" stroke-width="2.4"/><circle cx="65" cy="56" r="2" fill="${INK}"/><path d="M66 52q4-6 8-5" fill="none" ${ink(2)}/>${shine('M28 54q2-12 10-17', '#fff', 4)}`,
  'candle-stub':
    `<circle cx="50" cy="34" r="40" fill="url(#m-candle)"/><path d="M14 84q36 14 72 0l-6-10H20z" fill="url(#m-gold)" ${ink(2.8)}/><path d="M78 78q14-4 12 6-2 8-10 4" fill="none" ${ink(5)}/><path d="M32 80V52q18-8 36 0v28q-18 8-36 0z" fill="#F6EBD2" ${ink(3)}/><path d="M32 54q4 18 8 16t6-8 6 12 6-4 4-18" fill="#FFFBEF" ${ink(2.2)}/><path d="M50 50v-8" ${ink(4)}/>` +
    flame(50, 44, 0.9),
  'bent-pin-picklock':
    `<path d="M22 46h44v40H22z" fill="url(#m-gold)" ${ink(3)}/><path d="M30 46V32a14 14 0 0 1 28 0" fill="none" ${ink(10)}/><path d="M30 46V32a14 14 0 0 1 28 0" fill="none" stroke="#C2CCD6" stroke-width="5"/><circle cx="44" cy="62" r="6" fill="${INK}"/><path d="M44 64v12" ${ink(5)}/>` +
    cord('M44 66l30-18q10-6 18 2t-2 16', '#D5DCE4', 3.4, 3) +
    `<circle cx="88" cy="68" r="5" fill="#C0302A" ${ink(2)}/>${shine('M28 52h14', '#FFF6D0')}<path d="M70 26l8-8M78 34l10-4" ${ink(3)}/>`,
}
