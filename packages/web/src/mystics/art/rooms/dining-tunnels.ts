import { f, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { pit } from '../room/pit.ts'
import { rock, rockShade, scatter } from '../room/rock.ts'
import { isWithin, points, tonesOf } from '../room/side.ts'
import { polySlab } from '../room/slab.ts'
import { web } from '../room/web.ts'

// cutlery, pointing up, about 200 long
const fork = `<path d="M-20-96v34q0 22 20 26 20-4 20-26v-34M-7-96v42M7-96v42" fill="none" ${ink(12)}/><path d="M-5-40l-5 126q10 9 20 0L5-40z" fill="url(#m-steel)" ${ink(3)}/><path d="M-20-96v34q0 22 20 26 20-4 20-26v-34M-7-96v42M7-96v42" fill="none" stroke="#C9D2DC" stroke-width="6.5" stroke-linecap="round"/><path d="M-20-94v30M-2-26l-3 92" stroke="#fff" stroke-width="2.6" stroke-linecap="round" fill="none"/>`
const spoon = `<path d="M-6-30l-5 116q11 10 22 0L6-30z" fill="url(#m-steel)" ${ink(3)}/><ellipse cy="-66" rx="27" ry="40" fill="url(#m-steel)" ${ink(3)}/><ellipse cx="1" cy="-64" rx="19" ry="31" fill="#8F9BA8" opacity=".55"/><path d="M-15-72q2-18 14-24M-3-20l-4 90" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
const knife = `<path d="M-10 10Q-16-60 4-104 16-60 10 10z" fill="url(#m-steel)" ${ink(3)}/><path d="M-4-4Q-8-60 3-92" fill="none" stroke="#fff" stroke-width="3"/><path d="M-12 10h24l-2 82q-10 8-20 0z" fill="#E9DCC0" ${ink(3)}/><path d="M-12 22h23M-11 80h21" stroke="#B0803A" stroke-width="5"/>`
const put = (g: string, x: number, y: number, a: number, k: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})">${g}</g>`
const DEFS =
  `<linearGradient id="m-dtearth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5A4846"/><stop offset="1" stop-color="#3E3034"/></linearGradient><linearGradient id="m-dtjoist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9A6E4A"/><stop offset=".5" stop-color="#7A5438"/><stop offset="1" stop-color="#5A3B28"/></linearGradient><linearGradient id="m-dtgold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A0" stop-opacity=".62"/><stop offset=".7" stop-color="#FFE08A" stop-opacity=".3"/><stop offset="1" stop-color="#FFE08A" stop-opacity="0"/></linearGradient>` +
  [
    ['#DDCCBC', '#CAB4A2', '#AA9282'],
    ['#CDB9AA', '#B8A192', '#988072'],
    ['#EADCCC', '#D8C6B4', '#BAA593'],
  ]
    .map(([a, b, c], i) => wash(`dtf${i}`, a, b, c))
    .join('')
const bunny = (x: number, y: number, k: number) => {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 6.28
    d += `M${f(Math.cos(a) * 6)} ${f(Math.sin(a) * 4)}q${f(Math.cos(a + 0.8) * 12)} ${f(Math.sin(a + 0.8) * 9)} ${f(Math.cos(a) * (16 + (i % 3) * 4))} ${f(Math.sin(a) * (11 + (i % 3) * 3))}`
  }
  return `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="3" cy="8" rx="22" ry="8" fill="#160C14" opacity=".3"/><ellipse rx="17" ry="12" fill="#B9AFB0" stroke="#5E5458" stroke-width="2"/><path d="${d}" fill="none" stroke="#8A8084" stroke-width="2" stroke-linecap="round"/></g>`
}

/** The dining tunnels: under the floorboards; joists, dust, rays of candle from above, a ring round a pit of lost cutlery. */
export const diningTunnels: Look = {
  defs: DEFS,
  palette: ['#4A3A3A', '#C2A98C', '#AE9578', '#D2BC9E'],
  lights: [
    light(500, 470, 330, 0.75),
    light(640, 230, 260, 0.8),
    light(110, 880, 220, 0.7),
    light(880, 610, 190, 0.55),
  ],
  entry: { w: [96, 552, -50, 0.7], e: [916, 452, 60, 0.7], sw: [92, 868, 20, 0.74] },
  flipAt: [634, 258],
  flipScale: 0.66,
  trapScale: 0.86,
  base(side) {
    const random = wobble(44)
    let over = ''
    for (const [x, y, a, b] of scatter(side, 90, { seed: 21, margin: 22, apart: 26 })) {
      const q = 4 + a * 8
      over += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(q * 1.3)}" ry="${f(q)}" fill="${['#7C6A66', '#5E4E4C', '#8A7670'][Math.floor(b * 3)]}" stroke="#2A1F22" stroke-width="2"/>`
    }
    // joists from wall to wall, boards of the hall above showing between them at the edges
    for (const y of [-6, 128, 262, 396, 530, 664, 798, 932]) {
      over += `<path d="M0 ${y + 70}H1000v18H0z" fill="#140D12" opacity=".5"/><path d="M-4 ${y}H1004V${y + 72}H-4z" fill="url(#m-dtjoist)" ${ink(3.4)}/><path d="M0 ${y + 6}H1000" stroke="#C99C6E" stroke-width="4" opacity=".75"/><path d="M0 ${y + 62}H1000" stroke="#3A2418" stroke-width="7" opacity=".45"/>`
      let g = ''
      for (let i = 0; i < 16; i++) {
        const x = random() * 960
        const q = y + 16 + random() * 42
        g += `M${f(x)} ${f(q)}q${f(24 + random() * 20)} ${f(-5 + random() * 10)} ${f(60 + random() * 60)} ${f(-2 + random() * 4)}`
      }
      over += `<path d="${g}" fill="none" stroke="#4E3323" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
      for (const x of [60 + random() * 60, 800 + random() * 140])
        over += `<ellipse cx="${f(x)}" cy="${f(y + 36)}" rx="13" ry="8" fill="none" stroke="#4E3323" stroke-width="2.6"/><ellipse cx="${f(x)}" cy="${f(y + 36)}" rx="5" ry="3" fill="#4E3323"/>`
      for (const x of [24, 976])
        over += `<circle cx="${x}" cy="${y + 22}" r="6" fill="#A9B2BC" ${ink(2)}/><circle cx="${x}" cy="${y + 50}" r="6" fill="#A9B2BC" ${ink(2)}/>`
    }
    return rock(side, {
      top: 'url(#m-dtearth)',
      face: '#5C4A4A',
      faceLo: '#352829',
      rim: '#A08A82',
      ground: '#241A1C',
      h: 30,
      over,
    })
  },
  floor(side) {
    const random = wobble(63)
    const tone = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      const p = points(space.poly)
      const [cx, cy] = space.at.map((v) => v * 10)
      drawn += polySlab(p, {
        fill: `url(#m-dtf${tone[name]})`,
        lip: '#6A5650',
        hi: '#FFF3E0',
        hiO: 0.5,
        depth: 6,
        inset: 5,
        rad: 24,
        wob: 2,
      })
      let d = ''
      for (let i = 0; i < 7; i++) {
        const a = random() * 6.3
        const q = 32 + random() * 30
        const x = cx + Math.cos(a) * q
        const y = cy + Math.sin(a) * q * 0.8
        if (!isWithin([x, y], p, 24)) continue
        d += `M${f(x - 9)} ${f(y)}q${f(7 + random() * 6)} ${f(-5 + random() * 9)} ${f(18 + random() * 8)} ${f(-2 + random() * 4)}`
      }
      drawn += `<path d="${d}" fill="none" stroke="#927C6E" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`
    }
    return drawn + rockShade(side, { o: 0.3, c: '#160C14' })
  },
  furniture(side) {
    // ---- the pit: everything that ever slipped between the boards
    let h =
      '<path d="M300 470Q400 420 500 450T700 470V740H300z" fill="#2E2428"/><path d="M320 560Q420 500 520 530T690 560V740H320z" fill="#3E3236"/>'
    h +=
      put(spoon, 356, 560, -52, 0.72) +
      put(knife, 650, 560, 48, 0.78) +
      put(fork, 420, 452, -28, 0.8) +
      put(spoon, 596, 462, 34, 0.8) +
      put(knife, 512, 432, 8, 0.76) +
      put(fork, 650, 640, 66, 0.76) +
      put(knife, 384, 640, -110, 0.74) +
      put(spoon, 470, 520, -16, 0.8) +
      put(fork, 560, 520, 24, 0.76) +
      put(spoon, 640, 510, 96, 0.66) +
      put(knife, 400, 540, 70, 0.7) +
      put(fork, 590, 600, 112, 0.74) +
      put(spoon, 430, 610, 60, 0.74) +
      put(knife, 560, 680, 84, 0.72) +
      put(fork, 470, 660, -80, 0.74) +
      put(spoon, 380, 690, -60, 0.7) +
      put(spoon, 620, 690, 70, 0.66)
    h += `<g transform="translate(528 612)"><ellipse rx="26" ry="21" fill="none" ${ink(15)}/><ellipse rx="26" ry="21" fill="none" stroke="#F0BE45" stroke-width="9"/><path d="M-20-10q6-9 16-10" stroke="#FFF6D0" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-9-22l9-14 9 14-9 8z" fill="#7DC9E8" ${ink(2.4)}/></g><g transform="translate(388 540)"><circle r="17" fill="url(#m-blue)" ${ink(2.6)}/><g fill="#0F2A48"><circle cx="-5" cy="-4" r="2.6"/><circle cx="5" cy="-4" r="2.6"/><circle cx="-5" cy="5" r="2.6"/><circle cx="5" cy="5" r="2.6"/></g></g><g transform="translate(596 404) rotate(20)"><path d="M-20-10h34a8 11 0 0 1 0 22h-34z" fill="#C99562" ${ink(2.4)}/><ellipse cx="-20" cy="1" rx="8" ry="11" fill="#E3B982" ${ink(2.4)}/></g>`
    for (const [x, y, a] of [
      [452, 602, 10],
      [566, 566, -14],
      [486, 470, 20],
      [610, 640, 6],
      [410, 590, -20],
    ])
      h += `<g transform="translate(${x} ${y}) rotate(${a})"><ellipse cy="3" rx="17" ry="11" fill="#8A5E14" ${ink(2.4)}/><ellipse rx="17" ry="11" fill="url(#m-brass)" ${ink(2.2)}/><path d="M-9-3q4-4 9-4" stroke="#FFF6D0" stroke-width="2.6" fill="none" stroke-linecap="round"/></g>`
    h += '<path d="M290 250H710V470Q600 380 500 372T290 470z" fill="#160C14" opacity=".72"/>'
    return pit(side, {
      c: [500, 498],
      width: 34,
      stones: 34,
      tone: ['#B7A398', '#A38E84', '#C8B6AA'],
      lip: '#5A4848',
      wall: '#5E4C4C',
      wallLo: '#2E2226',
      deep: '#1E1519',
      fill: h,
      shade: '#160C14',
    })
  },
  props() {
    const random = wobble(12)
    // thin rays of candle through the cracks of the floor above
    let drawn = `<clipPath id="m-dtray"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-dtray)">${[
      [560, 44, 300],
      [628, 20, 330],
      [690, 30, 300],
      [330, 24, 430],
      [380, 14, 420],
      [806, 22, 700],
      [100, 22, 900],
    ]
      .map(([x, w, y]) => `<path d="M${x} -4h${w}L${x + w - 90 + w} ${y + 60}h${-w * 1.8}z" fill="url(#m-dtgold)"/>`)
      .join('')}</g>`
    // crumbs, dust bunnies
    const crumbs = (x: number, y: number, n: number) =>
      Array.from(
        { length: n },
        () =>
          `<path d="M${f(x + (random() - 0.5) * 56)} ${f(y + (random() - 0.5) * 30)}q4-7 9-2 3 6-3 8-7 1-6-6z" fill="#EFC578" stroke="#6A4422" stroke-width="1.6"/>`,
      ).join('')
    drawn +=
      crumbs(384, 166, 4) +
      crumbs(700, 74, 4) +
      crumbs(812, 440, 3) +
      crumbs(700, 860, 4) +
      crumbs(250, 640, 3) +
      crumbs(600, 850, 3)
    drawn +=
      bunny(876, 320, 1) + bunny(906, 334, 0.7) + bunny(160, 330, 0.9) + bunny(420, 936, 1) + bunny(452, 948, 0.6)
    // ---- ladder of spoons against the north-east wall
    const sp = `<path d="M-40 0H44" ${ink(9)}/><path d="M-40 0H44" stroke="#D5DCE4" stroke-width="4.6" stroke-linecap="round"/><ellipse cx="-44" rx="17" ry="11" fill="url(#m-steel)" ${ink(2.4)}/><path d="M-54-3q6-5 14-4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`
    drawn += `<g transform="translate(760 190) rotate(30) scale(.8)"><path d="M-30 112V-118M30 112V-118" stroke="#160C14" stroke-width="16" opacity=".4" stroke-linecap="round" transform="translate(9 8)"/><path d="M-30 112V-118M30 112V-118" ${ink(13)}/><path d="M-30 112V-118M30 112V-118" stroke="#C9A47A" stroke-width="7.5" stroke-linecap="round"/><path d="M-30 112V-118M30 112V-118" stroke="#8A6238" stroke-width="7.5" stroke-dasharray="3 9"/>${[-92, -54, -16, 22, 60, 96].map((y, i) => `<g transform="translate(${i % 2 ? 4 : -4} ${y}) ${i % 2 ? 'scale(-1 1)' : ''} rotate(${i % 2 ? -4 : 3})">${sp}</g>`).join('')}</g>`
    // ---- the south-west burrow: straw and gnawed paper
    let straw = ''
    for (const [cx, cy, n, w] of [
      [70, 902, 12, 60],
      [190, 908, 14, 90],
      [292, 880, 9, 50],
      [118, 770, 8, 70],
      [54, 840, 7, 24],
    ])
      for (let i = 0; i < n; i++)
        straw += `M${f(cx + (random() - 0.5) * w)} ${f(cy + (random() - 0.5) * 20)}q${f(-10 + random() * 20)} ${f(-6 + random() * 12)} ${f((random() < 0.5 ? -1 : 1) * (16 + random() * 18))} ${f(-9 + random() * 18)}`
    drawn += `<path d="${straw}" fill="none" ${ink(5)}/><path d="${straw}" fill="none" stroke="#E3C26A" stroke-width="2.6" stroke-linecap="round"/>`
    drawn += `<g transform="translate(296 898) rotate(14)"><path d="M-24-16l44-4 6 30-16 4-8-5-10 8-18-3z" fill="#F4EAD0" ${ink(2.4)}/><path d="M-14-8l26-3M-12 0l28-3M-10 8l12-1" stroke="#8A6E4E" stroke-width="2.2" stroke-linecap="round"/></g>`
    drawn += web(986, 14, 90, 1.1, { o: 0.6 }) + web(14, 700, -90, 0.8, { o: 0.5 })
    drawn += candle(62, 800, 0.6)
    return drawn
  },
  flames: () => flame(62, 800, 0.6),
}
