import { f, wobble } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { bed, mud } from '../room/mud.ts'
import { boxOf, type RoomSide } from '../room/side.ts'
import { slab, slabPath } from '../room/slab.ts'
import { chevrons, foam } from '../room/water.ts'

const DEFS =
  mud('smud') +
  `<linearGradient id="m-swater" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8CCBB4"/><stop offset=".5" stop-color="#5FB0A5"/><stop offset="1" stop-color="#3F8C8B"/></linearGradient><linearGradient id="m-swall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7A594B"/><stop offset="1" stop-color="#4E382F"/></linearGradient><pattern id="m-srub" width="90" height="70" patternUnits="userSpaceOnUse"><g fill="#4A382D" opacity=".8"><path d="M8 12q10-8 18 0-2 10-12 9-8-2-6-9zM50 6q12-4 16 6-4 8-14 5-6-5-2-11zM30 40q10-6 18 2-4 10-14 7-8-3-4-9z"/></g></pattern><pattern id="m-sbrick" width="64" height="40" patternUnits="userSpaceOnUse"><path d="M0 1h64M0 21h64M16 1v20M48 21v20" stroke="#2B1B16" stroke-width="3"/><path d="M2 4h12M20 4h40M4 24h40M52 24h10" stroke="#A37B69" stroke-width="2" opacity=".8"/></pattern>`
const lip = (y: number, up: boolean) =>
  `<path d="M2 ${y - 8}H998v16H2z" fill="${up ? '#B3A488' : '#958769'}" ${ink(3)}/><path d="${Array.from({ length: 24 }, (_, i) => `M${30 + i * 42 + (i % 3) * 5} ${y - 8}v16`).join('')}" ${ink(2.2)}/><path d="M6 ${y - 4}H994" stroke="#E2D6BE" stroke-width="3" opacity=".8"/>`

/** The stream from wall to wall, or its bed. */
function stream(random: () => number, dry: boolean): string {
  if (dry) return bed('smud', 998, random) + lip(343, true) + lip(661, false)
  let drawn = `<path d="M2 344H998V662H2z" fill="url(#m-swater)" ${ink(3)}/>`
  // light on the water, ripples
  let rip = ''
  for (let i = 0; i < 26; i++) {
    const x = 40 + random() * 880
    const y = 372 + random() * 268
    rip += `M${f(x)} ${f(y)}q${f(11 + random() * 6)}-${f(6 + random() * 4)} ${f(24 + random() * 10)} 0t${f(24 + random() * 10)} 0`
  }
  drawn += `<path d="${rip}" fill="none" stroke="#D7F3E6" stroke-width="3.6" stroke-linecap="round" opacity=".55"/><path d="${rip}" transform="translate(9 10)" fill="none" stroke="#2F7A78" stroke-width="3" stroke-linecap="round" opacity=".45"/>`
  drawn += `<path d="M4 346H996v34Q820 392 640 380T300 386 4 378z" fill="#123E40" opacity=".5"/>`
  // stone lips
  drawn += lip(343, true) + lip(661, false)
  return drawn
}

function base(): string {
  let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-swall)" ${ink(4)}/><rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-sbrick)"/>`
  drawn += `<rect x="46" y="46" width="908" height="908" rx="14" fill="#2E2019" ${ink(3)}/><rect x="46" y="46" width="908" height="908" rx="14" fill="url(#m-srub)"/>`
  return drawn
}

function floor(side: RoomSide, dry: boolean): string {
  const random = wobble(77)
  let drawn = stream(random, dry)
  // ---- banks
  for (const [name, space] of Object.entries(side.spaces)) {
    if (space.kind !== 'floor') continue
    let b = boxOf(space)
    if (b[3] === 340) b = [b[0], b[1], b[2], 332]
    if (b[1] === 660) b = [b[0], 670, b[2], b[3]]
    drawn += slab(b, {
      fill: (name.charCodeAt(0) + +name[1]) % 3 ? 'url(#m-flag)' : 'url(#m-flagB)',
      lip: '#7D6A4C',
      hiO: 0.6,
      depth: 6,
      inset: 5,
      rad: 24,
      wob: 5,
    })
    const [x0, y0, x1, y1] = b
    let c = ''
    for (let i = 0; i < 3; i++) {
      const y = y0 + 34 + i * ((y1 - y0 - 50) / 2.4)
      c += `M${f(x0 + 16)} ${f(y)}q${f((x1 - x0) / 4)} ${f(-8 + random() * 14)} ${f((x1 - x0) / 2 - 16)} ${f(-2 + random() * 4)}t${f((x1 - x0) / 2 - 18)} ${f(-3 + random() * 6)}`
      const x = x0 + 34 + random() * (x1 - x0 - 70)
      c += `M${f(x)} ${f(y)}q${f(-5 + random() * 10)} 16 ${f(-4 + random() * 8)} ${f(28 + random() * 6)}`
    }
    drawn += `<clipPath id="m-sc-${name}"><path d="${slabPath(b, wobble(Math.round(b[0] * 7 + b[1] * 13)), { inset: 9, rad: 20, wob: 5 })}"/></clipPath><path clip-path="url(#m-sc-${name})" d="${c}" fill="none" stroke="#A08A66" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`
  }
  const moss = (x: number, y: number, k: number) => {
    let d = ''
    for (let i = 0; i < 10; i++) {
      const a = random() * 6.3
      const q = random() * 18 * k
      d += `M${f(x + Math.cos(a) * q - 6)} ${f(y + Math.sin(a) * q * 0.55)}q1-6 6-6t6 6q-1 5-6 5t-6-5z`
    }
    return `<path d="${d}" fill="#7C9A52" stroke="#4A6A30" stroke-width="1.2"/>`
  }
  for (const [x, y, k] of [
    [70, 190, 1],
    [196, 328, 1.2],
    [340, 70, 0.9],
    [438, 326, 1],
    [640, 186, 0.9],
    [720, 330, 1.2],
    [930, 222, 1],
    [934, 330, 0.8],
    [74, 680, 1.1],
    [270, 676, 1],
    [500, 684, 0.8],
    [354, 936, 0.9],
    [640, 812, 1],
    [790, 680, 1.2],
    [932, 786, 1],
    [196, 806, 0.8],
  ])
    drawn += moss(x, y, k)
  return drawn
}

/** Borders and current of the water: rules, so above the night. */
function signs(dry: boolean): string {
  const borders = foam(
    'M200 356q12 50 0 102M430 356q-12 50 0 102M720 356q12 50 0 102M200 544q-12 50 0 106M430 544q12 50 0 106M720 544q-12 50 0 106M20 500q70 10 138 0M244 500q70-10 142 0M474 500q100 10 204 0M766 500q110-10 214 0',
    dry ? '#FFF4DC' : undefined,
  )
  if (dry) return borders
  const against = [
    [866, 408, 1.1],
    [560, 412, 1.1],
    [316, 410, 1.1],
    [116, 410, 1.1],
    [868, 610, 1.1],
    [360, 610, 1.1],
    [106, 610, 1.1],
    [650, 622, 1],
  ]
  return borders + against.map(([x, y, scale]) => chevrons(x, y, 180, scale)).join('')
}

function furniture(dry: boolean): string {
  let drawn = ''
  // piers in the stream: brick, stone cap
  for (const [x] of [[200], [430], [720]])
    drawn += `<path d="M${x - 46} 512q46 44 92 0v14q-46 40-92 0z" fill="#0E2B2C" opacity=".5"/><path d="M${x - 40} 494v30q40 30 80 0V494z" fill="#6F4A3C" ${ink(3)}/><path d="M${x - 40} 508q40 26 80 0M${x - 14} 518v14M${x + 16} 518v12" fill="none" stroke="#3A2019" stroke-width="2.4"/><path d="M${x - 20} 458h40l20 40v6q-6 26-40 34-34-8-40-34v-6z" fill="url(#m-flagB)" ${ink(3)}/><path d="M${x - 16} 464h32l15 30" fill="none" stroke="#FFF9E8" stroke-width="3" opacity=".8"/><path d="M${x - 8} 476q10 8 6 22M${x + 10} 500q-8 4-6 16" fill="none" stroke="#8B7D66" stroke-width="2.2" stroke-linecap="round"/>${dry ? '' : `<path d="M${x - 46} 528q46 34 92 0" fill="none" stroke="#F4FFF8" stroke-width="5" stroke-linecap="round" stroke-dasharray="14 9"/>`}`
  // west: the grate where the stream leaves; east: the mouth where it comes in
  drawn += `<path d="M2 352H48V652H2z" fill="#120C0A" ${ink(3)}/><path d="M12 352v300M26 352v300M40 352v300" stroke="#8A8C90" stroke-width="6"/><path d="M10 352v300M24 352v300M38 352v300" stroke="#D5D8DC" stroke-width="1.6"/>${dry ? '' : '<path d="M52 360q-10 20-1 42t-3 44 3 44-4 44 4 44-3 44 2 24" fill="none" stroke="#F4FFF8" stroke-width="6" stroke-linecap="round"/>'}<path d="M48 340q-30 4-46-4M48 664q-30-4-46 4" ${ink(10)} fill="none"/><path d="M48 340q-30 4-46-4M48 664q-30-4-46 4" stroke="#8D7F6C" stroke-width="5" fill="none"/>`
  drawn += `<path d="M952 352H998V652H952z" fill="${dry ? '#1A120C' : '#1D4648'}" opacity=".85"/><path d="M954 352q-12 150 0 300" fill="none" ${ink(9)}/><path d="M954 352q-12 150 0 300" fill="none" stroke="#A3957C" stroke-width="4"/>${dry ? '' : '<path d="M962 400q16 10 30 0M962 470q16 10 30 0M962 560q16 10 30 0M962 620q16 8 30 0" stroke="#8CCBB4" stroke-width="4" fill="none" stroke-linecap="round"/>'}`
  // floats
  drawn += `<g transform="translate(806 430) rotate(-8)"><ellipse cx="3" cy="14" rx="30" ry="7" fill="#123E40" opacity=".45"/><path d="M-22-11h40a8 12 0 0 1 0 24h-40z" fill="#C99562" ${ink(2.6)}/><ellipse cx="-22" cy="1" rx="8" ry="12" fill="#E3B982" ${ink(2.6)}/><path d="M-8-4h5M4 4h6M10-5h4" stroke="#7A4E2A" stroke-width="2.4" stroke-linecap="round"/></g>`
  drawn += `<g transform="translate(286 596) rotate(18)"><path d="M-30 0Q-6-22 28-6 20 16-6 16-20 14-30 0z" fill="#86AA6E" ${ink(2.4)}/><path d="M-36 2L24-5M-8 0l8-10M2-1l10 9" fill="none" ${ink(1.8)}/></g>`
  drawn += candle(318, 108, 0.95)
  return drawn
}

function props(): string {
  let drawn = `<g transform="translate(92 760) scale(.9)"><path d="M0 30V8M18 32V16M-14 30V18" ${ink(9)}/><path d="M0 30V8M18 32V16M-14 30V18" stroke="#F4E9D0" stroke-width="4.4"/><path d="M-20 10Q-18-16 0-16T20 10q-20 6-40 0zM8 18q2-12 11-12t9 12q-10 4-20 0zM-26 20q2-10 11-10t9 10q-10 4-20 0z" fill="#C8432A" ${ink(2.4)}/><g fill="#FFF4DC"><circle cx="-8" cy="0" r="3.4"/><circle cx="6" cy="-5" r="3"/><circle cx="9" cy="5" r="2.6"/></g></g>`
  drawn += `<g transform="translate(874 762)"><circle r="25" fill="#8E2420" ${ink(2.6)}/><circle cx="-2" cy="-3" r="22" fill="url(#m-red)"/><circle r="14" fill="none" stroke="#6A1614" stroke-width="2.4"/><g fill="#4A0F0D"><circle cx="-5" cy="-5" r="3"/><circle cx="5" cy="-5" r="3"/><circle cx="-5" cy="5" r="3"/><circle cx="5" cy="5" r="3"/></g></g>`
  drawn += `<g fill="none" stroke="#E9E2D2" stroke-width="2" opacity=".8"><path d="M954 46l-92 18M954 46l-66 60M954 46l-20 94M880 61q6 22 17 32 11 13 28 22M908 55q4 13 11 19 8 8 19 11"/></g>`
  drawn += `<g fill="none" stroke="#4E6B3A" stroke-width="5" stroke-linecap="round"><path d="M6 130q20 8 18 30t10 30M10 240q18 4 20 26M990 700q-18 8-16 30t-8 26M992 820q-14 8-14 28"/></g><g fill="#7C9A52" stroke="#3E5A28" stroke-width="1.6"><path d="M24 150q12-8 18 2-8 10-18-2zM30 186q-14-4-16 8 12 6 16-8zM26 256q12-4 14 6-10 8-14-6zM974 724q-12-6-16 4 10 8 16-4zM968 752q10-8 16 2-8 8-16-2z"/></g>`
  return drawn
}

const look = (dry: boolean): Look => ({
  defs: DEFS,
  palette: ['#5E614C', '#CDBD9E', '#BDAF98', '#DACDB2', dry ? '#A3825C' : '#5FB0A5'],
  lights: [light(318, 110, 330), light(880, 800, 280, 0.85), light(120, 860, 170, 0.5)],
  entry: { f1: [904, 92, 20, 0.8], a2: [92, 300, -60, 0.8], a4: [94, 908, 40, 0.8], e4: [910, 908, -40, 0.8] },
  flipAt: [570, 584],
  flipScale: 0.72,
  base,
  floor: (side) => floor(side, dry),
  signs: () => signs(dry),
  furniture: () => furniture(dry),
  props,
  flames: () => flame(318, 108, 0.95),
})

/** The sewer: two mossy banks, one green stream going west between brick piers; out under the grate, in by the pipe. */
export const sewer = look(false)
/** With the stream turned off (chapter four): its bed. */
export const sewerDrained = look(true)
