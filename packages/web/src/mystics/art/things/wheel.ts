import { f } from '../../../base/paint.ts'
import { ink } from '../pen.ts'

/** The cheese wheel (M15.1): six places; the last is where minions surge. Box -176 -174 356 360. */

const SIXTH = Math.PI / 3
const RADIUS = 128

const polar = (angle: number, far: number): string => `${f(Math.cos(angle) * far)} ${f(Math.sin(angle) * far)}`

function wedge(x: number, y: number, r: number, from: number, to: number): string {
  const at = (angle: number): string => `${f(x + Math.cos(angle) * r)} ${f(y + Math.sin(angle) * r)}`
  return `M${f(x)} ${f(y)}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}z`
}

const hole = (x: number, y: number, r: number): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="#C98A22"/><path d="M${f(x - r)} ${f(y)}a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="#FFF4BE" stroke-width="2.4"/>`

function slice(i: number): string {
  const from = -Math.PI / 2 + i * SIXTH + 0.035
  const to = from + SIXTH - 0.07
  const mid = (from + to) / 2
  const [x, y] = [Math.cos(mid) * 5, Math.sin(mid) * 5]
  const d = wedge(x, y, RADIUS, from, to)
  const holes = [
    [0.2, 0.72, 13],
    [-0.25, 0.5, 9],
    [-0.3, 0.84, 7],
  ].map(([turn, far, r]) => hole(x + Math.cos(mid + turn) * RADIUS * far, y + Math.sin(mid + turn) * RADIUS * far, r))
  return `<path d="${d}" transform="translate(0 7)" fill="#B8741A" ${ink(3.4)}/><path d="${d}" fill="url(#m-cheese)" ${ink(3.4)}/>${holes.join('')}`
}

const SURGE = `<path d="M0-34l8 15 16-8-5 17 17 4-14 10 10 14-17-2-1 18-12-13-12 13-2-18-16 3 9-15-14-9 16-5-5-17 16 8z" fill="#B3261E" ${ink()} transform="scale(.92)"/><path d="M0-14V4" stroke="#FFF4DC" stroke-width="7" stroke-linecap="round"/><circle cy="14" r="4.4" fill="#FFF4DC"/>`

function place(i: number): string {
  const from = -Math.PI / 2 + i * SIXTH + 0.055
  const mid = from + SIXTH / 2 - 0.055
  const d = wedge(Math.cos(mid) * 5, Math.sin(mid) * 5, RADIUS - 6, from, from + SIXTH - 0.11)
  const empty = `<path d="${d}" fill="#53301A" stroke="#D9AE78" stroke-width="3.4" stroke-dasharray="9 8" stroke-linejoin="round"/>`
  return i < 5 ? empty : `${empty}<g transform="translate(${polar(mid, 86)}) scale(1.06)">${SURGE}</g>`
}

const RIM = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 12) * Math.PI
  return `M${polar(angle - 0.05, 162)}L${polar(angle, 151)}L${polar(angle + 0.05, 162)}`
}).join('')

/** The wheel with so many pieces of cheese on it, and their number in the hub. */
export function wheel(cheese: number): string {
  const board = `<ellipse cx="8" cy="16" rx="170" ry="164" fill="#1E0E06" opacity=".22"/><circle r="166" fill="#5B3A22" ${ink(5)}/><circle r="164" cx="-2" cy="-3" fill="url(#m-wood)"/><circle r="166" fill="none" ${ink(5)}/><circle r="146" fill="#8A5528" ${ink(3)}/><circle r="138" fill="#6B4022"/><path d="${RIM}" fill="none" stroke="#6B4022" stroke-width="3.4" stroke-linejoin="round"/>`
  const places = [0, 1, 2, 3, 4, 5].map((i) => (i < cheese ? slice(i) : place(i)))
  const hub = `<circle r="46" fill="#FFF8E8" ${ink(4)}/><text y="17" text-anchor="middle" font-family="Gabriela,Georgia,serif" font-size="52" fill="#3A2417">${cheese}<tspan font-size="28" fill="#6A4C34">/6</tspan></text>`
  return board + places.join('') + hub
}
