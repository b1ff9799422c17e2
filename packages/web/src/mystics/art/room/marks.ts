import { f, INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'

const print = (x: number, y: number, turn: number, width = 4.4): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9 8q0-10 9-12 9 2 9 12-9 8-18 0z"/><path d="M-10-2l-8-7M-6-7l-5-13M0-9v-15M6-7l5-13M10-2l8-7" stroke-width="${width}" stroke-linecap="round"/></g>`

/** M14.4: where minions enter. Navy prints with a pale casing, so that they read on every floor. */
export const entryMark = (x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${scale})"><g fill="#FFF8E8" stroke="#FFF8E8" opacity=".9" stroke-width="8" stroke-linejoin="round">${print(-18, 10, -8, 10.5)}${print(14, -10, 8, 10.5)}</g><g fill="#27447E" stroke="#27447E">${print(-18, 10, -8)}${print(14, -10, 8)}</g></g>`

/** M7.7: a trap. A red cross with a pale casing. */
export function trapMark(x: number, y: number, scale = 1): string {
  const d = 'M-28-24Q-2-2 28 24M28-25Q4-1-28 25'
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})" fill="none" stroke-linecap="round"><path d="${d}" stroke="#FFF4DC" stroke-width="25"/><path d="${d}" stroke="${INK}" stroke-width="18"/><path d="${d}" stroke="#DD3A2D" stroke-width="12.5"/><path d="M-29-25q8 6 14 11M17-15q6-5 11-10" stroke="#FF9C86" stroke-width="3.4"/></g>`
}

const MOTIFS: Readonly<Record<string, string>> = {
  plain: `<path d="M-20-14L16-20l6 30-36 8z" fill="#C48C54" ${ink(2.4)}/><path d="M-16-4l34-6" stroke="#6A421E" stroke-width="2.4"/><path d="M-20-14l-4 8 6 28 4-4" fill="#6A421E" ${ink(2)}/>`,
  hook: `<path d="M2-24v26a11 11 0 1 1-20 6l8 2" fill="none" ${ink(8)}/><path d="M2-24v26a11 11 0 1 1-20 6l8 2" fill="none" stroke="#D5DCE4" stroke-width="3.6" stroke-linecap="round"/><circle cx="2" cy="-25" r="5" fill="#B5332A" ${ink(2)}/>`,
  crafty: `<path d="M0-20l4 7 8-2 1 8 8 2-3 8 5 6-7 4 0 8-8-1-6 6-5-7-8 2-1-8-8-3 4-7-4-7 7-4 0-8 8 1z" fill="#B9C4CF" ${ink(2.4)}/><circle r="7" cx="2" cy="2" fill="#F1E4C6" ${ink(2.4)}/>`,
}
const RINGS: Readonly<Record<string, string>> = { plain: '#3B2B22', hook: '#4C3570', crafty: '#7A3A16' }

const arrow = (d: string, head: string, colour: string): string =>
  `<path d="${d}" fill="none" ${ink(13)}/><path d="${d}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/><path d="${head}" fill="${colour}" ${ink(2.8)}/>`

/** M13.2: where the tile is flipped. Two arrows chase each other round what it takes: a loose board, a hook, a cog. */
export function flipMark(x: number, y: number, kind: string, scale = 1): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})"><circle r="58" fill="${RINGS[kind] ?? RINGS['plain']}" opacity=".92" ${ink(3)}/><circle r="36" fill="#F1E4C6" ${ink(2.6)}/>${MOTIFS[kind] ?? MOTIFS['plain']}${arrow('M-42 22A48 48 0 0 0 36 30', 'M54 16l-4 30-25-15z', '#9CD3F0')}${arrow('M42-22A48 48 0 0 0-36-30', 'M-54-16l4-30 25 15z', '#F6B75E')}</g>`
}
