import { ink, limb } from '../../pen.ts'
import { burst, foot, head, paw, strokes, sweep, tail } from '../parts.ts'
import { HAPPY, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const weapon = `<path d="M-4 30L-3.5-48h7L4 30z" fill="url(#m-wood)" ${ink(2.4)}/><g transform="translate(0 -54)"><path d="M-16-13h32v26h-32z" fill="url(#m-red)" ${ink(2.4)}/><path d="M-16-8h32M-16-3h32M-16 2h32M-16 7h32" stroke="#7A1A18" stroke-width="1.6" opacity=".8"/><path d="M-27-19h12v38h-12zM15-19h12v38H15z" fill="url(#m-wood)" ${ink(2.6)}/><path d="M-23-15v30M19-15v30" stroke="#F1D3A6" stroke-width="2.4" stroke-linecap="round"/></g>`

const draw = (held: Held, face: Face): string =>
  tail('M46 138C16 144 12 122 22 112', '#B98A7C') +
  held.arm +
  foot(56, 146, '#4A3020') +
  foot(94, 146, '#4A3020') +
  `<path d="M42 118q34 8 66 0l-3 26H86l-9-12-12 12H44z" fill="#4E5A66" ${ink(2.8)}/>` +
  `<path d="M52 78C38 90 36 108 36 124q38 14 78 0c0-16-4-36-18-46q-22-8-44 0z" fill="url(#m-linen)" ${ink(2.8)}/>` +
  `<path d="M58 86q18 6 36 0l4 14q8 12 6 34-28 10-54 0-2-22 4-34z" fill="url(#m-leather)" ${ink(2.4)}/><path d="M56 104q20 6 42 0" fill="none" stroke="#5A3418" stroke-width="2"/><path d="M64 112h24v12q-12 6-24 0z" fill="#8A5528" ${ink(2)}/><path d="M70 112l-2-12M75 112v-13M81 112l3-12" ${ink(2.2)}/><circle cx="84" cy="99" r="3" fill="#B9C4CF" ${ink(1.4)}/><path d="M58 86L50 77M94 86l6-8" stroke="#5A3418" stroke-width="4"/>` +
  head(72, 52, {
    ...face,
    fur: 'fGrey',
    muzzle: '#E6E0D6',
    nose: '#B5574D',
    mouth: 'M36 14q-5 3-10 1',
    brow: `<path d="M0-13q8-6 16-1M20-14q5-3 9 2" fill="none" ${ink(4.4)}/>`,
    front: `<path d="M36 10q-8-1-13 4-8 7-15 4 4 9 14 8 9-1 14-8 4 4 8 1-5-2-4-7z" fill="#F4EEE4" ${ink(2)}/><path d="M-24-6C-20-28 12-32 22-13q-20-8-46 7z" fill="#B5442F" ${ink(2.4)}/><path d="M-24-6l-12 2 4 6 9-3" fill="#B5442F" ${ink(2.2)}/><g transform="rotate(8)"><path d="M-24-12L24-17" ${ink(5)}/><path d="M-24-12L24-17" stroke="#6B4226" stroke-width="2.6"/><circle cx="1" cy="-17" r="8.5" fill="url(#m-gold)" ${ink(2.2)}/><circle cx="1" cy="-17" r="5" fill="#8CC3CF" ${ink(1.6)}/><ellipse cx="17" cy="-18" rx="6" ry="8" fill="url(#m-gold)" ${ink(2.2)}/><ellipse cx="17.5" cy="-18" rx="3.2" ry="4.8" fill="#8CC3CF" ${ink(1.6)}/><path d="M-2-19q1-2 4-2" stroke="#fff" stroke-width="1.8" fill="none"/></g>`,
  }) +
  // thread-spool hammer, head up
  held.weapon +
  held.paw +
  limb('M54 94Q38 108 50 120', '#D8C6A4', 13) +
  paw(53, 121, '#A9A49C', 8)

export const nez: MouseDrawing = {
  weapon,
  draw,
  arm: { colour: '#D8C6A4', width: 13, fur: '#A9A49C', paw: 8 },
  idle: { line: 'M94 92Q114 98 121 110', weapon: 'translate(122 112) rotate(32)', paw: [121, 113] },
  blow: {
    line: 'M94 92Q110 92 118 102',
    weapon: 'translate(116 104) rotate(100)',
    paw: [118, 104],
    behind: sweep(100, 104, 84, -1.35, -0.12, 32),
    before: burst(186, 140, 20) + strokes('M160 158l-8 6M208 150l10 4M206 122l10-6'),
    lean: 6,
  },
  cheer: {
    line: 'M94 92Q126 88 126 62',
    weapon: 'translate(126 62) rotate(12)',
    paw: [126, 62],
    face: { eyes: HAPPY },
  },
  hurt: { eyes: SHUT },
}
