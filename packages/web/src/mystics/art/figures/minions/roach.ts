import { ink } from '../../pen.ts'
import { crumb } from '../parts.ts'

/** A roach: egg-shaped, copper, with a stolen crumb. */
export const roach = (): string =>
  `<g fill="none" ${ink(3.6)}><path d="M46 98Q20 74 22 40q1-8 8-6M54 94Q40 64 52 34q4-7 9-2"/></g>` +
  `<g fill="none" ${ink(7)}><path d="M58 128L36 134 28 148M76 134l-10 10-6 8M104 130l14 6 4 14M60 112L34 112 20 124"/></g><g fill="none" stroke="#8A4A20" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M58 128L36 134 28 148M76 134l-10 10-6 8M104 130l14 6 4 14M60 112L34 112 20 124"/></g>` +
  `<path d="M58 116C56 84 84 58 112 62c24 4 32 36 20 58-12 20-50 26-66 16-6-4-8-12-8-20z" fill="url(#m-shell)" ${ink(2.8)}/><path d="M66 100Q100 92 134 112M92 68q14 22 6 66M74 82q10 14 4 54" fill="none" ${ink(2)}/><path d="M78 82q12-14 30-14" fill="none" stroke="#FFD9A0" stroke-width="4.5" stroke-linecap="round" opacity=".9"/><path d="M120 76q8 10 6 24" fill="none" stroke="#FFD9A0" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>` +
  `<path d="M60 92c14-4 22 8 22 22s-8 24-22 22c-8-2-12-12-12-22s4-20 12-22z" fill="#6B3416" ${ink(2.6)}/>` +
  `<ellipse cx="50" cy="110" rx="21" ry="19" fill="url(#m-shell)" ${ink(2.8)}/><path d="M38 100q6-6 14-5" stroke="#FFD9A0" stroke-width="3" fill="none" stroke-linecap="round"/>` +
  `<g ${ink(2)}><ellipse cx="42" cy="108" rx="6.5" ry="7.5" fill="#FFF6DC"/><ellipse cx="57" cy="107" rx="6" ry="7" fill="#FFF6DC"/></g><circle cx="40.5" cy="109.5" r="3" fill="#20110A"/><circle cx="55.5" cy="108.5" r="3" fill="#20110A"/><path d="M35 99l12 3M52 102l11-4" ${ink(2.6)}/>` +
  `<path d="M40 120q8 6 18 0" fill="#4A1E10" ${ink(2.2)}/><path d="M44 122l2 4 3-3 3 3 2-4" fill="#fff" ${ink(1.2)}/>` +
  // stolen crumb
  `<g transform="translate(22 126) rotate(-12)"><path d="M-16 8L4-12q12 2 14 14v10l-32 2z" fill="url(#m-cheese)" ${ink(2.2)}/><circle cx="-2" cy="4" r="3.4" fill="#B0701A"/><circle cx="9" cy="3" r="2.4" fill="#B0701A"/></g>`

/** A greedy roach: two crumbs and a bib. */
export const greedyRoach = (): string =>
  roach() +
  `<path d="M34 124q16 8 34 0 4 16-6 24-12 6-22 0-8-8-6-24z" fill="url(#m-linen)" ${ink(2.4)}/><path d="M40 134q10 5 22 0M42 142q9 4 17 0" fill="none" stroke="#C0302A" stroke-width="2.2" stroke-dasharray="3 3"/><path d="M34 124l-6-4M68 124l7-4" ${ink(2.2)}/>` +
  crumb(20, 126, 1, -12) +
  crumb(86, 142, 0.85, 14) +
  `<path d="M40 119q9 9 20-1l-1 5q-9 7-18 0z" fill="#4A1E10" ${ink(2)}/><path d="M55 122q5 8 0 9-4-1-3-8z" fill="#D96A62" ${ink(1.6)}/>`
