import { f, wobble } from '../../../base/paint.ts'
import { ink, soft } from '../pen.ts'
import { light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf, pathOf, points, type Box, type RoomSide } from '../room/side.ts'
import { slab, slabPath } from '../room/slab.ts'

const BIG: Readonly<Record<string, readonly [string, string]>> = {
  nw: ['M46 188Q46 96 138 96H204V264H46z', 'peNW'],
  ne: ['M776 66H858Q954 66 954 162V224H776z', 'peNE'],
  bend: ['M550 440H604Q662 440 662 496V552H550z', 'peB'],
}
const LEDGES = new Set(['n', 's', 'e', 'w', 'gear'])
/** Pipes above the others. */
const HIGH_PIPES = new Set(['hc', 'hn', 'hs', 'ne', 'nw', 'se'])
/** How a pipe runs: across its length lies the light. */
const DIR: Readonly<Record<string, string>> = {
  t1: 'h',
  t2: 'h',
  w1: 'h',
  w2: 'h',
  r2: 'h',
  sl: 'h',
  se: 'h',
  v1: 'v',
  v3: 'v',
  v4: 'v',
  r1: 'v',
  sw: 'v',
  hn: 'v',
  hc: 'v',
  hs: 'v',
}
const tube = (b: Box, dir: string, hi: boolean, g = hi ? 4 : 0) => {
  const [x0, y0, x1, y1] =
    dir === 'v' ? [b[0] - g + 3, b[1], b[2] + g - 3, b[3]] : [b[0], b[1] - g + 3, b[2], b[3] + g - 3]
  let drawn = `<path d="M${x0} ${y0}H${x1}V${y1}H${x0}z" fill="url(#m-p${hi ? 'h' : 'l'}${dir})" ${ink(3)}/>`
  // crown and the line of rivets beside it
  const random = wobble(Math.round(x0 * 3 + y0))
  if (dir === 'v') {
    const x = x0 + (x1 - x0) * 0.36
    drawn += `<path d="M${f(x)} ${y0 + 16}V${y1 - 16}" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="${f(30 + random() * 40)} 10 8 10" opacity=".75"/><path d="M${f(x1 - 15)} ${y0 + 22}V${y1 - 20}" stroke="#3A1C0C" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 17" opacity=".7"/>`
  } else {
    const y = y0 + (y1 - y0) * 0.34
    drawn += `<path d="M${x0 + 16} ${f(y)}H${x1 - 16}" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="${f(30 + random() * 40)} 10 8 10" opacity=".75"/><path d="M${x0 + 22} ${f(y1 - 13)}H${x1 - 20}" stroke="#3A1C0C" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 17" opacity=".7"/>`
  }
  return drawn
}
/** A collar over the seam of two pipes: `len` along the seam. */
const collar = (x: number, y: number, len: number, dir: string, hi: boolean) => {
  const q = len / 2 + 5
  const n = dir === 'h'
  return `<g transform="translate(${x} ${y})${n ? ' rotate(90)' : ''}"><path d="M${-q}-12H${q}V12H${-q}z" fill="url(#m-p${hi ? 'h' : 'l'}c)" ${ink(2.8)}/><path d="M${-q + 8}-4H${q - 8}" stroke="#fff" stroke-width="2" opacity=".4"/><path d="M${-q + 9} 3v.1M${q - 9} 3v.1M0 3v.1" stroke="#2B150A" stroke-width="8" stroke-linecap="round"/><path d="M${-q + 8} 2v.1M${q - 10} 2v.1M-1 2v.1" stroke="#F4E0C0" stroke-width="3.4" stroke-linecap="round"/></g>`
}
const valve = (x: number, y: number, k: number, c = '#B5332A') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><circle cx="3" cy="7" r="34" fill="none" stroke="#05080C" stroke-width="9" opacity=".5"/><path d="M-26-15L26 15M26-15L-26 15M0-30V30" ${ink(11)}/><path d="M-26-15L26 15M26-15L-26 15M0-30V30" stroke="${c}" stroke-width="6"/><circle r="32" fill="none" ${ink(13)}/><circle r="32" fill="none" stroke="${c}" stroke-width="8"/><path d="M-29-12A32 32 0 0 1-8-30" fill="none" stroke="#FFC9B8" stroke-width="3" stroke-linecap="round"/><circle r="10" fill="url(#m-brass)" ${ink(2.4)}/></g>`
const lin = (id: string, v: number, c: readonly string[]) =>
  `<linearGradient id="m-${id}" x1="0" y1="0" x2="${v ? 1 : 0}" y2="${v ? 0 : 1}">${[0, 0.12, 0.36, 0.7, 1].map((o, i) => `<stop offset="${o}" stop-color="${c[i]}"/>`).join('')}</linearGradient>`
const LOW = ['#4A2A20', '#7E4A38', '#B98468', '#7A4634', '#3E221A']
const HIGH = ['#B0683E', '#E8A074', '#FFF0DE', '#EDA878', '#94502C']
const LOWC = ['#33201A', '#5E4438', '#94786A', '#5E4438', '#2E1C16']
const HIGHC = ['#8E4C2A', '#C47A4C', '#F8CDAC', '#C47A4C', '#7E3F20']
const rad = (id: string, x: number, y: number, r0: number, r1: number, c: readonly string[]) =>
  `<radialGradient id="m-${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r1}">${[0, 0.1, 0.4, 0.72, 1].map((o, i) => `<stop offset="${f(((r0 + (r1 - r0) * o) / r1) * 100)}%" stop-color="${c[4 - i]}"/>`).join('')}</radialGradient>`
const DEFS =
  lin('plv', 1, LOW) +
  lin('plh', 0, LOW) +
  lin('phv', 1, HIGH) +
  lin('phh', 0, HIGH) +
  lin('plc', 1, LOWC) +
  lin('phc', 1, HIGHC) +
  rad('peNW', 204, 264, 0, 164, HIGH) +
  rad('peNE', 776, 224, 0, 176, HIGH) +
  rad('peB', 550, 552, 0, 114, LOW) +
  soft('pfog', '#9FC4C8', 0.5) +
  `<linearGradient id="m-pwall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5E5560"/><stop offset="1" stop-color="#3B3542"/></linearGradient><radialGradient id="m-pdeep" cx=".5" cy=".5" r=".72"><stop offset="0" stop-color="#2C4A55"/><stop offset=".55" stop-color="#182B36"/><stop offset="1" stop-color="#0B131B"/></radialGradient><pattern id="m-pbrick" width="64" height="40" patternUnits="userSpaceOnUse"><path d="M0 1h64M0 21h64M16 1v20M48 21v20" stroke="#221C28" stroke-width="3"/><path d="M2 4h12M20 4h40M4 24h40M52 24h10" stroke="#8A8090" stroke-width="2" opacity=".7"/></pattern>`
const green = (x: number, y: number, k: number, a = 0) =>
  `<path transform="translate(${x} ${y}) rotate(${a}) scale(${k})" d="M-16 0Q-14 14-10 16T-6 8Q-2 28 2 28T8 10Q12 18 15 12T18 0Q0-6-16 0z" fill="#6FA592" stroke="#2F5A4E" stroke-width="1.6" opacity=".85"/>`

const patch = (x: number, y: number, a: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-42-38H42V38H-42z" transform="translate(3 6)" fill="#05080C" opacity=".4"/>${[-38, -19, 0, 19].map((q, i) => `<path d="M${-44 + (i % 2) * 4} ${q}H${43 - (i % 2) * 5}V${q + 19}H${-43 + (i % 2) * 3}z" fill="${i % 2 ? 'url(#m-plank)' : '#B98452'}" ${ink(2.4)}/><path d="M-30 ${q + 10}q20-3 44 0" fill="none" stroke="#7A4C22" stroke-width="1.8"/><path d="M-37 ${q + 9}v.1M37 ${q + 9}v.1" stroke="#2B150A" stroke-width="5" stroke-linecap="round"/>`).join('')}</g>`

/** Everything throws its shadow far down on the fog. */
function ledges(side: RoomSide, shape: (k: string) => string, random: () => number): string {
  let drawn = `<path d="${Object.keys(side.spaces).map(shape).join('')}" transform="translate(16 46)" fill="#03060A" opacity=".26" clip-path="url(#m-ppc2)"/><clipPath id="m-ppc2"><rect x="31" y="1" width="906" height="906" rx="9"/></clipPath>`
  // ---- brackets of the ledges, then the ledges
  for (const [name, space] of Object.entries(side.spaces)) {
    if (!LEDGES.has(name)) continue
    const b = boxOf(space)
    const [x0, y0, x1, y1] = b
    if (name !== 's')
      drawn += `<path d="${slabPath(b, wobble(5), { inset: 1, rad: 10, wob: 0 })}" transform="translate(0 20)" fill="#3E3A38" ${ink(3)}/><path d="M${x0 + 6} ${y1 + 2}H${x1 - 6}M${x0 + 6} ${y1 + 11}H${x1 - 6}" stroke="#6B645C" stroke-width="2.4"/>`
    drawn += slab(b, {
      fill: name === 'gear' || name === 's' ? 'url(#m-flagB)' : 'url(#m-flag)',
      lip: '#7D6A4C',
      hiO: 0.7,
      depth: 6,
      inset: 2,
      rad: 12,
      wob: 2,
    })
    let c = ''
    const vert = y1 - y0 > x1 - x0
    for (let i = 1; i < (vert ? 4 : 3); i++) {
      const y = y0 + ((y1 - y0) * i) / (vert ? 4 : 3)
      c += `M${x0 + 14} ${f(y)}q${f((x1 - x0) / 4)} ${f(-5 + random() * 10)} ${f((x1 - x0) / 2 - 14)} 0t${f((x1 - x0) / 2 - 14)} ${f(-3 + random() * 6)}`
      const x = x0 + 24 + random() * (x1 - x0 - 48)
      c += `M${f(x)} ${f(y)}v${f(16 + random() * 10)}`
    }
    drawn += `<path d="${c}" fill="none" stroke="#A08A66" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`
  }
  return drawn
}

/** The pipes: catwalks over the dark. Low pipes are old copper with verdigris, high ones polished and casting a shadow; stone ledges, fog below. */
export const pipes: Look = {
  defs: DEFS,
  palette: ['#3B3542', '#B98468', '#E8A074', '#E2D3B4'],
  lights: [
    light(700, 300, 330),
    light(120, 470, 250, 0.7),
    light(500, 900, 230, 0.65),
    light(500, 100, 200, 0.55),
    light(812, 540, 200, 0.5),
  ],
  entry: { nw: [92, 134, -40, 0.74], ne: [908, 104, 40, 0.74], sl: [262, 888, -80, 0.68], se: [906, 884, 80, 0.74] },
  flipAt: [811, 538],
  flipScale: 0.74,
  trapAt: { w1: [260, 500, 0, 0.74], bend: [606, 496, 0, 0.74] },
  leaps: {
    'hc|sw': { from: [450, 598], to: [430, 700], bulge: 0 },
    'sw|w2': { from: [386, 700], to: [386, 550], bulge: -0.22 },
    'r1|s': { from: [582, 710], to: [582, 840], bulge: -0.12 },
    'r1|se': { from: [640, 706], to: [746, 822], bulge: 0.06 },
    'r2|s': { from: [694, 708], to: [618, 852], bulge: -0.06 },
    'r2|se': { from: [784, 710], to: [784, 800], bulge: 0.2 },
    'r2|v4': { from: [810, 690], to: [870, 716], bulge: 0.3 },
    's|se': { from: [620, 906], to: [740, 884], bulge: 0.24 },
    'bend|gear': { from: [660, 504], to: [740, 512], bulge: 0.36 },
  },
  base() {
    const random = wobble(15)
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-pwall)" ${ink(4)}/><rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-pbrick)"/><rect x="46" y="46" width="908" height="908" rx="10" fill="url(#m-pdeep)" ${ink(3)}/><clipPath id="m-ppc"><rect x="47" y="47" width="906" height="906" rx="9"/></clipPath><g clip-path="url(#m-ppc)">`
    // far below: other pipes, a thread of light, then fog
    drawn += `<g fill="none" stroke-linecap="round"><path d="M-20 330Q300 300 420 520T1020 760M120 1020Q180 700 420 640T760-20M1020 200Q800 260 620 420T300 1020" stroke="#0A1218" stroke-width="46"/><path d="M-20 330Q300 300 420 520T1020 760M120 1020Q180 700 420 640T760-20M1020 200Q800 260 620 420T300 1020" stroke="#24404A" stroke-width="36"/><path d="M-20 322Q300 292 420 512T1020 752M114 1020Q174 694 414 634T754-20M1020 192Q800 252 620 412T300 1012" stroke="#3E636C" stroke-width="9"/></g>`
    for (let i = 0; i < 26; i++) {
      const x = 60 + random() * 880
      const y = 80 + random() * 850
      drawn += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(80 + random() * 110)}" ry="${f(22 + random() * 30)}" fill="url(#m-pfog)" opacity="${f(0.35 + random() * 0.4)}"/>`
    }
    let w = ''
    for (let i = 0; i < 17; i++) {
      const x = 70 + random() * 800
      const y = 120 + random() * 800
      w += `M${f(x)} ${f(y)}q${f(24 + random() * 20)}-${f(10 + random() * 10)} ${f(54 + random() * 20)} 0t${f(46 + random() * 20)} ${f(-6 + random() * 12)}`
    }
    drawn += `<path d="${w}" fill="none" stroke="#BFD8D8" stroke-width="3.4" stroke-linecap="round" opacity=".28"/>`
    drawn += `<path d="M46 46H954V76H46zM46 46H70V954H46z" fill="#05080C" opacity=".45"/></g>`
    return drawn
  },
  floor(side) {
    const random = wobble(2)
    let drawn = ''

    const shape = (k: string) => BIG[k]?.[0] ?? pathOf(points(side.spaces[k].poly))
    drawn += ledges(side, shape, random)
    // ---- low pipes
    for (const [name2, space2] of Object.entries(side.spaces)) {
      if (LEDGES.has(name2) || HIGH_PIPES.has(name2)) continue
      if (name2 === 'bend') drawn += `<path d="${BIG.bend[0]}" fill="url(#m-peB)" ${ink(3)}/>`
      else if (name2 === 'r1')
        drawn += `<path d="M553 550H657V707H606Q553 707 553 654z" fill="url(#m-plv)" ${ink(3)}/><path d="M657 622V707H620q37-24 37-85z" fill="url(#m-plh)" opacity=".9"/><path d="M590 570V650q2 26 26 34" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`
      else drawn += tube(boxOf(space2), DIR[name2], false)
    }
    for (const [x, y, len, d] of [
      [380, 115, 84, 'h'],
      [620, 115, 84, 'h'],
      [90, 400, 76, 'v'],
      [914, 350, 76, 'v'],
      [914, 690, 76, 'v'],
      [200, 500, 94, 'h'],
      [320, 500, 94, 'h'],
      [606, 552, 104, 'v'],
      [660, 665, 84, 'h'],
      [380, 890, 92, 'h'],
      [404, 840, 84, 'v'],
    ] as const)
      drawn += collar(x, y, len, d, false)
    // verdigris running down from the seams
    for (const [x, y, k] of [
      [350, 84, 0.9],
      [660, 82, 1],
      [238, 96, 0.7],
      [72, 288, 0.8],
      [110, 286, 0.6],
      [898, 240, 0.7],
      [936, 246, 0.6],
      [346, 462, 0.8],
      [420, 470, 0.7],
      [640, 572, 0.9],
      [584, 572, 0.6],
      [700, 636, 0.8],
      [770, 634, 0.7],
      [400, 712, 0.8],
      [300, 856, 0.9],
      [346, 858, 0.7],
      [900, 708, 0.7],
    ])
      drawn += green(x, y, k)
    // open end of the pipe in the south-west
    drawn += `<ellipse cx="222" cy="890" rx="17" ry="50" fill="#5A2C18" ${ink(3)}/><ellipse cx="220" cy="890" rx="10" ry="38" fill="#0A0606" ${ink(2.4)}/>`
    // wooden patches over rusted holes: the traps
    drawn += patch(260, 500, -4) + patch(606, 496, 5)
    return drawn
  },
  furniture(side) {
    let drawn = ''
    // ---- the high pipes: their shadow first, on whatever lies lower
    const hi = Object.keys(side.spaces).filter((k) => HIGH_PIPES.has(k))
    const shape = (k: string) => BIG[k]?.[0] ?? pathOf(points(side.spaces[k].poly))
    drawn += `<path d="${hi.map(shape).join('')}" transform="translate(15 20)" fill="#03060A" opacity=".5"/>`
    for (const k of ['hn', 'hc', 'hs']) drawn += tube(boxOf(side.spaces[k]), 'v', true)
    drawn += `<path d="${BIG.nw[0]}" fill="url(#m-peNW)" ${ink(3.2)}/><path d="${BIG.ne[0]}" fill="url(#m-peNE)" ${ink(3.2)}/><path d="M92 250V196Q92 142 146 142H192" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="60 10 8 10" opacity=".8"/><path d="M788 112H850Q908 112 908 168V212" fill="none" stroke="#fff" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="60 10 8 10" opacity=".8"/>`
    drawn += tube([740, 800, 950, 930], 'h', true)
    drawn += `<ellipse cx="744" cy="865" rx="20" ry="66" fill="#C47A4C" ${ink(3)}/><ellipse cx="742" cy="865" rx="12" ry="50" fill="#0A0606" ${ink(2.4)}/>`
    for (const [x, y, len, d] of [
      [500, 370, 108, 'v'],
      [500, 630, 108, 'v'],
      [500, 168, 108, 'v'],
      [500, 832, 108, 'v'],
      [194, 180, 164, 'h'],
      [125, 256, 156, 'v'],
      [786, 146, 154, 'h'],
      [866, 216, 170, 'v'],
      [940, 865, 130, 'h'],
    ] as const)
      drawn += collar(x, y, len, d, true)
    return drawn
  },
  props() {
    let drawn = ''
    // gear on its ledge
    let d = ''
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.2832
      const w = 0.26
      for (const [q, far] of [
        [-w * 0.92, 54],
        [-w * 0.5, 66],
        [w * 0.5, 66],
        [w * 0.92, 54],
      ])
        d += `${d ? 'L' : 'M'}${f(Math.cos(a + q) * far)} ${f(Math.sin(a + q) * far)}`
    }
    drawn += `<g transform="translate(811 540)"><path d="${d}z" transform="translate(4 7)" fill="#2B1A10" opacity=".45"/><path d="${d}z" fill="url(#m-iron)" ${ink(3)}/><circle r="46" fill="none" stroke="#E8EDF2" stroke-width="2.4" opacity=".6"/></g>`
    // valves on stems, wall pipes
    drawn +=
      `<path d="M130 330h44M290 158v38M438 300h-34" ${ink(15)}/><path d="M130 330h44M290 158v38M438 300h-34" stroke="#B5673C" stroke-width="9"/>` +
      valve(190, 332, 0.8) +
      valve(290, 214, 0.78, '#3E6F8C') +
      valve(392, 300, 0.7)
    drawn +=
      `<path d="M2 700H50q40 0 40 44v90q0 34-30 34H2M90 780h40" fill="none" ${ink(30)}/><path d="M2 700H50q40 0 40 44v90q0 34-30 34H2M90 780h40" fill="none" stroke="#8C5030" stroke-width="23"/><path d="M2 694H50q44 0 44 46v90" fill="none" stroke="#E8A878" stroke-width="5" stroke-linecap="round"/>` +
      collar(90, 746, 28, 'v', false) +
      valve(148, 782, 0.86)
    // the rat's lantern on a chain from the north pipe
    drawn += `<path d="M700 156V246" ${ink(7)}/><path d="M700 156V246" stroke="#AEB8C3" stroke-width="3.6" stroke-dasharray="8 5"/><g transform="translate(700 290)"><path d="M-22-30q22-26 44 0z" fill="url(#m-iron)" ${ink(2.6)}/><path d="M-24-30H24L20 26H-20z" fill="#FFE9A8" fill-opacity=".92" ${ink(2.6)}/><path d="M-8-30L-7 26M9-30L8 26" ${ink(4)}/><path d="M-26 26H26V36H-26z" fill="url(#m-iron)" ${ink(2.6)}/><path d="M0-44a9 9 0 1 1 .1 0z" fill="none" ${ink(4)}/><path d="M-14-52l5 8M14-52l-5 8" ${ink(4)}/></g>`
    // steam at a seam, a rat's washing line
    drawn += `<g fill="#E9F2F2" stroke="#8FA6A8" stroke-width="1.6" opacity=".85"><path d="M676 648q-4-14 10-16 4-14 18-8 14-6 18 8 12 4 4 14-12 10-24 4-14 8-26-2z" opacity=".8"/><path d="M330 424q-2-10 8-12 4-10 14-5 12-4 14 6 8 4 2 11-10 7-18 2-12 6-20-2z" opacity=".7"/></g>`
    drawn += `<path d="M566 300Q620 340 690 250" fill="none" stroke="#D9B77E" stroke-width="3"/><g ${ink(2)}><path d="M590 316l26 5-5 34-24-5z" fill="#B5332A"/><path d="M626 322l26-8 5 30-24 8z" fill="#B9CBE2"/></g>`
    return drawn
  },
  flames: () =>
    `<circle cx="700" cy="292" r="76" fill="url(#m-glow)" opacity=".85"/><path d="M700 272c9 10 8 22 0 24-8-2-9-14 0-24z" fill="#F79A2E" ${ink(2)}/><path d="M700 282c4 5 3 10 0 11-3-1-4-6 0-11z" fill="#FFE98A"/>`,
}
