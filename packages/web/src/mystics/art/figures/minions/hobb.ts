import { ink } from '../../pen.ts'
import { foot, ratHead, tail } from '../parts.ts'

/** Corporal Hobb, the guardsman under the helmet (chapter nine): on plates. */
export const hobb = (): string =>
  tail('M96 138C128 146 146 128 138 104', '#B58480', 6) +
  foot(64, 146, '#A8837A') +
  foot(98, 146, '#A8837A') +
  `<path d="M52 118q30 8 58 0l-2 26H92l-8-10-10 10H54z" fill="#4E5A66" ${ink(2.8)}/><path d="M54 76C40 92 38 112 40 130q38 14 78 0c2-18-4-40-18-54q-22-8-46 0z" fill="url(#m-iron)" ${ink(2.8)}/><path d="M78 80v54M44 106q36 12 72 0" fill="none" ${ink(2)}/><path d="M50 98q2-12 8-18" fill="none" stroke="#E9EEF4" stroke-width="3" stroke-linecap="round"/><circle cx="62" cy="96" r="6" fill="url(#m-gold)" ${ink(1.8)}/>` +
  `<g transform="translate(80 52)">${ratHead({ eyes: `<g ${ink(1.8)}><ellipse cx="-12" cy="-4" rx="6.5" ry="7.5" fill="#FFF6DC"/><ellipse cx="-30" cy="-2" rx="5" ry="6.5" fill="#FFF6DC"/></g><circle cx="-13.5" cy="-3" r="3.6" fill="#20110A"/><circle cx="-31.5" cy="-1" r="3" fill="#20110A"/><circle cx="-15" cy="-5" r="1.3" fill="#fff"/><circle cx="-33" cy="-3" r="1.2" fill="#fff"/><path d="M-20-15q8-6 14 0M-38-10q4-6 9-4" fill="none" ${ink(2.6)}/>` })}</g>`
/** His helmet. */
export const helmet = `<path d="M-32 14C-34-18-12-32 4-32s38 12 36 46q-34 12-72 0z" fill="url(#m-iron)" ${ink(2.8)}/><path d="M-36 12q38 14 80 0l2 10q-42 15-84 0z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-22 2q2-18 16-26" fill="none" stroke="#E9EEF4" stroke-width="4" stroke-linecap="round"/><path d="M0-32C2-54 30-62 50-46 38-46 30-38 26-24 18-32 10-34 0-32z" fill="url(#m-red)" ${ink(2.4)}/>`
