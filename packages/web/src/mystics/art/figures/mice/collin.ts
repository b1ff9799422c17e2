import { ink } from '../../pen.ts'
import { foot, head, sweep, tail } from '../parts.ts'
import { CRY, HAPPY, LAUGH, OUCH, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const weapon = `<path d="M-4 2L-3-62 0-72 3-62 4 2z" fill="url(#m-steel)" ${ink(2.4)}/><path d="M-.5-60V0" stroke="#fff" stroke-width="1.6"/><path d="M-15 0q15-6 30 0v6q-15-5-30 0z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M-3 4h6v13h-6z" fill="#6B3F1E" ${ink(2)}/><circle cy="20" r="5" fill="url(#m-red)" ${ink(2.2)}/>`

const draw = (held: Held, face: Face): string =>
  tail('M50 136C22 146 8 128 16 112c4-8 14-6 12 2') +
  `<path d="M58 76C34 84 26 116 24 142q14 6 30-2 20-30 36-62z" fill="url(#m-red)" ${ink(2.8)}/><path d="M34 138q4-26 20-48M46 138q4-18 14-34" fill="none" stroke="#7A1A18" stroke-width="2.4" opacity=".8"/>` +
  held.arm +
  // pin sword
  held.weapon +
  foot(60, 146, '#6B4226') +
  foot(90, 146, '#6B4226') +
  `<path d="M48 116q26 8 52 0l-2 28H82l-6-12-8 12H50z" fill="#5B4630" ${ink(2.8)}/>` +
  `<path d="M56 76C48 88 46 108 44 124q30 10 60 0c-2-16-6-36-16-48q-16-6-32 0z" fill="url(#m-blue)" ${ink(2.8)}/><path d="M44 124q30 10 60 0l-1-8q-28 9-58 0z" fill="#F0BE45" ${ink(1.8)}/>` +
  `<path d="M56 76q16-6 32 0l6 14-4 20q-18 6-34 0l-5-20z" fill="url(#m-leather)" ${ink(2.4)}/><path d="M73 78v34M53 94q20 6 40 0" ${ink(1.6)} fill="none"/><circle cx="73" cy="90" r="6" fill="url(#m-gold)" ${ink(2)}/><path d="M70 90l2 2.5 4-5" fill="none" ${ink(1.6)}/>` +
  held.paw +
  head(70, 50, {
    ...face,
    fur: 'fBrown',
    brow: `<path d="M3-13q6-4 12-1M21-14q4-2 7 1" fill="none" ${ink(2.4)}/>`,
    front: `<path d="M-19-13C-12-24 10-28 20-15l-2 6C8-19-8-17-19-7z" fill="url(#m-gold)" ${ink(2.2)}/><path d="M-12-17l1-9 8 5 6-10 6 10 8-3-1 9" fill="url(#m-gold)" ${ink(2.2)}/><circle cx="3" cy="-18" r="3" fill="#3E6E9E" ${ink(1.4)}/>`,
  }) +
  // button shield
  `<g transform="translate(50 112) rotate(-8)"><ellipse rx="23" ry="25" fill="#1F4F86" ${ink(2.8)}/><ellipse rx="22" ry="24" cx="-1.5" cy="-1.5" fill="url(#m-blue)"/><ellipse rx="15" ry="17" fill="none" stroke="#12365E" stroke-width="2.6"/><ellipse rx="15" ry="17" cx=".8" cy="1" fill="none" stroke="#9CC6EA" stroke-width="1.4"/><g fill="#0F2A48" ${ink(1.4)}><circle cx="-5" cy="-5.5" r="3"/><circle cx="5" cy="-5.5" r="3"/><circle cx="-5" cy="5.5" r="3"/><circle cx="5" cy="5.5" r="3"/></g><path d="M-5-5.5L5 5.5M5-5.5L-5 5.5" stroke="#F4E3BC" stroke-width="2.8" stroke-linecap="round"/><path d="M-17-10q4-10 14-12" fill="none" stroke="#E2F1FF" stroke-width="3" stroke-linecap="round" opacity=".9"/></g>`

export const collin: MouseDrawing = {
  weapon,
  draw,
  arm: { colour: '#3E6E9E', width: 11, fur: '#C08A5C', paw: 7 },
  idle: { line: 'M92 88Q108 92 112 78', weapon: 'translate(113 74) rotate(18)', paw: [112, 78] },
  blow: {
    line: 'M92 86Q112 86 122 92',
    weapon: 'translate(124 92) rotate(84)',
    paw: [122, 92],
    face: { lips: CRY },
    behind: sweep(92, 88, 92, -1.15, 0.02, 30),
    lean: 5,
  },
  cheer: {
    line: 'M92 86Q124 84 124 56',
    weapon: 'translate(124 54) rotate(8)',
    paw: [124, 56],
    face: { eyes: HAPPY, lips: LAUGH },
  },
  hurt: { eyes: SHUT, lips: OUCH },
}
