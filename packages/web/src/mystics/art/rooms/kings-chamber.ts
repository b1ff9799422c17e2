import { f } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf, tonesOf } from '../room/side.ts'
import { slab } from '../room/slab.ts'

const GOLD = '#E8BE6A'
const log = (x: number, y0: number, y1: number, w: number, c: number) =>
  `<path d="M${x} ${y0}h${w}v${y1 - y0}h-${w}z" fill="url(#m-klog${c})" ${ink(2.6)}/><path d="M${x + w * 0.72} ${y0 + 10}v${f((y1 - y0) * 0.4)}M${x + w * 0.58} ${f(y0 + (y1 - y0) * 0.5)}v${f((y1 - y0) * 0.36)}M${x + w * 0.16} ${f(y0 + (y1 - y0) * 0.3)}v${f((y1 - y0) * 0.3)}" stroke="#3A2010" stroke-width="2.4" stroke-linecap="round" opacity=".7"/><circle cx="${f(x + w / 2)}" cy="${f(y1)}" r="${f(w / 2)}" fill="#E3B982" ${ink(2.6)}/><circle cx="${f(x + w / 2)}" cy="${f(y1)}" r="${f(w * 0.32)}" fill="none" stroke="#A9733F" stroke-width="2.2"/><circle cx="${f(x + w / 2 - 1)}" cy="${f(y1)}" r="${f(w * 0.15)}" fill="none" stroke="#A9733F" stroke-width="2"/><path d="M${f(x + w / 2)} ${f(y1)}l${f(w * 0.36)} ${f(w * 0.2)}" stroke="#8A5A2C" stroke-width="2"/>`
const DEFS = `${[
  ['#BE6A5A', '#9E4A42', '#7C3030'],
  ['#A9544C', '#883B39', '#662629'],
  ['#C27360', '#A05446', '#7C3733'],
]
  .map((c, i) => wash(`kc${i}`, c[0], c[1], c[2]))
  .join('')}${[
  ['#4E3018', '#8A5E38', '#C09060', '#7A5030', '#432812'],
  ['#43301E', '#755638', '#A88860', '#685034', '#3A2614'],
]
  .map(
    (c, i) =>
      `<linearGradient id="m-klog${i}" x1="0" y1="0" x2="1" y2="0">${[0, 0.2, 0.4, 0.75, 1].map((o, j) => `<stop offset="${o}" stop-color="${c[j]}"/>`).join('')}</linearGradient>`,
  )
  .join(
    '',
  )}${wash('kstone', '#E6DDD0', '#CBBFAF', '#A89B8A')}<radialGradient id="m-kfire"><stop offset="0" stop-color="#FFC46A" stop-opacity=".8"/><stop offset=".55" stop-color="#FF9A3A" stop-opacity=".3"/><stop offset="1" stop-color="#FF9A3A" stop-opacity="0"/></radialGradient>`
const pillow = (x: number, y: number, a: number) =>
  `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-42-44Q0-34 40-46 48-2 42 44 0 34-42 46-50 0-42-44z" transform="translate(-4 7)" fill="#120505" opacity=".22"/><path d="M-42-44Q0-34 40-46 48-2 42 44 0 34-42 46-50 0-42-44z" fill="url(#m-clothw)" ${ink(2.8)}/><path d="M-32-34Q0-26 30-35 36 0 32 34 0 27-32 35-38 0-32-34z" fill="none" stroke="#9CB4D0" stroke-width="2.6"/><path d="M-16-8q12 8 26 0M-10 12q10 6 22-2" fill="none" stroke="#CBB999" stroke-width="2.6" stroke-linecap="round"/></g>`

/** The king's chamber: oxblood carpet, dark panels, fire in the north; the bed is a fortress of quilts, and a hand sleeps on it. */
export const kingsChamber: Look = {
  defs: DEFS,
  palette: ['#4A2A20', '#9E4A42', '#883B39', '#A05446', '#96632F'],
  lights: [
    light(600, 190, 360),
    light(494, 90, 190, 0.6),
    light(972, 250, 170, 0.6),
    light(27, 740, 230, 0.75),
    light(800, 520, 230, 0.5),
  ],
  entry: { f1: [908, 92, 20, 0.8], bed: [912, 384, 70, 0.64], a6: [92, 914, 40, 0.8] },
  flipAt: [380, 196],
  flipScale: 0.7,
  base() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#33190F" ${ink(4)}/><clipPath id="m-kcw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-kcw)">`
    for (let i = 0; i < 10; i++)
      for (const [x, y, w, h] of [
        [i * 100 + 8, 9, 84, 32],
        [i * 100 + 8, 959, 84, 32],
        [9, i * 100 + 8, 32, 84],
        [959, i * 100 + 8, 32, 84],
      ])
        drawn += `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="#4E2A1C" stroke="#1E0D07" stroke-width="2.4"/><path d="M${x + 5} ${y + h - 5}V${y + 5}H${x + w - 5}" fill="none" stroke="#8A5A3C" stroke-width="2.4"/><path d="M${x + w / 2} ${y + h / 2 - 8}l8 8-8 8-8-8z" fill="#6B3E28" stroke="#B98A4A" stroke-width="1.6"/>`
    drawn += `<path d="M46 46H954V954H46z" fill="none" stroke="#C9963E" stroke-width="3"/></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="48" y="48" width="904" height="904" rx="8" fill="#2E0F10" ${ink(3)}/>`
    // chimney breast with the bell-rope hole; the clock
    drawn += `<path d="M452 4H748V50H452z" fill="#8E8478" ${ink(3)}/><path d="M452 27H748M520 4v23M600 4v23M680 4v23M486 27v23M562 27v23M640 27v23M712 27v23" stroke="#4E463E" stroke-width="2.6"/><path d="M456 7H744M490 30h66M566 30h68M644 30h62" stroke="#C9BFB2" stroke-width="2.2" opacity=".8"/><circle cx="626" cy="26" r="16" fill="#120907" ${ink(3)}/><path d="M614 32a14 14 0 0 0 24 0" fill="none" stroke="#C9BFB2" stroke-width="3" stroke-linecap="round"/>`
    drawn += `<g transform="translate(858 27)"><circle r="24" fill="url(#m-brass)" ${ink(2.6)}/><circle r="18" fill="#FBF3DF" ${ink(2)}/><path d="${Array.from(
      { length: 12 },
      (_, i) => {
        const a = (i / 12) * 6.283
        return `M${f(Math.cos(a) * 16)} ${f(Math.sin(a) * 16)}L${f(Math.cos(a) * 13)} ${f(Math.sin(a) * 13)}`
      },
    ).join(
      '',
    )}" stroke="#3A2417" stroke-width="2" stroke-linecap="round"/><path d="M0 0L-6-10M0 0V-13" ${ink(2.6)}/><circle r="2.6" fill="#9A2B2A"/></g>`
    // curtains behind the bed's head
    drawn += `<path d="M952 344q28 8 44-4V700q-16-10-44-2z" fill="url(#m-velvet)" ${ink(3)}/><path d="M962 350q10 80 0 170t2 172M976 350q10 90 2 170t4 172M988 350q6 90 0 346" fill="none" stroke="#5A1418" stroke-width="3"/><path d="M954 520q20 10 44 0" fill="none" ${ink(9)}/><path d="M954 520q20 10 44 0" fill="none" stroke="#F0BE45" stroke-width="4.6" stroke-dasharray="6 4"/>`
    return drawn
  },
  floor(side) {
    const tn = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (space.kind !== 'floor') continue
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const w = x1 - x0
      const h = y1 - y0
      const i = tn[name]
      const cx = (x0 + x1) / 2
      const cy = (y0 + y1) / 2
      const q = Math.min(w, h) * 0.3
      const c = ['#E2A27E', '#D98F74', '#F0BE94'][i]
      drawn += slab(b, {
        fill: `url(#m-kc${i})`,
        lip: '#43171A',
        hi: GOLD,
        hiO: 0.75,
        depth: 3,
        inset: 4,
        rad: 8,
        wob: 1.4,
      })
      // woven border and a device in the middle: lozenge, rosette or crown
      drawn += `<path d="M${x0 + 17} ${y0 + 17}H${x1 - 17}V${y1 - 17}H${x0 + 17}z" fill="none" stroke="${c}" stroke-width="2.2" stroke-dasharray="${['7 5', '2 6', '12 5'][i]}" opacity=".65"/><g fill="${c}" opacity=".7"><path d="M${x0 + 17} ${y0 + 9}l7 8-7 8-8-8zM${x1 - 17} ${y0 + 9}l8 8-8 8-7-8zM${x1 - 17} ${y1 - 25}l8 8-8 8-7-8zM${x0 + 17} ${y1 - 25}l7 8-7 8-8-8z"/></g>`
      if (h > 90)
        drawn += `<g transform="translate(${f(cx)} ${f(cy)}) scale(${f(q / 40)})" fill="none" stroke="${c}" stroke-width="3" opacity=".5" stroke-linejoin="round">${['<path d="M0-40Q8-8 40 0 8 8 0 40-8 8-40 0-8-8 0-40z"/><path d="M0-18L18 0 0 18-18 0z"/>', '<path d="M0-34a34 34 0 1 0 .1 0zM0-34Q20-20 0 0-20-20 0-34zM34 0Q20 20 0 0 20-20 34 0zM0 34Q-20 20 0 0 20 20 0 34zM-34 0Q-20-20 0 0-20 20-34 0z"/>', '<path d="M-32 22V-20l16 18L0-30l16 28 16-18V22zM-32 32H32"/>'][i]}</g>`
    }
    // firelight on the carpet
    drawn += `<ellipse cx="600" cy="220" rx="250" ry="130" fill="url(#m-kfire)" opacity=".8"/>`
    return drawn
  },
  furniture() {
    // ---- mantel over the fire: shelf, lintel, opening
    let drawn = `<path d="M462 200H740V226H462z" fill="#120505" opacity=".35"/><path d="M460 140H740V200H460z" fill="#7C7268" ${ink(3)}/><path d="M460 170h62M680 170h60M490 140v30M712 140v30M504 170v30M698 170v30" stroke="#453E38" stroke-width="2.6"/><path d="M522 200V176q4-26 78-26t78 26v24z" fill="#1C0A06" ${ink(3)}/><path d="M534 200q2-32 20-38 4 14 10 16 4-22 22-24-2 16 10 22 6-18 20-22 0 18 12 22 4-12 14-12 14 10 14 36z" fill="#E8662A"/><path d="M548 200q4-20 14-24 4 10 10 12 6-14 18-18 0 14 8 18 6-12 16-14 2 12 10 14 6-6 12-4 8 6 8 16z" fill="#FFC24A"/><path d="M540 198l36-14M586 198l44-18M660 198l-34-12" ${ink(13)}/><path d="M540 198l36-14M586 198l44-18M660 198l-34-12" stroke="#6B4022" stroke-width="8" stroke-linecap="round"/>`
    drawn += `<path d="M454 54H746V134q0 8-8 8H462q-8 0-8-8z" fill="#6E655C" ${ink(3)}/><path d="M454 52H746V124q0 8-8 8H462q-8 0-8-8z" fill="url(#m-kstone)" ${ink(3)}/><path d="M462 58H738" stroke="#FFF9E8" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M476 116q34-10 60 0M640 74q30 8 60-2M560 70q14 6 20 0" fill="none" stroke="#9A8F82" stroke-width="2.4" stroke-linecap="round"/>`
    // rope out of the hole, the crown put down for the night
    drawn += `<path d="M626 28q12 26-2 38t8 30" fill="none" ${ink(9)}/><path d="M626 28q12 26-2 38t8 30" fill="none" stroke="#D9B77E" stroke-width="5" stroke-dasharray="6 3"/><circle cx="632" cy="98" r="8" fill="#C4463A" ${ink(2.2)}/>`
    drawn += `<g transform="translate(694 92) scale(.9)"><ellipse cx="3" cy="18" rx="30" ry="9" fill="#120505" opacity=".35"/><path d="M-26 16L-30-16l14 14L0-26l16 24 14-14-4 32q-26 9-52 0z" fill="url(#m-gold)" ${ink(2.6)}/><path d="M-26 8q26 9 52 0" fill="none" stroke="#9A6F16" stroke-width="3"/><circle cx="-30" cy="-17" r="4.4" fill="#C0302A" ${ink(1.6)}/><circle cx="0" cy="-27" r="5" fill="#3E76AE" ${ink(1.6)}/><circle cx="30" cy="-17" r="4.4" fill="#C0302A" ${ink(1.6)}/></g>`
    drawn += candle(494, 94, 0.8)
    // ---- wood pile: a lower row to the front, an upper one at the wall
    drawn += `<path d="M304 276H462V300Q380 310 304 300z" fill="#120505" opacity=".4"/>`
    for (let i = 0; i < 4; i++) drawn += log(303 + i * 38.5, 60, 254, 38, i % 2)
    for (let i = 0; i < 3; i++) drawn += log(322 + i * 39, 54, 116, 38, 1 - (i % 2))
    drawn += `<path d="M352 108q-14 6-20 18" fill="none" stroke="#577F55" stroke-width="4" stroke-linecap="round"/><path d="M332 126q-12-2-12 8 12 4 12-8z" fill="#86AA6E" ${ink(1.6)}/>`
    // ---- chest
    drawn += `<path d="M528 566H646V592Q590 600 528 590z" fill="#120505" opacity=".4"/><path d="M534 512H636V566H534z" fill="url(#m-oak)" ${ink(3)}/><path d="M534 540H636" stroke="#4A2C12" stroke-width="2.4"/><path d="M546 512h14v54h-14zM610 512h14v54h-14z" fill="url(#m-brass)" ${ink(2.2)}/><path d="M532 440q0-8 8-8h90q8 0 8 8v68q0 8-8 8H540q-8 0-8-8z" fill="url(#m-plank)" ${ink(3)}/><path d="M534 460H636M534 486H636" stroke="#8A5A2C" stroke-width="2.4" opacity=".8"/><path d="M546 434h14v82h-14zM610 434h14v82h-14z" fill="url(#m-brass)" ${ink(2.2)}/><path d="M540 438H630" stroke="#F6D8A8" stroke-width="3.4" stroke-linecap="round" opacity=".8"/><path d="M574 504h22v28q-11 9-22 0z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M585 516v7" ${ink(5)}/>`
    // ---- the bed: frame, valance, quilt
    drawn += `<path d="M638 676H952V712Q800 722 638 708z" fill="#120505" opacity=".42"/><path d="M620 364h22V700H620z" fill="#120505" opacity=".2"/><path d="M640 630H950V680H640z" fill="url(#m-oak)" ${ink(3)}/><path d="${Array.from({ length: 7 }, (_, i) => `M${664 + i * 42} 672v-16q10-14 20 0v16z`).join('')}" fill="#5B3716" stroke="#3A2010" stroke-width="2.2"/><path d="M642 636H948" stroke="#D9A870" stroke-width="3" opacity=".7"/>`
    drawn += `<path d="M640 362H950V640H640z" fill="#E9DEC6" ${ink(3)}/>`
    // patchwork: each row of patches a little crooked
    const P = ['#4F6E9C', '#D9BC72', '#A64A4C', '#EDE2CB', '#6E9170', '#8E74A0']

    drawn += `<clipPath id="m-kq"><path d="M640 366q60-10 120 0t82-2q14 90 0 140t4 138H652q-14 0-12-14z"/></clipPath><g clip-path="url(#m-kq)"><path d="M640 360H850V650H640z" fill="#D8C8A6"/>`
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 5; i++) {
        const x = 636 + i * 44 + (j % 2) * 3
        const y = 360 + j * 48 + (i % 2) * 3
        const c = P[(i * 2 + j * 5 + (j > 2 ? 1 : 0)) % 6]
        drawn += `<path d="M${x + 2} ${y + 2}h41v45h-41z" fill="${c}" opacity=".82"/><path d="M${x + 7} ${y + 7}h31v35h-31z" fill="none" stroke="#FFF8E8" stroke-width="1.8" stroke-dasharray="4 4" opacity=".8"/>${(i + j) % 3 === 0 ? `<circle cx="${x + 22}" cy="${y + 24}" r="5.5" fill="#FFF8E8" opacity=".6"/>` : ''}`
      }
    drawn += `<path d="M640 470q60 16 110 0t110 6M640 590q50-14 100 2t120-6M700 360q-10 60 6 110t-4 120 4 60M790 360q12 80-4 140t6 140" fill="none" stroke="#3A2417" stroke-width="9" opacity=".13"/></g><path d="M640 366q60-10 120 0t82-2q14 90 0 140t4 138H652q-14 0-12-14z" fill="none" ${ink(3)}/>`
    // turned-back sheet as a rampart
    drawn += `<path d="M832 362q20 70 8 140t12 138h24q-20-70-8-140t-8-138z" fill="url(#m-clothw)" ${ink(2.8)}/><path d="M846 372q14 66 4 130t8 128" fill="none" stroke="#C9A9A0" stroke-width="2.4" stroke-dasharray="6 5"/>`
    drawn += pillow(898, 434, 4) + pillow(898, 604, -4)
    drawn += `<path d="M936 352q18-6 18 6V684q0 10-18 4z" fill="url(#m-oak)" ${ink(3)}/><path d="M945 370V672" stroke="#D9A870" stroke-width="3"/><circle cx="945" cy="352" r="12" fill="url(#m-brass)" ${ink(2.4)}/><circle cx="945" cy="684" r="12" fill="url(#m-brass)" ${ink(2.4)}/>`
    // the sleeping hand: sleeve, lace, four fingers, a ring
    const fin = 'M838 506L796 490M838 516L784 508M838 528L784 528M838 538L794 548M852 500L822 480'
    drawn += `<path d="M936 496q-44-8-80 2v48q40 12 80 4z" fill="#B9CBE2" ${ink(2.8)}/><path d="M882 496v54M902 495v56M922 495v56" stroke="#6C8FB5" stroke-width="4"/><path d="${fin}" stroke="#120505" stroke-width="30" stroke-linecap="round" opacity=".16" transform="translate(-4 9)"/><path d="${fin}" ${ink(21)}/><ellipse cx="846" cy="522" rx="30" ry="30" fill="#E8B98F" ${ink(2.8)}/><path d="${fin}" stroke="#EDC29A" stroke-width="15.5" stroke-linecap="round"/><path d="M820 498l10 4M816 518l12 1M820 536l10-2" stroke="#B57F58" stroke-width="2.4" stroke-linecap="round"/><path d="M792 488l-3 2M779 507l-2 2M779 528l-1 3M789 550l-1 2" stroke="#FBE6D2" stroke-width="6" stroke-linecap="round"/><path d="M808 503l-2 14" ${ink(9)}/><path d="M808 503l-2 14" stroke="#F0BE45" stroke-width="5"/><circle cx="806" cy="509" r="5" fill="#C0302A" ${ink(1.6)}/><path d="M868 490q-12 6-8 14-10 6-4 14-8 6-2 14-6 8 4 12l14 4 6-56z" fill="#FFFDF4" ${ink(2.2)}/>`
    return drawn
  },
  props() {
    // slippers by the bed, a cheese rind under it, sconces
    let drawn = `<g transform="translate(676 902) rotate(-10)"><path d="M-44 4q4-24 34-24 30 2 32 20 0 14-30 14T-44 4z" transform="translate(4 7)" fill="#120505" opacity=".35"/><path d="M-44 4q4-24 34-24 30 2 32 20 0 14-30 14T-44 4z" fill="#3E5E8C" ${ink(2.6)}/><path d="M-14-18q26 0 34 16-14 14-34 14-12-14 0-30z" fill="#6E92C0" ${ink(2.4)}/><circle cx="8" cy="-2" r="6" fill="#F0BE45" ${ink(1.8)}/></g>`
    drawn += `<path d="M232 928q26-26 52-10-4 12-14 14-14-8-26 6-10 0-12-10z" fill="url(#m-cheese)" ${ink(2.4)}/>`
    for (const [x, y] of [
      [972, 250],
      [27, 740],
    ])
      drawn += `<g transform="translate(${x} ${y})"><circle r="15" fill="url(#m-brass)" ${ink(2.4)}/><path d="M-5 0v-18q5-3 10 0V0z" fill="#FFF6DC" ${ink(2)}/></g>`
    return drawn
  },
  flames: () =>
    flame(494, 94, 0.8) +
    flame(972, 252, 0.5) +
    flame(27, 742, 0.5) +
    `<ellipse cx="600" cy="180" rx="110" ry="46" fill="url(#m-glow)" opacity=".75"/><path d="M556 198q-4-26 12-36 2 12 10 14 2-18 16-24 0 14 10 20 4-12 14-14 0 14 10 18 6 10 0 22z" fill="#F79A2E" ${ink(2)}/><path d="M572 198q0-14 8-18 4 8 8 8 2-12 10-14 2 10 8 12 6 2 4 12z" fill="#FFE98A"/>`,
}
