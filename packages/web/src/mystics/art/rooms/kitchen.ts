import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf } from '../room/side.ts'
import { slab } from '../room/slab.ts'

const DEFS = `${wash('kcream', '#FCF5E4', '#F1E5CA', '#D9C6A0')}${wash('kblue', '#D6E3DC', '#B5CAC3', '#93ADA6')}`
const pan = (x: number, k: number, a: number) =>
  `<g transform="translate(${x} 26) rotate(${a}) scale(${k})"><path d="M0 0v24" ${ink(7)}/><path d="M0 0v24" stroke="#6C7682" stroke-width="3.6"/><path d="M-26 44a27 24 0 0 1 52 0q0 28-26 28t-26-28z" fill="url(#m-copper)" ${ink(2.8)}/><ellipse cy="46" rx="17" ry="16" fill="#A85A2E" opacity=".75"/><path d="M-17 40q4-12 15-14" fill="none" stroke="#FFE3C4" stroke-width="4" stroke-linecap="round"/></g>`

const pie = (x: number, y: number, k = 1, cut = false) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="7" cy="14" rx="60" ry="32" fill="#3A1F0C" opacity=".35"/><ellipse cy="8" rx="58" ry="32" fill="url(#m-enamel)" ${ink(2.6)}/><ellipse cy="0" rx="48" ry="27" fill="#A8662A" ${ink(2.6)}/><ellipse cy="-6" rx="48" ry="26" fill="url(#m-bread)" ${ink(2.6)}/><path d="${Array.from(
    { length: 14 },
    (_, i) => {
      const a = (i / 14) * 6.283
      return `M${f(Math.cos(a) * 40)} ${f(-6 + Math.sin(a) * 21)}l${f(Math.cos(a) * 7)} ${f(Math.sin(a) * 4)}`
    },
  ).join(
    '',
  )}" stroke="#8A5220" stroke-width="3" stroke-linecap="round"/><path d="M-20-12l10 6M14-16l-8 8M-2 6V-4M18 2l-9-3" stroke="#7A2A1E" stroke-width="4.4" stroke-linecap="round"/>${cut ? '<path d="M0-6L44 4q-8 14-30 18z" fill="#6A3418" stroke="#3A2417" stroke-width="2.4" stroke-linejoin="round"/><path d="M0-6L44 4l0 7L2 1z" fill="#B33A2E"/>' : ''}<path d="M-34-16q12-10 30-11" fill="none" stroke="#FFE9B8" stroke-width="4" stroke-linecap="round"/></g>`

/** Front: drawers and doors. */
function worktop(random: () => number): string {
  let drawn = `<path d="M50 286H950V340H50z" fill="url(#m-oak)" ${ink(3)}/>`
  for (const [x, w, kind] of [
    [62, 128, 'door'],
    [196, 128, 'door'],
    [332, 96, 'drawer'],
    [434, 96, 'drawer'],
    [536, 100, 'drawer'],
    [812, 128, 'door'],
  ] as const)
    drawn += `<path d="M${x} 294h${w}v42h-${w}z" fill="#A8713C" ${ink(2.2)}/><path d="M${x + 7} 300h${w - 14}v30h-${w - 14}z" fill="#BB854C" stroke="#7A4C22" stroke-width="1.8"/>${kind === 'drawer' ? `<circle cx="${x + w / 2}" cy="315" r="6.5" fill="url(#m-brass)" ${ink(1.8)}/>` : `<path d="M${x + w - 24} 306v18" ${ink(6)}/><path d="M${x + w - 24} 306v18" stroke="#DDAF3E" stroke-width="3" stroke-linecap="round"/>`}`
  drawn += `<path d="M646 294h158v44H646z" fill="#7A4C22" opacity=".55"/>`
  // worktop
  drawn += `<path d="M46 58H954V282q0 10-10 10H56q-10 0-10-10z" fill="#7A4A22" ${ink(3.2)}/><path d="M46 54H954V274q0 8-10 8H56q-10 0-10-8z" fill="url(#m-plank)" ${ink(3)}/>`
  let grain = ''
  let seams = ''
  for (const y of [98, 146, 194, 240]) seams += `M48 ${y}H952`
  for (let i = 0; i < 30; i++) {
    const x = 60 + random() * 840
    const y = 62 + random() * 204
    grain += `M${f(x)} ${f(y)}q${f(14 + random() * 16)} ${f(-3 + random() * 6)} ${f(34 + random() * 44)} ${f(-1 + random() * 3)}`
  }
  for (const [x, y, h] of [
    [300, 54, 44],
    [700, 98, 48],
    [420, 146, 48],
    [820, 194, 46],
    [210, 194, 46],
    [560, 240, 38],
  ])
    seams += `M${x} ${y}v${h}`
  drawn += `<path d="${seams}" stroke="#7A4C22" stroke-width="2.4" opacity=".7"/><path d="${grain}" fill="none" stroke="#8A5A2C" stroke-width="1.8" stroke-linecap="round" opacity=".55"/><path d="M52 60H948" stroke="#F6D8A8" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M54 275H946" stroke="#F0CB92" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`
  // sink
  drawn += `<g><path d="M84 92q0-16 16-16h196q16 0 16 16v92q0 18-18 18H102q-18 0-18-18z" fill="url(#m-enamel)" ${ink(3)}/><path d="M100 104q0-12 12-12h172q12 0 12 12v66q0 14-14 14H114q-14 0-14-14z" fill="#9FB4B2" ${ink(2.6)}/><path d="M100 132q0-18 12-18h172q12 0 12 18v38q0 14-14 14H114q-14 0-14-14z" fill="#7FB3B5"/><path d="M116 150q22-9 44 0t44 0 44 0 34-4M130 168q20-7 40 0t40 0" fill="none" stroke="#D9F2EC" stroke-width="3.4" stroke-linecap="round"/><path d="M104 96h180" stroke="#5F7A78" stroke-width="4" opacity=".5"/><g fill="#FDFEFB" ${ink(1.6)}><circle cx="262" cy="132" r="13"/><circle cx="243" cy="126" r="9"/><circle cx="277" cy="119" r="8"/><circle cx="252" cy="143" r="7"/></g><path d="M196 40V62q0 10 12 12t12 14v22" fill="none" ${ink(17)}/><path d="M196 40V62q0 10 12 12t12 14v22" fill="none" stroke="#DDAF3E" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M193 42V62q0 10 12 12" fill="none" stroke="#FFF0B0" stroke-width="3" stroke-linecap="round"/><path d="M172 52h48" ${ink(11)}/><path d="M172 52h48" stroke="#DDAF3E" stroke-width="6" stroke-linecap="round"/><path d="M220 116q5 8 0 12-5-4 0-12z" fill="#D9F2EC" ${ink(1.4)}/></g>`
  drawn += `<g transform="translate(300 214) rotate(-8)"><rect x="-28" y="-14" width="56" height="28" rx="7" fill="#E9C24C" ${ink(2.4)}/><path d="M-28-2h56" stroke="#8FA84A" stroke-width="7"/><g fill="#B98E22"><circle cx="-14" cy="7" r="2.6"/><circle cx="2" cy="9" r="2"/><circle cx="15" cy="6" r="2.6"/></g></g>`
  return drawn
}

/** The kitchen: glazed floor tiles, a long counter against the north wall with sink, bread, pies; a mop is the stair. */
export const kitchen: Look = {
  defs: DEFS,
  palette: ['#96632F', '#F1E5CA', '#B5CAC3', '#E2D3B4', '#C48C54'],
  lights: [light(610, 150, 360), light(170, 640, 250, 0.75), light(905, 840, 180, 0.5)],
  entry: { f3: [906, 690, -70, 0.8], a4: [92, 916, 40, 0.8], counter: [908, 232, 90, 0.8] },
  flipScale: 0.72,
  flipAt: [575, 706],
  base() {
    const random = wobble(3)
    // walls: tiled behind the counter, oak skirting on the other three sides
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-oak)" ${ink(4)}/>`
    let dado = ''
    let seams = ''
    let pegs = ''
    for (let i = 0; i < 25; i++)
      for (const y of [4, 28])
        dado += `<path d="M${i * 40 + (y > 4 ? 2 : -18)} ${y}h37v22h-37z" fill="${['#F6EEDC', '#EFE4CC', '#F3E9D4', '#DDE4DA'][Math.floor(random() * 4)]}"/>`
    for (const y of [150, 262, 372, 640, 742, 856]) {
      seams += `M4 ${y}h42M954 ${y}h42`
      pegs += `M18 ${y - 12}v.1M18 ${y + 12}v.1M982 ${y - 12}v.1M982 ${y + 12}v.1`
    }
    for (const x of [150, 280, 720, 850]) {
      seams += `M${x} 954v42`
      pegs += `M${x - 12} 976v.1M${x + 12} 976v.1`
    }
    drawn += `<clipPath id="m-kw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-kw)"><path d="M0 0H1000V54H0z" fill="#B9A888"/>${dado}<path d="M0 54H1000" ${ink(3)}/><path d="${seams}" stroke="#4A2C12" stroke-width="3"/><path d="${pegs}" stroke="#4A2C12" stroke-width="7" stroke-linecap="round"/><path d="M12 60V940M26 60V940M968 60V940M986 60V940M60 968H940M60 984H940" stroke="#6A421E" stroke-width="2" opacity=".6"/><path d="M7 58V990M60 960H940M958 60V950" stroke="#E0B27A" stroke-width="2.6" opacity=".7"/></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    drawn += `<rect x="48" y="48" width="904" height="904" rx="8" fill="#6E5A46" ${ink(3)}/>`
    return drawn
  },
  floor(side) {
    const random = wobble(17)
    let drawn = ''

    for (const [name, space] of Object.entries(side.spaces)) {
      if (space.kind !== 'floor') continue
      const b = boxOf(space)
      const col = name.charCodeAt(0) - 97
      const row = +name[1]
      const blue = (col + row) % 2
      drawn += slab(b, {
        fill: blue ? 'url(#m-kblue)' : 'url(#m-kcream)',
        lip: blue ? '#6C827C' : '#A58F6A',
        hiO: 0.75,
        depth: 5,
        inset: 4.5,
        rad: 9,
        wob: 1.6,
      })
      const [x0, y0, x1, y1] = b
      const c = blue ? '#8FA8A2' : '#C9B48C'

      // painted corners: a quarter flower on the cream tiles, a leaf on the blue ones
      const fl = (x: number, y: number, a: number) =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${blue ? '<path d="M0 0q20 2 24 22Q4 20 0 0z" /><path d="M2 2l18 17" stroke-width="1.6"/>' : '<path d="M0 22a22 22 0 0 0 22-22" fill="none" stroke-width="3.4"/><path d="M3 3q13 0 13 13Q3 16 3 3z"/>'}</g>`
      drawn += `<g fill="${c}" stroke="${c}" stroke-width="1.6" opacity=".75">${fl(x0 + 12, y0 + 12, 0)}${fl(x1 - 12, y0 + 12, 90)}${fl(x1 - 12, y1 - 12, 180)}${fl(x0 + 12, y1 - 12, 270)}</g>`
      if (random() < 0.24) {
        const x = x0 + 50 + random() * 50
        const y = y0 + 30 + random() * 40
        drawn += `<path d="M${f(x)} ${f(y)}l${f(-20 + random() * 34)} ${f(14 + random() * 14)} ${f(4 + random() * 14)} ${f(6 + random() * 12)} ${f(-16 + random() * 10)} ${f(12 + random() * 14)}" fill="none" stroke="${mix(c, '#3A2417', 0.25)}" stroke-width="2" stroke-linecap="round" opacity=".7"/>`
      }
      // glaze
      drawn += `<path d="M${x0 + 24} ${y0 + 50}Q${x0 + 30} ${y0 + 28} ${x0 + 56} ${y0 + 22}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
    }
    return drawn
  },
  furniture() {
    const random = wobble(23)
    // cast shadow of the counter on the floor
    let drawn = `<path d="M50 336H950V372Q700 384 500 374T50 380z" fill="#1A0C05" opacity=".32"/>`
    drawn += worktop(random)
    // hanging pans on the wall rail
    drawn += `<path d="M372 26H800" ${ink(8)}/><path d="M372 26H800" stroke="#9AA4AE" stroke-width="4"/>`
    drawn += pan(410, 0.8, 4) + pan(470, 1, -3) + pan(760, 0.9, 4)
    drawn += `<g transform="translate(826 22)"><path d="M0 0v12" ${ink(4)}/>${[
      [0, 18],
      [-11, 32],
      [11, 34],
      [-2, 48],
      [-12, 62],
      [10, 60],
      [0, 76],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x} ${y - 13}q12 3 10 14-3 10-10 10t-10-10q-2-11 10-14z" fill="#F7EBDC" ${ink(2)}/><path d="M${x} ${y - 9}v16" stroke="#C9A9A0" stroke-width="1.6"/>`,
      )
      .join('')}</g>`
    // chopping board with bread and knife
    drawn += `<g transform="translate(432 134)"><path d="M-72-38h150q10 0 10 10v62q0 10-10 10H-72q-10 0-10-10v-62q0-10 10-10z" transform="translate(5 8)" fill="#3A1F0C" opacity=".4"/><path d="M-72-38h150q10 0 10 10v62q0 10-10 10H-72q-10 0-10-10v-62q0-10 10-10z" fill="#E9CB98" ${ink(2.6)}/><path d="M-70-14H84M-74 12H86" stroke="#C9A468" stroke-width="2"/><path d="M-58 24c-12-34 4-62 44-62 46 0 60 22 56 40-4 20-16 30-44 30-24 0-50 4-56-8z" fill="url(#m-bread)" ${ink(2.8)}/><path d="M-40-4q10-16 24-20M-16 2q10-18 24-22M8 4q8-14 20-18" fill="none" stroke="#FBE3AE" stroke-width="5" stroke-linecap="round"/><path d="M44 34q-8-8 0-22 18-10 26 4 2 16-10 20z" fill="#F6DDAE" ${ink(2.4)}/></g>`
    // pies
    drawn += pie(700, 128, 0.95, true) + pie(820, 146, 0.84)
    drawn += candle(600, 130, 0.92)
    return drawn
  },
  props() {
    const random = wobble(41)
    let drawn = ''
    // crumbs, flour, a spoon, a puddle: small, at the edges of spaces
    const crumbs = (x: number, y: number, n: number) =>
      Array.from(
        { length: n },
        () =>
          `<path d="M${f(x + (random() - 0.5) * 60)} ${f(y + (random() - 0.5) * 34)}q4-7 9-2 3 6-3 8-7 1-6-6z" fill="#D9A34E" stroke="#7A4C22" stroke-width="1.4"/>`,
      ).join('')
    drawn += crumbs(258, 612, 5) + crumbs(404, 918, 4) + crumbs(870, 378, 4) + crumbs(536, 222, 5)
    drawn += `<path d="M80 716q30-18 56-5 22 14-2 29-36 16-56 2-14-15 2-26z" fill="#A9CBC8" opacity=".8"/><path d="M90 719q18-10 34-5" fill="none" stroke="#F4FFF8" stroke-width="3.4" stroke-linecap="round"/>`
    drawn += `<g transform="translate(742 914) rotate(-16)"><path d="M-64 8q30-12 70-8" stroke="#1A0C05" stroke-width="12" opacity=".25" fill="none" stroke-linecap="round" transform="translate(5 8)"/><path d="M-30 2L52-8" ${ink(10)}/><path d="M-30 2L52-8" stroke="#D5DCE4" stroke-width="5" stroke-linecap="round"/><ellipse cx="-48" cy="5" rx="27" ry="16" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-62 0q10-9 24-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`
    drawn += `<g fill="#FFFDF6" opacity=".75"><ellipse cx="212" cy="446" rx="30" ry="12"/><ellipse cx="236" cy="438" rx="16" ry="7"/><circle cx="186" cy="436" r="3"/><circle cx="254" cy="456" r="3.4"/><circle cx="262" cy="444" r="2"/></g>`
    return drawn
  },
  above() {
    // the mop leans on the counter: foot on e1, handle up to the worktop
    let drawn = `<path d="M792 452L716 268" stroke="#1A0C05" stroke-width="20" stroke-linecap="round" opacity=".25" transform="translate(8 8)"/><path d="M788 448L712 262" ${ink(17)}/><path d="M788 448L712 262" stroke="url(#m-plank)" stroke-width="11" stroke-linecap="round"/><path d="M784 446L709 262" stroke="#F6D8A8" stroke-width="3" stroke-linecap="round"/>`
    drawn += `<path d="M724 302l14-6M738 336l14-6M752 370l14-6M766 404l14-6" stroke="#7A4C22" stroke-width="3.4" stroke-linecap="round"/>`
    let mop = ''
    for (let i = 0; i < 15; i++) {
      const a = -0.55 + i * 0.16
      mop += `M${f(782 + i)} 440q${f(Math.sin(a) * 16 + 2)} 22 ${f(Math.sin(a) * 34)} ${f(40 + (i % 3) * 5)}`
    }
    drawn += `<path d="M774 430l28-10 10 18-30 14z" fill="#9AA4AE" ${ink(2.4)}/><path d="${mop}" fill="none" ${ink(8)}/><path d="${mop}" fill="none" stroke="#EFE6D2" stroke-width="4.6" stroke-linecap="round"/>`
    return drawn
  },
  flames: () => flame(600, 130, 0.92),
}
