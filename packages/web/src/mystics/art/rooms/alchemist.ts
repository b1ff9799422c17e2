import { f, INK, mix, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf } from '../room/side.ts'
import { slab } from '../room/slab.ts'

const green = (x: number, y: number, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><circle cy="-20" r="62" fill="url(#m-alglow)"/><path d="M0-46c13 12 11 28 0 31-11-3-13-19 0-31z" fill="#4FBF7A" ${ink(2.2)}/><path d="M0-32c6 6 5 14 0 15-5-1-6-9 0-15z" fill="#E2FFD8"/></g>`
const DEFS =
  `<radialGradient id="m-alglow"><stop offset="0" stop-color="#8CFFB0" stop-opacity=".75"/><stop offset="1" stop-color="#8CFFB0" stop-opacity="0"/></radialGradient>${wash('aldesk', '#B9824E', '#96632F', '#74481F')}${wash('alseat', '#B5566A', '#8E3448', '#64202F')}` +
  [
    ['a', '#94B48E', '#789A78', '#5C7E62'],
    ['b', '#7E9F82', '#64876C', '#4C6E56'],
    ['c', '#5C7A64', '#486452', '#365040'],
  ]
    .map(([i, a, b, c]) => wash(`al${i}`, a, b, c))
    .join('')
const star = (x: number, y: number, k: number) =>
  `M${x} ${f(y - 8 * k)}l${f(2.2 * k)} ${f(5.8 * k)} ${f(5.8 * k)} ${f(2.2 * k)}-${f(5.8 * k)} ${f(2.2 * k)}-${f(2.2 * k)} ${f(5.8 * k)}-${f(2.2 * k)}-${f(5.8 * k)}-${f(5.8 * k)}-${f(2.2 * k)} ${f(5.8 * k)}-${f(2.2 * k)}z`

const nail = (x: number, y: number) => `M${x} ${y}v.1`

const sign = (x: number, y: number, d: string) => `<path transform="translate(${x} ${y})" d="${d}"/>`

/** The desk. */
function desk(random: () => number): string {
  let drawn = `<path d="M50 262H460V300Q250 312 50 300z" fill="#0C1410" opacity=".45"/><path d="M456 60h20V280h-20z" fill="#0C1410" opacity=".35"/>`
  drawn += `<path d="M50 216H460V268H50z" fill="url(#m-oak)" ${ink(3)}/>`
  for (const x of [58, 324])
    drawn += `<path d="M${x} 226h128v36h-128z" fill="#8A5A2E" ${ink(2.2)}/><path d="M${x + 7} 232h114v24h-114z" fill="#A06C3A" stroke="#5E3A1A" stroke-width="1.8"/><circle cx="${x + 64}" cy="244" r="7" fill="url(#m-brass)" ${ink(1.8)}/>`
  drawn += `<path d="M190 222h130v44H190z" fill="#2E1C10"/><path d="M46 56H464V214q0 8-8 8H54q-8 0-8-8z" fill="#4A2C16" ${ink(3)}/><path d="M46 54H464V206q0 8-8 8H54q-8 0-8-8z" fill="url(#m-aldesk)" ${ink(3)}/>`
  let g = ''
  for (let i = 0; i < 22; i++) {
    const x = 56 + random() * 340
    const y = 62 + random() * 138
    g += `M${f(x)} ${f(y)}q${f(14 + random() * 16)} ${f(-4 + random() * 8)} ${f(34 + random() * 44)} ${f(-1 + random() * 3)}`
  }
  drawn += `<path d="${g}" fill="none" stroke="#5E3A1C" stroke-width="1.9" stroke-linecap="round" opacity=".6"/><path d="M52 104H458M52 158H458" stroke="#5E3A1C" stroke-width="2.4" opacity=".7"/><path d="M52 60H456" stroke="#E0AE74" stroke-width="4.4" stroke-linecap="round" opacity=".8"/><path d="M56 207H452" stroke="#C9A24E" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>`
  // retort over the green burner, flask, a row of phials in brass
  drawn += `<g><ellipse cx="126" cy="150" rx="52" ry="13" fill="#1A0C05" opacity=".4"/><path d="M96 146V92M156 146V92M88 92h76" fill="none" ${ink(9)}/><path d="M96 146V92M156 146V92M88 92h76" fill="none" stroke="#DDAF3E" stroke-width="4.4" stroke-linecap="round"/><path d="M112 144q-4-22 14-22t14 22q-14 8-28 0z" fill="#9FB4B2" ${ink(2.4)}/><path d="M120 120h12v-8h-12z" fill="url(#m-brass)" ${ink(2)}/><path d="M126 36q34 0 34 30 0 26-34 26T92 66q0-30 34-30z" fill="#D6EBDD" fill-opacity=".92" ${ink(2.8)}/><path d="M94 64q32-10 64 0 2 26-32 28-34-2-32-28z" fill="#6CC27A"/><path d="M146 44q44-22 70 26l10 30" fill="none" ${ink(15)}/><path d="M146 44q44-22 70 26l10 30" fill="none" stroke="#D6EBDD" stroke-width="9"/><path d="M104 60q2-14 14-17M112 74v.1M130 80v.1M140 70v.1" fill="none" stroke="#F4FFF4" stroke-width="5" stroke-linecap="round"/><path d="M214 150l6-38h20l6 38q-16 8-32 0z" fill="#D6EBDD" ${ink(2.6)}/><path d="M218 136h25l2 14q-14 7-30 0z" fill="#D98A4A"/><path d="M217 108h26" ${ink(7)}/><path d="M217 108h26" stroke="#E9F5EC" stroke-width="3"/><path d="M230 104q4 8 0 12-4-4 0-12z" fill="#8FE0A0" ${ink(1.4)}/></g>`
  // open book
  drawn += `<g transform="translate(316 132) rotate(-5) scale(.94)"><path d="M-70-38H70V46H-70z" transform="translate(5 8)" fill="#1A0C05" opacity=".4"/><path d="M-72-40H72V44H-72z" fill="#7A2A2A" ${ink(2.8)}/><path d="M0-34q-30-14-64 0V36q34-12 64 2 30-14 64-2V-34q-34-14-64 0z" fill="#F6EBCF" ${ink(2.6)}/><path d="M0-34V38" ${ink(2.2)}/><path d="M-54-24q22-6 42 0M-54-12q22-6 42 0M-54 0q22-6 42 0M-54 12q22-6 30 0M14-24q20-6 40 0" fill="none" stroke="#8A6E4E" stroke-width="2.6" stroke-linecap="round"/><circle cx="34" cy="6" r="15" fill="none" stroke="#9A2B2A" stroke-width="3"/><path d="M34-9V21M19 6h30" stroke="#9A2B2A" stroke-width="2.4"/><path d="M46 34l4 24 8-8 8 6-6-24" fill="#B5332A" ${ink(2)}/></g>`
  // candle with its tear of wax; quill
  drawn += `<path d="M404 112q-8 20 4 30t26 4 4-24z" fill="#FFF6DC" ${ink(2.2)}/>` + candle(424, 110, 0.7)
  drawn += `<g transform="translate(70 180)"><path d="M0 16q-16-2-14-14 12-8 26 0 4 12-12 14z" fill="#27447E" ${ink(2.4)}/><path d="M-8 0q8-4 14 0" stroke="#B4DCF0" stroke-width="2.4" fill="none"/><path d="M0 0Q14-34 44-44 40-16 4 2" fill="#F4EAD6" ${ink(2.2)}/><path d="M0 2Q18-24 40-40" fill="none" stroke="#B5A07E" stroke-width="2"/></g>`
  // ================= the chair: turned round, its back against the desk is the ladder
  drawn += `<path d="M180 430H306V472Q240 480 180 470z" fill="#0C1410" opacity=".45"/><path d="M186 400v56M296 400v56" ${ink(16)}/><path d="M186 400v56M296 400v56" stroke="#8A5528" stroke-width="9" stroke-linecap="round"/>`
  drawn += `<path d="M180 322H302V418q0 8-8 8H188q-8 0-8-8z" fill="#4A2C16" ${ink(3)}/><path d="M176 316H306V402q0 10-10 10H186q-10 0-10-10z" fill="url(#m-alseat)" ${ink(3)}/><path d="M188 328H294V398H188z" fill="none" stroke="#E2B455" stroke-width="3.4" stroke-dasharray="3 10" stroke-linecap="round"/><path d="M196 334q40-9 84 0" fill="none" stroke="#E6F2D8" stroke-width="4" stroke-linecap="round" opacity=".7"/>`
  drawn += `<path d="M184 322V286M298 322V286" ${ink(18)}/><path d="M184 322V286M298 322V286" stroke="#8A5528" stroke-width="11" stroke-linecap="round"/><path d="M190 300H292" ${ink(15)}/><path d="M190 300H292" stroke="#B5763E" stroke-width="9" stroke-linecap="round"/><path d="M194 298H288" stroke="#E3B47C" stroke-width="2.6" stroke-linecap="round"/>`
  return drawn
}

/** Chalk circle, worn away: broken arcs, a star, signs of metals. */
function circle(): string {
  let drawn = ''
  const C = [540, 690]
  const P = (a: number, q: number) => `${f(C[0] + Math.cos(a) * q)} ${f(C[1] + Math.sin(a) * q)}`
  const arc = (a: number, b: number, q: number) => `M${P(a, q)}A${q} ${q} 0 0 1 ${P(b, q)}`
  let ch = ''
  for (const [a, b] of [
    [-2.9, -2.3],
    [-2.1, -0.9],
    [-0.6, 0.3],
    [0.55, 1.5],
    [1.7, 2.5],
    [2.75, 3.1],
  ])
    ch += arc(a, b, 200)
  for (const [a, b] of [
    [-2.7, -1.5],
    [-1.2, -0.3],
    [0, 1.1],
    [1.35, 2.0],
    [2.3, 3.3],
  ])
    ch += arc(a, b, 178)
  let sg = ''
  for (let i = 0; i < 6; i++) {
    const a = -1.57 + (i * 6.283) / 6
    const b = a + 2.094
    sg += `M${P(a, 172)}L${f(C[0] + (Math.cos(a) * 0.55 + Math.cos(b) * 0.45) * 172)} ${f(C[1] + (Math.sin(a) * 0.55 + Math.sin(b) * 0.45) * 172)}`
  }
  drawn += `<g fill="none" stroke="#F4F6E8" stroke-linecap="round" opacity=".42"><path d="${ch}" stroke-width="5" stroke-dasharray="26 5 60 7"/><path d="${sg}" stroke-width="3.4" stroke-dasharray="40 6"/><g stroke-width="3.4">${sign(540, 454, 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M0 9v18M-8 18h16')}${sign(776, 690, 'M8-12a14 14 0 1 0 0 24a18 18 0 0 1 0-24z')}${sign(306, 690, 'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M0 0v.1')}${sign(540, 922, 'M-12-8L0 12 12-8zM-8 4h16')}</g></g>`
  // the gap between desk and shelf lies in their shadow
  drawn += `<path d="M460 50H620V184Q540 168 460 184z" fill="#0C1410" opacity=".38"/>`
  return drawn
}

/** The alchemist's chamber: dark green boards, a chalk circle worn away, brass; a desk over a chair, books as a ledge, a nest between. */
export const alchemist: Look = {
  defs: DEFS,
  palette: ['#3B4A38', '#7FA083', '#6B8D72', '#93AE8E', '#A9713C'],
  lights: [light(150, 150, 320, 1, 'alglow'), light(905, 760, 270, 0.95), light(424, 100, 230, 0.7)],
  entry: { c0: [582, 90, 20, 0.7], desk: [424, 184, 0, 0.66], a4: [92, 908, 40, 0.78] },
  flipAt: [842, 706],
  flipScale: 0.68,
  base() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#2B2A2E" ${ink(4)}/><clipPath id="m-aw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-aw)">`
    // walls: dark panels with brass rails and stars
    for (let i = 0; i < 20; i++) {
      const c = i % 2 ? '#4A3A3E' : '#433438'
      drawn += `<path d="M${i * 50} 0h50v48h-50zM${i * 50} 952h50v48h-50zM0 ${i * 50}h48v50h-48zM952 ${i * 50}h48v50h-48z" fill="${c}" stroke="#241A1E" stroke-width="2.4"/>`
    }
    let d = ''
    for (let i = 0; i < 20; i++) {
      if (i % 2) d += star(i * 50 + 25, 974, 0.9) + star(24, i * 50 + 25, 0.9) + star(976, i * 50 + 25, 0.9)
      else d += star(i * 50 + 25, 24, 0.9)
    }
    drawn += `<path d="${d}" fill="#C9A24E" opacity=".8"/><path d="M0 45H1000M0 955H1000M45 0V1000M955 0V1000" stroke="#241A1E" stroke-width="9"/><path d="M0 45H1000M0 955H1000M45 0V1000M955 0V1000" stroke="#C9A24E" stroke-width="4.4"/></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="48" y="48" width="904" height="904" rx="8" fill="#182420" ${ink(3)}/>`
    return drawn
  },
  floor(side) {
    const random = wobble(37)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (space.kind === 'area' || space.kind === 'ledge') continue
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const vert = (name.charCodeAt(0) + +(name[1] ?? 0)) % 2
      const dark = name === 'c0' || name === 'chair'
      drawn += slab(b, {
        fill: dark ? 'url(#m-alc)' : vert ? 'url(#m-ala)' : 'url(#m-alb)',
        lip: '#2E4A3C',
        hi: '#E4F4DC',
        hiO: 0.4,
        depth: 4,
        inset: 4,
        rad: 7,
        wob: 1.4,
      })
      let d = ''
      let g = ''
      const n = Math.round((vert ? x1 - x0 : y1 - y0) / 34)
      for (let i = 1; i < n; i++) {
        const q = i / n
        if (vert) {
          const x = x0 + (x1 - x0) * q
          d += `M${f(x)} ${y0 + 12}V${y1 - 12}`
        } else {
          const y = y0 + (y1 - y0) * q
          d += `M${x0 + 12} ${f(y)}H${x1 - 12}`
        }
      }
      for (let i = 0; i < 6; i++) {
        const x = x0 + 16 + random() * (x1 - x0 - 62)
        const y = y0 + 16 + random() * (y1 - y0 - 62)
        g += vert
          ? `M${f(x)} ${f(y)}q4 14 0 ${f(24 + random() * 16)}`
          : `M${f(x)} ${f(y)}q14 4 ${f(24 + random() * 16)} 0`
      }
      drawn += `<path d="${d}" fill="none" stroke="#35543F" stroke-width="2.4" opacity=".85"/><path d="${g}" fill="none" stroke="#456A50" stroke-width="1.9" stroke-linecap="round" opacity=".8"/>`
      drawn += `<path d="${nail(x0 + 18, y0 + 18)}${nail(x1 - 18, y0 + 18)}${nail(x0 + 18, y1 - 18)}${nail(x1 - 18, y1 - 18)}" stroke="#D9B45E" stroke-width="6" stroke-linecap="round" opacity=".8"/>`
    }
    drawn += circle()
    return drawn
  },
  furniture() {
    const random = wobble(15)
    let drawn = desk(random)
    // ================= the shelf: one walks on the tops of the books
    drawn += `<path d="M622 246H950V284Q790 294 622 282z" fill="#0C1410" opacity=".45"/><path d="M612 60h18V262h-18z" fill="#0C1410" opacity=".35"/><path d="M618 52H952V252H618z" fill="#3A2413" ${ink(3)}/>`
    const cols = [
      '#8E2F2A',
      '#2F5F73',
      '#6A4A86',
      '#B5803A',
      '#4F6B3C',
      '#7A3F4E',
      '#3A5A86',
      '#A8623A',
      '#5E4A3A',
      '#2F6B5E',
      '#94512A',
      '#6A2F4E',
    ]
    let x = 628
    let i = 0
    while (x < 938) {
      let w = 24 + Math.round(random() * 12)
      if (938 - x - w < 22) w = 942 - x
      const c = cols[i++ % cols.length]
      const top = 62 + Math.round(random() * 10)
      const h = 186 + Math.round((random() - 0.5) * 8)
      drawn += `<path d="M${x} ${top}H${x + w}V${h}H${x}z" fill="${c}" ${ink(2.4)}/><path d="M${x + 4} ${top + 1}H${x + w - 4}V${h - 6}H${x + 4}z" fill="#F1E4C6" stroke="#8A6E4E" stroke-width="1.4"/><path d="${[0.3, 0.5, 0.7].map((q) => `M${f(x + 4 + (w - 8) * q)} ${top + 5}V${h - 10}`).join('')}" stroke="#CDB98E" stroke-width="1.6"/>`
      drawn += `<path d="M${x} ${h}H${x + w}V246H${x}z" fill="${c}" ${ink(2.4)}/><path d="M${x + 3} ${h + 3}V243" stroke="${mix(c, '#FFF3D0', 0.45)}" stroke-width="2.6"/><path d="M${x + 2} ${h + 12}h${w - 4}M${x + 2} 236h${w - 4}" stroke="#E2B455" stroke-width="3.4"/>`
      if (w > 26)
        drawn +=
          i % 3
            ? `<path d="M${f(x + w / 2)} ${h + 20}V${h + 34}" stroke="#F0D9A0" stroke-width="3.4" stroke-linecap="round"/>`
            : `<circle cx="${f(x + w / 2)}" cy="${h + 27}" r="4.4" fill="#F0D9A0"/>`
      x += w
    }
    // a book lies across, a skull of a shrew as book-end
    drawn += `<g transform="translate(884 108) rotate(8)"><path d="M-52-26H52V24H-52z" transform="translate(5 8)" fill="#0C1410" opacity=".4"/><path d="M-52-26H52V24H-52z" fill="#2F5F73" ${ink(2.6)}/><path d="M-46 24H52V32H-46z" fill="#F1E4C6" ${ink(2.2)}/><path d="M-40-16H40V14H-40z" fill="none" stroke="#E2B455" stroke-width="3"/><path d="M0-11l4 7 8 1-6 5 2 8-8-4-8 4 2-8-6-5 8-1z" fill="#E2B455"/></g>`
    drawn += `<g transform="translate(656 92)"><ellipse cx="3" cy="18" rx="26" ry="7" fill="#0C1410" opacity=".35"/><path d="M-22 0Q-20-24 2-24t22 22q0 8-8 10l-2 8h-18l-2-8q-16 0-16-8z" fill="#F4EAD6" ${ink(2.4)}/><circle cx="-4" cy="-4" r="6" fill="${INK}"/><circle cx="13" cy="-4" r="5" fill="${INK}"/><path d="M5 4l-2 5h5zM-3 10v6M4 10v6M10 10v6" stroke="${INK}" stroke-width="2" fill="${INK}"/></g>`
    return drawn
  },
  props() {
    const random = wobble(71)
    // ---- the owl on its perch, painted on the wall above the gap
    let drawn = `<g transform="translate(540 26)"><path d="M-74-26H74V26H-74z" fill="#28433A" ${ink(2.6)}/><path d="M-70-22H70V22H-70z" fill="none" stroke="#C9A24E" stroke-width="2.6"/><path d="M-56 20H56" ${ink(7)}/><path d="M-56 20H56" stroke="#A8713C" stroke-width="3.4" stroke-linecap="round"/><path d="M-25 16q-6-34 6-38 8 6 19 6t19-6q12 4 6 38-25 10-50 0z" fill="#C9A06A" ${ink(2.4)}/><path d="M-14 16q-2-14 14-16 16 2 14 16-14 6-28 0z" fill="#F0DDB4"/><path d="M-8 8q2 3 4 0M0 8q2 3 4 0M-4 14q2 3 4 0M5 14q2 3 4 0" stroke="#8A5E2E" stroke-width="1.9" fill="none"/><circle cx="-10" cy="-8" r="8.5" fill="#FFF3D0" ${ink(2)}/><circle cx="10" cy="-8" r="8.5" fill="#FFF3D0" ${ink(2)}/><circle cx="-9" cy="-7" r="4" fill="${INK}"/><circle cx="9" cy="-7" r="4" fill="${INK}"/><path d="M0-5l4 5-4 5-4-5z" fill="#E8943A" ${ink(1.4)}/><path d="M-60-10h20M-56-2h14M44-12l4 7 7 1-5 5 1 7" fill="none" stroke="#C9A24E" stroke-width="2" opacity=".8"/></g>`
    // the nest in the gap: straw, feathers, a torn page, along its edges
    let d = ''
    for (const [cx, cy, n, w, h] of [
      [494, 96, 12, 26, 60],
      [510, 70, 10, 50, 16],
      [588, 154, 10, 30, 22],
      [500, 158, 8, 36, 18],
    ])
      for (let i = 0; i < n; i++)
        d += `M${f(cx + (random() - 0.5) * w)} ${f(cy + (random() - 0.5) * h)}q${f(-8 + random() * 16)} ${f(-5 + random() * 10)} ${f((random() < 0.5 ? -1 : 1) * (14 + random() * 16))} ${f(-9 + random() * 18)}`
    drawn += `<path d="${d}" fill="none" stroke="#3A2A10" stroke-width="4.6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#C9AA5E" stroke-width="2.4" stroke-linecap="round"/><g transform="translate(494 120) rotate(-24)"><path d="M-30 6Q-6-18 34-8 14 14-30 6z" fill="#E9DCC6" ${ink(2)}/><path d="M-38 9L28-6" stroke="#8A6E4E" stroke-width="2"/></g>`
    // spilt powder, a cork, a marble, a brass weight
    drawn += `<g fill="#B7E07A" opacity=".7"><ellipse cx="94" cy="672" rx="26" ry="10"/><ellipse cx="120" cy="664" rx="14" ry="6"/><circle cx="140" cy="676" r="3"/><circle cx="74" cy="686" r="3"/></g>`
    drawn += `<g transform="translate(268 910)"><ellipse cx="3" cy="15" rx="22" ry="6" fill="#0C1410" opacity=".4"/><path d="M-15 14l3-26h24l3 26q-15 7-30 0z" fill="url(#m-brass)" ${ink(2.4)}/><ellipse cy="-12" rx="12" ry="4.4" fill="#FFE9A8" ${ink(2)}/><path d="M0-14v-8" ${ink(6)}/><circle cy="-24" r="6" fill="url(#m-brass)" ${ink(2)}/></g>`
    drawn += `<g transform="translate(668 928)"><circle r="13" fill="#7A5AA8" ${ink(2.4)}/><path d="M-8 2q6-12 16-6" fill="none" stroke="#F0D9F4" stroke-width="3.4" stroke-linecap="round"/></g>`
    drawn += `<g transform="translate(736 438) rotate(-8)"><path d="M-26-14l46-4 8 26-50 8z" fill="#F4EAD0" ${ink(2.2)}/><path d="M-16-6l30-3M-14 2l32-4M-12 9l16-2" stroke="#8A6E4E" stroke-width="2" stroke-linecap="round"/></g>`
    drawn += candle(912, 768, 0.82)
    return drawn
  },
  flames: () => green(126, 126, 0.62) + flame(424, 110, 0.7) + flame(912, 768, 0.82),
}
