import { f, gouache, line, mix, wobble } from '../../base/paint.ts'
import { BOX, O, S } from './measure.ts'

/** The shadow that anything higher throws on the floor beside it. */
const SHADE =
  '<stop stop-color="#1E0E06" stop-opacity=".48"/><stop offset=".4" stop-color="#1E0E06" stop-opacity=".18"/><stop offset="1" stop-color="#1E0E06" stop-opacity="0"/>'

export const wallDefs =
  `<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#D8CDBB"/><stop offset=".5" stop-color="#BDB09B"/><stop offset="1" stop-color="#9C8E79"/></linearGradient>` +
  gouache('merlon', '#F6EEDF', '#D9CDB8', '#AFA08A') +
  `<linearGradient id="from-above" x2="0" y2="1">${SHADE}</linearGradient><linearGradient id="from-left">${SHADE}</linearGradient>` +
  `<linearGradient id="day" x2="1" y2="1"><stop stop-color="#FFF4CE" stop-opacity=".26"/><stop offset=".5" stop-color="#FFF4CE" stop-opacity="0"/><stop offset="1" stop-color="#2A1038" stop-opacity=".26"/></linearGradient>` +
  gouache('brass', '#FFF0B0', '#E9B840', '#A8701A')

type Point = readonly [number, number]
type Side = 0 | 1 | 2 | 3
const SIDES: readonly Side[] = [0, 1, 2, 3]

const rect = (x: number, y: number, w: number, h: number): string => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}z`

/** Turns a point given for the north side to another one: 0 north, 1 east, 2 south, 3 west. */
function turned(side: Side, along: number, deep: number): Point {
  switch (side) {
    case 0:
      return [along, deep]
    case 1:
      return [BOX - deep, along]
    case 2:
      return [BOX - along, BOX - deep]
    case 3:
      return [deep, BOX - along]
  }
}

const SHADOW = '#1E0E06'

/** The wall around the floor: walkway, merlons, the gates of the twelve line ends, ivy. */
export function walls(): string {
  const r = wobble(42)
  const edge = 36
  const wide = BOX - 2 * edge
  const shade = `<path d="${rect(edge + 14, edge + 20, wide, wide)}" fill="${SHADOW}" opacity=".25"/>`
  const body = `<path fill-rule="evenodd" d="${rect(edge, edge, wide, wide)}${rect(O, O, 7 * S, 7 * S)}" fill="url(#wall)" ${line(3)}/>`
  return (
    shade +
    body +
    oddStones(r) +
    joints(r) +
    SIDES.map((side) => merlons(side, r)).join('') +
    SIDES.map((side) =>
      SPOTS.filter(isGate)
        .map((n) => gate(side, n))
        .join(''),
    ).join('') +
    ivy(336, 930, 5) +
    ivy(938, 664, 9) +
    ivy(62, 336, 13) +
    ivy(664, 62, 21)
  )
}

/** A few stones from another quarry, so that no two stretches of wall are alike. */
function oddStones(r: () => number): string {
  const tones = ['#E9DCC4', '#AD9C82', '#C9B28E', '#B4A99C']
  return SIDES.flatMap((side) =>
    [0, 1, 2, 3, 4].map((i) => {
      const along = 196 + i * 124 + r() * 60
      const deep = r() < 0.5 ? 63 : 84
      const [x1, y1] = turned(side, along, deep)
      const [x2, y2] = turned(side, along + 26 + r() * 22, deep + 17)
      const box = `x="${f(Math.min(x1, x2))}" y="${f(Math.min(y1, y2))}" width="${f(Math.abs(x2 - x1))}" height="${f(Math.abs(y2 - y1))}"`
      return `<rect ${box} rx="3" fill="${tones[(i + side) % tones.length]}" opacity=".8"/>`
    }),
  ).join('')
}

/** The joints between the stones of the walkway. */
function joints(r: () => number): string {
  let d = ''
  for (const side of SIDES) {
    for (let along = 190; along < 810; along += 30 + r() * 24) {
      const [x1, y1] = turned(side, along, 66)
      const [x2, y2] = turned(side, along + r() * 6 - 3, r() < 0.5 ? 84 : 100)
      d += `M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}`
    }
    d += `M${turned(side, 190, 83).join(' ')}L${turned(side, 810, 83).join(' ')}`
  }
  return `<path d="${d}" stroke="#8A7B66" stroke-width="1.8" opacity=".8"/>`
}

function merlons(side: Side, r: () => number): string {
  let drawn = ''
  for (let along = 190; along < 800; along += 38.2) {
    const long = 25 + r() * 3
    const isFlat = side === 0 || side === 2
    const x = isFlat ? along : side === 1 ? 944 : 30
    const y = isFlat ? (side === 0 ? 30 : 944) : along
    const [w, h] = isFlat ? [long, 26] : [26, long]
    drawn += `<path d="${rect(x + 5, y + 6, w, h)}" fill="${SHADOW}" opacity=".28"/><rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="3" fill="url(#merlon)" ${line(2)}/>`
  }
  return drawn
}

const NUDGES = {
  gate: [
    [0, -15],
    [21, 7],
    [0, 31],
    [-21, 7],
  ],
  wall: [
    [0, 17],
    [-4, 8],
    [0, -4],
    [4, 8],
  ],
} as const

const SPOTS = [1, 2, 3, 4, 5] as const
const isGate = (n: number): boolean => n % 2 === 1

/** The place on the wall at the n-th line of a side. */
function placeAt(side: Side, n: number): string {
  const middle = O + n * S + S / 2
  const deep = side === 0 || side === 3 ? 68.5 : BOX - 68.5
  return side % 2 === 0 ? `${f(middle)} ${deep}` : `${deep} ${f(middle)}`
}

/** A plank drawer with a brass arrow, at the end of a line. */
function gate(side: Side, n: number): string {
  return `<g transform="translate(${placeAt(side, n)}) rotate(${side * 90})"><path d="M-45-36H45V34H-45z" fill="#2E1B10" ${line(2.4)}/><path d="M-41-40H41V28H-41z" fill="#B07A48" ${line(2)}/><path d="M-41-18H41M-41 5H41" stroke="#6B3F1E" stroke-width="2"/><path d="M-39-37H39" stroke="#E2B583" stroke-width="2.4"/><path d="M0 27L-20 5h10.5V-5H9.5V5H20z" fill="url(#brass)" ${line(2.4)}/></g>`
}

/** The letters and numbers of the lines, on the gates and between them. They are drawn above the veil of the night. */
export function wallLabels(): string {
  return SIDES.flatMap((side) => SPOTS.map((n) => label(side, n))).join('')
}

function label(side: Side, n: number): string {
  const isFlat = side % 2 === 0
  const own = isFlat ? 'abcdefg'.charAt(n) : String(n + 1)
  // A gate is named after the square behind it, as everywhere.
  const text = !isGate(n) ? own : isFlat ? own + (side === 0 ? '1' : '7') : (side === 1 ? 'g' : 'a') + own
  const [dx, dy] = NUDGES[isGate(n) ? 'gate' : 'wall'][side]
  const size = !isGate(n) ? 26 : isFlat ? 22 : 19
  return `<text transform="translate(${placeAt(side, n)}) translate(${dx} ${dy})" font-size="${size}" class="${isGate(n) ? 'lab on-gate' : 'lab'}">${text}</text>`
}

function ivy(x: number, y: number, seed: number): string {
  const r = wobble(seed)
  let a = '',
    b = ''
  for (let i = 0; i < 22; i++) {
    const t = r() * 6.3,
      q = Math.sqrt(r()) * 22,
      px = x + Math.cos(t) * q,
      py = y + Math.sin(t) * q * 0.7,
      z = 4 + r() * 4
    const leaf = `M${f(px)} ${f(py - z)}q${f(z)} ${f(z * 0.2)} ${f(z)} ${f(z)}q${f(-z * 0.2)} ${f(z)} ${f(-z)} ${f(z)}q${f(-z)} 0 ${f(-z)} ${f(-z)}q0 ${f(-z)} ${f(z)} ${f(-z)}z`
    if (i % 2) a += leaf
    else b += leaf
  }
  return `<path d="${b}" transform="translate(3 4)" fill="#1E0E06" opacity=".3"/><path d="${b}" fill="#5B7F3A" ${line(1.1)}/><path d="${a}" fill="#87A957" ${line(1.1)}/>`
}
/** Shadow of the wall on the floor inside. */
export const wallShade: string = `<path d="M${O} ${O}H${O + 7 * S}L${O + 7 * S - 8} ${O + 16}H${O + 16}V${O + 7 * S - 8}L${O} ${O + 7 * S}z" fill="#1E0E06" opacity=".3"/>`
export function tower(cx: number, cy: number, seed: number): string {
  const r = wobble(seed),
    R = 84,
    n = 13
  let s = `<circle cx="${cx + 9}" cy="${cy + 13}" r="${R + 3}" fill="#1E0E06" opacity=".3"/><circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#wall)" ${line(3)}/>`
  for (let i = 0; i < n; i++) {
    const a0 = ((i + 0.16) / n) * 2 * Math.PI,
      a1 = ((i + 0.78) / n) * 2 * Math.PI
    const p = (a: number, q: number): string => `${f(cx + Math.cos(a) * q)} ${f(cy + Math.sin(a) * q)}`
    const lit = (Math.cos(a0 + Math.PI * 0.75) + 1) / 2
    const shape = `M${p(a0, 66)}L${p(a0, R + 3)}A${R + 3} ${R + 3} 0 0 1 ${p(a1, R + 3)}L${p(a1, 66)}A66 66 0 0 0 ${p(a0, 66)}z`
    s += `<path d="${shape}" transform="translate(4 5)" fill="#1E0E06" opacity=".25"/><path d="${shape}" fill="${mix('#F4EBDB', '#BCAE97', lit * 0.5 + r() * 0.3)}" ${line(2.2)}/>`
  }
  s += `<circle cx="${cx}" cy="${cy}" r="59" fill="#6B5A45" ${line(2.6)}/><clipPath id="tw${seed}"><circle cx="${cx}" cy="${cy}" r="57"/></clipPath><g clip-path="url(#tw${seed})"><use href="#solid" x="${cx - 60}" y="${cy - 60}" width="120" height="120"/><path d="M${cx - 60} ${cy - 60}h120v16q-44-14-84 10t-20 94h-16z" fill="#1E0E06" opacity=".32"/></g><circle cx="${cx}" cy="${cy}" r="46" fill="none" stroke="#F3DFB6" stroke-width="2.5" stroke-dasharray="5 6" opacity=".75"/>`
  return s
}
