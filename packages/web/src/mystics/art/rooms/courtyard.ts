import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, wash, type Spot } from '../pen.ts'
import { light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf, points, tonesOf } from '../room/side.ts'
import { polyPath } from '../room/slab.ts'
import { branches, branchShadows, leaf, trunk } from './oak.ts'

const OUT = '#5A4A4C'
const DEFS =
  `<linearGradient id="m-cosnow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F2EEF2"/><stop offset=".5" stop-color="#E2E6F2"/><stop offset="1" stop-color="#C9D2EA"/></linearGradient>${wash('cobark', '#A07C62', '#7A5A48', '#553A30')}<radialGradient id="m-cowood" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#FBE0A6"/><stop offset=".6" stop-color="#E0AC6A"/><stop offset="1" stop-color="#A86E3A"/></radialGradient><linearGradient id="m-cospill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFD27A" stop-opacity=".75"/><stop offset="1" stop-color="#FFD27A" stop-opacity="0"/></linearGradient><linearGradient id="m-cowin" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFCF6A" stop-opacity=".66"/><stop offset="1" stop-color="#FFCF6A" stop-opacity="0"/></linearGradient><linearGradient id="m-copane" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF3B8"/><stop offset="1" stop-color="#F7AE3E"/></linearGradient>` +
  [
    ['#E0D3C8', '#CBBCB2', '#A99CA0'],
    ['#CFC2BC', '#B9ABA8', '#988C98'],
    ['#EADFD2', '#D8CABE', '#B5A8A8'],
  ]
    .map(([a, b, c], i) => wash(`co${i}`, a, b, c))
    .join('')
const smooth = (ps: readonly Spot[], close: string) =>
  'M' +
  ps
    .map((p, i) =>
      i
        ? `Q${f(ps[i - 1][0])} ${f(ps[i - 1][1])} ${f((ps[i - 1][0] + p[0]) / 2)} ${f((ps[i - 1][1] + p[1]) / 2)}`
        : `${f(p[0])} ${f(p[1])}`,
    )
    .join('') +
  close +
  'z'

const puff = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-26 6q-6-12 8-14 4-12 18-8 14-6 20 6 12 2 8 14-26 10-54 2z" transform="translate(3 5)" fill="#8E9ABF" opacity=".7"/><path d="M-26 6q-6-12 8-14 4-12 18-8 14-6 20 6 12 2 8 14-26 10-54 2z" fill="#FAFCFF" stroke="#A9B4D2" stroke-width="1.8"/></g>`

/** Light of the kitchen window on the cobbles. */
function windowLight(random: () => number): string {
  let drawn = `<clipPath id="m-cofl"><rect x="50" y="50" width="900" height="900"/></clipPath><g clip-path="url(#m-cofl)"><path d="M46 596V700L330 792 380 520z" fill="url(#m-cowin)"/></g>`
  // ---- low grass under snow: two mounds, no way through
  const mound = (x: number, y: number) => {
    let b = ''
    for (let i = 0; i < 22; i++) {
      const q = x - 44 + (i % 11) * 9 + random() * 4
      const z = y + (i > 10 ? 26 : -2) + random() * 10
      b += `M${f(q)} ${f(z)}q${f(-4 + random() * 8)} -16 ${f(-9 + random() * 18)} ${f(-26 - random() * 16)}`
    }
    return `<path d="M${x - 56} ${y + 40}q-8-50 26-56 22-26 54-6 34 4 34 62-56 22-114 0z" transform="translate(4 9)" fill="#6E7CAA" opacity=".55"/><path d="M${x - 56} ${y + 40}q-8-50 26-56 22-26 54-6 34 4 34 62-56 22-114 0z" fill="#F4F7FC" ${ink(2.4, '#8A93B0')}/><path d="M${x - 40} ${y + 40}q34 12 76-2" fill="none" stroke="#B9C4E0" stroke-width="6" stroke-linecap="round"/><path d="${b}" fill="none" ${ink(5.5, '#5A4A2C')}/><path d="${b}" fill="none" stroke="#C9AE62" stroke-width="2.8" stroke-linecap="round"/><path d="M${x - 30} ${y - 6}q10-8 20-4M${x + 10} ${y + 22}q12-6 22 0" stroke="#FFFFFF" stroke-width="6" fill="none" stroke-linecap="round"/>`
  }
  drawn += mound(112, 764) + mound(890, 764)
  return drawn
}

/** The courtyard: snow-dusted cobbles at evening, the oak with its lit hollow in the north-east, a kitchen window, the crack in the west. */
export const courtyard: Look = {
  defs: DEFS,
  palette: ['#776C74', '#D8CABE', '#C2B6B4', '#E2E6F2', '#7A5240'],
  lights: [light(60, 650, 380), light(808, 150, 330)],
  entry: { a1: [96, 94, -20, 0.8], a6: [92, 910, 40, 0.76], f6: [910, 908, -40, 0.8] },
  flipAt: [170, 470],
  flipScale: 0.68,
  base() {
    const random = wobble(6)
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#6A6270" ${ink(4)}/><clipPath id="m-cw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-cw)">`
    // walls of field-stone
    const block = (x: number, y: number, w: number, h: number) => {
      const c = mix('#9A8E8C', '#776C74', random())
      return `<path d="M${f(x + 2)} ${f(y + 5)}q0-4 5-4h${f(w - 12)}q5 0 5 5v${f(h - 10)}q0 5-5 5h${f(12 - w)}q-5 0-5-5z" fill="${c}" ${ink(2.2, '#3E3440')}/><path d="M${f(x + 7)} ${f(y + 6)}h${f(w * 0.5)}" stroke="${mix(c, '#FFFFFF', 0.45)}" stroke-width="2.4" stroke-linecap="round"/>`
    }
    for (let q = 0, k = 0; q < 1000; k++) {
      const w = 54 + random() * 36
      drawn +=
        block(q, k % 2 ? 24 : 20, w, 26) +
        block(q - 20, 0, w, 22) +
        block(q, 952, w, 24) +
        block(q - 24, 976, w, 24) +
        block(0, q, 24, w) +
        block(24, q - 20, 22, w) +
        block(954, q, 22, w) +
        block(976, q - 20, 24, w)
      q += w
    }
    // snow on the crowns of the walls
    const edge = (fn: (along: number, off: number) => Spot) =>
      Array.from({ length: 22 }, (_, i) => fn(i * 50 - 20, 8 + random() * 14))
    const caps = [
      smooth(
        edge((a, q) => [a, q + 2]),
        'L1040-10L-40-10',
      ),
      smooth(
        edge((a, q) => [q, a]),
        'L-10 1040L-10-40',
      ),
      smooth(
        edge((a, q) => [1000 - q, a]),
        'L1010 1040L1010-40',
      ),
      smooth(
        edge((a, q) => [a, 998 - q]),
        'L1040 1010L-40 1010',
      ),
    ]
    for (const d of caps)
      drawn += `<path d="${d}" transform="translate(3 5)" fill="#4E5880" opacity=".55"/><path d="${d}" fill="#F4F7FC" ${ink(2.2, '#7A83A4')}/>`
    drawn += `</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="48" y="48" width="904" height="904" rx="8" fill="url(#m-cosnow)" ${ink(3, OUT)}/>`
    return drawn
  },
  floor(side) {
    const random = wobble(53)
    const tone = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (name === 'tree') continue
      const p = points(space.poly)
      const [x0, y0, x1, y1] = boxOf(space)
      const seed = Math.round(p[0][0] * 7 + p[0][1] * 13)
      const d = polyPath(p, { inset: 6, rad: 20, wob: 2, seed })
      drawn += `<path d="${d}" transform="translate(2 6)" fill="#8E9ABF" ${ink(1.6, '#7783AA')}/><path d="${d}" fill="url(#m-co${tone[name]})" ${ink(2.4, OUT)}/>`
      // setts: rows lie, stand or fan, by tone
      let c = ''
      const up = tone[name] === 1
      const q = 30
      if (!up)
        for (let y = y0 + 12, i = 0; y < y1; y += q, i++) {
          c += `M${x0} ${f(y)}q${f((x1 - x0) / 2)} ${f(-10 + random() * 8)} ${f(x1 - x0)} 0`
          for (let x = x0 + (i % 2 ? 10 : 26) + random() * 8; x < x1; x += 32 + random() * 8)
            c += `M${f(x)} ${f(y - 3)}q${f(-2 + random() * 4)} 12 0 ${q - 3}`
        }
      else
        for (let x = x0 + 14, i = 0; x < x1; x += q, i++) {
          c += `M${f(x)} ${y0}q${f(-8 + random() * 10)} ${f((y1 - y0) / 2)} 0 ${f(y1 - y0)}`
          for (let y = y0 + (i % 2 ? 10 : 26) + random() * 8; y < y1; y += 32 + random() * 8)
            c += `M${f(x)} ${f(y)}q12 ${f(-2 + random() * 4)} ${q - 3} 0`
        }
      drawn += `<clipPath id="m-cc-${name}"><path d="${polyPath(p, { inset: 11, rad: 18, wob: 2, seed })}"/></clipPath><defs><path id="m-cs-${name}" d="${c}" fill="none" stroke-linecap="round"/></defs><g clip-path="url(#m-cc-${name})"><use href="#m-cs-${name}" stroke="#8A7E80" stroke-width="2.4" opacity=".5"/><use href="#m-cs-${name}" x="2" y="2.5" stroke="#FFFDF8" stroke-width="1.9" opacity=".55"/></g>`
      // powder on the edges towards the weather
      let w = ''
      for (let x = x0 + 26; x < x1 - 26; x += 16 + random() * 40)
        w += `<ellipse cx="${f(x)}" cy="${f(y0 + 13 + random() * 4)}" rx="${f(6 + random() * 12)}" ry="${f(2.6 + random() * 2.6)}"/>`
      for (let y = y0 + 30; y < y1 - 30; y += 24 + random() * 46)
        w += `<ellipse cx="${f(x0 + 13 + random() * 3)}" cy="${f(y)}" rx="${f(3 + random() * 2)}" ry="${f(6 + random() * 9)}"/>`
      drawn += `<path d="${polyPath(p, { inset: 11, rad: 20, wob: 2, seed })}" fill="none" stroke="#FFFDF8" stroke-width="2.4" opacity=".6"/><g clip-path="url(#m-cc-${name})" fill="#FFFFFF" opacity=".92">${w}</g>`
    }
    // drifts in the corners where four fields meet
    for (const [x, y, k] of [
      [262, 212, 0.62],
      [420, 212, 0.5],
      [340, 382, 0.56],
      [500, 382, 0.5],
      [180, 552, 0.5],
      [420, 552, 0.56],
      [660, 552, 0.6],
      [820, 712, 0.55],
      [580, 832, 0.6],
      [340, 832, 0.5],
      [62, 196, 0.5],
      [944, 842, 0.6],
      [68, 936, 0.7],
      [700, 940, 0.7],
      [300, 942, 0.6],
      [934, 556, 0.66],
      [64, 384, 0.6],
      [500, 62, 0.6],
    ])
      drawn += puff(x, y, k)
    return drawn
  },
  furniture: (side) => branchShadows() + windowLight(wobble(9)) + branches() + trunk(side),
  props() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    // ---- the crack: dark, from the wall into the stone
    drawn += `<path d="M2 420L22 448 8 462 34 482 16 498 40 512 22 536 6 540z" fill="#15101C" ${ink(3)}/><path d="M2 440L30 456 44 444 66 470 92 462 112 484 146 478 190 496 236 490 196 506 150 496 118 506 96 490 74 500 52 486 34 506 20 492 2 510z" fill="#1B1524" ${ink(2.4)}/><path d="M30 458l14-10 22 24 26-8 20 22 34-6 44 18" fill="none" stroke="#FFFDF8" stroke-width="2.4" transform="translate(-1 -4)" opacity=".8"/><path d="M150 496l10 30 14 10M96 490l-8 30-14 12M112 484l4-30 14-14" fill="none" ${ink(2.6)}/>`
    // ---- the kitchen window in the west wall
    drawn += `<g><path d="M2 588H48V708H2z" fill="#4A3A36" ${ink(3)}/><path d="M8 598H44V698H8z" fill="url(#m-copane)" ${ink(2.4)}/><path d="M8 648H44M26 598V698" ${ink(4)}/><path d="M48 582h8v132h-8z" fill="#F4F7FC" ${ink(2, '#8A93B0')}/><path d="M14 604v30M32 656v26" stroke="#FFFDF0" stroke-width="4" stroke-linecap="round" opacity=".9"/><g fill="#5E3A1A" opacity=".8"><path d="M14 696q0-14 8-14t8 14zM32 646q0-10 5-10t5 10z"/></g></g>`
    // ---- the crow's perch on the north wall, one black feather below
    drawn += `<path d="M330 50V16M286 14H376" ${ink(11)}/><path d="M330 50V16M286 14H376" stroke="#5A5A66" stroke-width="5.5" stroke-linecap="round"/><path d="M330 36l-22-20M330 36l22-20" fill="none" ${ink(6)}/><path d="M330 36l-22-20M330 36l22-20" fill="none" stroke="#5A5A66" stroke-width="2.6"/><path d="M288 9q12-7 22-1M342 9q14-7 30-1" stroke="#FFFFFF" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="376" cy="26" r="7" fill="none" ${ink(4)}/>`
    drawn += `<g transform="translate(366 82) rotate(24)"><path d="M-34 8Q-6-16 34-8 8 16-34 8z" fill="#2E3148" ${ink(2.2)}/><path d="M-42 11L28-6M-10 0l6-8M2-2l7-6M-6 2l8 5" stroke="#8A90B0" stroke-width="1.9" fill="none"/></g>`
    // ---- frozen puddle, with a leaf under the ice
    drawn += `<g transform="translate(760 778)"><path d="M-56 4q-6-26 26-30 24-12 50 0 34 2 36 24-2 24-36 28-30 10-54-2-20-2-22-20z" fill="#A9C6E4" ${ink(2.4, '#6A7FA8')}/>${leaf(18, 2, 40, 0.66, '#B98A6A')}<path d="M-56 4q-6-26 26-30 24-12 50 0 34 2 36 24-2 24-36 28-30 10-54-2-20-2-22-20z" fill="#DCEBFA" opacity=".45"/><path d="M-38-8q10-12 26-12M-30 8l24-20M-8 18L26-12M-44 8l8 6 18-4 10 8" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" opacity=".95"/></g>`
    // ---- a lost mitten
    drawn += `<g transform="translate(92 340) rotate(-18)"><path d="M-20 26V-4q-2-26 18-28 20 2 19 26l0 6q8-12 16-6 6 8-8 20-4 8-8 12z" transform="translate(4 7)" fill="#6E7CAA" opacity=".55"/><path d="M-20 26V-4q-2-26 18-28 20 2 19 26l0 6q8-12 16-6 6 8-8 20-4 8-8 12z" fill="#C0402F" ${ink(2.6)}/><path d="M-24 24q20-7 44 0v14q-22 7-44 0z" fill="#F4EEE0" ${ink(2.4)}/><path d="M-16 27v10M-8 25v12M0 25v12M8 25v12M15 27v9" stroke="#C9BCA4" stroke-width="2"/><path d="M-12-14l5 5 5-5 5 5 5-5M-12-4l5 5 5-5 5 5 5-5" fill="none" stroke="#FFE3C4" stroke-width="2.6" stroke-linejoin="round"/></g>`
    // oak leaves and acorns, blown about
    for (const [x, y, a, k, c] of [
      [604, 226, 30, 0.8, '#B5602E'],
      [628, 366, 120, 0.7, '#C9803A'],
      [840, 536, -20, 0.8, '#B5602E'],
      [926, 400, 60, 0.7, '#A8502A'],
      [470, 350, 200, 0.66, '#C9803A'],
      [560, 530, 70, 0.6, '#A8502A'],
      [212, 232, 140, 0.6, '#B5602E'],
      [640, 688, 20, 0.66, '#C9803A'],
      [400, 812, 100, 0.6, '#B5602E'],
    ] as const)
      drawn += leaf(x, y, a, k, c)
    for (const [x, y, a] of [
      [620, 420, 20],
      [930, 500, -40],
    ])
      drawn += `<g transform="translate(${x} ${y}) rotate(${a}) scale(.62)"><ellipse cx="4" cy="20" rx="18" ry="6" fill="#6E7CAA" opacity=".5"/><path d="M-15-2q0 26 15 32 15-6 15-32z" fill="#C98A3E" ${ink(2.8)}/><path d="M-19-2q0-18 19-18t19 18q-19 8-38 0z" fill="#7A5230" ${ink(2.8)}/><path d="M0-20v-8" ${ink(4)}/></g>`
    return drawn
  },
  flames: () =>
    `<g transform="translate(806 112)"><circle r="86" fill="url(#m-glow)" opacity=".75"/><path d="M0-46v22" ${ink(3)}/><path d="M-11-20h22l-4-7h-14z" fill="url(#m-brass)" ${ink(2)}/><path d="M-11-20q-5 15 0 26h22q5-11 0-26z" fill="#FFF0B0" ${ink(2.2)}/><path d="M0-12c6 7 5 12 0 14-5-2-6-7 0-14z" fill="#F79A2E"/><path d="M-13 6h26v6h-26z" fill="url(#m-brass)" ${ink(2)}/></g>`,
}
