import { ink, limb } from '../../pen.ts'
import { burst, foot, head, paw, strokes, tail } from '../parts.ts'
import { HAPPY, LAUGH, OUCH, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const weapon = `<path d="M-5 0L-3-28 0-36 3-28 5 0z" fill="url(#m-steel)" ${ink(2.2)}/><path d="M0-30V-2" stroke="#fff" stroke-width="1.4"/><path d="M-10-2h20v5h-20z" fill="url(#m-gold)" ${ink(2)}/><path d="M-3 3h6v12h-6z" fill="#6B3F1E" ${ink(1.8)}/>`

const draw = (held: Held, face: Face): string =>
  // the tail holds a dagger over the shoulder
  tail('M58 136C14 152-8 116 6 86c6-12 16-14 18-26', '#DDA08A', 5.5) +
  `<g transform="translate(22 52) rotate(-10)"><path d="M-6-2L-4-38 0-48 4-38 6-2z" fill="url(#m-steel)" ${ink(2.2)}/><path d="M-.6-40V-4" stroke="#fff" stroke-width="1.6"/><path d="M-12-4h24v6h-24z" fill="url(#m-gold)" ${ink(2)}/><path d="M-3.5 2h7v16h-7z" fill="#6B3F1E" ${ink(1.8)}/><circle cy="20" r="4" fill="url(#m-gold)" ${ink(1.8)}/></g><path d="M20 70q-4-10 5-11 9 1 5 10" fill="none" ${ink(9.5)}/><path d="M24 60q-6 2-4 9M20 62q8-4 10 4" fill="none" stroke="#DDA08A" stroke-width="4.6" stroke-linecap="round"/>` +
  held.arm +
  held.weapon +
  foot(58, 146, '#D9A08B') +
  foot(98, 146, '#D9A08B') +
  `<path d="M54 114q22 6 44 0l10 26-14 6-16-20-16 20-14-4z" fill="#5A4A3A" ${ink(2.8)}/>` +
  `<path d="M60 80C52 92 50 106 48 118l6 6 5-5 6 7 6-6 6 7 6-7 6 6 6-7 5 4q0-20-10-43-14-4-30 0z" fill="url(#m-moss)" ${ink(2.8)}/><path d="M52 108q24 7 46 0" fill="none" ${ink(7)}/><path d="M52 108q24 7 46 0" fill="none" stroke="#8A5528" stroke-width="3.6"/><path d="M70 106h10v8H70z" fill="url(#m-gold)" ${ink(1.8)}/>` +
  `<path d="M52 82q22 10 46-2 4 6-2 10-24 10-46 0-4-4 2-8z" fill="#B5332A" ${ink(2.4)}/><path d="M52 86l-14 6 4 6 14-8" fill="#B5332A" ${ink(2.2)}/>` +
  head(
    74,
    54,
    {
      ...face,
      fur: 'fTawny',
      notch: true,
      mouth: 'M39 12q-8 9-18 3',
      brow: `<path d="M3-13l11 2M21-13l6 1" ${ink(2.6)}/>`,
      lid: `<path d="M29 15l2 4 3-5" fill="#fff" ${ink(1.4)}/>`,
      front: `<path d="M-23-6C-22-24 4-34 20-15 8-24-10-20-23-6z" fill="#3F6347" ${ink(2.4)}/>`,
      back: '',
    },
    -6,
  ) +
  limb('M58 92Q40 98 44 112', '#4E7A56', 10) +
  paw(45, 113, '#D2A06A', 7) +
  held.paw

export const filch: MouseDrawing = {
  weapon,
  draw,
  arm: { colour: '#4E7A56', width: 10, fur: '#D2A06A', paw: 7 },
  idle: { line: 'M94 94Q112 94 118 104', weapon: 'translate(120 104) rotate(62)', paw: [119, 104] },
  blow: {
    line: 'M94 92Q114 86 130 88',
    weapon: 'translate(132 88) rotate(86)',
    paw: [130, 88],
    before: strokes('M150 74h-18M160 104h-20M142 116h-14') + burst(190, 102, 10),
    lean: 8,
  },
  cheer: {
    line: 'M94 92Q124 86 124 60',
    weapon: 'translate(124 58) rotate(12)',
    paw: [124, 60],
    face: { eyes: HAPPY, lips: LAUGH },
  },
  hurt: { eyes: SHUT, lips: OUCH },
}
