import { f, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf } from '../room/side.ts'
import { slab } from '../room/slab.ts'

const plate = (x: number, y: number, k = 1, food = '') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="5" cy="8" rx="46" ry="27" fill="#3A1F0C" opacity=".28"/><ellipse rx="46" ry="27" fill="url(#m-enamel)" ${ink(2.6)}/><ellipse rx="34" ry="19" cy="1" fill="#F4F1E6" stroke="#6C8FB5" stroke-width="3.4"/><ellipse rx="24" ry="13" cy="2" fill="#E4E4DA" opacity=".8"/>${food}</g>`
const DEFS = `${wash('pqa', '#F6E2B8', '#E8CD98', '#CDA868')}${wash('pqb', '#EFD6A4', '#DEBD82', '#C09858')}${wash('velvetb', '#7FA4C8', '#46719C', '#274A70')}`
/** The dining hall: honey parquet, the King's table under a white cloth, a chair as first step, a stool, a long rug. */
export const diningHall: Look = {
  defs: DEFS,
  palette: ['#6A421E', '#E8CD98', '#DDBB7E', '#9A2B2A', '#F3EADB'],
  lights: [light(215, 560, 400), light(640, 80, 210, 0.7), light(905, 300, 200, 0.65), light(905, 760, 200, 0.65)],
  entry: { a1: [92, 92, -20, 0.8], f1: [906, 92, 20, 0.8], f6: [912, 908, 160, 0.8], table: [96, 404, -10, 0.74] },
  flipAt: [640, 268],
  flipScale: 0.66,
  base() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#5A3A28" ${ink(4)}/><clipPath id="m-dw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-dw)">`
    // wainscot panels
    for (let i = 0; i < 10; i++)
      for (const [x, y, w, h] of [
        [i * 100 + 8, 9, 84, 32],
        [i * 100 + 8, 959, 84, 32],
        [9, i * 100 + 8, 32, 84],
        [959, i * 100 + 8, 32, 84],
      ])
        drawn += `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="#74492F" stroke="#3A2013" stroke-width="2.4"/><path d="M${x + 5} ${y + h - 5}V${y + 5}H${x + w - 5}" fill="none" stroke="#A8754E" stroke-width="2.4"/>`
    drawn += `</g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="46" y="46" width="908" height="908" rx="8" fill="#5B3C1E" ${ink(3)}/>`
    // portraits of former kings and their bell on the north wall
    for (const [x, c] of [
      [196, '#8C857C'],
      [850, '#CF9D62'],
    ])
      drawn += `<g transform="translate(${x} 25)"><ellipse rx="30" ry="20" fill="url(#m-gold)" ${ink(2.6)}/><ellipse rx="23" ry="14" fill="#3E4A44" ${ink(1.8)}/><path d="M-11 12q2-12 11-12t11 12z" fill="#7A2A2A"/><circle cy="-2" r="6.5" fill="${c}"/><circle cx="-6" cy="-8" r="4" fill="${c}"/><circle cx="6" cy="-8" r="4" fill="${c}"/><path d="M-5-7l2-4 3 3 3-3 2 4z" fill="#F0BE45"/></g>`
    return drawn
  },
  floor(side) {
    const random = wobble(29)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (space.kind === 'area' || name.startsWith('rug')) continue
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const vert = (name.charCodeAt(0) + +name[1]) % 2
      drawn += slab(b, {
        fill: vert ? 'url(#m-pqa)' : 'url(#m-pqb)',
        lip: '#8A6030',
        hiO: 0.55,
        depth: 4,
        inset: 4,
        rad: 7,
        wob: 1.4,
      })
      let d = ''
      let grain = ''
      const n = Math.round((vert ? x1 - x0 : y1 - y0) / 28)
      for (let i = 1; i < n; i++) {
        const q = i / n
        if (vert) {
          const x = x0 + (x1 - x0) * q
          d += `M${f(x)} ${y0 + 12}V${y1 - 12}`
          const y = y0 + 24 + random() * (y1 - y0 - 48)
          d += `M${f(x)} ${f(y)}h${f((x1 - x0) / n - (i === n - 1 ? 8 : 0))}`
        } else {
          const y = y0 + (y1 - y0) * q
          d += `M${x0 + 12} ${f(y)}H${x1 - 12}`
          const x = x0 + 24 + random() * (x1 - x0 - 48)
          d += `M${f(x)} ${f(y)}v${f((y1 - y0) / n - (i === n - 1 ? 8 : 0))}`
        }
      }
      for (let i = 0; i < 4; i++) {
        const x = x0 + 16 + random() * (x1 - x0 - 60)
        const y = y0 + 16 + random() * (y1 - y0 - 60)
        grain += vert
          ? `M${f(x)} ${f(y)}q3 14 0 ${f(22 + random() * 14)}`
          : `M${f(x)} ${f(y)}q14 3 ${f(22 + random() * 14)} 0`
      }
      drawn += `<path d="${d}" fill="none" stroke="#A67C42" stroke-width="2.2" opacity=".75"/><path d="${grain}" fill="none" stroke="#B98F54" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>`
    }
    // the rug: one cloth over three spaces
    let fr = ''
    for (let x = 388; x < 564; x += 11)
      fr += `M${x} 352l${f((random() - 0.5) * 5)} -16M${x} 788l${f((random() - 0.5) * 5)} 16`
    drawn += `<path d="${fr}" ${ink(5)}/><path d="${fr}" stroke="#F0D9A0" stroke-width="2.6" stroke-linecap="round"/><path d="M384 352H567V788H384z" transform="translate(5 6)" fill="#1A0C05" opacity=".35"/><path d="M384 352H567V788H384z" fill="url(#m-velvet)" ${ink(3)}/><path d="M395 363H556V777H395z" fill="none" stroke="#E2B455" stroke-width="7"/><path d="M395 363H556V777H395z" fill="none" stroke="#7A1A18" stroke-width="3" stroke-dasharray="7 9"/><path d="M407 375H544V765H407z" fill="none" stroke="#F0D9A0" stroke-width="2"/>`
    for (const y of [500, 640])
      drawn += `<path d="M386 ${y}H566" stroke="#3A1012" stroke-width="13"/><path d="M386 ${y}H566" stroke="#E2B455" stroke-width="7"/><path d="M392 ${y}H560" stroke="#7A1A18" stroke-width="3" stroke-dasharray="6 8"/>`
    for (const y of [425, 570, 714])
      drawn += `<g transform="translate(475 ${y})" fill="none" stroke="#E2B455" stroke-width="3" opacity=".85"><path d="M0-44Q14-20 44 0 14 20 0 44-14 20-44 0-14-20 0-44z"/><path d="M0-24Q8-8 24 0 8 8 0 24-8 8-24 0-8-8 0-24z" fill="#C9733A" stroke="none" opacity=".8"/></g>`
    return drawn
  },
  furniture() {
    // ---- chair (first step): seat and back
    let drawn = `<path d="M160 226H292V362H160z" fill="#1A0C05" opacity=".3" transform="translate(6 4)"/>`
    drawn += `<path d="M160 322v24M280 322v24" ${ink(15)}/><path d="M160 322v24M280 322v24" stroke="#8A5A2C" stroke-width="9" stroke-linecap="round"/>`
    drawn += `<path d="M154 250q66-12 132 0v72q0 12-12 12H166q-12 0-12-12z" fill="#6A421E" ${ink(3)}/><path d="M154 246q66-12 132 0v66q0 12-12 12H166q-12 0-12-12z" fill="url(#m-plank)" ${ink(3)}/><path d="M168 258q52-9 104 0v44q0 10-10 10h-84q-10 0-10-10z" fill="url(#m-velvet)" ${ink(2.6)}/><path d="M176 264q44-7 88 0" fill="none" stroke="#E58A72" stroke-width="3.4" stroke-linecap="round"/><path d="M200 284v.1M220 282v.1M240 284v.1" stroke="#F0BE45" stroke-width="8" stroke-linecap="round"/>`
    drawn += `<path d="M150 250V208q70-20 140 0v42q-70-14-140 0z" fill="url(#m-oak)" ${ink(3)}/><path d="M166 236v-18q54-13 108 0v18q-54-11-108 0z" fill="#5B3716" ${ink(2.2)}/><path d="M190 236v-22M220 233v-23M250 236v-22" stroke="#B98452" stroke-width="8"/><circle cx="150" cy="206" r="9" fill="url(#m-brass)" ${ink(2.2)}/><circle cx="290" cy="206" r="9" fill="url(#m-brass)" ${ink(2.2)}/>`
    // ---- stool
    drawn += `<ellipse cx="650" cy="606" rx="66" ry="34" fill="#1A0C05" opacity=".35"/><path d="M592 570l-8 50M688 570l8 50M640 590v44" ${ink(13)}/><path d="M592 570l-8 50M688 570l8 50M640 590v44" stroke="#8A5A2C" stroke-width="7.5" stroke-linecap="round"/><ellipse cx="640" cy="576" rx="64" ry="50" fill="#6A421E" ${ink(3)}/><ellipse cx="640" cy="566" rx="64" ry="50" fill="url(#m-velvetb)" ${ink(3)}/><ellipse cx="640" cy="562" rx="48" ry="36" fill="none" stroke="#F0BE45" stroke-width="3.4" stroke-dasharray="3 8" stroke-linecap="round"/><circle cx="640" cy="562" r="6" fill="url(#m-brass)" ${ink(1.8)}/><path d="M596 552q8-22 32-28" fill="none" stroke="#BFD5E8" stroke-width="4" stroke-linecap="round"/><path d="M580 574q60 60 120 0" fill="none" stroke="#F0BE45" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" transform="translate(0 18)"/>`
    // ---- the table: legs, cloth front, top
    drawn += `<path d="M54 780H388V828Q220 838 54 826z" fill="#1A0C05" opacity=".3"/><path d="M384 360h22V806H384z" fill="#1A0C05" opacity=".26"/>`
    drawn += `<path d="M50 740H380V792H50z" fill="#3A2413"/>`
    drawn += `<path d="M58 740v46M372 740v46" ${ink(24)}/><path d="M58 740v46M372 740v46" stroke="#7A4C22" stroke-width="17" stroke-linecap="round"/>`
    drawn += `<path d="M48 730H382V766${Array.from({ length: 9 }, () => 'q-18.5 16-37.1 0').join('')}z" fill="#DCCDB4" ${ink(3)}/><path d="${Array.from({ length: 8 }, (_, i) => `M${85 + i * 37} 738v26`).join('')}" fill="none" stroke="#A8967A" stroke-width="2.6" stroke-linecap="round"/><path d="M54 758H378" stroke="#9A2B2A" stroke-width="3.4" stroke-dasharray="9 7" opacity=".9"/>`
    drawn += `<path d="M50 352H380V734q0 6-6 6H56q-6 0-6-6z" fill="url(#m-clothw)" ${ink(3)}/><path d="M64 366H366V726H64z" fill="none" stroke="#9A2B2A" stroke-width="4"/><path d="M64 366H366V726H64z" fill="none" stroke="#FFF8E8" stroke-width="4" stroke-dasharray="4 10"/><path d="M74 376H356V716H74z" fill="none" stroke="#D9C6A8" stroke-width="2"/>`
    drawn += `<path d="M60 400q40 10 60 0M250 380q50 8 90-2M90 640q20 6 60 0M260 700q40-8 80 0M110 530q22 5 40 0" fill="none" stroke="#CBB999" stroke-width="2.6" stroke-linecap="round" opacity=".8"/>`
    // plates stand where the tile's data put them, a little towards the edges so that paws fit between
    drawn +=
      plate(
        140,
        452,
        0.9,
        '<path d="M-14-2q10-14 26-6 8 10-4 15-20 4-22-9z" fill="#C9733A" stroke="#3A2417" stroke-width="2.2"/><path d="M10-8l12-8" stroke="#F6EEDC" stroke-width="6" stroke-linecap="round"/>',
      ) +
      plate(292, 452, 0.9) +
      plate(138, 690, 0.9) +
      plate(
        292,
        690,
        0.9,
        '<path d="M-16 4q2-14 16-14t16 14z" fill="#E9C24C" stroke="#3A2417" stroke-width="2.2"/><path d="M-6-2l4-4M4 0l5-5" stroke="#B5332A" stroke-width="3.4" stroke-linecap="round"/>',
      )
    drawn += `<g transform="translate(344 640)"><ellipse cx="4" cy="22" rx="17" ry="7" fill="#3A1F0C" opacity=".3"/><path d="M-15-26q0 30 12 32v10h-9v6h24v-6h-9V6q12-2 12-32z" fill="url(#m-brass)" ${ink(2.4)}/><ellipse cy="-26" rx="15" ry="6" fill="#7A1F2A" ${ink(2)}/><path d="M-9-18q0 12 5 18" fill="none" stroke="#FFF6D0" stroke-width="3" stroke-linecap="round"/></g>`
    drawn += `<g transform="translate(92 566) rotate(6)"><path d="M0-38v76" ${ink(8)}/><path d="M0-38v76" stroke="#D5DCE4" stroke-width="4"/><path d="M-9-44v18q0 8 9 8t9-8v-18M0-44v20" fill="none" ${ink(6)}/><path d="M-9-44v18q0 8 9 8t9-8v-18M0-44v20" fill="none" stroke="#E8EDF2" stroke-width="2.6"/></g>`
    // candlestick in the middle
    drawn += `<g transform="translate(216 584)"><ellipse cx="8" cy="18" rx="52" ry="16" fill="#3A1F0C" opacity=".3"/><ellipse cy="12" rx="38" ry="14" fill="url(#m-brass)" ${ink(2.6)}/><path d="M0 10V-34M-42-24q0 24 42 24t42-24" fill="none" ${ink(11)}/><path d="M0 10V-34M-42-24q0 24 42 24t42-24" fill="none" stroke="#DDAF3E" stroke-width="5.5"/>${[
      [-42, -26],
      [0, -36],
      [42, -26],
    ]
      .map(
        ([x, y]) =>
          `<path d="M${x - 10} ${y}h20l-4 9h-12z" fill="url(#m-brass)" ${ink(2.2)}/><path d="M${x - 7} ${y}v-28q7-4 14 0v28z" fill="#FFF6DC" ${ink(2.2)}/>`,
      )
      .join('')}</g>`
    return drawn
  },
  props() {
    const random = wobble(5)
    const crumbs = (x: number, y: number, n: number) =>
      Array.from(
        { length: n },
        () =>
          `<path d="M${f(x + (random() - 0.5) * 56)} ${f(y + (random() - 0.5) * 30)}q4-7 9-2 3 6-3 8-7 1-6-6z" fill="#F2D08A" stroke="#7A4C22" stroke-width="1.4"/>`,
      ).join('')
    let drawn = crumbs(210, 480, 5) + crumbs(190, 900, 4) + crumbs(330, 824, 3)
    // a dropped napkin, a cork, a grape
    drawn += `<g transform="translate(916 694) rotate(12)"><path d="M-30-16q20 6 34-6l18 30q-22 16-46 6z" transform="translate(4 6)" fill="#1A0C05" opacity=".25"/><path d="M-30-16q20 6 34-6l18 30q-22 16-46 6z" fill="url(#m-clothw)" ${ink(2.4)}/><path d="M-20-6q14 3 26-5M-16 4q16 3 30-5" fill="none" stroke="#9A2B2A" stroke-width="2.4"/></g>`
    drawn += `<g transform="translate(742 912)"><path d="M-20-9h34a7 10 0 0 1 0 20h-34z" fill="#C99562" ${ink(2.4)}/><ellipse cx="-20" cy="1" rx="7" ry="10" fill="#E3B982" ${ink(2.4)}/></g>`
    // wall sconces
    for (const [x, y] of [
      [640, 30],
      [972, 300],
      [972, 760],
    ])
      drawn += `<g transform="translate(${x} ${y})"><circle r="15" fill="url(#m-brass)" ${ink(2.4)}/><path d="M-5 0v-18q5-3 10 0V0z" fill="#FFF6DC" ${ink(2)}/></g>`
    return drawn
  },
  flames: () =>
    [
      [174, 574],
      [216, 564],
      [258, 574],
    ]
      .map(([x, y]) => flame(x, y, 0.62))
      .join('') +
    [
      [640, 32],
      [972, 302],
      [972, 762],
    ]
      .map(([x, y]) => flame(x, y, 0.5))
      .join(''),
}
