import { f, wobble } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { dust, fill, lin, rad, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

/** Four walls of brick running up to the sky: courses in perspective. */
function walls(vx: number, vy: number, random: () => number): string {
  let drawn = ''
  const rot = -0.42
  const cr = Math.cos(rot)
  const sr = Math.sin(rot)
  const P = (u: number, v: number, t: number) => [vx + (u * cr - v * sr) * t, vy + (u * sr + v * cr) * t] // t: 1 at us, 0 at the sky; the flue is turned, so that no wall is a floor
  const C = [
    [-1000, -760],
    [1000, -760],
    [1000, 760],
    [-1000, 760],
  ]
  const T = [1, 0.84, 0.7, 0.58, 0.48, 0.395, 0.325, 0.265, 0.215, 0.175, 0.142, 0.115, 0.095]
  const tone = [
    ['#7A3E3C', '#8A4A42', '#6C3638', '#96564A'],
    ['#6A3438', '#7A403E', '#5E2E34', '#864C44'],
    ['#5A2C36', '#68363C', '#502832', '#743F42'],
    ['#6E363A', '#7E4440', '#623034', '#8A4E46'],
  ]
  for (let w = 0; w < 4; w++) {
    const [A, B] = [C[w], C[(w + 1) % 4]]
    const n = w % 2 ? 7 : 11
    for (let k = 0; k < T.length - 1; k++)
      for (let i = -1; i < n; i++) {
        const off = k % 2 ? 0.5 : 0
        const a = Math.max(0, (i + off) / n)
        const b = Math.min(1, (i + 1 + off) / n)
        if (b <= a) continue
        const pt = (q: number, t: number) => {
          const [x, y] = P(A[0] + (B[0] - A[0]) * q, A[1] + (B[1] - A[1]) * q, t)
          return `${f(x + (random() - 0.5) * 3 * t)} ${f(y + (random() - 0.5) * 3 * t)}`
        }
        const g = 0.006
        drawn += `<path d="M${pt(a + g, T[k] * 0.992)}L${pt(b - g, T[k] * 0.992)}L${pt(b - g, T[k + 1] * 1.012)}L${pt(a + g, T[k + 1] * 1.012)}z" fill="${tone[w][Math.floor(random() * 4)]}" opacity="${f(0.82 - k * 0.03)}" stroke="#22121C" stroke-width="${f(3 * T[k] + 0.6)}" stroke-linejoin="round"/>`
      }
  }
  // the square of dawn
  const q = T[T.length - 1]
  const sq = C.map(([x, y]) => P(x, y, q))
  drawn += `<path d="M${sq.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}z" fill="url(#m-hbd)" ${ink(5, '#7A3E30')}/><g stroke="#FFF6E0" stroke-width="6" stroke-linecap="round" fill="none" opacity=".9"><path d="M${vx - 70} ${vy + 8}q30-12 60-2M${vx - 10} ${vy + 34}q34-10 62 0M${vx + 6} ${vy - 26}q24-8 44 0"/></g><g fill="#fff"><circle cx="${vx - 52}" cy="${vy - 24}" r="2.6"/><circle cx="${vx + 50}" cy="${vy + 8}" r="2"/></g>`
  drawn += `<circle cx="${vx}" cy="${vy}" r="330" fill="url(#m-lantern)" opacity=".8"/>`
  return drawn
}

/** Rays down the flue. */
function sunbeams(vx: number, vy: number): string {
  let drawn = ''
  let rays = ''
  for (let i = 0; i < 9; i++) {
    const a = 0.5 + i * 0.3
    const b = a + 0.1
    rays += `M${vx} ${vy}L${f(vx + Math.cos(a) * 900)} ${f(vy + Math.sin(a) * 900)}L${f(vx + Math.cos(b) * 900)} ${f(vy + Math.sin(b) * 900)}z`
  }
  drawn += `<path d="${rays}" fill="#FFE6B0" opacity=".13"/>`
  drawn += fill('hbv')
  // Marigold, at the top, against the light
  drawn += `<path d="M${vx - 128} ${vy + 6}L${vx + 128} ${vy - 46}" ${ink(13, '#4A2418')}/><path d="M${vx - 126} ${vy + 4}L${vx + 126} ${vy - 48}" stroke="#B9733E" stroke-width="4" stroke-linecap="round"/><g transform="translate(${vx + 36} ${vy - 30}) rotate(-6) scale(.66)"><path d="M-6-8h12v12H-6z" fill="#5E3A20" ${ink(3)}/><path d="M-38 66Q-26 56-24 36-22 8 0 8t24 28q2 20 14 30-38 12-76 0z" fill="url(#m-gold)" ${ink(4)}/><path d="M-14 48q0-22 8-30" fill="none" stroke="#FFFBE0" stroke-width="5" stroke-linecap="round"/><circle cy="74" r="9" fill="#7A4A16" ${ink(3)}/></g>`
  return drawn
}

/** The rope, towards us. */
function rope(vx: number, vy: number): string {
  let drawn = ''
  const bez = (t: number) => {
    const A = [vx - 30, vy - 14]
    const B = [900, 170]
    const Cc = [830, 290]
    const D = [520, 430]
    const u = 1 - t
    return [0, 1].map((k) => u * u * u * A[k] + 3 * u * u * t * B[k] + 3 * u * t * t * Cc[k] + t * t * t * D[k])
  }
  const n = 40
  let edgeL = ''
  let edgeR = ''
  let tw = ''
  const pts = Array.from({ length: n + 1 }, (_, i) => bez(i / n))
  pts.forEach(([x, y], i) => {
    const [a, b] = pts[Math.min(n, i + 1)]
    const [c, d] = pts[Math.max(0, i - 1)]
    const an = Math.atan2(b - d, a - c) + 1.5708
    const w = 3 + (i / n) * 13
    edgeL += `${i ? 'L' : 'M'}${f(x + Math.cos(an) * w)} ${f(y + Math.sin(an) * w)}`
    edgeR = `L${f(x - Math.cos(an) * w)} ${f(y - Math.sin(an) * w)}` + edgeR
    if (i % 1 === 0)
      tw += `M${f(x + Math.cos(an) * w)} ${f(y + Math.sin(an) * w)}L${f(x - Math.cos(an) * w + (a - c) * 0.5)} ${f(y - Math.sin(an) * w + (b - d) * 0.5)}`
  })
  drawn += `<path d="${edgeL}${edgeR}z" fill="#D9B77E" ${ink(4)}/><path d="${tw}" stroke="#8A5F2A" stroke-width="3" opacity=".85"/>`
  // four mice, smallest highest
  const on = (id: string, t: number, h: number, lean: number, dx = 0, o = {}) => {
    const [x, y] = bez(t)
    return `<g transform="translate(${f(x + dx)} ${f(y)}) rotate(${lean})">${who(id, 0, h * 0.34, h, o)}</g>`
  }
  drawn +=
    on('filch', 0.2, 60, 2, -13) +
    on('lily', 0.345, 82, 5, -16) +
    on('collin', 0.5, 106, 8, -19) +
    on('nez', 0.665, 134, 11, -24)
  // paws round the rope: a loop of it before each
  for (const [t, k] of [
    [0.175, 0.42],
    [0.315, 0.6],
    [0.468, 0.8],
    [0.632, 1.02],
  ]) {
    const [x, y] = bez(t)
    drawn += `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><circle r="8" fill="#D2A06A" ${ink(3)}/><circle cx="10" cy="12" r="8" fill="#D2A06A" ${ink(3)}/></g>`
  }
  return drawn
}

function draw(): string {
  const random = wobble(111)
  const vx = 960
  const vy = 92
  let drawn = `<defs>${rad('hbb', vx, vy, 900, [
    [0, '#FFF3D0'],
    [0.07, '#FFE0A0'],
    [0.16, '#E9966A'],
    [0.34, '#8E4A44'],
    [0.6, '#43273A'],
    [1, '#170F22'],
  ])}${rad('hbv', vx, vy, 960, [
    [0, '#0C0814', 0],
    [0.35, '#0C0814', 0.05],
    [0.7, '#0C0814', 0.5],
    [1, '#0C0814', 0.86],
  ])}${lin('hbd', [
    [0, '#8FB2E0'],
    [0.5, '#F6C4A0'],
    [1, '#FFE9B0'],
  ])}</defs>${fill('hbb')}`
  drawn += walls(vx, vy, random)
  drawn += sunbeams(vx, vy)
  drawn += rope(vx, vy)
  // soot falling, sparks rising
  drawn +=
    dust(90, 71, '#FFE9B8', 620, 1300, 20, 330, 0.8, 2.6, 0.9) +
    dust(34, 72, '#1A0E14', 300, 1360, 0, 340, 1.2, 3, 0.55)
  // mantel edge, nearest
  drawn += `<path d="M-10 352v-34q160-14 330 4l24 30zM1130 352q20-30 90-36l150-6v42z" fill="#160D18" ${ink(4, '#0A060C')}/><path d="M0 322q160-12 318 4M1146 340q20-16 80-20l140-6" fill="none" stroke="#E9966A" stroke-width="4" opacity=".7"/>`
  return drawn
}

/** Chapter eleven: four on one rope, up a chimney full of dawn. */
export const theEleventhHour: Headpiece = { draw, square: 690 }
