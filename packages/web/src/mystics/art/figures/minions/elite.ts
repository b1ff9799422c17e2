import { INK } from '../../../../base/paint.ts'
import { ink, limb } from '../../pen.ts'
import { foot, paw, ratHead, tail } from '../parts.ts'

const HALBERD = `<g transform="translate(22 96) rotate(-8)"><path d="M-3.5 54L-3-66h6l.5 120z" fill="url(#m-wood)" ${ink(2.4)}/><path d="M-2-54C-30-60-30-26-4-24zM2-48l16 6-15 10z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M0-86l6 24h-12z" fill="url(#m-steel)" ${ink(2.4)}/><path d="M-22-48q-2 10 6 17" fill="none" stroke="#fff" stroke-width="2"/><path d="M4-22q12 6 6 20M2-22q4 10 0 22" stroke="#B5332A" stroke-width="3.6" fill="none" stroke-linecap="round"/></g>`
const PEN_BOW = `<path d="M26 0H-34" ${ink(11)}/><path d="M26 0H-34" stroke="#A9733F" stroke-width="6" stroke-linecap="round"/><path d="M20-2H-30" stroke="#E9C89A" stroke-width="1.8"/><path d="M-22-34Q-46 0-22 34" fill="none" ${ink(10)}/><path d="M-22-34Q-46 0-22 34" fill="none" stroke="#F0D27A" stroke-width="5.2" stroke-linecap="round"/><path d="M-27-24l6 2M-33-12l6 1M-34 0h6M-33 12l6-1M-27 24l6-2" ${ink(1.6)}/><path d="M-22-34L6 0l-28 34" fill="none" stroke="#FFF8E8" stroke-width="3.6"/><path d="M-22-34L6 0l-28 34" fill="none" ${ink(1.6)}/><path d="M6-5H-36l-22 5 22 5H6z" fill="url(#m-steel)" ${ink(2.2)}/><path d="M-56 0h18" ${ink(1.6)}/><circle cx="-37" r="2" fill="${INK}"/><path d="M14 4l4 12h6l-2-12z" fill="url(#m-wood)" ${ink(2)}/>`
const QUIVER = `<g transform="translate(112 84) rotate(24)"><path d="M-5-30v-18M1-30v-21M7-30v-17" ${ink(3.4)}/><g ${ink(1.6)} fill="#F7EBD2"><path d="M-5-44l-5-7v9zM-5-44l5-7v9zM1-46l-5-7v9zM1-46l5-7v9zM7-43l-4-7v9zM7-43l5-7v9z"/></g><path d="M-10-30h22l-3 40h-16z" fill="#5B5148" ${ink(2.4)}/></g>`

const soldier = (behind: string, arms: string): string =>
  tail('M98 140C132 146 148 122 138 98', '#8A5E62', 6.5) +
  behind +
  foot(62, 147, '#5A4A48') +
  foot(100, 147, '#5A4A48') +
  `<path d="M46 116q34 10 68 0l-4 28H92l-9-12-11 12H50z" fill="url(#m-iron)" ${ink(2.8)}/><path d="M50 130h22M92 130h20" ${ink(1.8)}/>` +
  `<path d="M54 76C40 90 38 108 40 122q38 14 78 0c2-16-4-34-18-46q-22-8-46 0z" fill="url(#m-iron)" ${ink(2.8)}/><path d="M78 80v48M44 104q36 12 72 0M46 92q32 10 66 0" fill="none" ${ink(2)}/><path d="M50 96q2-10 8-16" fill="none" stroke="#E9EEF4" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M84 84c-16-6-36-4-42 12 8 8 22 8 34 0zM96 78c12-2 26 6 28 20-8 6-20 4-28-4z" fill="url(#m-iron)" ${ink(2.6)}/><path d="M48 92l-7-9 11 4M60 84l-4-11 9 9M114 84l6-10 1 12" fill="url(#m-steel)" ${ink(2)}/>` +
  // sash with chevrons = elite
  `<path d="M60 118l36-4 4 18-16-4-12 8z" fill="#8E2420" ${ink(2.2)}/><path d="M70 124l8-5 8 4M70 130l8-5 9 4" fill="none" stroke="#F3DC8E" stroke-width="2.6"/>` +
  `<g transform="translate(84 52)">${ratHead({ fur: 'fBlack', ear: '#8A5E62', eye: '#FF9A3C', front: `<path d="M30-6C30-34-6-40-20-14l-8 4q16-2 28-2l4 12 10-10q10 0 16 4z" fill="url(#m-iron)" ${ink(2.6)}/><path d="M-14-18Q-4-30 10-30" fill="none" stroke="#E9EEF4" stroke-width="3" stroke-linecap="round"/><path d="M6-34C10-56 34-60 52-44 42-44 34-36 30-22 24-30 16-34 6-34z" fill="url(#m-red)" ${ink(2.4)}/><path d="M14-38Q28-50 44-44M22-34q8-8 16-6" fill="none" stroke="#7A1A18" stroke-width="2"/>` })}</g>` +
  arms

/** An elite rat: sergeant's helmet, red plume, chevrons; it shoots with a pen for a crossbow. */
export const eliteArcher = (): string =>
  soldier(
    QUIVER,
    limb('M106 96Q112 112 88 108', '#4A4A52', 12) +
      `<g transform="translate(46 100) rotate(4)">${PEN_BOW}</g>` +
      paw(82, 106, '#55484A', 8) +
      limb('M60 94Q40 96 36 106', '#4A4A52', 12) +
      paw(36, 107, '#55484A', 8.5),
  )

/** The same with a halberd: for plates. */
export const eliteSergeant = (): string =>
  soldier(
    HALBERD,
    limb('M60 96Q40 104 25 104', '#4A4A52', 13) +
      paw(23, 104, '#55484A', 9) +
      limb('M106 96Q120 108 108 120', '#4A4A52', 13) +
      paw(107, 121, '#55484A', 9),
  )
