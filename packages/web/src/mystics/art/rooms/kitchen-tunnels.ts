import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, wash, type Spot } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { floors, rock, rockShade, scatter } from '../room/rock.ts'
import { taper } from '../room/root.ts'
import { isWithin, points, tonesOf } from '../room/side.ts'
import { polySlab } from '../room/slab.ts'
import { web } from '../room/web.ts'

const DEFS =
  `<linearGradient id="m-ktearth" x1="0" y1=".2" x2="1" y2=".6"><stop offset="0" stop-color="#6A4E3E"/><stop offset=".6" stop-color="#5E4030"/><stop offset="1" stop-color="#7E452C"/></linearGradient><linearGradient id="m-ktwarm" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FF9A3A" stop-opacity="0"/><stop offset="1" stop-color="#FF9A3A" stop-opacity=".5"/></linearGradient><radialGradient id="m-ktheat"><stop offset="0" stop-color="#FFD27A" stop-opacity=".3"/><stop offset=".5" stop-color="#FF8A2E" stop-opacity=".2"/><stop offset="1" stop-color="#FF8A2E" stop-opacity="0"/></radialGradient><linearGradient id="m-ktfire" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7A1F10"/><stop offset="1" stop-color="#F0782E"/></linearGradient>${wash('ktiron', '#7C7069', '#544A46', '#342B29')}${wash('ktsack', '#EAD3A4', '#CFB07A', '#9C7C4C')}` +
  [
    ['#D3B696', '#BE9C7A', '#9A7858'],
    ['#C3A282', '#AC8A6A', '#8A694B'],
    ['#E0C8AA', '#CDB08E', '#AC8C6A'],
  ]
    .map(([a, b, c], i) => wash(`ktf${i}`, a, b, c))
    .join('')
/** The sack with a hole, flour running out and along the tunnels. */
function sack(random: () => number): string {
  let drawn = `<g transform="translate(214 262)"><path d="M-96 84q-22-70 10-112 20-26 12-60 30-16 64-8 26 6 42-2 0 34 20 64 36 52 12 116-78 34-160 2z" transform="translate(8 10)" fill="#140A05" opacity=".35"/><path d="M-96 84q-22-70 10-112 20-26 12-60 30-16 64-8 26 6 42-2 0 34 20 64 36 52 12 116-78 34-160 2z" fill="url(#m-ktsack)" ${ink(3.2)}/><path d="M-76-78q50 18 106 0" fill="none" ${ink(9)}/><path d="M-76-78q50 18 106 0" fill="none" stroke="#B5332A" stroke-width="5"/><path d="M-86 10q30 14 60 8M-90 50q20 10 50 8M10-30q20 6 36 0M-64-40q16 40 4 74" fill="none" stroke="#A88A5C" stroke-width="2.6" stroke-linecap="round"/><path d="M-30-12q10-18 24-16M-34 12h40M-14-28v44" fill="none" stroke="#8A6E42" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M40 42l22-10 10 20-16 22-20-8z" fill="#3A2417" ${ink(2.6)}/><path d="M38 40l-10-8M62 32l4-12M72 54l14 4" stroke="#8A6E42" stroke-width="3" stroke-linecap="round"/></g>`
  drawn += `<path d="M206 398q6-24 30-30 12-8 22-32 4-18 12-26 9 2 12 14 2 26 14 40 24 6 30 30-30 10-60 8-34 4-60-4z" fill="#FFFBF0" ${ink(2.4, '#8A7656')}/><path d="M272 324q6 24 2 38M236 382q14 6 30 2M284 378q12 6 24 4" fill="none" stroke="#D9CDB4" stroke-width="3.4" stroke-linecap="round"/><g fill="#FFFBF0"><circle cx="196" cy="392" r="3.4"/><circle cx="186" cy="398" r="2.4"/><circle cx="336" cy="392" r="3.4"/><circle cx="348" cy="398" r="2.4"/><circle cx="300" cy="340" r="3"/><circle cx="306" cy="354" r="2"/><circle cx="244" cy="340" r="2.6"/></g>`
  const puff = (x: number, y: number, n: number, w: number, h: number) =>
    Array.from(
      { length: n },
      () =>
        `<ellipse cx="${f(x + (random() - 0.5) * w)}" cy="${f(y + (random() - 0.5) * h)}" rx="${f(4 + random() * 10)}" ry="${f(2 + random() * 4)}"/>`,
    ).join('')
  drawn += `<g fill="#FFFBF0" opacity=".72">${puff(286, 466, 12, 60, 22)}${puff(204, 440, 8, 60, 18)}${puff(360, 500, 9, 40, 40)}${puff(440, 520, 8, 80, 16)}${puff(420, 650, 8, 60, 20)}${puff(420, 786, 7, 30, 30)}</g>`
  // bread steam drifting out of the bricks
  drawn += `<g fill="none" stroke="#FFF6E4" stroke-width="7" stroke-linecap="round" opacity=".34"><path d="M700 300q-24-20-4-42t-2-44 8-40"/><path d="M736 700q-22-16-4-36"/><path d="M726 250q18-18 2-38t8-38"/><path d="M724 780q-22-18-4-40t0-38"/></g>`
  // ---- ladder of bent nails, up to the kitchen: leans on the east wall of its space
  drawn += `<g transform="translate(652 676) rotate(24) scale(.82)"><path d="M-34 96L-4-96M14 100L36-92" stroke="#140A05" stroke-width="16" opacity=".35" stroke-linecap="round" transform="translate(9 8)"/><path d="M-34 96L-4-96M14 100L36-92" ${ink(13)}/><path d="M-34 96L-4-96M14 100L36-92" stroke="#A8713C" stroke-width="7.5" stroke-linecap="round"/><path d="M-36 92L-7-94M12 96L33-90" stroke="#E3B47C" stroke-width="2.6" stroke-linecap="round"/>${[
    0, 1, 2, 3, 4, 5,
  ]
    .map((i) => {
      const y = 78 - i * 31
      const x = -32 + i * 5
      return `<path d="M${x - 12} ${y + 3}q${30 + (i % 2) * 4} ${i % 2 ? -12 : 8} 64 -2" fill="none" ${ink(9)}/><path d="M${x - 12} ${y + 3}q${30 + (i % 2) * 4} ${i % 2 ? -12 : 8} 64 -2" fill="none" stroke="#B9C4CF" stroke-width="4.4" stroke-linecap="round"/><ellipse cx="${x - 13}" cy="${y + 3}" rx="4" ry="7" fill="#D5DCE4" ${ink(2)}/>`
    })
    .join('')}</g>`
  return drawn
}

/** The kitchen tunnels: soot-brown earth behind the ovens, glowing bricks in the east, flour, a sack, a ladder of bent nails. */
export const kitchenTunnels: Look = {
  defs: DEFS,
  palette: ['#5E4030', '#B89072', '#A57E62', '#C7A284'],
  lights: [light(955, 250, 420), light(940, 800, 380, 0.9), light(560, 470, 200, 0.55), light(96, 470, 190, 0.6)],
  entry: { n: [424, 92, -16, 0.74], e3: [922, 538, 90, 0.7], s: [414, 916, 14, 0.74] },
  flipAt: [562, 690],
  flipScale: 0.66,
  trapScale: 0.86,
  base(side) {
    const random = wobble(19)
    let over = ''
    for (let i = 0; i < 12; i++) {
      const y = -20 + i * 92
      over += `<path d="M0 ${y}q130 ${f(-30 + random() * 60)} 270 ${f(-8 + random() * 16)}t270 ${f(-10 + random() * 20)} 250 0 240 0V${f(y + 34 + random() * 20)}q-140 ${f(-20 + random() * 30)} -280 0t-260 0 -250 0 -230 0z" fill="${['#6E5040', '#58402F', '#7A5A46', '#4E382B'][i % 4]}" opacity=".55"/>`
    }
    // ---- the back of the ovens: courses of brick, hot where the fire is
    const course = (x0: number, y0: number, x1: number, y1: number, hot: number[], edge: (y: number) => number) => {
      let drawn = ''
      for (let y = y0, k = 0; y < y1; y += 27, k++)
        for (let x = x0 - (k % 2) * 30; x < x1; x += 60) {
          const cx = x + 30
          const cy = y + 13
          const lim = edge(cy)
          if (cx < lim + (k % 2 ? 8 : 0)) continue
          const h = Math.max(0, 1 - Math.hypot((cx - hot[0]) / 300, (cy - hot[1]) / 220))
          const c = mix(mix('#5E3426', '#8A4630', random()), h > 0.5 ? '#FFC25A' : '#F0782E', Math.min(1, h * 1.25))
          drawn += `<path d="M${x + 2} ${y + 2}h56v23h-56z" fill="${c}" stroke="#2B1610" stroke-width="2.6" stroke-linejoin="round"/><path d="M${x + 6} ${y + 6}h${f(20 + random() * 26)}" stroke="${mix(c, '#FFF3D0', 0.5)}" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>`
        }
      return drawn
    }
    over += `<path d="M676 0H1000V404H760L690 300z" fill="#2B1610"/><path d="M660 1000V790L740 690 1000 612V1000z" fill="#2B1610"/>`
    over +=
      course(660, 0, 1004, 404, [980, 190], (y: number) => 690 + (y > 250 ? (y - 250) * 0.8 : 0)) +
      course(660, 620, 1004, 1004, [980, 820], (y: number) => (y < 800 ? 690 + (800 - y) * 0.9 : 690))
    // pebbles in the earth of the west
    for (const [x, y, a, b] of scatter(side, 70, { seed: 4, margin: 26, apart: 30 })) {
      if (x > 640) continue
      const q = 5 + a * 9
      over += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(q * 1.3)}" ry="${f(q)}" transform="rotate(${f(b * 60 - 30)} ${f(x)} ${f(y)})" fill="${['#8A6C58', '#6C5A4E', '#553E31', '#7E6350'][Math.floor(b * 4)]}" stroke="#2E1D13" stroke-width="2.2"/><path d="M${f(x - q * 0.7)} ${f(y - q * 0.3)}q${f(q * 0.4)} ${f(-q * 0.5)} ${f(q)} ${f(-q * 0.4)}" stroke="#C9A88A" stroke-width="2.2" fill="none" stroke-linecap="round" opacity=".7"/>`
    }
    return rock(side, {
      top: 'url(#m-ktearth)',
      face: '#5A3E2E',
      faceLo: '#33211A',
      rim: '#A07C60',
      ground: '#261811',
      h: 30,
      over,
    })
  },
  floor(side) {
    const random = wobble(8)
    const tone = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      const p = points(space.poly)
      const [cx, cy] = space.at.map((v) => v * 10)
      drawn += polySlab(p, {
        fill: `url(#m-ktf${tone[name]})`,
        lip: '#5E4433',
        hi: '#FFEBCB',
        hiO: 0.45,
        depth: 6,
        inset: 5,
        rad: 24,
        wob: 2,
      })
      let d = ''
      let e = ''
      for (let i = 0; i < 7; i++) {
        const a = random() * 6.3
        const q = 30 + random() * 30
        const x = cx + Math.cos(a) * q
        const y = cy + Math.sin(a) * q * 0.8
        if (!isWithin([x, y], p, 24)) continue
        d += `M${f(x - 9)} ${f(y)}q${f(7 + random() * 6)} ${f(-5 + random() * 9)} ${f(18 + random() * 8)} ${f(-2 + random() * 4)}`
      }
      for (let i = 0; i < 8; i++) {
        const q: Spot = [cx + (random() - 0.5) * 100, cy + (random() - 0.5) * 80]
        if (isWithin(q, p, 18)) e += `<circle cx="${f(q[0])}" cy="${f(q[1])}" r="${f(1.4 + random() * 2)}"/>`
      }
      drawn += `<path d="${d}" fill="none" stroke="#7E5F47" stroke-width="2.4" stroke-linecap="round" opacity=".6"/><g fill="#6B4E3A" opacity=".55">${e}</g>`
    }
    drawn += rockShade(side, { o: 0.3 })
    // warm light of the ovens on the floor of the east arm
    drawn += `<clipPath id="m-ktfl"><path d="${floors(side)}"/></clipPath><g clip-path="url(#m-ktfl)"><path d="M640 380H960V660H640z" fill="url(#m-ktwarm)"/></g>`
    return drawn
  },
  furniture() {
    // ---- oven door (north-east) and ash flap (south-east): iron, glowing slits
    let drawn = `<g transform="translate(850 176)"><path d="M-92 98V-10Q-88-104 0-104T92-10V98z" fill="#2B1610" ${ink(4)}/><path d="M-76 88V-8Q-72-88 0-88T76-8V88z" fill="url(#m-ktiron)" ${ink(3)}/><path d="M-52 66V0q4-56 52-56T52 0V66z" fill="#1A0E0A" ${ink(3)}/><path d="M-44 60V2q4-48 44-48T44 2v58z" fill="url(#m-ktfire)"/><path d="M-36 60q-4-30 10-44 2 16 12 18 0-34 16-52 4 30 18 40 6-8 6-16 14 26 8 54z" fill="#F79A2E"/><path d="M-20 60q-2-18 8-26 4 10 10 10 2-18 10-26 6 22 14 42z" fill="#FFE98A"/><path d="M-52 14H52M-52 38H52M-26-52V66M0-56V66M26-52V66" stroke="#2A211E" stroke-width="7"/><path d="M-52 12H52M-52 36H52" stroke="#7A6A60" stroke-width="2"/><g fill="#8A7A6E" ${ink(1.8)}><circle cx="-64" cy="-10" r="5"/><circle cx="64" cy="-10" r="5"/><circle cx="-64" cy="70" r="5"/><circle cx="64" cy="70" r="5"/><circle cx="0" cy="-74" r="5"/></g></g>`
    drawn += `<g transform="translate(842 832)"><path d="M-96-52H96V56H-96z" fill="#2B1610" ${ink(4)}/><path d="M-84-42H84V46H-84z" fill="url(#m-ktiron)" ${ink(3)}/>${[-26, -4, 18].map((y) => `<path d="M-62 ${y}H62" ${ink(15)}/><path d="M-62 ${y}H62" stroke="#FFB347" stroke-width="9" stroke-linecap="round"/><path d="M-52 ${y - 1}H34" stroke="#FFE98A" stroke-width="3.4" stroke-linecap="round"/>`).join('')}<path d="M-14 38h28" ${ink(10)}/><path d="M-14 38h28" stroke="#C9A24E" stroke-width="5" stroke-linecap="round"/></g>`
    // pipe along the ovens, with a rivet band
    drawn += `<path d="M664 4V126q0 34 18 58" fill="none" ${ink(26)}/><path d="M664 4V126q0 34 18 58" fill="none" stroke="#7A6A60" stroke-width="19"/><path d="M658 8V126q0 30 14 54" fill="none" stroke="#B5A598" stroke-width="4" stroke-linecap="round"/><path d="M650 60h28M650 104h28" ${ink(6)}/>`
    return drawn
  },
  props() {
    const random = wobble(55)
    let drawn = sack(random)
    // a cracked cup and a lost spoon, baked into the earth of the south-west; a mouse's larder of peas
    drawn += `<g transform="translate(150 770) rotate(-14)"><path d="M-54-30q54-14 108 0-2 62-36 74h-36q-34-12-36-74z" fill="url(#m-enamel)" ${ink(3)}/><ellipse cy="-30" rx="54" ry="13" fill="#C7D0CC" ${ink(2.8)}/><ellipse cy="-28" rx="42" ry="8" fill="#5E4433"/><path d="M54-20q34-4 30 22t-40 20" fill="none" ${ink(12)}/><path d="M54-20q34-4 30 22t-40 20" fill="none" stroke="#EDF0EC" stroke-width="6"/><path d="M-44-2q44 14 88 0M-40 8q40 14 80 0" fill="none" stroke="#6C8FB5" stroke-width="4"/><path d="M10-18l-12 22 10 12-14 26" fill="none" ${ink(2.4)}/></g>`
    drawn += `<g fill="#9CB85A" ${ink(2)}>${[
      [262, 862, 11],
      [286, 872, 12],
      [272, 884, 10],
      [300, 890, 11],
      [250, 886, 9],
    ]
      .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}"/>`)
      .join('')}</g><g fill="#E6F2B8">${[
      [258, 858],
      [282, 868],
      [268, 881],
      [296, 886],
      [247, 883],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/>`)
      .join('')}</g>`
    drawn += web(14, 14, 0, 1.2, { o: 0.5 })
    drawn +=
      taper(
        [
          [330, -6],
          [322, 40],
          [340, 84],
          [318, 130],
        ],
        20,
        4,
        { fill: '#7A5A42', hi: '#B58E6C' },
      ) +
      taper(
        [
          [-6, 660],
          [60, 664],
          [110, 690],
        ],
        20,
        4,
        { fill: '#7A5A42', hi: '#B58E6C' },
      ) +
      taper(
        [
          [180, 1004],
          [190, 950],
          [160, 910],
        ],
        18,
        4,
        { fill: '#7A5A42', hi: '#B58E6C' },
      )
    drawn += candle(100, 460, 0.66)
    return drawn
  },
  flames: () =>
    flame(100, 460, 0.66) +
    '<ellipse cx="850" cy="196" rx="150" ry="130" fill="url(#m-ktheat)"/><ellipse cx="842" cy="828" rx="150" ry="90" fill="url(#m-ktheat)" opacity=".8"/>',
}
