import { f, INK } from '../../../../base/paint.ts'
import { ink, limb } from '../../pen.ts'

const ruff = (cx: number, cy: number, rx: number, ry: number, n: number, k: number) => {
  let drawn = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832
    const x = cx + Math.cos(a) * rx
    const y = cy + Math.sin(a) * ry
    drawn += `<g transform="translate(${f(x)} ${f(y)}) rotate(${f((a * 180) / Math.PI + 90)}) scale(${k})"><path d="M-9 10Q-12-8 0-11 12-8 9 10z" fill="url(#m-lace)" ${ink(2)}/><circle cy="-3" r="2.6" fill="#B79CCB"/><path d="M-4 5l4-4 4 4" fill="none" stroke="#B79CCB" stroke-width="1.6"/></g>`
  }
  return drawn
}
const needle = (x1: number, y1: number, x2: number, y2: number, knob = '#D94F7C') =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" ${ink(6.4)}/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#DCE3EA" stroke-width="2.8" stroke-linecap="round"/><circle cx="${x2}" cy="${y2}" r="5" fill="${knob}" ${ink(2)}/>`
const PROPS = {
  charm: `<path d="M0 15C-14 5-19-2-15-10-10-16-2-14 0-7c2-7 10-9 15-3 4 8-1 15-15 25z" fill="#E0559F" ${ink(2.4)}/><path d="M-10-6q1-4 5-4" fill="none" stroke="#FFD3EA" stroke-width="2.6" stroke-linecap="round"/>`,
  sting: `<g transform="rotate(28)"><path d="M-3.5-16L0 22l3.5-38z" fill="url(#m-steel)" ${ink(2.2)}/><ellipse cy="-13" rx="5" ry="7" fill="url(#m-steel)" ${ink(2.2)}/><ellipse cy="-13" rx="1.8" ry="3.6" fill="${INK}"/></g><path d="M-8 22q6-8 6-8 5 5 5 9a5.5 5.5 0 0 1-11 0z" fill="#8BC34A" ${ink(1.8)}/>`,
  web: `<circle r="17" fill="#FBF7FF" ${ink(2.2)}/><path d="M-16 0H16M0-16V16M-11-11L11 11M11-11L-11 11" stroke="#8E6CA8" stroke-width="1.8"/><path d="M-7 0A7 7 0 1 1 7 0 7 7 0 1 1-7 0M-12 0A12 12 0 1 1 12 0 12 12 0 1 1-12 0" fill="none" stroke="#8E6CA8" stroke-width="1.8"/>`,
  call: `<path d="M-15 10q4-4 4-12 0-12 11-12t11 12q0 8 4 12z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M-3-14v-5h6v5" fill="#7A4A26" ${ink(2)}/><circle cy="14" r="4" fill="#7A4A26" ${ink(2)}/><path d="M-6-6q1-4 4-5" fill="none" stroke="#FFF6D0" stroke-width="2.6" stroke-linecap="round"/><path d="M20-6q4 6 0 12M-20-6q-4 6 0 12" fill="none" ${ink(2.2)}/>`,
}
type VanestrasProp = keyof typeof PROPS

/** Vanestra: a spider in a ruff of lace, crown of pins, two needles. Over her the prop of the card she plays. */
export const vanestra = (prop?: VanestrasProp): string => {
  const legsB = [
    'M54 96C26 72 14 92 4 134L0 150',
    'M96 96c28-24 40-4 50 38l4 16',
    'M56 108C38 104 30 122 26 154',
    'M94 108c18-4 26 14 30 46',
    'M62 120c-10 8-12 20-10 34',
    'M88 120c10 8 12 20 10 34',
  ]
  const pins = [-62, -46, -30, -15, 0, 15, 30, 46, 62]
  const heads = ['#D94F7C', '#F0BE45', '#7FB0DC', '#FFFDF4', '#D94F7C', '#FFFDF4', '#7FB0DC', '#F0BE45', '#D94F7C']
  return (
    legsB.map((d, i) => limb(d, i % 3 ? '#3A2B50' : '#4A3866', 4.6)).join('') +
    ['M3 136l-2 12', 'M147 136l2 12', 'M27 144l-1 9', 'M123 144l1 9', 'M52 146v7', 'M98 146v7']
      .map((d) => `<path d="${d}" stroke="#D5B5EA" stroke-width="3.6" stroke-linecap="round"/>`)
      .join('') +
    `<ellipse cx="75" cy="46" rx="46" ry="43" fill="url(#m-vanB)" ${ink(2.8)}/>` +
    // brocade: roses and a lace border
    `<path d="M38 26q10-18 26-20" fill="none" stroke="#C9AEDD" stroke-width="4.5" stroke-linecap="round" opacity=".85"/><path d="M75 12l9 13-9 13-9-13z" fill="#C48FE0" ${ink(2)}/><path d="M75 17l4.5 8-4.5 8-4.5-8z" fill="#F6E6FF"/><path d="M50 24q-10 12-2 26 12-6 2-26zM100 24q10 12 2 26-12-6-2-26z" fill="#8A62A8" ${ink(1.8)}/><g fill="#E9D4F6"><circle cx="38" cy="56" r="2.6"/><circle cx="112" cy="56" r="2.6"/><circle cx="58" cy="14" r="2.2"/><circle cx="92" cy="14" r="2.2"/><circle cx="34" cy="42" r="2.2"/><circle cx="116" cy="42" r="2.2"/></g>` +
    // arms with needles, knitting between
    limb('M50 96C22 92 8 70 22 46', '#6A5488', 5) +
    limb('M100 96c28-4 42-26 28-50', '#6A5488', 5) +
    ruff(75, 97, 44, 31, 20, 1.25) +
    ruff(75, 97, 35, 24, 16, 1) +
    // face
    `<path d="M75 70c20 0 31 12 31 27 0 18-14 31-31 31s-31-13-31-31c0-15 11-27 31-27z" fill="url(#m-vanB)" ${ink(2.8)}/><path d="M75 82c14-6 26 2 25 16-1 15-12 26-25 26S51 113 50 98c-1-14 11-22 25-16z" fill="url(#m-vanF)"/>` +
    `<path d="M54 96q9-11 18 1-9 8-18-1zM78 97q9-12 18-1-9 9-18 1z" fill="#FFC94A" ${ink(2.2)}/><ellipse cx="63.5" cy="96.5" rx="2.4" ry="4" fill="#20110A"/><ellipse cx="86.5" cy="96.5" rx="2.4" ry="4" fill="#20110A"/><path d="M54 96l-5-4M56 92.5l-4-5M96 96l5-4M94 92.5l4-5" ${ink(2)}/><path d="M56 87q7-5 14-1M80 86q7-4 14 1" fill="none" ${ink(2)}/><g ${ink(1.6)} fill="#FFC94A"><circle cx="66" cy="79" r="3"/><circle cx="84" cy="79" r="3"/><circle cx="55" cy="82" r="2.4"/><circle cx="95" cy="82" r="2.4"/></g>` +
    `<g fill="#E08CC0" opacity=".6"><ellipse cx="57" cy="106" rx="5" ry="3.4"/><ellipse cx="93" cy="106" rx="5" ry="3.4"/></g><path d="M66 112q5-4 9-1 4-3 9 1-4 6-9 6t-9-6z" fill="#B5265A" ${ink(1.8)}/><path d="M67 112.5q8 2 16 0" fill="none" ${ink(1.4)}/><path d="M70 117l1.5 6 2.5-5M80 117l-1.5 6-2.5-5" fill="#fff" ${ink(1.4)}/><circle cx="90" cy="112" r="1.4" fill="#20110A"/>` +
    // crown of pins
    `<g transform="translate(75 76)">${pins.map((a, i) => `<g transform="rotate(${a * 0.9})"><path d="M0-4V-${34 - Math.abs(i - 4) * 2}" ${ink(4)}/><path d="M0-4V-${34 - Math.abs(i - 4) * 2}" stroke="#E9EEF4" stroke-width="1.8"/><circle cy="-${36 - Math.abs(i - 4) * 2}" r="${i === 4 ? 5 : 3.8}" fill="${heads[i]}" ${ink(1.8)}/></g>`).join('')}<path d="M-20 0Q0-14 20 0l-3 6Q0-6-17 6z" fill="url(#m-gold)" ${ink(2)}/></g>` +
    needle(66, -6, 2, 62) +
    needle(84, -6, 148, 62) +
    `<circle cx="22" cy="44" r="5" fill="#4A3866" ${ink(2.2)}/><circle cx="128" cy="44" r="5" fill="#4A3866" ${ink(2.2)}/>` +
    (prop === undefined
      ? ''
      : `<g transform="translate(75 -6) scale(1.2)"><circle r="24" fill="url(#m-evil)"/>${PROPS[prop]}</g>`)
  )
}
