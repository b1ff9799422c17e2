import { f, INK, wobble } from '../../../base/paint.ts'
import { ink, wash, type Spot } from '../pen.ts'
import { light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { cracks, mud, pebbles, puddle } from '../room/mud.ts'
import { isInside, middle, pathOf, points, type RoomSide } from '../room/side.ts'
import { polySlab } from '../room/slab.ts'
import { chevrons, foam, forkArrow } from '../room/water.ts'

/** The king's bank, the east bank, the bank of the pool. */
type Bank = 'k' | 'e' | 'p'
const bankOf = (name: string): Bank => {
  if (name === 'ladder' || name.startsWith('k')) return 'k'
  return name.startsWith('e') || name === 'x' ? 'e' : 'p'
}
/** Two tones of stone a bank take turns. */
const TONE: Readonly<Record<string, number>> = {
  ladder: 1,
  k1: 0,
  k2: 0,
  k3: 1,
  e: 0,
  e1: 1,
  e2: 1,
  x: 2,
  p1: 0,
  p2: 1,
  p3: 0,
  s: 1,
  s1: 2,
}
const LIP: Readonly<Record<Bank, string>> = { k: '#8A7A58', e: '#5F6C78', p: '#84583E' }
const VEIN: Readonly<Record<Bank, string>> = { k: '#B9A67C', e: '#7F8E9A', p: '#A87852' }
/** Numbers as they are written in a drawing: `60,200,20,1 250,60,-160,.8`. */
const rowsOf = (written: string): number[][] => written.split(' ').map((row) => row.split(',').map(Number))

/** A fern of lime: branches that branch. */
const fern = (x: number, y: number, rot: number, k: number) => {
  let d = 'M0 0Q4-30 0-66'
  for (let i = 1; i < 6; i++) {
    const u = -i * 11
    const l = 26 - i * 3.4
    d += `M0 ${u}q${f(l * 0.5)}-4 ${f(l)}-${f(l * 0.8)}M0 ${u}q${f(-l * 0.5)}-4 ${f(-l)}-${f(l * 0.8)}`
    if (i < 4)
      d += `M${f(l * 0.6)} ${f(u - l * 0.34)}l${f(l * 0.5)} 1M${f(-l * 0.6)} ${f(u - l * 0.34)}l${f(-l * 0.5)} 1`
  }
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})" fill="none" stroke-linecap="round"><path d="${d}" stroke="#2B2C36" stroke-width="6.5" opacity=".4"/><path d="${d}" stroke="#EFE9DC" stroke-width="3.4"/></g>`
}
const cone = (x: number, y: number, w: number, h: number) =>
  `<path d="M${x - w} ${y}Q${x - w * 0.3} ${y - h * 0.5} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.5} ${x + w} ${y}Q${x} ${y + w * 0.5} ${x - w} ${y}z" fill="url(#m-tcone)" ${ink(2.6)}/><path d="M${x - w * 0.5} ${f(y - h * 0.3)}q${w * 0.5} ${w * 0.3} ${w} 0M${f(x - w * 0.3)} ${f(y - h * 0.56)}q${w * 0.3} ${w * 0.2} ${w * 0.6} 0" fill="none" stroke="#77705F" stroke-width="2.4" stroke-linecap="round"/><path d="M${f(x - w * 0.28)} ${f(y - h * 0.5)}L${f(x - w * 0.56)} ${f(y - 6)}" stroke="#FFFBEF" stroke-width="3" stroke-linecap="round" opacity=".8"/>`
const rings = (x: number, y: number, k: number, c = '#E9FBF8') =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="${c}"><ellipse rx="9" ry="4.4" stroke-width="2.6"/><ellipse rx="20" ry="10" stroke-width="2.2" opacity=".8"/><ellipse rx="32" ry="16" stroke-width="1.8" opacity=".55"/></g>`
const boat = (x: number, y: number, a: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-3-8V-58" ${ink(6)}/><path d="M-3-8V-58" stroke="#DDAF78" stroke-width="2.6"/><path d="M2-54q28 14 24 42H2z" fill="url(#m-linen)" ${ink(2.4)}/><path d="M8-40q10 6 13 22" fill="none" stroke="#3E76AE" stroke-width="4"/><path d="M-8-50q-16 16-18 36h18z" fill="#F4E3BC" ${ink(2.2)}/><path d="M-3-58l-16 5 16 6z" fill="#C0302A" ${ink(1.8)}/><path d="M-40-10H38q-4 22-20 24h-36q-16-4-22-24z" fill="url(#m-red)" ${ink(2.6)}/><path d="M-38-6H36" stroke="#FFF4DC" stroke-width="3.4"/></g>`
const DEFS =
  wash('trock', '#7E8486', '#5C656E', '#424B57') +
  wash('tcone', '#E6E0D2', '#BDB5A2', '#8C8472') +
  wash('twater', '#8CCAD6', '#58A6B8', '#35788F') +
  mud('tmud') +
  wash('tk0', '#FBF4E2', '#EADFC4', '#CDBE9A') +
  wash('tk1', '#F1E6CB', '#DCCDA8', '#BBAA80') +
  wash('te0', '#E0E8EC', '#C2CED6', '#9DADB8') +
  wash('te1', '#CFDAE0', '#AFBEC8', '#8A9BA8') +
  wash('te2', '#EDF2F3', '#D2DCE0', '#AFBDC5') +
  wash('tp0', '#EFCFAE', '#DBB086', '#BA8A60') +
  wash('tp1', '#E3BC96', '#CB9A70', '#A9774F') +
  wash('tp2', '#F6DDC2', '#E5C19C', '#C69A72')

/** Three banks, each its own stone. */
function banks(side: RoomSide, random: () => number): string {
  let drawn = ''
  for (const [name, space] of Object.entries(side.spaces)) {
    if (space.kind === 'water') continue
    const b = bankOf(name)
    const p = points(space.poly)
    const alt = TONE[name]
    drawn += polySlab(p, {
      fill: `url(#m-t${b}${alt})`,
      lip: LIP[b],
      hi: '#FFFBEF',
      hiO: 0.65,
      depth: 6,
      inset: 4,
      rad: 24,
      wob: 2,
    })
    const [cx, cy] = middle(space)
    let c = ''
    for (let j = 0; j < 3; j++) {
      const y = cy - 34 + j * 30 + random() * 8
      const x = cx - 44 + random() * 30
      c +=
        b === 'e'
          ? `M${f(x)} ${f(y)}l${f(14 + random() * 10)} ${f(-8)} ${f(16 + random() * 10)} ${f(8)}`
          : b === 'p'
            ? `M${f(x)} ${f(y)}v.1M${f(x + 26)} ${f(y + 8)}v.1M${f(x + 58)} ${f(y - 4)}v.1`
            : `M${f(x)} ${f(y)}q${f(16)} ${f(-7)} ${f(32 + random() * 10)} 0t${f(30)} ${f(-2)}`
    }
    drawn += `<path d="${c}" fill="none" stroke="${VEIN[b]}" stroke-width="${b === 'p' ? 5 : 2.4}" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`
  }
  return drawn
}

function base(side: RoomSide): string {
  const random = wobble(12)
  let drawn = `<clipPath id="m-ktc"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-trock)" ${ink(4)}/><g clip-path="url(#m-ktc)">`
  // strata
  for (let j = 0; j < 24; j++) {
    const y = j * 46 - 20
    let d = `M-10 ${f(y)}`
    for (let i = 0; i < 6; i++)
      d += `q${f(45 + random() * 20)} ${f(-24 + random() * 48)} ${f(170)} ${f(-8 + random() * 16)}`
    drawn += `<path d="${d}" fill="none" stroke="${['#8B8A88', '#4A4B55', '#77777A'][j % 3]}" stroke-width="${f(4 + random() * 16)}" opacity="${j % 3 === 1 ? 0.5 : 0.35}"/>`
  }
  for (let i = 0; i < 46; i++) {
    const x = random() * 1000
    const y = random() * 1000
    drawn += `<path d="M${f(x)} ${f(y)}q${f(8 + random() * 10)}-${f(6 + random() * 8)} ${f(22 + random() * 16)} 0" fill="none" stroke="#3B3C46" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`
  }
  // wet patches that catch the light
  for (let i = 0; i < 26; i++) {
    const x = random() * 1000
    const y = random() * 1000
    const w = 14 + random() * 26
    drawn += `<path d="M${f(x)} ${f(y)}q${f(w * 0.4)}-${f(w * 0.5)} ${f(w)}-${f(w * 0.3)}" fill="none" stroke="#D9E8EC" stroke-width="4" stroke-linecap="round" opacity=".35"/>`
  }
  const all = Object.values(side.spaces)
    .map((q) => pathOf(points(q.poly)))
    .join('')
  drawn += `<g stroke-linejoin="round"><path d="${all}" fill="none" stroke="#22232C" stroke-width="64" opacity=".4"/><path d="${all}" fill="none" stroke="#22232C" stroke-width="40"/><path d="${all}" fill="none" stroke="#B0ADA2" stroke-width="34"/><path d="${all}" transform="translate(0 8)" fill="none" stroke="#77756F" stroke-width="26"/><path d="${all}" fill="#2A2A32" stroke="#2A2A32" stroke-width="14"/></g>`
  // where the water goes: west and north; where it comes from: south-east
  drawn += `</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
  return drawn
}

function floor(side: RoomSide, dry: boolean): string {
  const random = wobble(52)
  const wp = side.water.map((k) => points(side.spaces[k].poly))
  const all = wp.map(pathOf).join('')
  // ---- stream, or its bed
  let drawn = `<clipPath id="m-ktw${dry ? 'd' : ''}"><path d="${all}"/></clipPath><g clip-path="url(#m-ktc)"><path d="${all}" fill="#14333C" stroke="${dry ? '#3B2A1C' : '#14333C'}" stroke-width="13" stroke-linejoin="round"/><path d="${all}" fill="url(#m-${dry ? 'tmud' : 'twater'})" stroke="${dry ? '#8C6E50' : '#4E9FB4'}" stroke-width="2"/><g clip-path="url(#m-ktw${dry ? 'd' : ''})">`
  const shore =
    Object.entries(side.spaces)
      .filter(([, q]) => q.kind !== 'water')
      .map(([, q]) => pathOf(points(q.poly)))
      .join('') + side.walls.map((q) => pathOf(points(q.poly))).join('')
  drawn += `<path d="${shore}" transform="translate(0 10)" fill="#0E2A33" opacity=".35"/><path d="${shore}" fill="none" stroke="${dry ? '#6E543A' : '#1F5868'}" stroke-width="40" opacity=".45"/><path d="${shore}" fill="none" stroke="${dry ? '#CBB08A' : '#DDF6F2'}" stroke-width="13" opacity=".8"/><path d="${shore}" fill="none" stroke="${dry ? '#A98A64' : '#7CC3CF'}" stroke-width="7"/>`
  const spots: Spot[] = []
  for (let i = 0; spots.length < (dry ? 62 : 40) && i < 1500; i++) {
    const x = random() * 1000
    const y = random() * 1000
    if (wp.some((p) => isInside([x, y], p))) spots.push([x, y])
  }
  if (!dry) {
    let rip = ''
    for (const [x, y] of spots) {
      const d = f(10 + random() * 6)
      rip += `M${f(x - 20)} ${f(y)}q${d}-${f(6 + random() * 3)} ${f(20 + random() * 5)} 0t${f(20 + random() * 5)} 0`
    }
    drawn += `<path d="${rip}" fill="none" stroke="#D7F3F0" stroke-width="3.4" stroke-linecap="round" opacity=".6"/><path d="${rip}" transform="translate(8 9)" fill="none" stroke="#23637A" stroke-width="3" stroke-linecap="round" opacity=".45"/>`
  } else {
    drawn += cracks(spots, random)
    drawn += [
      [640, 96, 34, 20],
      [596, 300, 26, 14],
      [640, 404, 22, 11],
      [560, 560, 44, 20],
      [660, 640, 30, 14],
      [400, 560, 34, 13],
      [280, 512, 28, 11],
      [112, 512, 50, 17],
      [760, 740, 38, 18],
      [900, 866, 44, 18],
      [940, 802, 26, 10],
    ]
      .map(([x, y, w, h]) => puddle(x, y, w, h))
      .join('')
    drawn += pebbles(
      spots.filter((_, i) => i % 2 === 0 && i < 52),
      random,
    )
  }
  drawn += '</g></g>'
  drawn += banks(side, random)
  return drawn
}

function furniture(dry: boolean): string {
  // north outlet: arch of stone; west: the hole that roars
  let drawn = `<path d="M560 4H700V22q-66 26-136 0z" fill="#0D0F16" ${ink(3)}/><path d="M552 4v32q10 8 18 0V16H690v20q10 8 18 0V4" fill="#9C9A92" ${ink(3)}/>${dry ? '' : '<path d="M576 30q10 10 20 0t20 0 20 0 20 0 20 0 10 0" fill="none" stroke="#F4FFF8" stroke-width="6" stroke-linecap="round"/>'}`
  drawn += `<path d="M8 452q58 6 62 74t-62 72z" fill="#07090F" ${ink(3)}/><path d="M10 446q68 4 72 80t-72 78M8 452q58 6 62 74t-62 72" fill="none" ${ink(10)}/><path d="M10 448q66 4 70 78t-70 76" fill="none" stroke="#B9B6AA" stroke-width="6" stroke-dasharray="22 4"/>${dry ? '<path d="M12 560q26 2 46-16" fill="none" stroke="#5E8A94" stroke-width="3" stroke-linecap="round"/>' : '<path d="M86 478q-16 10-4 22t-4 20 2 20-6 18 4 14" fill="none" stroke="#F4FFF8" stroke-width="7" stroke-linecap="round"/><path d="M20 500q22 8 38 4M16 526q26 6 44 2M20 552q20 0 36-2" fill="none" stroke="#6FB4C4" stroke-width="4" stroke-linecap="round"/>'}`
  drawn += `<path d="M24 424q36-12 66 4M20 402q46-16 90 6M24 630q36 12 66-4M20 652q46 16 90-6" fill="none" stroke="#DAD6CB" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
  drawn += `<path d="M996 800V940" ${ink(12)}/><path d="M992 804q-14 66 0 132" fill="none" stroke="#9C9A92" stroke-width="6"/>`
  // ladder of chair-slats up to the wood pile
  drawn += `<ellipse cx="430" cy="96" rx="46" ry="20" fill="#0D0F16" ${ink(3)}/><ellipse cx="430" cy="95" rx="37" ry="14" fill="#FFC46A"/><ellipse cx="430" cy="93" rx="22" ry="8" fill="#FFF0C0"/><path d="M396 100L384 226H470L464 100z" fill="#FFD890" opacity=".22"/><path d="M410 226L414 94M452 222L446 94" ${ink(13)}/><path d="M410 226L414 94M452 222L446 94" stroke="#A9733F" stroke-width="7.5" stroke-linecap="round"/><path d="M408 220L412 98M450 216L444 98" stroke="#F1D3A6" stroke-width="2"/>${[120, 144, 168, 192, 214].map((y) => `<path d="M407 ${y}H454" ${ink(11)}/><path d="M407 ${y}H454" stroke="#C99562" stroke-width="6" stroke-linecap="round"/>`).join('')}`
  for (const [x, y, w, h] of rowsOf(
    '120,250,26,70 172,300,18,46 78,320,16,40 90,880,28,76 150,920,20,50 250,900,24,60 880,190,26,74 930,240,18,48 800,140,18,46 880,962,20,44 720,930,24,66 770,960,16,40 210,110,22,60 940,90,20,54',
  ))
    drawn += cone(x, y, w, h)
  for (const [x, y, turn, k] of rowsOf(
    '60,200,20,1 250,60,-160,0.8 170,420,60,0.9 320,850,-20,1 180,820,10,0.8 740,210,0,0.8 960,330,-30,0.8 700,866,20,0.6 650,950,-10,0.7 520,170,160,0.7 70,760,-10,0.8',
  ))
    drawn += fern(x, y, turn, k)
  return drawn
}

function props(dry: boolean): string {
  let drawn = ''
  if (!dry) {
    for (const [x, y, k] of [
      [586, 258, 0.8],
      [654, 420, 0.7],
      [300, 556, 0.7],
      [190, 498, 0.8],
      [700, 690, 0.7],
      [948, 908, 0.8],
    ])
      drawn += rings(x, y, k)
    drawn +=
      `<ellipse cx="788" cy="798" rx="42" ry="8" fill="#0E2A33" opacity=".4"/>` +
      `<g transform="translate(788 792) scale(.76)">${boat(0, 0, -6)}</g><path d="M756 801q16 8 32 2t32-2" fill="none" stroke="#F4FFF8" stroke-width="4" stroke-linecap="round"/>`
  } else {
    drawn += `<g transform="translate(786 796) scale(.76)"><ellipse cx="4" cy="10" rx="50" ry="12" fill="#4A3624" opacity=".5"/>${boat(0, 0, 34)}</g>`
    // fish-bone, where the two arms part
    drawn += `<g transform="translate(612 520) rotate(-24)"><path d="M-46 6H40" stroke="#4A3624" stroke-width="12" opacity=".35" stroke-linecap="round"/><path d="M-46 0H38" ${ink(9)}/><path d="M-46 0H38" stroke="#F7F0DE" stroke-width="4.6" stroke-linecap="round"/><path d="M-18-19l8 19-8 19M0-17l8 17-8 17M18-13l7 13-7 13" fill="none" ${ink(7)}/><path d="M-18-19l8 19-8 19M0-17l8 17-8 17M18-13l7 13-7 13" fill="none" stroke="#F7F0DE" stroke-width="3.4"/><path d="M-66-16l22 16-22 16q-9-16 0-32z" transform="translate(8 0)" fill="#F7F0DE" ${ink(2.6)}/><path d="M34-15q26 0 32 15-6 15-32 15-9-15 0-30z" fill="#F7F0DE" ${ink(2.6)}/><circle cx="48" cy="-3" r="4" fill="${INK}"/></g>`
  }
  // puddles on the banks, a glow-worm family, a lost button
  drawn += `<ellipse cx="262" cy="368" rx="30" ry="9" fill="#A9CBD0" opacity=".8"/>${rings(262, 366, 0.6)}<ellipse cx="800" cy="366" rx="26" ry="8" fill="#DDEBEE" opacity=".85"/>${rings(800, 365, 0.5, '#6F93A0')}`
  drawn += `<g transform="translate(196 620)"><path d="M-10 2q8-10 18-2t18-2" fill="none" ${ink(9)}/><path d="M-10 2q8-10 18-2t18-2" fill="none" stroke="#CFE08A" stroke-width="5" stroke-linecap="round"/></g>`
  drawn += `<g transform="translate(908 440)"><path d="M0-34q-12 4-12 14h24q0-10-12-14z" fill="url(#m-brass)" ${ink(2.2)}/><path d="M-12-20h24v28h-24z" fill="#FFE9A8" ${ink(2.4)}/><path d="M-15 8h30v7h-30z" fill="url(#m-brass)" ${ink(2.2)}/></g>`
  return drawn
}

function signs(dry: boolean): string {
  let drawn = foam(
    'M572 192q60 12 116 8M552 462q60 14 116 8M482 492q-14 54-11 106M231 472q-10 54 0 106M728 632q-44 34-86 74M858 734q-22 54-36 112',
    dry ? '#FFF4DC' : '#F4FFF8',
  )
  if (!dry) {
    drawn +=
      chevrons(918, 832, 212, 1.05) +
      chevrons(736, 716, 224, 1.05) +
      chevrons(622, 346, 272, 1.1) +
      chevrons(632, 118, 270, 1.1) +
      chevrons(352, 530, 183, 1.1) +
      chevrons(146, 524, 180, 1.1)
    drawn += forkArrow(
      [650, 634],
      [598, 566],
      [
        [608, 500],
        [524, 556],
      ],
    )
  }
  return drawn
}

const tunnels = (dry: boolean): Look => ({
  defs: DEFS,
  palette: ['#5C656E', '#DCCDA8', '#C2CED6', '#DBB086', '#58A6B8'],
  lights: [
    light(430, 80, 300),
    light(900, 470, 230, 0.7),
    light(270, 690, 200, 0.75, 'cool'),
    light(820, 190, 150, 0.55, 'cool'),
    light(560, 860, 150, 0.5),
  ],
  entry: { ladder: [318, 132, -20, 0.7], e: [916, 614, 100, 0.7], s: [412, 904, 200, 0.72] },
  flipAt: [362, 196],
  flipScale: 0.62,
  trapAt: { x: [752, 474] },
  base,
  floor: (side) => floor(side, dry),
  furniture: () => furniture(dry),
  props: () => props(dry),
  /** Borders of the water spaces and the current. */
  signs: () => signs(dry),
  flames: () =>
    `<circle cx="908" cy="434" r="52" fill="url(#m-glow)" opacity=".75"/><path d="M908 424c7 7 6 15 0 16-6-1-7-9 0-16z" fill="#F79A2E" ${ink(1.8)}/><circle cx="222" cy="618" r="44" fill="url(#m-spark)" opacity=".6"/><path d="M222 618v.1M212 616v.1" stroke="#F4FFD0" stroke-width="7" stroke-linecap="round"/><ellipse cx="430" cy="95" rx="52" ry="24" fill="url(#m-glow)" opacity=".6"/>`,
})

/** The king's tunnels: wet limestone in three tones, a forked stream; ferns of lime, drip rings, a toy boat. */
export const kingsTunnels = tunnels(false)
/** Drained (chapter four): the same in mud. */
export const kingsTunnelsDrained = tunnels(true)
