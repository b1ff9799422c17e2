import { INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'

const STAR = 'M0-9l2.6 5.6 6 .8-4.4 4.2 1.2 6.1L0 4.7l-5.4 3 1.2-6.1L-8.6-2.6l6-.8z'
/** A small sign in the corner that hints at what the card does. 26 units around 0,0. */
export const ACCENTS: Readonly<Record<string, string>> = {
  star: `<path d="${STAR}" fill="#F0BE45" ${ink(1.6)}/>`,
  leaf: `<path d="M-8 8Q-10-8 8-9 9 8-8 8z" fill="#7FA85A" ${ink(1.6)}/><path d="M-7 8Q0 0 5-5" fill="none" ${ink(1.4)}/>`,
  drop: `<path d="M0-10q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" fill="#6FB4DE" ${ink(1.6)}/>`,
  x2: `<text y="6" text-anchor="middle" font-family="Alegreya Sans,Segoe UI,sans-serif" font-weight="800" font-size="16" fill="${INK}">×2</text>`,
  plus: `<path d="M0 8V-5M-6 0l6-7 6 7" fill="none" stroke="#3F6B33" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  note: `<path d="M-3 6V-7l8-2V4" fill="none" ${ink(2.4)}/><ellipse cx="-5" cy="6" rx="3.4" ry="2.6" fill="${INK}"/><ellipse cx="3" cy="4" rx="3.4" ry="2.6" fill="${INK}"/>`,
  eye: `<path d="M-10 0Q0-10 10 0 0 9-10 0z" fill="#FFD84A" ${ink(1.6)}/><ellipse rx="2.2" ry="5" fill="${INK}"/>`,
  shield: `<path d="M0-9q5 2 9 1 1 12-9 17-10-5-9-17 4 1 9-1z" fill="#7FB0DC" ${ink(1.6)}/>`,
  foot: `<path d="M-4 9q-6-1-4-6 2-4 7-3 5 2 3 6-2 4-6 3zM-8-4v.1M-3-7v.1M3-6v.1M7-1v.1" fill="${INK}" ${ink(4.4)}/>`,
  cheese: `<path d="M-9 4L3-7q7 1 7 8v6l-18 2q-2-2-1-5z" fill="#F2C13F" ${ink(1.6)}/><circle cx="-2" cy="5" r="1.8" fill="#B0701A"/><circle cx="5" cy="3" r="1.6" fill="#B0701A"/>`,
}
