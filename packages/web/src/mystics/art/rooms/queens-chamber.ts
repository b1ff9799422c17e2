import { f } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { boxOf } from '../room/side.ts'
import { slab } from '../room/slab.ts'

const web = (x: number, y: number, rot: number, k: number) => {
  let drawn = ''
  for (let i = 0; i < 6; i++) {
    const a = (i / 5) * 1.57
    drawn += `M0 0L${f(Math.cos(a) * 62)} ${f(Math.sin(a) * 62)}`
  }
  for (const q of [18, 34, 50]) {
    let d = ''
    for (let i = 0; i < 6; i++) {
      const a = (i / 5) * 1.57
      const z = q
      d += i
        ? `Q${f(Math.cos(a - 0.157) * z * 0.86)} ${f(Math.sin(a - 0.157) * z * 0.86)} ${f(Math.cos(a) * z)} ${f(Math.sin(a) * z)}`
        : `M${z} 0`
    }
    drawn += d
  }
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${k})" fill="none" stroke-linecap="round"><path d="${drawn}" stroke="#2A3046" stroke-width="3.4" opacity=".45"/><path d="${drawn}" stroke="#F4F6FB" stroke-width="1.9"/></g>`
}
const DEFS = `<linearGradient id="m-qmoon" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F4F8FF" stop-opacity=".42"/><stop offset=".6" stop-color="#F4F8FF" stop-opacity=".2"/><stop offset="1" stop-color="#F4F8FF" stop-opacity="0"/></linearGradient>${wash('qa', '#B9C5DC', '#97A6C4', '#7584A6')}${wash('qb', '#CBD4E4', '#ADB9D0', '#8A98B6')}${wash('qcloth', '#E6DCEF', '#C6B5D8', '#9A84B4')}`
/** The queen's chamber: slate-blue cloth with silver thread, moonlight, lace of webs; dressing table, mirror, clock, ash. */
export const queensChamber: Look = {
  defs: DEFS,
  palette: ['#5C4A72', '#97A6C4', '#8494B6', '#B9C5DC', '#8A5896'],
  lights: [light(830, 480, 300), light(130, 860, 300, 0.9), light(290, 200, 300, 0.6, 'cool')],
  entry: { a1: [92, 96, -20, 0.8], table: [912, 602, 100, 0.74], c6: [476, 914, 10, 0.8] },
  flipAt: [318, 862],
  flipScale: 0.72,
  base() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="#3F3554" ${ink(4)}/><clipPath id="m-qw"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-qw)">`
    // wall hung with mauve silk in folds
    for (let i = 0; i < 34; i++)
      drawn += `<path d="M${i * 30} 2q8 24 0 46h16q8-22 0-46zM${i * 30} 952q8 24 0 46h16q8-22 0-46zM2 ${i * 30}q24 8 46 0v16q-22 8-46 0zM952 ${i * 30}q24 8 46 0v16q-22 8-46 0z" fill="#6A5A86" opacity=".8"/>`
    drawn += `<path d="M0 44H1000M44 0V1000M956 0V1000M0 956H1000" stroke="#C9B6DE" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/></g><rect x="2" y="2" width="996" height="996" rx="26" fill="none" ${ink(4)}/><rect x="48" y="48" width="904" height="904" rx="8" fill="#272B40" ${ink(3)}/>`
    return drawn
  },
  floor(side) {
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (space.kind === 'area') continue
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const alt = (name.charCodeAt(0) + +(name[1] ?? 0)) % 2
      drawn += slab(b, {
        fill: alt ? 'url(#m-qa)' : 'url(#m-qb)',
        lip: '#4A5470',
        hi: '#F1F4FB',
        hiO: 0.55,
        depth: 4,
        inset: 4,
        rad: 12,
        wob: 1.6,
      })
      const cx = (x0 + x1) / 2
      const cy = (y0 + y1) / 2
      const q = Math.min(x1 - x0, y1 - y0) * 0.36
      drawn += `<g fill="none" stroke="#EEF2FA" stroke-width="2.2" opacity=".55"><path d="M${f(cx)} ${f(cy - q)}Q${f(cx + q * 0.25)} ${f(cy - q * 0.25)} ${f(cx + q)} ${f(cy)}Q${f(cx + q * 0.25)} ${f(cy + q * 0.25)} ${f(cx)} ${f(cy + q)}Q${f(cx - q * 0.25)} ${f(cy + q * 0.25)} ${f(cx - q)} ${f(cy)}Q${f(cx - q * 0.25)} ${f(cy - q * 0.25)} ${f(cx)} ${f(cy - q)}z"/><path d="M${x0 + 16} ${y0 + 30}V${y0 + 16}H${x0 + 30}M${x1 - 30} ${y0 + 16}H${x1 - 16}V${y0 + 30}M${x1 - 16} ${y1 - 30}V${y1 - 16}H${x1 - 30}M${x0 + 30} ${y1 - 16}H${x0 + 16}V${y1 - 30}"/></g>`
    }
    // moonlight: two leaning panes on the clear north-west
    drawn += `<path d="M96 56H150L330 470H262zM160 56H214L410 470H342zM240 56H294L510 470H442zM304 56H358L590 470H522z" fill="url(#m-qmoon)"/>`
    // hearth with white ash
    drawn += `<path d="M52 790H200V950H52z" fill="#5A5560" ${ink(3)}/><path d="${[812, 846, 880, 914].map((y) => `M52 ${y}H200`).join('')}M96 790v22M150 812v34M90 846v34M146 880v34M100 914v36" stroke="#37333E" stroke-width="3"/><path d="M68 942V836q4-34 56-34t56 34v106z" fill="#17131C" ${ink(3)}/><path d="M72 940q10-34 52-30t52 30z" fill="#DDD8DC" ${ink(2.4)}/><path d="M88 930q16-12 34-8M126 920q16 0 30 10" fill="none" stroke="#A9A3AC" stroke-width="3" stroke-linecap="round"/>`
    return drawn
  },
  furniture() {
    // ---- the clock as a ledge: long case lying back, face up
    let drawn = `<path d="M818 206h134v20H818z" fill="#0E0A18" opacity=".4"/><path d="M814 58H946V196q0 8-8 8H822q-8 0-8-8z" fill="#4A2C1C" ${ink(3)}/><path d="M814 54H946V182q0 8-8 8H822q-8 0-8-8z" fill="url(#m-oak)" ${ink(3)}/><circle cx="880" cy="120" r="52" fill="url(#m-brass)" ${ink(3)}/><circle cx="880" cy="120" r="43" fill="#FBF3DF" ${ink(2.4)}/><path d="${Array.from(
      { length: 12 },
      (_, i) => {
        const a = (i / 12) * 6.283
        return `M${f(880 + Math.cos(a) * 37)} ${f(120 + Math.sin(a) * 37)}L${f(880 + Math.cos(a) * 31)} ${f(120 + Math.sin(a) * 31)}`
      },
    ).join(
      '',
    )}" stroke="#3A2417" stroke-width="3.4" stroke-linecap="round"/><path d="M880 120L858 96M880 120V86" ${ink(4.4)}/><circle cx="880" cy="120" r="5" fill="#9A2B2A" ${ink(1.8)}/>`
    // ---- stool with tassels
    drawn += `<ellipse cx="676" cy="612" rx="64" ry="26" fill="#0E0A18" opacity=".4"/><path d="M616 560l-4 58M724 560l4 58" ${ink(13)}/><path d="M616 560l-4 58M724 560l4 58" stroke="#C9A24E" stroke-width="7" stroke-linecap="round"/><path d="M604 532q0-18 18-18h96q18 0 18 18v46q0 18-18 18h-96q-18 0-18-18z" fill="#5C3468" ${ink(3)}/><path d="M604 526q0-18 18-18h96q18 0 18 18v36q0 18-18 18h-96q-18 0-18-18z" fill="url(#m-plum)" ${ink(3)}/><path d="M622 524q40-9 92 0M640 544v.1M670 540v.1M700 544v.1" fill="none" stroke="#F0D9F4" stroke-width="5" stroke-linecap="round"/><path d="${Array.from({ length: 9 }, (_, i) => `M${612 + i * 14.5} 594v14`).join('')}" stroke="#F0BE45" stroke-width="4" stroke-linecap="round"/>`
    // ---- dressing table: cloth, mirror, pins, bottles
    drawn += `<path d="M744 646H952v18H744z" fill="#0E0A18" opacity=".4"/><path d="M744 596H952V640H744z" fill="#8E7AA8" ${ink(3)}/><path d="${Array.from({ length: 11 }, (_, i) => `M${754 + i * 19} 600q5 18-1 38`).join('')}" fill="none" stroke="#5E4A78" stroke-width="3"/><path d="M742 374H954V594q0 6-6 6H748q-6 0-6-6z" fill="url(#m-qcloth)" ${ink(3)}/><path d="M754 386H942V588H754z" fill="none" stroke="#F4F0FA" stroke-width="3" stroke-dasharray="3 9" stroke-linecap="round"/>`
    drawn += `<g transform="translate(912 474)"><path d="M-40-70q40-30 74 0V82q-34 22-74 0z" transform="translate(5 8)" fill="#0E0A18" opacity=".35"/><path d="M-40-70q40-30 74 0V82q-34 22-74 0z" fill="url(#m-brass)" ${ink(3)}/><path d="M-29-62q30-20 52 0V74q-24 14-52 0z" fill="#BFD3E6" ${ink(2.6)}/><path d="M-20-48q10-9 22-9M-18 50L16-26M-6 62L22 2" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".9"/></g>`
    drawn += `<g ${ink(2.4)}><path d="M766 428q-4-24 12-28 16 4 12 28z" fill="#8FB9A0"/><path d="M772 400v-8h12v8z" fill="#F0BE45"/><path d="M804 430q-2-18 10-20 12 2 10 20z" fill="#D98A9A"/><path d="M809 410v-7h10v7z" fill="#F0BE45"/></g><path d="M770 566l34-24M782 572l32-18M796 578l28-12" ${ink(5)}/><path d="M770 566l34-24M782 572l32-18M796 578l28-12" stroke="#E8EDF2" stroke-width="2.2"/><g fill="#B5332A" ${ink(1.6)}><circle cx="804" cy="542" r="4.4"/><circle cx="814" cy="554" r="4.4"/><circle cx="824" cy="566" r="4.4"/></g>`
    drawn += candle(846, 432, 0.72)
    return drawn
  },
  props() {
    let drawn = ''
    // webs, pale lace in the corners of the sticky spaces
    for (const [x, y, r, k] of [
      [356, 784, 270, 1],
      [512, 646, 0, 0.95],
      [506, 784, 270, 0.8],
      [664, 784, 180, 0.9],
      [672, 646, 0, 0.9],
      [944, 650, 90, 1.1],
      [436, 946, 270, 0.9],
      [590, 794, 90, 0.9],
      [598, 946, 270, 1],
      [744, 796, 90, 0.9],
      [760, 946, 270, 1],
      [944, 946, 180, 1.15],
      [944, 216, 90, 0.9],
      [748, 366, 270, 0.7],
    ])
      drawn += web(x, y, r, k)
    // a thimble, a glove's button, thread
    drawn += `<path d="M104 470q30-20 52 0t44-8" fill="none" ${ink(6)}/><path d="M104 470q30-20 52 0t44-8" fill="none" stroke="#C4463A" stroke-width="3" stroke-linecap="round"/><g transform="translate(92 474)"><path d="M-15-18h30M-15 18h30" ${ink(9)}/><path d="M-11-17h22v34h-22z" fill="#C4463A" ${ink(2.4)}/><path d="M-11-9h22M-11-1h22M-11 7h22" stroke="#7A1A18" stroke-width="2"/><path d="M-15-18h30M-15 18h30" stroke="#DDAF78" stroke-width="5" stroke-linecap="round"/></g>`
    // curtain with the cord on the north wall
    drawn += `<path d="M206 4h132q-10 40-34 44-26 4-66 0-26-6-32-44z" fill="#8A5896" ${ink(3)}/><path d="M226 8q10 26 8 38M262 8q6 24 4 40M300 8q-4 24-10 40" fill="none" stroke="#5C3468" stroke-width="3"/><path d="M212 24q60 18 122 0" fill="none" ${ink(8)}/><path d="M212 24q60 18 122 0" fill="none" stroke="#F0BE45" stroke-width="4.4" stroke-dasharray="7 4"/><path d="M328 28l10 24h-18z" fill="#F0BE45" ${ink(2)}/>`
    return drawn
  },
  flames: () =>
    flame(846, 432, 0.72) +
    `<path d="M110 924q-4-16 8-24 2 10 10 6 6 12-2 20z" fill="#9FD0E8" stroke="#3A2417" stroke-width="2.4"/>`,
}
