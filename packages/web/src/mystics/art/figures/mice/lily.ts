import { INK } from '../../../../base/paint.ts'
import { ink, limb } from '../../pen.ts'
import { foot, head, paw, strokes, tail } from '../parts.ts'
import { HAPPY, LAUGH, OUCH, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const bow = (string: string): string =>
  `<path d="M-10-58q6 2 8 8Q22 0-2 50q-2 6-8 8" fill="none" ${ink(9)}/><path d="M-10-58q6 2 8 8Q22 0-2 50q-2 6-8 8" fill="none" stroke="#A5703C" stroke-width="4.4" stroke-linecap="round"/><path d="M8-8q2 8 0 16" stroke="#E07B54" stroke-width="5" fill="none"/><path d="${string}" fill="none" stroke="#FFF8E8" stroke-width="3.6"/><path d="${string}" fill="none" stroke="${INK}" stroke-width="1.6"/>`
const LOOSE = 'M-9-57L-5 0l-4 57'
const arrow = `<path d="M-28 0H18" ${ink(4.6)}/><path d="M-28 0H18" stroke="#E2C48F" stroke-width="1.8"/><path d="M16-6l12 6-12 6z" fill="url(#m-steel)" ${ink(2)}/>`
const flying = `<g transform="translate(196 82) rotate(4)"><path d="M-44 0H14" ${ink(5.4)}/><path d="M-44 0H14" stroke="#E2C48F" stroke-width="2.2"/><path d="M12-7l16 7-16 7z" fill="url(#m-steel)" ${ink(2.2)}/><path d="M-44 0l-10-8h12l8 8-8 8h-12z" fill="#E07B54" ${ink(1.8)}/></g>${strokes('M126 74h-1M158 66h-22M150 96h-26M164 100h-8')}`

const draw = (held: Held, face: Face): string =>
  tail('M54 138C26 150 10 136 14 120c2-8 10-10 12-4') +
  // quiver
  `<g transform="translate(48 88) rotate(-28)"><path d="M-5-34v-16M1-34v-19M7-34v-15" ${ink(3.4)}/><g ${ink(1.6)}><path d="M-5-46l-5-8v10zM-5-46l5-8v10z" fill="#F7EBD2"/><path d="M1-48l-5-8v10zM1-48l5-8v10z" fill="#E07B54"/><path d="M7-45l-4-8v10zM7-45l5-8v10z" fill="#F7EBD2"/></g><path d="M-10-34h22l-3 44h-16z" fill="url(#m-leather)" ${ink(2.4)}/><path d="M-9-26h20M-7 0h15" stroke="#E9C868" stroke-width="2.6"/></g>` +
  // bow
  held.weapon +
  held.arm +
  held.paw +
  foot(62, 146, '#6B4226') +
  foot(90, 146, '#6B4226') +
  `<path d="M58 116q18 5 36 0l0 28H82l-6-14-6 14H58z" fill="#6B4A7A" ${ink(2.8)}/>` +
  `<path d="M60 78C52 92 48 110 42 126l9 4 7-6 8 7 9-6 9 6 8-7 8 5 8-4c-6-14-10-32-18-47q-14-4-30 0z" fill="url(#m-plum)" ${ink(2.8)}/><path d="M55 108q20 5 42 0" ${ink(6)} fill="none"/><path d="M55 108q20 5 42 0" stroke="#E9C868" stroke-width="2.8" fill="none"/><path d="M60 80l34 26" stroke="#6B3F1E" stroke-width="5"/><path d="M60 80l34 26" stroke="#A5703C" stroke-width="2.2"/>` +
  head(72, 52, {
    ...face,
    fur: 'fRusset',
    lid: `<path d="M3-8l-5-2M4-11l-3-4M19.5-10l-1-4" ${ink(1.8)}/>`,
    brow: `<path d="M4-14q6-3 10 0" fill="none" ${ink(2)}/>`,
    front: `<path d="M-22-8C-20-28 10-33 20-15 32-12 36-8 38-4 24-8 8-12-4-10q-10 1-18 2z" fill="url(#m-plum)" ${ink(2.4)}/><path d="M-16-15C-34-24-42-40-36-50-28-42-18-34-8-21z" fill="#FFFDF4" ${ink(2.2)}/><path d="M-33-45Q-26-30-13-19" fill="none" ${ink(1.4)}/>`,
  }) +
  held.other

const hand = (line: string, x: number, y: number): string => limb(line, '#7A4E86', 10) + paw(x, y, '#C9784A', 7)

export const lily: MouseDrawing = {
  weapon: bow('M-9-57L-26 0l17 57') + arrow,
  draw,
  arm: { colour: '#7A4E86', width: 10, fur: '#C9784A', paw: 7 },
  idle: {
    line: 'M92 92Q108 98 127 94',
    weapon: 'translate(122 93) rotate(8)',
    paw: [129, 94],
    other: hand('M60 92Q64 106 88 94', 91, 93),
  },
  blow: {
    line: 'M92 92Q108 96 127 94',
    weapon: 'translate(122 93) rotate(8)',
    paw: [129, 94],
    drawing: bow(LOOSE),
    other: hand('M60 92Q52 108 68 100', 70, 98),
    before: flying,
  },
  cheer: {
    line: 'M92 90Q122 88 124 62',
    weapon: 'translate(124 60) rotate(14)',
    paw: [124, 60],
    drawing: bow(LOOSE),
    other: hand('M60 92Q46 104 54 116', 55, 117),
    face: { eyes: HAPPY, lips: LAUGH },
  },
  hurt: { eyes: SHUT, lips: OUCH },
}
