import { INK } from '../../../../base/paint.ts'
import { ink, limb } from '../../pen.ts'

/** The spider: round, violet, gold lozenges; it hangs by a thread. */
export const spider = (): string =>
  `<path d="M75 0V44" stroke="#FFFDF4" stroke-width="3.4"/><path d="M75 0V44" stroke="${INK}" stroke-width="1.2" stroke-dasharray="3 3"/>` +
  [
    'M52 100C30 70 22 74 10 104L4 130',
    'M50 108C26 92 20 106 16 128l-6 22',
    'M54 118C36 116 32 130 34 152',
    'M60 124c-10 8-10 18-6 30',
    'M98 100c22-30 30-26 42 4l6 26',
    'M100 108c24-16 30-2 34 20l6 22',
    'M96 118c18-2 22 12 20 34',
    'M90 124c10 8 10 18 6 30',
  ]
    .map((d, i) => limb(d, i % 2 ? '#4B3A52' : '#5E4A66', 5))
    .join('') +
  ['M9 104l-4 8', 'M24 101l-5 6', 'M141 104l4 8', 'M126 101l5 6']
    .map((d) => `<path d="${d}" stroke="#C9A7D8" stroke-width="3.4" stroke-linecap="round"/>`)
    .join('') +
  `<ellipse cx="75" cy="70" rx="44" ry="40" fill="url(#m-spi)" ${ink(2.8)}/><path d="M46 48l-7-9M58 38l-4-11M92 38l4-11M104 48l7-9M34 66l-10-3M116 66l10-3M36 84l-9 4M114 84l9 4" ${ink(2.4)}/><path d="M75 42l8 12-8 12-8-12zM75 68l6 8-6 8-6-8z" fill="#E9C868" ${ink(2)}/><path d="M58 52l-8 12 10 6M92 52l8 12-10 6" fill="none" stroke="#E9C868" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M42 58q6-14 18-19" fill="none" stroke="#C9A7D8" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
  `<ellipse cx="75" cy="110" rx="28" ry="24" fill="url(#m-spi)" ${ink(2.8)}/><g ${ink(2)}><circle cx="65" cy="106" r="8.5" fill="#FFF1C0"/><circle cx="86" cy="106" r="8.5" fill="#FFF1C0"/><circle cx="54" cy="98" r="4.5" fill="#FFF1C0"/><circle cx="97" cy="98" r="4.5" fill="#FFF1C0"/><circle cx="68" cy="93" r="3.6" fill="#FFF1C0"/><circle cx="82" cy="93" r="3.6" fill="#FFF1C0"/></g><g fill="#20110A"><circle cx="64" cy="108" r="4"/><circle cx="84" cy="108" r="4"/><circle cx="54" cy="99" r="2.2"/><circle cx="96" cy="99" r="2.2"/><circle cx="68" cy="94" r="1.8"/><circle cx="82" cy="94" r="1.8"/></g><path d="M64 122q11 7 22 0" fill="none" ${ink(2.2)}/><path d="M66 123l3 12 6-10zM84 123l-3 12-6-10z" fill="#FFFDF4" ${ink(2)}/><circle cx="69" cy="140" r="2.4" fill="#8CC24A" ${ink(1.2)}/>`
