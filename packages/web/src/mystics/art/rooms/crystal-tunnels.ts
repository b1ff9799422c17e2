import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, soft, wash, type Spot } from '../pen.ts'
import { light } from '../room/light.ts'
import type { Look } from '../room/look.ts'

import { pathOf, points, tonesOf } from '../room/side.ts'
import { polyPath, polySlab } from '../room/slab.ts'

const EDGE = '#1D3A57'
/** One crystal, foot at 0 0: translucent body, shaded side, light ridge. */
const shard = (x: number, y: number, w: number, h: number, a: number, o = 0.76) => {
  const q = w / 2
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${a})"><path d="M${f(-q)} 0V${f(-h * 0.74)}L${f(-q * 0.2)} ${f(-h)}L${f(q)} ${f(-h * 0.68)}V0Q0 ${f(w * 0.34)} ${f(-q)} 0z" fill="#DDF8FD" fill-opacity="${o}" stroke="${EDGE}" stroke-width="2.6" stroke-linejoin="round"/><path d="M${f(q * 0.2)} ${f(w * 0.15)}L${f(q * 0.16)} ${f(-h * 0.6)}L${f(q)} ${f(-h * 0.68)}V0Q${f(q * 0.7)} ${f(w * 0.14)} ${f(q * 0.2)} ${f(w * 0.15)}z" fill="#5FA9D2" fill-opacity="${o * 0.9}"/><path d="M${f(-q * 0.2)} ${f(-h)}L${f(q * 0.16)} ${f(-h * 0.6)}L${f(q)} ${f(-h * 0.68)}z" fill="#A6DDF0" fill-opacity=".9"/><path d="M${f(-q * 0.2)} ${f(-h + 3)}L${f(q * 0.16)} ${f(-h * 0.6)}V${f(w * 0.1)}" fill="none" stroke="#fff" stroke-width="1.8" opacity=".9"/><path d="M${f(-q * 0.62)} ${f(-h * 0.62)}V${f(-h * 0.22)}" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></g>`
}
/** The combs stand along the trunk, from north to south: [foot x, foot y, width, height, lean]. */
const COMBS: readonly (readonly [number, number, number, number, number])[] = [
  [510, 166, 26, 54, -8],
  [492, 186, 20, 36, -24],
  [532, 196, 22, 44, 18],
  [506, 226, 28, 62, -4],
  [482, 244, 20, 40, -22],
  [534, 254, 24, 50, 16],
  [506, 286, 26, 54, 2],
  [490, 316, 22, 46, -16],
  [528, 318, 20, 40, 20],
  [508, 346, 30, 72, -4],
  [484, 378, 22, 48, -20],
  [540, 382, 24, 50, 18],
  [514, 412, 26, 50, 6],
  [492, 442, 22, 46, -16],
  [530, 446, 22, 44, 16],
  [510, 470, 26, 46, -2],
  [510, 606, 24, 48, 4],
  [488, 634, 22, 46, -18],
  [534, 640, 24, 50, 16],
  [508, 668, 28, 64, -4],
  [482, 676, 18, 36, -26],
  [518, 706, 24, 50, 8],
  [498, 738, 24, 52, -12],
  [534, 744, 20, 42, 18],
  [508, 776, 30, 72, 2],
  [486, 804, 22, 46, -18],
  [542, 812, 24, 48, 18],
  [512, 838, 26, 54, -2],
  [496, 868, 20, 40, -14],
  [528, 874, 20, 40, 14],
  [510, 890, 22, 36, 2],
]
const snow = (x: number, y: number, w: number, h = 12) =>
  `<path d="M${f(x - w)} ${f(y)}Q${f(x - w * 0.6)} ${f(y - h)} ${f(x - w * 0.1)} ${f(y - h * 0.8)}Q${f(x + w * 0.5)} ${f(y - h * 1.3)} ${f(x + w)} ${f(y)}Q${f(x)} ${f(y + h * 0.5)} ${f(x - w)} ${f(y)}z" fill="#F6FBFF" stroke="#8FA6C0" stroke-width="1.6"/>`
const star = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}l${f(r * 0.2)} ${f(r * 0.8)} ${f(r * 0.8)} ${f(r * 0.2)}-${f(r * 0.8)} ${f(r * 0.2)}-${f(r * 0.2)} ${f(r * 0.8)}-${f(r * 0.2)}-${f(r * 0.8)}-${f(r * 0.8)}-${f(r * 0.2)} ${f(r * 0.8)}-${f(r * 0.2)}z" fill="#fff"/>`
const DEFS = `${[
  ['#D3DEE9', '#AEBFD0', '#8799B0'],
  ['#BFCEDE', '#95A9BF', '#71859F'],
  ['#E2EAF0', '#C3D1DC', '#9BADBF'],
]
  .map((c, i) => wash(`cs${i}`, c[0], c[1], c[2]))
  .join('')}${soft('ccold', '#C9F4FF', 0.8)}`
/** The crystal tunnels: blue-black rock, slate floor, two combs of pale crystal whose light is cold and even; dust like snow. */
export const crystalTunnels: Look = {
  defs: DEFS,
  palette: ['#1F2A45', '#AEBFD0', '#95A9BF', '#C3D1DC', '#CFE9F0'],
  lights: [
    light(510, 150, 210, 0.85, 'cool'),
    light(510, 300, 230, 0.85, 'cool'),
    light(510, 460, 230, 0.8, 'cool'),
    light(510, 640, 230, 0.85, 'cool'),
    light(510, 820, 240, 0.9, 'cool'),
    light(902, 660, 190, 0.85),
    light(120, 300, 110, 0.6, 'cool'),
    light(850, 250, 130, 0.6, 'cool'),
    light(190, 800, 130, 0.6, 'cool'),
  ],
  entry: { n: [402, 92, -24, 0.74], w: [78, 468, -60, 0.7], s: [400, 916, 200, 0.7] },
  flipAt: [848, 726],
  flipScale: 0.62,
  trapAt: { x: [352, 512] },
  base(side) {
    const random = wobble(10)
    const n = 11
    const g: Spot[][] = []
    for (let j = 0; j <= n; j++) {
      g.push([])
      for (let i = 0; i <= n; i++)
        g[j].push([
          i * (1000 / n) + (i % n ? (random() - 0.5) * 62 : 0),
          j * (1000 / n) + (j % n ? (random() - 0.5) * 62 : 0),
        ])
    }
    let drawn = `<clipPath id="m-crw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><rect x="2" y="2" width="996" height="996" rx="26" fill="#1A2239" ${ink(4)}/><g clip-path="url(#m-crw)">`
    // facets of rock, lighter the nearer to the trunk
    for (let j = 0; j < n; j++)
      for (let i = 0; i < n; i++)
        for (const tri of [
          [g[j][i], g[j][i + 1], g[j + 1][i]],
          [g[j][i + 1], g[j + 1][i + 1], g[j + 1][i]],
        ]) {
          const cx = (tri[0][0] + tri[1][0] + tri[2][0]) / 3
          const lit = Math.max(0, 1 - Math.abs(cx - 510) / 560) * 0.5 + random() * 0.5
          const c = mix('#171E35', '#43587F', lit * 0.86)
          drawn += `<path d="${pathOf(tri)}" fill="${c}" stroke="${c}" stroke-width="1.5"/>`
          if (random() < 0.3)
            drawn += `<path d="M${f(tri[0][0])} ${f(tri[0][1])}L${f(tri[1][0])} ${f(tri[1][1])}" stroke="#7F97BE" stroke-width="2" opacity=".4"/>`
        }
    // the rim of the cave: shadow, lit edge, dark crack round the floor
    const all =
      Object.values(side.spaces)
        .map((q) => pathOf(points(q.poly)))
        .join('') + side.low.map((q) => pathOf(points(q.poly))).join('')
    drawn += `<g stroke-linejoin="round"><path d="${all}" fill="none" stroke="#0C1122" stroke-width="62" opacity=".5"/><path d="${all}" fill="none" stroke="#10172B" stroke-width="40"/><path d="${all}" fill="none" stroke="#54698F" stroke-width="34"/><path d="${all}" transform="translate(0 8)" fill="none" stroke="#2B3A5C" stroke-width="26"/><path d="${all}" fill="#131A2E" stroke="#131A2E" stroke-width="16"/></g></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    return drawn
  },
  floor(side) {
    const random = wobble(33)
    const tn = tonesOf(side, 3)
    let drawn = ''
    // the ground under the crystals: one sees it through them
    for (const q of side.low)
      drawn += `<path d="${polyPath(points(q.poly), { inset: -2, rad: 16, wob: 0 })}" fill="#7FA3C4"/><path d="${polyPath(points(q.poly), { inset: 6, rad: 16, wob: 0 })}" fill="#A9CCE2" opacity=".8"/>`
    for (const [name, space] of Object.entries(side.spaces)) {
      const p = points(space.poly)
      const i = tn[name]
      drawn += polySlab(p, {
        fill: `url(#m-cs${i})`,
        lip: '#3E4F6C',
        hi: '#F4FAFF',
        hiO: 0.6,
        depth: 5,
        inset: 4,
        rad: 22,
        wob: 2,
      })
      const [cx, cy] = space.at.map((v) => v * 10)
      let c = ''
      for (let j = 0; j < 3; j++) {
        const a = random() * 6.28
        const d = 24 + random() * 34
        const x = cx + Math.cos(a) * d
        const y = cy + Math.sin(a) * d * 0.9
        c += `M${f(x)} ${f(y)}l${f(12 + random() * 22)} ${f(-10 + random() * 8)} ${f(10 + random() * 14)} ${f(4 + random() * 14)}`
      }
      drawn += `<path d="${c}" fill="none" stroke="#62758F" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>`
    }
    // cold light falling from the combs on both lanes
    for (const y of [170, 290, 410, 640, 760, 850])
      drawn += `<ellipse cx="510" cy="${y}" rx="150" ry="96" fill="url(#m-ccold)" opacity=".55"/>`
    return drawn
  },
  furniture() {
    // ladder of matchsticks out of the alchemist's green light
    let drawn = `<ellipse cx="900" cy="650" rx="46" ry="22" fill="#0C1122" ${ink(3)}/><ellipse cx="900" cy="650" rx="38" ry="16" fill="#CFE08A"/><ellipse cx="900" cy="648" rx="24" ry="9" fill="#FBFFE0"/><path d="M866 654L846 764H930L934 654z" fill="#EAF3B0" opacity=".22"/>`
    drawn += `<path d="M884 778L890 650M924 766L914 648" ${ink(13)}/><path d="M884 778L890 650M924 766L914 648" stroke="#C99562" stroke-width="7.5" stroke-linecap="round"/><path d="M882 770L888 654M922 760L912 654" stroke="#F1D3A6" stroke-width="2" stroke-linecap="round"/>${[672, 694, 716, 738, 760].map((y, i) => `<path d="M${f(880 + (i < 2 ? 2 : 0))} ${y}L${f(924 + i)} ${y - 4}" ${ink(10)}/><path d="M${f(880 + (i < 2 ? 2 : 0))} ${y}L${f(924 + i)} ${y - 4}" stroke="#DDAF78" stroke-width="5" stroke-linecap="round"/><circle cx="${f(924 + i)}" cy="${y - 4}" r="5.5" fill="#B5332A" ${ink(1.8)}/>`).join('')}`
    for (const c of COMBS) drawn += shard(...c)
    // crystals in the rock
    for (const [x, y, k] of [
      [120, 300, 1],
      [850, 250, 1.15],
      [190, 800, 1.2],
      [820, 900, 0.9],
      [250, 120, 0.8],
      [720, 70, 0.7],
      [930, 480, 0.7],
      [70, 660, 0.7],
      [770, 520, 0.7],
    ])
      drawn += `<g transform="translate(${x} ${y}) scale(${k})"><circle cy="-16" r="70" fill="url(#m-ccold)" opacity=".7"/>${shard(-20, 2, 18, 34, -30, 0.92)}${shard(20, 0, 18, 38, 26, 0.92)}${shard(0, 6, 22, 56, -3, 0.95)}${shard(14, 10, 14, 24, 16, 0.95)}</g>`
    return drawn
  },
  props() {
    let drawn = ''
    // dust, white and soft, drifted into corners and round the feet of the crystals
    for (const [x, y, w, h] of [
      [462, 300, 22, 10],
      [556, 300, 22, 9],
      [470, 462, 26, 12],
      [566, 452, 20, 9],
      [472, 772, 20, 10],
      [562, 770, 22, 10],
      [470, 640, 16, 8],
      [556, 868, 18, 9],
      [352, 276, 22, 9],
      [660, 402, 24, 10],
      [216, 574, 34, 12],
      [156, 450, 20, 8],
      [350, 866, 22, 9],
      [670, 742, 22, 9],
      [640, 92, 20, 9],
      [446, 940, 26, 9],
      [760, 796, 26, 9],
      [690, 180, 12, 7],
    ])
      drawn += snow(x, y, w, h)
    let d = ''
    const random = wobble(8)
    for (let i = 0; i < 44; i++) {
      const a = [
        [510, 300, 190, 300],
        [510, 740, 190, 250],
        [200, 510, 130, 90],
      ][i % 3]
      d += `M${f(a[0] + (random() - 0.5) * 2 * a[2])} ${f(a[1] + (random() - 0.5) * 2 * a[3])}v.1`
    }
    drawn += `<path d="${d}" stroke="#F6FBFF" stroke-width="4.4" stroke-linecap="round" opacity=".8"/>`
    // the broken lamp: somebody's glow-worm lantern, bitten open
    drawn += `<g transform="translate(302 546) rotate(12)"><ellipse cx="2" cy="20" rx="38" ry="11" fill="#0C1122" opacity=".4"/><path d="M-26 18h52l-6 10h-40z" fill="url(#m-brass)" ${ink(2.4)}/><path d="M-20 18V-14L-8-24l4 10 8-12 6 14 10-6V18z" fill="#BFE3EA" fill-opacity=".75" ${ink(2.4)}/><path d="M-20 18V-14M20 18V-18" ${ink(5)}/><path d="M-20 18V-14M20 18V-18" stroke="#DDAF3E" stroke-width="2.4"/><path d="M-10 14V-4M-4 10l8-16" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M-34-8l-12-6 5-8zM34 4l12-9 3 9z" fill="#BFE3EA" ${ink(2)}/><path d="M-4 16q4-6 9 0z" fill="#3A2417"/></g>`
    return drawn
  },
  flames: () =>
    `<g>${[200, 320, 440, 620, 720, 830].map((y) => `<circle cx="510" cy="${y - 24}" r="86" fill="url(#m-ccold)" opacity=".4"/>`).join('')}${[
      [503, 116, 9],
      [540, 212, 7],
      [478, 336, 7],
      [514, 358, 10],
      [548, 336, 6],
      [500, 560, 8],
      [540, 596, 7],
      [512, 620, 9],
      [484, 762, 7],
      [520, 724, 9],
      [514, 790, 8],
      [850, 186, 9],
      [188, 738, 9],
      [118, 246, 8],
    ]
      .map(([x, y, r]) => star(x, y, r))
      .join('')}</g>`,
}
