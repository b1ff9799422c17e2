import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf, points } from '../room/side.ts'
import { polySlab } from '../room/slab.ts'
import { web } from '../room/web.ts'

const torch = (x: number, y: number, a: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-16 10h32v12h-32z" fill="#5A5558" ${ink(2.6)}/><path d="M-6 24L-9-12H9L6 24z" fill="url(#m-oak)" ${ink(2.6)}/><path d="M-13-10h26l-3-12h-20z" fill="#7A6A60" ${ink(2.4)}/></g>`
/** Moonlight through the bars: along the joints only, so that no stone is marked by it. */
const moon = (o: number) =>
  `<g opacity="${o}" fill="none" stroke="url(#m-gmoon)" stroke-linejoin="round">${['M200 50V210V350V510', 'M360 50L350 210 340 340 350 500', 'M500 50V190V350L490 510', 'M650 50V190V340V500', 'M790 50L800 200 790 350 810 490'].map((d) => `<path d="${d}" stroke-width="30"/><path d="${d}" stroke-width="13"/>`).join('')}</g>`
const DEFS =
  `<linearGradient id="m-gnight" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#1E2238"/><stop offset=".5" stop-color="#4A5A86"/><stop offset="1" stop-color="#1E2238"/></linearGradient><linearGradient id="m-gmoon" gradientUnits="userSpaceOnUse" x1="0" y1="50" x2="0" y2="520"><stop offset="0" stop-color="#EAF3FF" stop-opacity=".62"/><stop offset=".5" stop-color="#DCEAFF" stop-opacity=".34"/><stop offset="1" stop-color="#DCEAFF" stop-opacity="0"/></linearGradient>` +
  [
    ['a', '#D9D6D0', '#C3BFB8', '#A39E98'],
    ['b', '#C0C2C6', '#A8ABB0', '#898B92'],
    ['c', '#C6C0BA', '#AFA8A2', '#8F8884'],
    ['cosy', '#E9DDC2', '#D6C6A4', '#B5A380'],
  ]
    .map(([i, a, b, c]) => wash(`g${i}`, a, b, c))
    .join('')
/** The guard room: plain flagstones, cell bars as the north wall, moonlight in stripes along the joints, straw in two corners. */
export const guardRoom: Look = {
  defs: DEFS,
  palette: ['#5A5558', '#CDBD9E', '#BDAF98', '#DACDB2'],
  lights: [light(972, 300, 290, 0.95), light(28, 720, 290, 0.9), light(500, 60, 400, 0.5, 'cool')],
  entry: { c1: [452, 88, -14, 0.74], f1: [902, 92, 20, 0.78], a6: [94, 908, 40, 0.78] },
  flipAt: [575, 582],
  flipScale: 0.64,
  base() {
    const random = wobble(7)
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#4A4643" ${ink(4)}/><clipPath id="m-gw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-gw)">`
    // ashlar blocks on three sides
    const block = (x: number, y: number, w: number, h: number) => {
      const c = mix('#8E8780', '#6E6966', random())
      return `<path d="M${f(x + 1.5)} ${f(y + 1.5)}h${f(w - 3)}v${f(h - 3)}h${f(3 - w)}z" fill="${c}" stroke="#2B2624" stroke-width="2.6" stroke-linejoin="round"/><path d="M${f(x + 6)} ${f(y + h - 7)}V${f(y + 6)}H${f(x + w - 7)}" fill="none" stroke="${mix(c, '#F4EBDD', 0.45)}" stroke-width="2.2" opacity=".8"/>`
    }
    for (let y = 48, k = 0; y < 1000; k++) {
      const h = 62 + random() * 30
      drawn +=
        k % 2
          ? block(0, y, 48, h) + block(952, y, 48, h)
          : block(0, y, 26, h) + block(26, y, 22, h) + block(952, y, 24, h) + block(976, y, 24, h)
      y += h
    }
    for (let x = 40, k = 0; x < 960; k++) {
      const w = 70 + random() * 46
      drawn += k % 2 ? block(x, 952, w, 48) : block(x, 952, w, 24) + block(x, 976, w, 24)
      x += w
    }
    // ---- the cell behind the north wall: night, a slit with the moon, a bench, a chain
    drawn += `<path d="M0 0H1000V50H0z" fill="url(#m-gnight)"/><path d="M440 4h120v34H440z" fill="#BFD3EE" ${ink(3)}/><circle cx="520" cy="20" r="12" fill="#FFFBE8"/><circle cx="525" cy="17" r="9" fill="#E9EFF6" opacity=".7"/><path d="M470 4v34M500 4v34M530 4v34" stroke="#2A2E44" stroke-width="5"/><path d="M150 26h150v10H150zM166 36v14M284 36v14" fill="#4E4654" ${ink(2.4)}/><path d="M196 26q4-16 22-15 22-7 44 0 20 0 22 15z" fill="#6A5E72" ${ink(2.4)}/><path d="M270 12q12-10 20-1-4 8-14 9M198 16q-14 0-22 10" fill="none" ${ink(3)}/><path d="M700 0q10 16 0 30M700 30q-8 6-1 12t8-2-2-10" fill="none" stroke="#8A8C98" stroke-width="4" stroke-dasharray="7 4"/><path d="${Array.from(
      { length: 26 },
      () => {
        const x = 760 + random() * 160
        return `M${f(x)} ${f(44 + random() * 5)}l${f(-12 + random() * 24)} ${f(-4 - random() * 8)}`
      },
    ).join('')}" stroke="#B59A58" stroke-width="2.6" stroke-linecap="round"/>`
    drawn += `</g><rect x="48" y="48" width="904" height="904" rx="6" fill="#2E2A2B" ${ink(3)}/>`
    return drawn
  },
  floor(side) {
    const random = wobble(13)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      const p = points(space.poly)
      const b = boxOf(space)
      const c = (name.charCodeAt(0) + +name[1]) % 2
      const v = Math.floor(random() * 3)
      const cosy = name === 'a1' || name === 'f6'
      drawn += polySlab(p, {
        fill: cosy ? 'url(#m-gcosy)' : c ? 'url(#m-ga)' : v ? 'url(#m-gb)' : 'url(#m-gc)',
        lip: '#6A6462',
        hi: '#FFFDF4',
        hiO: 0.55,
        depth: 6,
        inset: 4.5,
        rad: 13,
        wob: 1.6,
      })
      const [x0, y0, x1, y1] = b
      let d = ''
      // chisel strokes, leaning one way on dark stones and the other way on light ones; here and there a crack
      for (let i = 0; i < 9; i++) {
        const x = x0 + 26 + random() * (x1 - x0 - 58)
        const y = y0 + 24 + random() * (y1 - y0 - 52)
        const q = c ? 1 : -1
        d += `M${f(x)} ${f(y)}l${f(9 + random() * 7)} ${f(q * (6 + random() * 5))}`
      }
      drawn += `<path d="${d}" stroke="#77716E" stroke-width="2.2" stroke-linecap="round" opacity=".5"/>`
      if (random() < 0.2)
        drawn += `<path d="M${f(x0 + 12)} ${f(y0 + 40 + random() * 40)}l${f(20 + random() * 10)} ${f(8 + random() * 10)} ${f(4 + random() * 12)} ${f(16 + random() * 10)} ${f(14 + random() * 12)} ${f(4 + random() * 10)}" fill="none" stroke="#5A5452" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`
    }
    drawn += moon(0.9)
    drawn += '<path d="M50 50H950V74Q500 86 50 74z" fill="#1A1416" opacity=".3"/>'
    return drawn
  },
  furniture() {
    // bars of the cell
    let drawn = `<g clip-path="url(#m-gw)"><path d="M2 6H998M2 44H998" ${ink(9)}/><path d="M2 6H998M2 44H998" stroke="#7C7E86" stroke-width="4"/>`
    for (let x = 34; x < 990; x += 42)
      drawn += `<path d="M${x} 0V50" ${ink(11)}/><path d="M${x} 0V50" stroke="#8E9098" stroke-width="6"/><path d="M${x - 2} 2V48" stroke="#DDE2EA" stroke-width="1.9"/>`
    drawn += `</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/>`
    drawn += `<g transform="translate(286 26)"><path d="M-22-22h44v44h-44z" fill="#6C6E76" ${ink(3)}/><circle r="7" fill="#1A1416" cy="-4"/><path d="M-4-2h8l2 16h-12z" fill="#1A1416"/><g fill="#C9CDD4"><circle cx="-16" cy="-16" r="2.6"/><circle cx="16" cy="-16" r="2.6"/><circle cx="-16" cy="16" r="2.6"/><circle cx="16" cy="16" r="2.6"/></g></g>`
    // ---- the grate: iron over a dark shaft, one corner prised up
    drawn += `<g transform="translate(575 582)"><path d="M-66-64H66V62H-66z" fill="#0D0B0D" ${ink(3.4)}/><path d="M-66-64H66v16H-66z" fill="#3A3436"/><path d="M-56-46V58M-28-46V58M0-46V58M28-46V58" stroke="#0D0B0D" stroke-width="15"/><g fill="none">${[-44, -15, 15, 44].map((x) => `<path d="M${x}-60V58" ${ink(12)}/><path d="M${x}-60V58" stroke="#8A7466" stroke-width="6"/><path d="M${x - 2}-58V56" stroke="#D3BFAE" stroke-width="1.8"/>`).join('')}${[-36, 0, 36].map((y) => `<path d="M-64 ${y}H64" ${ink(11)}/><path d="M-64 ${y}H64" stroke="#7A6658" stroke-width="5.5"/>`).join('')}</g><path d="M-66-64H66V62H-66z" fill="none" ${ink(11)}/><path d="M-66-64H66V62H-66z" fill="none" stroke="#9A8474" stroke-width="5"/><path d="M36-68L72-78 80-36 66-30 66-64z" fill="#B5A292" ${ink(3)}/><path d="M44-64l24-7M70-64l5 24" stroke="#F0E2D4" stroke-width="2.4" stroke-linecap="round"/><g fill="#D3BFAE" ${ink(1.8)}><circle cx="-66" cy="-64" r="6"/><circle cx="-66" cy="62" r="6"/><circle cx="66" cy="62" r="6"/></g><g transform="translate(92 -78) rotate(28)"><path d="M-3-8h6v20l-3 5-3-5z" fill="#D3BFAE" ${ink(1.8)}/><ellipse cy="-9" rx="7" ry="4" fill="#E9DCD0" ${ink(1.8)}/></g></g>`
    return drawn
  },
  props() {
    const random = wobble(29)
    let drawn = ''
    const straw = (cx: number, cy: number, n: number, w: number, h: number) => {
      let d = ''
      for (let i = 0; i < n; i++)
        d += `M${f(cx + (random() - 0.5) * w)} ${f(cy + (random() - 0.5) * h)}q${f(-8 + random() * 16)} ${f(-5 + random() * 10)} ${f((random() < 0.5 ? -1 : 1) * (18 + random() * 22))} ${f(-12 + random() * 24)}`
      return `<path d="${d}" fill="none" stroke="#7A5A1E" stroke-width="5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#EBCB72" stroke-width="2.8" stroke-linecap="round"/>`
    }
    // the two safe corners: a bed of straw along the walls
    drawn +=
      straw(120, 76, 24, 130, 22) +
      straw(72, 130, 18, 26, 110) +
      straw(90, 90, 12, 50, 40) +
      straw(880, 926, 24, 130, 22) +
      straw(930, 870, 18, 24, 110) +
      straw(912, 908, 12, 50, 40)
    drawn += `<g transform="translate(92 98) rotate(-12)"><path d="M-34-22q34-8 68 0 7 22 0 44-34 8-68 0-7-22 0-44z" transform="translate(4 6)" fill="#140C0E" opacity=".3"/><path d="M-34-22q34-8 68 0 7 22 0 44-34 8-68 0-7-22 0-44z" fill="#7F9AB8" ${ink(2.6)}/><path d="M-18-25q4 24 0 49M0-27q3 27 0 53M18-25q4 24 0 49" fill="none" stroke="#F4EBDD" stroke-width="4"/><path d="M-30-16q6-5 16-6" fill="none" stroke="#E4F0FA" stroke-width="3.4" stroke-linecap="round"/><g fill="#E2B455" ${ink(1.8)}><circle cx="-35" cy="-22" r="4.4"/><circle cx="35" cy="-22" r="4.4"/><circle cx="-35" cy="22" r="4.4"/><circle cx="35" cy="22" r="4.4"/></g></g>`
    drawn +=
      straw(230, 70, 5, 40, 14) + straw(72, 232, 4, 20, 30) + straw(768, 932, 5, 40, 14) + straw(930, 774, 4, 20, 30)
    // helmet, bone, mace: in the corners of their stones
    drawn += `<g transform="translate(276 318) rotate(10) scale(.84)"><ellipse cx="4" cy="24" rx="42" ry="11" fill="#140C0E" opacity=".4"/><path d="M-36 16Q-38-34 0-36T36 16q-36 12-72 0z" fill="url(#m-steel)" ${ink(3)}/><path d="M-40 14q40 14 80 0v9q-40 14-80 0z" fill="#8A7466" ${ink(2.6)}/><path d="M0-36V18" ${ink(5)}/><path d="M0-34V16" stroke="#D5DCE4" stroke-width="2"/><path d="M-26 4q0-22 14-30" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M0-36q4-18 22-20 16 2 20 14-16-4-22 8z" fill="#A32A22" ${ink(2.4)}/><path d="M18 0l10 8-4 8" fill="none" ${ink(2.2)}/></g>`
    drawn += `<g transform="translate(274 792) rotate(-9)"><path d="M-40 6h84" stroke="#140C0E" stroke-width="18" opacity=".3" stroke-linecap="round" transform="translate(4 7)"/><path d="M-40-7q-12-14-22-2-14-4-12 9 0 12 14 9 8 10 20-2h76q10 12 20 2 14 2 13-10 1-13-13-8-8-12-20 2z" fill="#F4EAD6" ${ink(2.6)}/><path d="M-40-2h50M40 0h10" stroke="#CDB998" stroke-width="3" stroke-linecap="round"/></g>`
    drawn += `<g transform="translate(716 782) rotate(-6)"><path d="M-56 2H30" stroke="#140C0E" stroke-width="16" opacity=".35" stroke-linecap="round" transform="translate(4 9)"/><path d="M-62 2H24" ${ink(15)}/><path d="M-62 2H24" stroke="#8A5528" stroke-width="9" stroke-linecap="round"/><path d="M-54-1H16" stroke="#D9A878" stroke-width="2.6"/><path d="M-66-7v18M-52-6v16M-44-6v16" stroke="#3A2417" stroke-width="3"/><path d="M34-26l7 10 12-5 1 12 13 3-6 11 6 10-13 4-1 12-12-4-7 9-8-9-12 3-1-12-12-4 6-9-6-11 13-3 1-12 12 5z" fill="#6C6E76" ${ink(2.6)} transform="translate(0 -4)"/><circle cx="34" cy="1" r="15" fill="url(#m-steel)" ${ink(2.4)}/><path d="M25-4q3-7 10-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`
    // ---- the boot at the west wall, from above; keys and torches on the walls; a tally
    drawn += `<g transform="translate(28 800)"><path d="M-26-70q-6-38 26-42 34 2 30 44-6 44 0 92 2 44-30 46t-30-46q6-48 4-94z" transform="translate(8 8)" fill="#140C0E" opacity=".45"/><path d="M-26-70q-6-38 26-42 34 2 30 44-6 44 0 92 2 44-30 46t-30-46q6-48 4-94z" fill="#3A2417" ${ink(3)}/><path d="M-22-70q-4-32 22-36 28 2 26 38-8 46-2 90 0 38-24 40T-24 22q6-46 2-92z" fill="url(#m-leather)" ${ink(2.6)}/><ellipse cy="26" rx="21" ry="27" fill="#1E120C" ${ink(2.6)}/><path d="M-21 22q2-22 21-24 19 2 21 24" fill="none" stroke="#D9A878" stroke-width="4"/><path d="M-12-52h24M-12-38h24M-11-24h22" ${ink(6)}/><path d="M-12-52h24M-12-38h24M-11-24h22" stroke="#E9DCC0" stroke-width="2.6"/><path d="M-14-80q2-16 14-18" fill="none" stroke="#E9C9A0" stroke-width="5" stroke-linecap="round"/></g>`
    drawn += `<g transform="translate(970 700)"><circle r="15" fill="none" ${ink(7)} cy="14"/><circle r="15" fill="none" stroke="#DDAF3E" stroke-width="3.4" cy="14"/><path d="M0-8v10" ${ink(7)}/><path d="M0-10v.1" stroke="#D5DCE4" stroke-width="9" stroke-linecap="round"/>${[
      [-8, 18],
      [4, 4],
      [12, -16],
    ]
      .map(
        ([x, a]) =>
          `<g transform="translate(${x} 27) rotate(${a})"><path d="M0 0v30M0 22h8M0 29h8" fill="none" ${ink(6)}/><path d="M0 0v30M0 22h8M0 29h8" fill="none" stroke="#DDAF3E" stroke-width="2.8"/></g>`,
      )
      .join('')}</g>`
    drawn += `<g stroke="#F4EBDD" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M16 196v18M22 195v18M28 197v18M34 195v18M12 210l26-10M16 226v18M22 225v18M28 227v18M34 225v18M12 240l26-10M18 256v16M24 255v16"/></g>`
    drawn += torch(972, 306, 0) + torch(26, 660, 0)
    drawn += web(950, 50, 90, 0.7, { o: 0.55 })
    return drawn
  },
  flames: () => moon(0.4) + flame(972, 328, 0.8) + flame(26, 682, 0.8),
}
