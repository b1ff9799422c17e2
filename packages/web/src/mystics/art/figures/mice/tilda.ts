import { ink } from '../../pen.ts'
import { burst, foot, head, sweep, tail } from '../parts.ts'
import { CRY, HAPPY, LAUGH, OUCH, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const weapon = `<path d="M-3 26L-2.5-34h5L3 26z" fill="url(#m-wood)" ${ink(2.2)}/><path d="M-15-46l5-4-3-6 7-1 0-7 6 3 6-3 0 7 7 1-3 6 5 4-5 4 3 6-7 1 0 7-6-3-6 3 0-7-7-1 3-6z" fill="url(#m-gold)" ${ink(2.4)}/><circle cy="-46" r="6" fill="#FFF0B0" ${ink(1.6)}/>`

const draw = (held: Held, face: Face): string =>
  tail('M50 138C20 150 10 130 20 118c5-6 12-2 9 4') +
  held.arm +
  foot(62, 147, '#D9A08B') +
  foot(88, 147, '#D9A08B') +
  `<path d="M56 74C44 90 36 120 34 142q40 12 80 0c-2-22-10-52-24-68q-16-6-34 0z" fill="url(#m-sage)" ${ink(2.8)}/>` +
  `<path d="M62 82q-4 30-4 62 16 3 32 0 0-32-4-62z" fill="url(#m-linen)" ${ink(2.2)}/><path d="M34 142q40 12 80 0l-1-7q-38 11-78 0z" fill="#F4E9D0" ${ink(1.8)}/><path d="M56 112q18 5 36 0" ${ink(5)} fill="none"/><path d="M56 112q18 5 36 0" stroke="#8A5528" stroke-width="2.4" fill="none"/>` +
  // red heart-leaf sign on the apron
  `<path d="M74 135c-9-6-12-11-10-15 3-4 8-3 10 1 2-4 7-5 10-1 2 4-1 9-10 15z" fill="#B5332A" ${ink(1.8)}/>` +
  head(70, 51, {
    ...face,
    fur: 'fCream',
    muzzle: '#FFFFFF',
    lid: `<path d="M3-8l-4-3M4-10.5l-2-4M20-10l-1-4" ${ink(1.8)}/>`,
    back: `<path d="M-28-8C-26-34 6-46 24-22l-6 34q-20 22-40 12-8-14-6-32z" fill="#5F8450" ${ink(2.8)}/>`,
    front: `<path d="M-25 8C-31-22-4-38 16-27q6 4 10 14-4-7-14-10-20-5-30 12-4 12 0 24-5-3-7-5z" fill="url(#m-sage)" ${ink(2.4)}/><g transform="translate(-2 -27)"><g fill="#FFFDF4" ${ink(1.6)}><circle cx="0" cy="-5.5" r="4"/><circle cx="5" cy="-1.5" r="4"/><circle cx="3" cy="4.5" r="4"/><circle cx="-3" cy="4.5" r="4"/><circle cx="-5" cy="-1.5" r="4"/></g><circle r="3.2" fill="#F0BE45" ${ink(1.4)}/></g>`,
  }) +
  // poppy-head mace
  held.weapon +
  held.paw +
  // satchel
  `<path d="M58 80Q46 100 44 118" ${ink(5)} fill="none"/><path d="M58 80Q46 100 44 118" stroke="#8A5528" stroke-width="2.4" fill="none"/><path d="M30 114q14-6 28 0l1 20q-15 6-30 0z" fill="url(#m-leather)" ${ink(2.4)}/><path d="M30 114q14-6 28 0l-2 9q-12 4-24 0z" fill="#A06A3A" ${ink(2)}/><path d="M40 112q-6-10-14-9 2 9 12 10M44 111q-1-11 6-15 4 9-3 15" fill="#7FA85A" ${ink(1.8)}/>`

export const tilda: MouseDrawing = {
  weapon,
  draw,
  arm: { colour: '#8FB07A', width: 11, fur: '#E9D7BC', paw: 7 },
  idle: { line: 'M90 90Q106 102 115 94', weapon: 'translate(117 92) rotate(22)', paw: [116, 93] },
  blow: {
    line: 'M90 90Q108 92 120 84',
    weapon: 'translate(121 83) rotate(84)',
    paw: [120, 84],
    face: { lips: CRY },
    behind: sweep(96, 84, 74, -1.3, -0.1, 26),
    before: burst(178, 96, 11),
    lean: 5,
  },
  cheer: {
    line: 'M90 90Q120 86 122 60',
    weapon: 'translate(122 60) rotate(10)',
    paw: [122, 60],
    face: { eyes: HAPPY, lips: LAUGH },
  },
  hurt: { eyes: SHUT, lips: OUCH },
}
