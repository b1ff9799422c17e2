import { f, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf, type RoomSide } from '../room/side.ts'
import { slab, slabPath } from '../room/slab.ts'

const wallStones = (
  r: { (): number; (): number; (): number; (): number; (): number; (): number; (): number },
  tones: readonly string[],
  y0: number,
  y1: number,
  x0 = 50,
  x1 = 950,
  h = 62,
) => {
  let drawn = ''
  for (let y = y0, j = 0; y < y1 - 6; y += h, j++) {
    let x = x0 - (j % 2) * 60
    while (x < x1) {
      const w = 110 + r() * 60
      const a = Math.max(x0, x)
      const b = Math.min(x1, x + w)
      if (b - a > 12)
        drawn += `<rect x="${f(a + 2)}" y="${y + 2}" width="${f(b - a - 4)}" height="${Math.min(h, y1 - y) - 4}" rx="9" fill="${tones[Math.floor(r() * tones.length)]}" stroke="#2E2620" stroke-width="2.6"/><path d="M${f(a + 12)} ${y + 10}H${f(b - 14)}" stroke="#fff" stroke-width="2.4" opacity=".22" stroke-linecap="round"/>`
      x += w
    }
  }
  return drawn
}
const frame = (id: string, a: string, b: string) =>
  `<rect x="2" y="2" width="996" height="996" rx="26" fill="${a}" ${ink(4)}/><clipPath id="m-${id}"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><rect x="48" y="48" width="904" height="904" rx="8" fill="${b}" ${ink(3)}/>`
const STRAW_DEFS = `<linearGradient id="m-stl" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#FFFBE4" stop-opacity=".75"/><stop offset=".5" stop-color="#FFF6C8" stop-opacity=".32"/><stop offset="1" stop-color="#FFF6C8" stop-opacity="0"/></linearGradient>${wash('sta', '#F6DB88', '#E2B850', '#BC8C2C')}${wash('stb', '#EBC868', '#D2A23C', '#A87822')}`
/** A fringe of straw round every field, then straws that stick out over the seams. */
function fringe(side: RoomSide, random: () => number): string {
  let drawn = ''
  for (const sp of Object.values(side.spaces)) {
    const [x0, y0, x1, y1] = boxOf(sp)
    let d = ''
    let l2 = ''
    const put = (x: number, y: number, nx: number, ny: number, i: number) => {
      const a = (random() - 0.5) * 26
      const q = `M${f(x - nx * (12 + random() * 8))} ${f(y - ny * (12 + random() * 8))}l${f(nx * 22 + ny * a)} ${f(ny * 22 + nx * a)}`
      if (i % 2) d += q
      else l2 += q
    }
    for (let i = 0, x = x0 + 30; x < x1 - 24; x += 9 + random() * 9, i++) {
      put(x, y0 + 6, 0, -1, i)
      put(x + 5, y1 - 8, 0, 1, i)
    }
    for (let i = 0, y = y0 + 30; y < y1 - 24; y += 9 + random() * 9, i++) {
      put(x0 + 6, y, -1, 0, i)
      put(x1 - 6, y + 5, 1, 0, i)
    }
    drawn += `<path d="${d}${l2}" stroke="#5A3C0C" stroke-width="6" stroke-linecap="round" fill="none"/><path d="${d}" stroke="#CF9C34" stroke-width="3.6" stroke-linecap="round" fill="none"/><path d="${l2}" stroke="#F0CE70" stroke-width="3.6" stroke-linecap="round" fill="none"/>`
  }
  let e = ''
  for (let i = 0; i < 36; i++) {
    const v = i % 2
    const x = v ? [350, 650][i % 4 > 1 ? 1 : 0] : 70 + random() * 860
    const y = v ? 320 + random() * 580 : [300, 600, 920][i % 3]
    const a = random() * 6.28
    const l = 10 + random() * 10
    e += `M${f(x - Math.cos(a) * l)} ${f(y - Math.sin(a) * l)}L${f(x + Math.cos(a) * l)} ${f(y + Math.sin(a) * l)}`
  }
  drawn += `<path d="${e}" ${ink(5.5)}/><path d="${e}" stroke="#F2D070" stroke-width="3" stroke-linecap="round"/>`
  // light through the slit
  drawn += `<path d="M952 380L440 318V612L952 524z" fill="url(#m-stl)"/><path d="M952 408L560 396V530L952 500z" fill="url(#m-stl)" opacity=".8"/>`
  return drawn
}

/** The two small sides of the prologue: the straw of the cell, and the gutter with the slit under the door. Few things, large. */
export const straw: Look = {
  defs: STRAW_DEFS,
  palette: ['#6E6256', '#E7BD57', '#DDB04A', '#F0CE74'],
  lights: [light(985, 450, 470), light(800, 450, 260, 0.7), light(470, 120, 200, 0.4, 'cool')],
  entry: {},
  base() {
    const random = wobble(21)
    let drawn = frame('stw', '#4A3B30', '#3A2A1A')
    drawn += `<g clip-path="url(#m-stw)">${wallStones(random, ['#6E5D4E', '#65554A', '#786657'], 4, 50, 4, 996, 46)}${wallStones(random, ['#6E5D4E', '#65554A'], 952, 998, 4, 996, 46)}${[...Array(8)].map((_, i) => `<rect x="6" y="${52 + i * 113}" width="40" height="108" rx="8" fill="${i % 2 ? '#6E5D4E' : '#65554A'}" stroke="#2E2620" stroke-width="2.6"/><rect x="954" y="${52 + i * 113}" width="40" height="108" rx="8" fill="${i % 2 ? '#65554A' : '#6E5D4E'}" stroke="#2E2620" stroke-width="2.6"/>`).join('')}</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    // the cell's north wall
    drawn += wallStones(random, ['#8C7B6A', '#7F6F60', '#968573', '#867565'], 50, 292)
    drawn += `<path d="M50 270H950V300H50z" fill="#1A0F08" opacity=".45"/>`
    // counted days, and a ring for a chain
    drawn += `<path d="M420 104v44M434 102v46M448 104v44M462 102v46M412 140l60-28M496 104v44M510 103v46M524 104v44" ${ink(5, '#3A2C22')}/><path d="M421 104v44M435 102v46M449 104v44M463 102v46M413 140l60-28M497 104v44M511 103v46M525 104v44" stroke="#D9C9B4" stroke-width="2"/><g transform="translate(560 190)"><circle cy="-8" r="13" fill="url(#m-iron)" ${ink(2.6)}/><circle cy="20" r="25" fill="none" ${ink(13)}/><circle cy="20" r="25" fill="none" stroke="#8A939E" stroke-width="7.5"/><path d="M-20 6q6-12 16-12" fill="none" stroke="#E8EDF2" stroke-width="3" stroke-linecap="round"/></g>`
    return drawn
  },
  floor(side) {
    const random = wobble(3)
    const ang: Readonly<Record<string, number>> = { a1: 8, b1: 68, c1: -34, a2: 96, b2: -18, c2: 40 }
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const cx = (x0 + x1) / 2
      const cy = (y0 + y1) / 2
      const alt = (name.charCodeAt(0) + +name[1]) % 2
      drawn += slab(b, {
        fill: alt ? 'url(#m-sta)' : 'url(#m-stb)',
        lip: '#7A5318',
        hi: '#FFF3C4',
        hiO: 0.5,
        depth: 7,
        inset: 6,
        rad: 34,
        wob: 6,
      })
      let dk = ''
      let md = ''
      let lt = ''
      for (let i = 0; i < 150; i++) {
        const x = x0 + random() * (x1 - x0)
        const y = y0 + random() * (y1 - y0)
        const a = ((ang[name] + (random() - 0.5) * 44) * Math.PI) / 180
        const l = 30 + random() * 46
        const bend = (random() - 0.5) * 14
        const q = `M${f(x)} ${f(y)}q${f(Math.cos(a) * l * 0.5 - Math.sin(a) * bend)} ${f(Math.sin(a) * l * 0.5 + Math.cos(a) * bend)} ${f(Math.cos(a) * l)} ${f(Math.sin(a) * l)}`
        const mid = Math.hypot(x + Math.cos(a) * l * 0.5 - cx, (y + Math.sin(a) * l * 0.5 - cy) * 1.6) < 80
        if (mid && i % 3) continue
        if (i % 3 === 0) dk += q
        else if (i % 3 === 1) md += q
        else lt += q
      }
      drawn += `<clipPath id="m-stc-${name}"><path d="${slabPath(b, wobble(Math.round(b[0] * 7 + b[1] * 13)), { inset: 9, rad: 32, wob: 6 })}"/></clipPath><g clip-path="url(#m-stc-${name})" fill="none" stroke-linecap="round"><path d="${dk}" stroke="#8A6018" stroke-width="4.4" opacity=".6"/><path d="${md}" stroke="#C99526" stroke-width="4"/><path d="${lt}" stroke="#FFF0B4" stroke-width="3.4" opacity=".9"/></g>`
    }
    drawn += fringe(side, random)
    return drawn
  },
  furniture() {
    let drawn = '<g clip-path="url(#m-stw)">'
    // a guard's boot, as big as a house
    drawn += `<ellipse cx="230" cy="296" rx="190" ry="24" fill="#120A05" opacity=".5"/><path d="M104 6V210Q92 250 96 278H372Q398 278 392 246 384 208 318 196 268 186 262 140V6z" fill="url(#m-leather)" ${ink(4)}/><path d="M122 6V206M240 6q2 120 10 150" fill="none" stroke="#E0B27A" stroke-width="6" stroke-linecap="round" opacity=".7"/><path d="M92 262Q240 250 394 258V286Q240 300 90 288z" fill="#3A2417" ${ink(4)}/><path d="M104 270q130-10 280 0" fill="none" stroke="#8A6A4A" stroke-width="3" stroke-dasharray="9 8"/><path d="M262 140q-60 22-158 10M264 176q-50 24-160 14" fill="none" ${ink(3)}/><path d="M196 60l60-12M196 92l62-14M200 124l60-16" ${ink(12)}/><path d="M196 60l60-12M196 92l62-14M200 124l60-16" stroke="#E9DEC6" stroke-width="6" stroke-linecap="round"/><path d="M300 214q34 2 58 22" fill="none" stroke="#F1D3A6" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M100 226h18v26h-20z" fill="url(#m-iron)" ${ink(2.6)}/>`
    // the bucket
    drawn += `<ellipse cx="782" cy="298" rx="140" ry="20" fill="#120A05" opacity=".5"/><path d="M652 96L684 286Q780 304 876 286L908 96z" fill="url(#m-wood)" ${ink(4)}/><path d="M700 104l20 184M748 108l10 186M812 108l-8 186M864 104l-22 184" stroke="#6B4022" stroke-width="4"/><path d="M660 144Q780 166 900 144L896 172Q780 194 664 172zM674 226Q780 246 886 226L882 252Q780 272 678 252z" fill="url(#m-iron)" ${ink(3)}/><ellipse cx="780" cy="96" rx="128" ry="26" fill="#6B4022" ${ink(4)}/><ellipse cx="780" cy="98" rx="112" ry="18" fill="#4E7C88" ${ink(2.6)}/><path d="M710 98q30-9 60-3M800 104q20 3 44-2" fill="none" stroke="#D9F2EC" stroke-width="4" stroke-linecap="round"/><path d="M656 92Q700-40 780-20T904 92" fill="none" ${ink(11)}/><path d="M656 92Q700-40 780-20T904 92" fill="none" stroke="#8A939E" stroke-width="6"/><path d="M676 120q6 60 14 100" fill="none" stroke="#F1D3A6" stroke-width="7" stroke-linecap="round" opacity=".7"/></g>`
    return drawn
  },
  props() {
    // a crust, and a button worn as a plate
    return `<g transform="translate(560 868)"><ellipse cx="4" cy="24" rx="50" ry="12" fill="#4A3010" opacity=".4"/><path d="M-46 18q-6-40 44-46 48 4 46 42-20 12-90 4z" fill="url(#m-bread)" ${ink(3)}/><path d="M-26-6q8-12 18-14M0-8q8-10 16-12" fill="none" stroke="#FBE3AE" stroke-width="5" stroke-linecap="round"/></g><g transform="translate(98 870)"><circle r="28" fill="#1F4F86" ${ink(2.8)}/><circle cx="-2" cy="-2" r="25" fill="url(#m-blue)"/><circle r="16" fill="none" stroke="#12365E" stroke-width="3"/><g fill="#0F2A48"><circle cx="-6" cy="-6" r="3.6"/><circle cx="6" cy="-6" r="3.6"/><circle cx="-6" cy="6" r="3.6"/><circle cx="6" cy="6" r="3.6"/></g></g>`
  },
  flames: () => `<ellipse cx="975" cy="450" rx="90" ry="120" fill="url(#m-pool)" opacity=".45"/>`,
}

const GUTTER_DEFS = `<linearGradient id="m-gtl" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFE9A0" stop-opacity=".85"/><stop offset=".45" stop-color="#FFE9A0" stop-opacity=".38"/><stop offset="1" stop-color="#FFE9A0" stop-opacity="0"/></linearGradient>${wash('gta', '#C9D6DA', '#A5B6BD', '#7E9199')}${wash('gtb', '#DAE2E2', '#BCC9CB', '#94A5A9')}`
/** The two small sides of the prologue: the straw of the cell, and the gutter with the slit under the door. Few things, large. */
export const gutter: Look = {
  defs: GUTTER_DEFS,
  palette: ['#4E5A60', '#9FB0B6', '#8FA2A8', '#B4C3C8'],
  lights: [light(800, 300, 420), light(800, 440, 220, 0.6), light(150, 200, 200, 0.5, 'cool')],
  entry: { c2: [902, 872, 150, 1] },
  base() {
    const random = wobble(31)
    let drawn = frame('gtw', '#3E4348', '#23282C')
    drawn += `<g clip-path="url(#m-gtw)">${wallStones(random, ['#5E666C', '#565D63', '#687077'], 4, 50, 4, 996, 46)}${wallStones(random, ['#5E666C', '#565D63'], 952, 998, 4, 996, 46)}${[...Array(8)].map((_, i) => `<rect x="6" y="${52 + i * 113}" width="40" height="108" rx="8" fill="${i % 2 ? '#5E666C' : '#565D63'}" stroke="#22262A" stroke-width="2.6"/><rect x="954" y="${52 + i * 113}" width="40" height="108" rx="8" fill="${i % 2 ? '#565D63' : '#5E666C'}" stroke="#22262A" stroke-width="2.6"/>`).join('')}</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    drawn += wallStones(random, ['#7F8A8F', '#737E84', '#8B969A', '#78838A'], 50, 292)
    return drawn
  },
  floor(side) {
    const random = wobble(44)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      const b = boxOf(space)
      const [x0, y0, x1] = b
      const alt = (name.charCodeAt(0) + +name[1]) % 2
      drawn += slab(b, {
        fill: alt ? 'url(#m-gta)' : 'url(#m-gtb)',
        lip: '#3E4A50',
        hi: '#F4FBFC',
        hiO: 0.55,
        depth: 8,
        inset: 6,
        rad: 30,
        wob: 6,
      })
      let c = ''
      for (let i = 0; i < 3; i++) {
        const x = x0 + 40 + random() * (x1 - x0 - 130)
        const y = y0 + 46 + i * 80 + random() * 20
        c += alt ? `M${f(x)} ${f(y)}q24-12 48 0t44-4` : `M${f(x)} ${f(y)}l26 14 12 26M${f(x + 26)} ${f(y + 14)}l30-6`
      }
      // wet: long shine in the upper corner, drops
      drawn += `<path d="${c}" fill="none" stroke="#6C7C84" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".6"/><path d="M${x0 + 34} ${y0 + 92}Q${x0 + 40} ${y0 + 42} ${x0 + 96} ${y0 + 34}M${x0 + 112} ${y0 + 31}h12" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`
    }
    // the trickle along the middle of the channel, borders of the fields stay to be seen
    drawn += `<path d="M50 590Q200 578 346 588T650 590 950 588V612Q800 616 650 612T346 610 50 614z" fill="#6FB0BE" ${ink(3)} /><path d="M90 600q30-9 60 0t60 0M260 604q24-8 48 0M400 602q30-9 60 0t60 0M600 602q24-8 48 0M700 604q30-9 60 0t60 0M860 604q20-7 40 0" fill="none" stroke="#E4F8F8" stroke-width="4" stroke-linecap="round"/>`
    for (const [x, y, w, h] of [
      [470, 880, 56, 16],
      [120, 530, 44, 13],
    ])
      drawn += `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="#8FC4CE" stroke="#4E7C88" stroke-width="2.4"/><path d="M${x - w * 0.5} ${y - 3}q${w * 0.4}-${h * 0.6} ${w * 0.8}-2" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>`
    return drawn
  },
  furniture() {
    let drawn = '<g clip-path="url(#m-gtw)">'
    // the door: oak, iron, and beneath it the slit
    drawn += `<path d="M596 4H952V284H596z" fill="#2A1A10" ${ink(4)}/><path d="M610 4H952V262H610z" fill="url(#m-oak)" ${ink(3.4)}/><path d="M678 4V262M746 4V262M814 4V262M882 4V262" stroke="#3A2010" stroke-width="4"/><path d="M640 40q8 60 0 120M712 90q8 50 0 120M780 30q-8 70 2 130M850 100q8 50 0 110M916 40q-8 60 2 120" fill="none" stroke="#6A421E" stroke-width="3" stroke-linecap="round"/><path d="M610 60H952V104H610zM610 196H952V240H610z" fill="url(#m-iron)" ${ink(3.4)}/><path d="M616 68H946M616 204H946" stroke="#D5DCE4" stroke-width="3" opacity=".6"/>${[640, 712, 780, 848, 920].map((x) => `<circle cx="${x}" cy="82" r="11" fill="#4E5761" ${ink(2.4)}/><circle cx="${x - 2}" cy="79" r="4" fill="#C2CCD6"/><circle cx="${x}" cy="218" r="11" fill="#4E5761" ${ink(2.4)}/><circle cx="${x - 2}" cy="215" r="4" fill="#C2CCD6"/>`).join('')}`
    drawn += `<path d="M610 262H952V298H610z" fill="#FFE08A" ${ink(3)}/><path d="M616 270H948V290H616z" fill="#FFFBE0"/><path d="M612 300L520 600H952V300z" fill="url(#m-gtl)"/><path d="M690 300L650 560H930L900 300z" fill="url(#m-gtl)" opacity=".7"/>`
    // the lead pipe that feeds the gutter
    drawn += `<path d="M150 4V196q0 40 44 40" fill="none" ${ink(64)}/><path d="M150 4V196q0 40 44 40" fill="none" stroke="#76828C" stroke-width="56"/><path d="M136 4V196q0 50 50 54" fill="none" stroke="#C2CCD6" stroke-width="9" stroke-linecap="round" opacity=".8"/><path d="M112 74h76v28h-76z" fill="url(#m-iron)" ${ink(3)}/><ellipse cx="198" cy="236" rx="15" ry="32" fill="#10161A" ${ink(3.4)}/><path d="M198 244q22 10 24 54h-30q6-30-4-44z" fill="#9FD0DA" ${ink(2.6)}/><path d="M206 256q8 14 8 38" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>`
    const random = wobble(6)
    const moss = (x: number, y: number, k: number) => {
      let d = ''
      for (let i = 0; i < 13; i++) {
        const a = random() * 6.3
        const q = random() * 24 * k
        d += `M${f(x + Math.cos(a) * q - 8)} ${f(y + Math.sin(a) * q * 0.5)}q1-9 8-9t8 9q-1 7-8 7t-8-7z`
      }
      return `<path d="${d}" fill="#7C9A52" stroke="#4A6A30" stroke-width="1.4"/>`
    }
    for (const [x, y, k] of [
      [360, 288, 1.6],
      [90, 292, 1.3],
      [480, 294, 1],
      [70, 640, 1],
      [350, 924, 1.2],
      [650, 640, 0.9],
    ])
      drawn += moss(x, y, k)
    drawn += `<g fill="none" stroke="#E9E2D2" stroke-width="2.4" opacity=".8"><path d="M590 52l-100 12M590 52l-76 70M590 52l-20 110M508 62q6 26 20 38 14 16 36 26M546 57q4 15 13 22 8 9 20 13"/></g></g>`
    return drawn
  },
  props: () =>
    `<g transform="translate(250 866) rotate(-14)"><path d="M-56 10q30-10 66-6" stroke="#10161A" stroke-width="14" opacity=".25" fill="none" stroke-linecap="round" transform="translate(4 9)"/><path d="M-60 0H44" ${ink(13)}/><path d="M-60 0H44" stroke="#DDAF78" stroke-width="7.5" stroke-linecap="round"/><path d="M-56-2H40" stroke="#F6DDB0" stroke-width="2"/><ellipse cx="52" cy="0" rx="16" ry="12" fill="#8E2420" ${ink(2.8)}/><path d="M44-5q6-4 12-2" stroke="#F0907A" stroke-width="3" fill="none" stroke-linecap="round"/></g>`,
  flames: () =>
    `<ellipse cx="780" cy="286" rx="220" ry="70" fill="url(#m-pool)" opacity=".5"/><path d="M616 270H948V290H616z" fill="#FFFBE0"/>`,
}
