import { f, INK, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { bed, mud } from '../room/mud.ts'
import { boxOf, tonesOf, type RoomSide } from '../room/side.ts'
import { slab, slabPath } from '../room/slab.ts'
import { chevrons, foam } from '../room/water.ts'

const LEDGE: Readonly<Record<string, number>> = { u1: 8, u2: 13, u3: 18, l1: 18, l2: 13, l3: 8 }
const tube = (id: string, c: readonly string[]) =>
  `<linearGradient id="m-${id}" x1="0" y1="0" x2="0" y2="1">${[0, 0.1, 0.28, 0.62, 1].map((o, i) => `<stop offset="${o}" stop-color="${c[i]}"/>`).join('')}</linearGradient>`
const DEFS =
  mud('dmud') +
  wash('dwall', '#7A7A62', '#5E614C', '#474A3A') +
  wash('ds0', '#E2E6C6', '#C8CEA6', '#A5AC80') +
  wash('ds1', '#D0D8B4', '#B2BD90', '#8F9C6E') +
  wash('ds2', '#EDEBCC', '#D6D3AC', '#B5B286') +
  wash('dl0', '#FBF5E0', '#EDE4C6', '#D0C49E') +
  wash('dl1', '#FFFAE8', '#F5EDD2', '#DBD0AC') +
  wash('dl2', '#FFFEF4', '#FBF5E0', '#E6DCBC') +
  wash('dpost', '#E6CFA0', '#C9A870', '#9C7C48') +
  `<linearGradient id="m-dwater" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C9F0DE"/><stop offset=".45" stop-color="#8AD2C0"/><stop offset="1" stop-color="#56ABA0"/></linearGradient><radialGradient id="m-dday"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".5" stop-color="#FFF9D6"/><stop offset="1" stop-color="#C9E6F4"/></radialGradient>` +
  tube('dpipe', ['#5A646E', '#8D99A4', '#EEF3F6', '#96A2AC', '#4E5761']) +
  tube('dring', ['#454D56', '#727D88', '#C9D2DA', '#727D88', '#3A414A'])
const lip = (y: number, up: boolean) =>
  `<path d="M2 ${y - 8}H772v16H2z" fill="${up ? '#BFBCA2' : '#A3A086'}" ${ink(3)}/><path d="${Array.from({ length: 18 }, (_, i) => `M${30 + i * 42 + (i % 3) * 5} ${y - 8}v16`).join('')}" ${ink(2.2)}/><path d="M6 ${y - 4}H766" stroke="#F1EEDC" stroke-width="3" opacity=".8"/>`

const pad = (x: number, y: number, k: number, a: number, fl: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="3" cy="8" rx="27" ry="13" fill="#1C6662" opacity=".4"/><g transform="rotate(${a})"><path d="M0 0L25-8A27 15 0 1 0 27 5z" fill="#7DB04A" ${ink(2.2)}/><path d="M0 0L-20-6M0 0L-14 9M0 0L2-13M0 0L12 11" stroke="#4A7A2C" stroke-width="1.8"/></g>${fl ? `<g fill="#FFF8E8" ${ink(1.6)}>${[-50, -18, 18, 50].map((q) => `<path d="M-6-4Q-9-20-6-26q8 8 4 22z" transform="translate(-4 0) rotate(${q})"/>`).join('')}<circle cx="-5" cy="-8" r="4.4" fill="#F0BE45"/></g>` : ''}</g>`

const WATER_OF_THE_PIPE = `<path d="M757 500q10-8 20 0-2 66-11 74-10-12-9-74z" fill="#9FDCCB"/><path d="M768 498q-26 2-34 22-16 10-10 30-14 16-2 34 8 18 30 16 20-6 20-34z" fill="#E9FBF5" ${ink(2.4)}/><path d="M760 516q-16 6-18 26M764 540q-20 4-26 28M766 564q-12 2-18 18" fill="none" stroke="#7CC9B8" stroke-width="4" stroke-linecap="round"/><g fill="#fff" ${ink(1.6)}><circle cx="722" cy="592" r="8"/><circle cx="736" cy="606" r="10"/><circle cx="756" cy="608" r="8"/><circle cx="712" cy="574" r="5.5"/></g>`
const FALL = `<path d="${Array.from({ length: 12 }, (_, i) => `M38 ${366 + i * 25}q-18 6-34 ${i % 2 ? 3 : -2}`).join('')}" fill="none" stroke="#BDEBE0" stroke-width="6" stroke-linecap="round"/><path d="M48 356q-9 20 0 42t-2 44 2 44-3 44 3 44-2 44 2 34" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`

/** Stream from the pipe to the western fall, or its bed. */
function stream(random: () => number, dry: boolean): string {
  if (dry) {
    const brink = `<path d="M2 350H44V656H2z" fill="#1A120C" ${ink(3)}/>`
    return bed('dmud', 790, random) + brink + lip(343, true) + lip(661, false)
  }
  let drawn = `<path d="M2 344H790V662H2z" fill="url(#m-dwater)" ${ink(3)}/>`
  let rip = ''
  for (let i = 0; i < 24; i++) {
    const x = 60 + random() * 640
    const y = 372 + random() * 268
    rip += `M${f(x)} ${f(y)}q${f(11 + random() * 6)}-${f(6 + random() * 4)} ${f(24 + random() * 10)} 0t${f(24 + random() * 10)} 0`
  }
  drawn += `<path d="${rip}" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".65"/><path d="${rip}" transform="translate(9 10)" fill="none" stroke="#3E9C92" stroke-width="3" stroke-linecap="round" opacity=".45"/><path d="M4 346H770v26Q620 384 460 374T200 380 4 374z" fill="#1C6662" opacity=".35"/>`
  // light lies on it in a wedge
  drawn += `<path d="M776 440L50 350V430L776 520zM776 540L300 600V650L776 580z" fill="#FFFCE0" opacity=".2"/>`
  // the fall in the west
  drawn += `<path d="M2 350H44V656H2z" fill="#1C6662" ${ink(3)}/>${FALL}`
  drawn += lip(343, true) + lip(661, false)
  return drawn
}

/** Lily pads, and sun on the ripples. */
function afloat(): string {
  const pads =
    pad(304, 470, 0.9, 0, 1) + pad(466, 556, 0.8, 160, 0) + pad(92, 556, 0.8, 30, 0) + pad(654, 548, 0.8, 200, 1)
  const sparks = [
    [640, 452, 9],
    [700, 478, 7],
    [610, 388, 7],
    [540, 446, 6],
    [690, 640, 7],
    [450, 392, 6],
  ]
    .map(
      ([x, y, q]) =>
        `<path d="M${x} ${y - q}l${f(q * 0.2)} ${f(q * 0.8)} ${f(q * 0.8)} ${f(q * 0.2)}-${f(q * 0.8)} ${f(q * 0.2)}-${f(q * 0.2)} ${f(q * 0.8)}-${f(q * 0.2)}-${f(q * 0.8)}-${f(q * 0.8)}-${f(q * 0.2)} ${f(q * 0.8)}-${f(q * 0.2)}z" fill="#fff"/>`,
    )
    .join('')
  return pads + sparks
}

function base(): string {
  const random = wobble(16)
  let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-dwall)" ${ink(4)}/><clipPath id="m-dpc"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-dpc)">`
  // big mossy wall stones
  for (let i = 0; i < 17; i++)
    for (const [x, y, w, h] of [
      [i * 62 - 20, 3, 58, 21],
      [i * 62 + 8, 26, 58, 22],
      [i * 62 - 20, 953, 58, 21],
      [i * 62 + 8, 976, 58, 22],
      [3, i * 62 - 20, 21, 58],
      [26, i * 62 + 8, 21, 58],
      [953, i * 62 + 8, 21, 58],
      [976, i * 62 - 20, 22, 58],
    ])
      drawn += `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${['#A3A388', '#949A7E', '#B1AE94', '#8A9274'][Math.floor(random() * 4)]}" stroke="#4E5240" stroke-width="2.2"/>`
  drawn += `</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="46" y="46" width="908" height="908" rx="10" fill="#4A4434" ${ink(3)}/>`
  // the round outlet, full of day
  drawn += `<g clip-path="url(#m-dpc)"><circle cx="1010" cy="500" r="132" fill="#6E6A56" ${ink(4)}/><path d="${Array.from(
    { length: 15 },
    (_, i) => {
      const a = 1.9 + (i / 14) * 2.5
      return `M${f(1010 + Math.cos(a) * 104)} ${f(500 + Math.sin(a) * 104)}L${f(1010 + Math.cos(a) * 130)} ${f(500 + Math.sin(a) * 130)}`
    },
  ).join(
    '',
  )}" stroke="#3E3C30" stroke-width="3"/><circle cx="1010" cy="500" r="104" fill="url(#m-dday)" ${ink(3)}/><path d="M960 420q14-8 30 0M966 590q12 6 26 2" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/></g>`
  return drawn
}

function floor(side: RoomSide, dry: boolean): string {
  const random = wobble(61)
  const tn = tonesOf(side, 3)
  let drawn = stream(random, dry)
  // ---- banks
  for (const [name, space] of Object.entries(side.spaces)) {
    if (space.kind !== 'floor') continue
    let b = boxOf(space)
    if (b[3] === 340) b = [b[0], b[1], b[2], 332]
    if (b[1] === 660) b = [b[0], 670, b[2], b[3]]
    drawn += slab(b, {
      fill: `url(#m-ds${tn[name]})`,
      lip: '#6B6A4C',
      hiO: 0.6,
      depth: 6,
      inset: 5,
      rad: 22,
      wob: 4.4,
    })
    const [x0, y0, x1, y1] = b
    let c = ''
    for (let i = 0; i < 3; i++) {
      const y = y0 + 34 + i * ((y1 - y0 - 50) / 2.4)
      c += `M${f(x0 + 18)} ${f(y)}q${f((x1 - x0) / 4)} ${f(-8 + random() * 14)} ${f((x1 - x0) / 2 - 18)} ${f(-2 + random() * 4)}t${f((x1 - x0) / 2 - 20)} ${f(-3 + random() * 6)}`
      const x = x0 + 34 + random() * (x1 - x0 - 70)
      c += `M${f(x)} ${f(y)}q${f(-5 + random() * 10)} 14 ${f(-4 + random() * 8)} ${f(22 + random() * 6)}`
    }
    drawn += `<clipPath id="m-dc-${name}"><path d="${slabPath(b, wobble(Math.round(b[0] * 7 + b[1] * 13)), { inset: 10, rad: 18, wob: 4.4 })}"/></clipPath><path clip-path="url(#m-dc-${name})" d="${c}" fill="none" stroke="#8F8B68" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>`
  }
  const alga = (x: number, y: number, k: number) => {
    let d = ''
    for (let i = 0; i < 11; i++) {
      const a = random() * 6.3
      const q = random() * 20 * k
      d += `M${f(x + Math.cos(a) * q - 6)} ${f(y + Math.sin(a) * q * 0.5)}q1-7 6-7t6 7q-1 5-6 5t-6-5z`
    }
    return `<path d="${d}" fill="#8DB84E" stroke="#4A7A2C" stroke-width="1.2"/>`
  }
  for (const [x, y, k] of [
    [72, 326, 1.1],
    [210, 196, 0.9],
    [300, 330, 1.2],
    [494, 328, 1],
    [372, 66, 0.9],
    [630, 198, 1],
    [740, 330, 1.1],
    [74, 678, 1.1],
    [316, 800, 0.9],
    [310, 680, 1],
    [500, 676, 1],
    [662, 680, 0.8],
    [590, 936, 1],
    [234, 938, 1],
    [754, 804, 0.8],
  ])
    drawn += alga(x, y, k)
  // algae hanging into the water
  drawn += `<g fill="none" stroke="#6FA03C" stroke-width="5" stroke-linecap="round"><path d="M120 352q6 18-2 30M132 352q2 12 8 20M360 352q8 16 0 34M372 352q4 10 10 14M600 352q-6 16 2 28M690 352q6 18 0 30M230 654q6-14 0-26M470 654q-8-16 0-28M482 654q4-10 10-14M640 654q6-12 0-24"/></g>`
  return drawn
}

function signs(dry: boolean): string {
  const borders = foam(
    'M220 356q12 50 0 98M410 356q-12 50 0 98M590 356q12 50 0 98M220 548q-12 50 0 102M410 548q12 50 0 102M590 548q-12 50 0 102M58 500q60 8 118 0M266 500q50-8 100 0M456 500q45 8 90 0M636 500q50-8 96 0',
    dry ? '#FFF4DC' : undefined,
  )
  if (dry) return borders
  const along = [
    [686, 414],
    [500, 414],
    [316, 414],
    [126, 414],
    [668, 606],
    [500, 612],
    [310, 612],
    [120, 612],
  ]
  return borders + along.map(([x, y]) => chevrons(x, y, 180, 1.05)).join('')
}

function furniture(side: RoomSide, dry: boolean): string {
  let drawn = ''
  // posts: bundled timber with a tin band, cut ends up
  for (const x of [220, 410, 590])
    drawn += `<path d="M${x - 44} 516q44 40 88 0v16q-44 36-88 0z" fill="#0E4A48" opacity=".5"/><path d="M${x - 40} 498v26q40 34 80 0V498z" fill="#6B5132" ${ink(3)}/><path d="M${x - 40} 512q40 28 80 0" fill="none" stroke="#C2CCD6" stroke-width="6"/><path d="M${x - 22} 522v14M${x + 20} 522v14" stroke="#3A2814" stroke-width="2.4"/><ellipse cx="${x}" cy="496" rx="40" ry="36" fill="url(#m-dpost)" ${ink(3)}/><path d="M${x - 26} 494a26 23 0 1 1 2 12M${x - 15} 496a15 13 0 1 1 4 9" fill="none" stroke="#8A6A3C" stroke-width="2.6" stroke-linecap="round"/><path d="M${x} 496l22 16M${x - 2} 494l-14-22" stroke="#6B5132" stroke-width="2.4" stroke-linecap="round"/>${dry ? '' : `<path d="M${x - 46} 532q46 34 92 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="14 9"/>`}`
  // ---- ledges, lighter than the banks, a step higher towards the pipe
  drawn += `<path d="M752 54H774V340H752zM752 670H774V950H752z" fill="#1A1A0C" opacity=".28"/>`
  for (const k of ['u1', 'u2', 'u3', 'l3', 'l2', 'l1']) {
    const b = boxOf(side.spaces[k])
    const [x0, y0, x1, y1] = b
    const h = LEDGE[k]
    drawn += `<path d="M${x0 + 2} ${y1 - h - 2}H${x1 - 2}V${y1 + 2}H${x0 + 2}z" fill="#8F8868" ${ink(2.8)}/><path d="M${x0 + 44} ${y1 - h}v${h}M${x0 + 104} ${y1 - h}v${h}M${x0 + 146} ${y1 - h}v${h}" stroke="#4E4A36" stroke-width="2.4"/>`
    drawn += slab([x0, y0, x1, y1 - h + 4], {
      fill: `url(#m-dl${h > 15 ? 2 : h > 10 ? 1 : 0})`,
      lip: '#B5AC8C',
      hiO: 0.85,
      depth: 4,
      inset: 3,
      rad: 10,
      wob: 2,
    })
    const random = wobble(h + y0)
    const my = (y0 + y1 - h) / 2 // dressed stone: two courses, a worn edge, grass in the joint
    drawn += `<path d="M${x0 + 12} ${f(my)}q${f(40)} ${f(-4 + random() * 8)} ${f(80)} 0t${f(74)} ${f(-2 + random() * 4)}M${f(x0 + 50 + random() * 20)} ${y0 + 10}V${f(my - 2)}M${f(x0 + 120 + random() * 20)} ${y0 + 10}V${f(my - 2)}M${f(x0 + 84 + random() * 16)} ${f(my + 2)}V${y1 - h - 6}" fill="none" stroke="#C4B992" stroke-width="2.6" stroke-linecap="round"/><path d="M${x0 + 10} ${y1 - h - 4}q6-16 2-24M${x0 + 16} ${y1 - h - 4}q0-12 8-18M${x0 + 20} ${y1 - h - 4}q6-6 12-8" fill="none" stroke="#6FA03C" stroke-width="3.4" stroke-linecap="round"/>`
  }
  // ---- the pipe: shadow, barrel, ribs, mouth, water
  drawn += `<path d="M762 586H950V616Q850 622 762 612z" fill="#1A1A0C" opacity=".4"/><path d="M744 420q14 80 0 186l26-10V420z" fill="#0E4A48" opacity=".4"/><path d="M766 412H950V590H766z" fill="url(#m-dpipe)" ${ink(3.2)}/><path d="M786 452H944" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="60 12 26 12" opacity=".8"/><path d="M790 572H944" stroke="#2B3037" stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 18" opacity=".6"/>`
  for (const x of [796, 918])
    drawn += `<path d="M${x - 12} 406H${x + 12}V596H${x - 12}z" fill="url(#m-dring)" ${ink(2.8)}/><path d="M${x} 420v.1M${x} 500v.1M${x} 582v.1" stroke="#20252B" stroke-width="9" stroke-linecap="round"/><path d="M${x - 1} 419v.1M${x - 1} 499v.1M${x - 1} 581v.1" stroke="#E8EDF2" stroke-width="3.4" stroke-linecap="round"/>`
  drawn += `<g stroke="#5B3A1E" stroke-width="2" opacity=".75" fill="#A8643A"><path d="M868 412q8 16 2 26-12-8-2-26zM892 540q12 8 4 20-14-4-4-20z"/></g>`
  drawn += `<ellipse cx="770" cy="501" rx="20" ry="92" fill="url(#m-dring)" ${ink(3.2)}/><ellipse cx="766" cy="501" rx="12" ry="74" fill="#12282C" ${ink(2.6)}/>${dry ? '' : WATER_OF_THE_PIPE}`
  return drawn
}

function props(dry: boolean): string {
  // the wheel at the foot of the ledges
  let drawn = `<path d="M930 924H990" ${ink(15)}/><path d="M930 924H990" stroke="#7C8793" stroke-width="9"/><g transform="translate(966 868)"><path d="M-20-12L20 12M20-12L-20 12M0-24V24" ${ink(10)}/><path d="M-20-12L20 12M20-12L-20 12M0-24V24" stroke="#C0302A" stroke-width="5.5"/><circle r="26" fill="none" ${ink(12)}/><circle r="26" fill="none" stroke="#D9432F" stroke-width="7"/><path d="M-24-10A26 26 0 0 1-6-25" fill="none" stroke="#FFC9B8" stroke-width="3" stroke-linecap="round"/><circle r="8" fill="url(#m-brass)" ${ink(2.2)}/></g><path d="M966 894v26" ${ink(11)}/><path d="M966 894v26" stroke="#7C8793" stroke-width="6"/>`
  if (!dry) drawn += afloat()
  // tin cans
  drawn += `<g transform="translate(184 836) rotate(-10) scale(.74)"><ellipse cx="4" cy="34" rx="42" ry="11" fill="#1A1A0C" opacity=".3"/><path d="M-34-22H30V28H-34z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-34-10H30V18H-34z" fill="#C8432A" ${ink(2)}/><path d="M-18 4q12-12 26 0-14 12-26 0zM8 4l9-8v16z" fill="#FFF4DC"/><circle cx="-10" cy="2" r="2" fill="${INK}"/><ellipse cx="30" cy="3" rx="9" ry="25" fill="#5E6873" ${ink(2.6)}/><path d="M34-20q18-14 24 2-6 10-20 6" fill="#D5DCE4" ${ink(2.4)}/></g>`
  drawn += `<g transform="translate(88 258)"><ellipse cx="4" cy="30" rx="34" ry="10" fill="#1A1A0C" opacity=".3"/><path d="M-27-34V26q27 12 54 0V-34z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-27-20q27 12 54 0V16q-27 12-54 0z" fill="#3E76AE" ${ink(2)}/><path d="M-12-4q12-14 24 0-12 16-24 0z" fill="#F0BE45" ${ink(1.6)}/><ellipse cy="-34" rx="27" ry="10" fill="#5E6873" ${ink(2.6)}/><path d="M-18-36q0-26 26-24l14 18" fill="#D5DCE4" ${ink(2.4)}/></g>`
  // day-flowers in the wall by the outlet
  drawn += `<g fill="none" stroke="#4A7A2C" stroke-width="4" stroke-linecap="round"><path d="M966 352q-10-20 0-40M974 352q4-16 14-26M958 660q-6 16 2 34M972 656q8 14 4 30"/></g>${[
    [966, 308],
    [990, 322],
    [960, 698],
    [976, 690],
  ]
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y})" fill="#FFF8E8" ${ink(1.4)}>${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-7" rx="4" ry="6.5" transform="rotate(${a})"/>`).join('')}<circle r="4.4" fill="#F0BE45"/></g>`,
    )
    .join('')}`
  // light through the outlet, over ledges and banks
  drawn += `<g fill="#FFFBE0" opacity=".26"><path d="M956 440L470 60H640L956 420zM956 560L520 940H700L956 590zM956 410L770 120V200L956 430zM956 600L770 860V930L956 620z"/></g>`
  drawn += candle(116, 130, 0.85)
  return drawn
}

const look = (dry: boolean): Look => ({
  defs: DEFS,
  palette: ['#5E614C', '#C8CEA6', '#B2BD90', '#D6D3AC', dry ? '#A3825C' : '#8AD2C0', '#F5EDD2'],
  lights: [
    light(985, 500, 470, 1, 'cool'),
    light(800, 500, 260, 0.6, 'cool'),
    light(116, 128, 230, 0.9),
    light(320, 930, 190, 0.5),
  ],
  entry: { a1: [176, 92, 10, 0.72], a4: [94, 908, 40, 0.8], u1: [908, 88, 20, 0.62], l3: [908, 908, 160, 0.62] },
  flipAt: [852, 500],
  flipScale: 0.72,
  base,
  floor: (side) => floor(side, dry),
  signs: () => signs(dry),
  furniture: (side) => furniture(side, dry),
  props: () => props(dry),
  flames: () => flame(116, 130, 0.85) + `<circle cx="985" cy="500" r="120" fill="url(#m-pool)" opacity=".4"/>`,
})

/** The sewer drain pipe: banks and a stream like the sewer's, but bright: day through a round outlet, algae, tin cans; the pipe is the bridge. */
export const drainPipe = look(false)
/** With the stream turned off (chapter four): its bed. */
export const drainPipeDrained = look(true)
