import { ink, limb } from '../../pen.ts'
import { foot, paw, ratHead, tail } from '../parts.ts'

const spout = `<path d="M8 8C-2 16-8 12-12 2-18-12-30-14-42-14l-1-13C-24-28-10-24-2-12 2-6 6-6 12-6z" fill="url(#m-pot)" ${ink(2.6)}/><path d="M-44-29l5-1 3 17-6 1z" fill="#2F5F93" ${ink(2.2)}/><path d="M-34-22C-22-21-14-17-8-6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M4-6h12l6 24q-6 6-12 2z" fill="url(#m-wood)" ${ink(2.4)}/><path d="M6-8q2-12 12-10l-4 12z" fill="url(#m-gold)" ${ink(2)}/><path d="M18-18q6-6 10-3" fill="none" ${ink(2)}/>`

/** Captain Vurst: a ruler in a coat. The bill is his breastplate, the pistol was a coffee-pot’s spout. */
export const vurst = (): string =>
  tail('M92 138C118 150 142 142 139 112 138 98 124 98 127 108', '#A98C8A', 5) +
  limb('M94 66Q114 80 102 100', '#2A3A60', 11) +
  foot(68, 147, '#2E2A30') +
  foot(92, 147, '#2E2A30') +
  `<path d="M64 122h14l-3 24h-8zM84 122h14l-3 24h-8z" fill="url(#m-linen)" ${ink(2.4)}/><path d="M66 140h9M86 140h9" stroke="#33466F" stroke-width="3"/>` +
  // long coat, back as straight as a ruler
  `<path d="M64 54C58 76 54 104 49 134q13 8 27 3l4-18 5 20q15 4 28-5-3-38-15-80-16-7-34 0z" fill="url(#m-navy)" ${ink(2.8)}/><path d="M98 58q10 36 12 72" fill="none" stroke="#8FA6CF" stroke-width="2.6" stroke-linecap="round" opacity=".7"/><path d="M50 130q12 7 25 3M86 135q13 3 26-4" fill="none" stroke="#E0B24A" stroke-width="2.4"/>` +
  // the bill
  `<path d="M58 60l34-4 5 40q-7 3-4 8-8-3-11 2-6-5-11 1-6-5-12 0z" fill="url(#m-paper)" ${ink(2.4)}/><path d="M64 67l22-2.6M64 74l16-1.8M85 71.5l4-.5M64.5 81l14-1.5M84 78.5l6-.7M65 88l12-1.3" stroke="#7A664A" stroke-width="2" stroke-linecap="round"/><circle cx="87" cy="92" r="6.5" fill="url(#m-red)" ${ink(1.8)}/><path d="M84.5 94q2.5-7 5 0" fill="none" stroke="#FFE3C4" stroke-width="1.8"/>` +
  `<path d="M57 62L50 56M93 58l7-6" ${ink(2.2)}/>` +
  // belt, key, brass pins
  `<path d="M52 112q30 8 56-1" fill="none" ${ink(7)}/><path d="M52 112q30 8 56-1" fill="none" stroke="#7A4A26" stroke-width="3.6"/><path d="M74 110h11v9H74z" fill="url(#m-gold)" ${ink(1.8)}/><g transform="translate(98 116) rotate(8)"><circle cy="5" r="4.5" fill="none" ${ink(5)}/><circle cy="5" r="4.5" fill="none" stroke="#F0BE45" stroke-width="2.4"/><path d="M0 9v14h5M0 18h4" fill="none" ${ink(4.6)}/><path d="M0 9v14h5M0 18h4" fill="none" stroke="#F0BE45" stroke-width="2.2"/></g>` +
  [
    [101, 70],
    [104, 84],
    [107, 98],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="url(#m-gold)" ${ink(1.4)}/>`)
    .join('') +
  `<path d="M58 60q-8-1-12 5l14 4zM90 58q12-3 17 5l-14 3z" fill="url(#m-gold)" ${ink(2)}/><path d="M48 65v5M52 66v5M56 67v5M98 65v5M102 65v5" stroke="#B97E18" stroke-width="2"/>` +
  // collar
  `<path d="M64 56q14-10 32-2l-4 8q-12-6-24 2z" fill="url(#m-linen)" ${ink(2.2)}/>` +
  `<g transform="translate(80 28) scale(.86)">${ratHead({
    fur: 'fAsh',
    ear: '#C29A98',
    eyes: `<g ${ink(2.4)}><circle cx="-11" cy="-3" r="9.5" fill="#F3F0D4"/><ellipse cx="-31" cy="-1" rx="6.5" ry="8" fill="#F3F0D4"/></g><path d="M-20-3q-2.5-3-5-1M-1.5-4l17-6" fill="none" ${ink(2.2)}/><path d="M-19-6q8 2 16 0M-37-4q6 2 12 0" ${ink(2.6)} fill="none"/><ellipse cx="-12" cy="-.5" rx="2.4" ry="3" fill="#20110A"/><ellipse cx="-32" cy="1" rx="2" ry="2.6" fill="#20110A"/><path d="M-7-10l-4 5M-28-7l-2 3" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M-22-17q10-5 20-2" fill="none" ${ink(2.6)}/>`,
    front: `<path d="M-32-13C-30-36-8-42 8-39 28-36 38-26 40-8 24-22-4-26-32-13z" fill="url(#m-navy)" ${ink(2.6)}/><path d="M-30-15C-4-29 22-25 38-11" fill="none" stroke="#E0B24A" stroke-width="3"/><circle cx="-6" cy="-31" r="5" fill="url(#m-gold)" ${ink(1.8)}/><g transform="translate(-20 -4)"><path d="M14-33C26-58 46-68 62-62 58-46 42-34 22-26z" fill="#FFFDF4" ${ink(2.2)}/><path d="M16-30Q34-46 56-60M30-44l-2-8M38-50l-1-8M32-40l9 2M42-47l8 1" fill="none" ${ink(1.4)}/></g><path d="M16-22q-4-22 12-26 14 8 4 28z" fill="url(#m-fAsh)" ${ink(2.6)}/><path d="M21-25q-2-13 7-16 8 6 1 17z" fill="#C29A98"/>`,
  })}</g>` +
  limb('M64 66Q50 84 38 78', '#33466F', 11) +
  `<path d="M43 75l8-4 4 8-9 5z" fill="url(#m-linen)" ${ink(2)}/>` +
  `<g transform="translate(34 72)">${spout}</g>` +
  paw(38, 79, '#A9A3A0', 7.5)
