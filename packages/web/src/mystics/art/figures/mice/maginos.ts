import { ink } from '../../pen.ts'
import { foot, head, tail } from '../parts.ts'
import { HAPPY, SHUT, type Face, type Held, type MouseDrawing } from './mouse.ts'

const weapon = `<circle cy="-62" r="36" fill="url(#m-spark)"/><path d="M-4 52Q0 10-3-20-8-34 2-40" fill="none" ${ink(10.5)}/><path d="M-4 52Q0 10-3-20-8-34 2-40" fill="none" stroke="#9A6A3C" stroke-width="5.6" stroke-linecap="round"/><path d="M-3-20Q-22-34-12-52M2-40Q16-46 12-60" fill="none" ${ink(8)}/><path d="M-3-20Q-22-34-12-52M2-40Q16-46 12-60" fill="none" stroke="#9A6A3C" stroke-width="3.6" stroke-linecap="round"/><path d="M0-80l7 14 2 2-9 18-9-18 2-2z" fill="#8FE3E6" ${ink(2.4)}/><path d="M0-80v32M-9-64H9M0-80l-4 16 4 16" stroke="#E9FFFF" stroke-width="1.6" fill="none"/>`

const draw = (held: Held, face: Face): string =>
  tail('M52 140C26 152 12 138 18 126') +
  held.weapon +
  held.arm +
  foot(64, 147, '#C98F7C') +
  foot(90, 147, '#C98F7C') +
  `<path d="M54 74C42 92 34 120 30 144q44 12 88 0c-4-24-12-54-26-70q-18-8-38 0z" fill="url(#m-indigo)" ${ink(2.8)}/><path d="M30 144q44 12 88 0l-2-9q-42 12-84 0z" fill="#E9C868" ${ink(1.8)}/>` +
  `<g fill="#F3DC8E"><path d="M46 118l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM102 112l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z"/><circle cx="56" cy="104" r="1.8"/><circle cx="96" cy="98" r="1.8"/><circle cx="104" cy="130" r="1.8"/><path d="M58 126a6 6 0 1 0 6 8 5 5 0 1 1-6-8z"/></g>` +
  head(70, 54, {
    ...face,
    fur: 'fWhite',
    muzzle: '#FFFFFF',
    eye: 0.78,
    mouth: 'M36 13q-3 2-6 2',
    lid: `<g fill="none" ${ink(2)}><circle cx="9" cy="-2" r="8.5"/><ellipse cx="25" cy="-3.5" rx="6" ry="8"/><path d="M17.5-3h2M.5-3L-16-7"/></g><path d="M4-6q2-3 5-3" stroke="#fff" stroke-width="1.6" fill="none"/>`,
    brow: `<path d="M-1-14q8-8 18-1-7 0-9 3-5-2-9-2zM20-14q7-5 13 3-7-1-9 1-3-1-4-4z" fill="#fff" ${ink(1.6)}/>`,
  }) +
  // beard over the robe
  `<path d="M64 70q8 8 22 6 12-2 20-10 2 12-4 24-4 14-14 30-4-4-5-8-4 6-9 8 0-6-2-10-4 2-8 2 4-10 2-20-4-12-2-22z" fill="#FBF6EA" ${ink(2.4)}/><path d="M74 84q2 12 2 22M86 82q0 16-3 28M96 78q-2 14-8 24" fill="none" stroke="#CFC3AE" stroke-width="2" stroke-linecap="round"/>` +
  // hat
  `<g transform="translate(66 36) rotate(-8)"><path d="M-30 2C-20-8-14-30 2-46c8-4 18 0 24 8-8 0-12 4-12 10 2 12 8 22 18 28-18 10-44 11-62 2z" fill="url(#m-indigo)" ${ink(2.8)}/><path d="M-36 2q34 13 70-3 7 3 8 8-42 17-84 5 0-7 6-10z" fill="#372C63" ${ink(2.4)}/><path d="M-6-22l3 5 6 1-4 4 1 6-6-3-5 3 1-6-4-4 5-1z" fill="#F3DC8E"/><path d="M12-12l8-2 2 8-8 2z" fill="#8A5B7E" ${ink(1.6)}/></g>` +
  held.paw

const bolt = `<path d="M178 28l22-8-6 14 20-4-30 34 8-20-20 6z" fill="#BFF6F4" ${ink(2.4)}/><path d="M172 8l6-14M196 54l14 8M160 4l-4-12" ${ink(2.8)}/>`

export const maginos: MouseDrawing = {
  weapon,
  draw,
  arm: { colour: '#5B4A8E', width: 13, fur: '#EFE7D8', paw: 8 },
  idle: { line: 'M92 92Q106 104 114 104', weapon: 'translate(118 96) rotate(5)', paw: [116, 104] },
  blow: {
    line: 'M92 92Q108 98 120 92',
    weapon: 'translate(122 90) rotate(46)',
    paw: [120, 92],
    before: bolt,
  },
  cheer: {
    line: 'M92 92Q122 92 124 72',
    weapon: 'translate(126 66) rotate(8)',
    paw: [124, 72],
    face: { eyes: HAPPY },
  },
  hurt: { eyes: SHUT },
}
