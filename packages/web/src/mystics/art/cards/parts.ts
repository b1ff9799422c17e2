import { f, INK } from '../../../base/paint.ts'
import { ink } from '../pen.ts'

/** What several card pictures share. A picture is 100 units wide; light comes from the upper left. */

/** A drawing under a transform. */
export const at = (transform: string, drawing: string): string => `<g transform="${transform}">${drawing}</g>`
/** A light along an edge. */
export const shine = (d: string, colour = '#fff', width = 3.4, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
export const cord = (d: string, c: string, w = 3, k = 3) =>
  `<path d="${d}" fill="none" ${ink(w + k)}/><path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
export const spark = (x: number, y: number, r: number, c = 'url(#m-gold)') =>
  `<path d="M${x} ${y - r}l${f(r * 0.3)} ${f(r * 0.7)} ${f(r * 0.7)} ${f(r * 0.3)}-${f(r * 0.7)} ${f(r * 0.3)}-${f(r * 0.3)} ${f(r * 0.7)}-${f(r * 0.3)}-${f(r * 0.7)}-${f(r * 0.7)}-${f(r * 0.3)} ${f(r * 0.7)}-${f(r * 0.3)}z" fill="${c}" ${ink(1.8)}/>`
export const HEART = 'M0 13C-12 4-16-2-13-9-9-15-2-13 0-7c2-6 9-8 13-2 3 7-1 13-13 22z'
export const heart = (x: number, y: number, k: number, c = '#C0302A') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="${HEART}" fill="${c}" stroke="${INK}" stroke-width="${f(3 / k)}" stroke-linejoin="round"/><path d="M-9-4q1-5 5-5" fill="none" stroke="#F9BCAE" stroke-width="${f(3.4 / k)}" stroke-linecap="round"/></g>`
export const blade = (l = 50, w = 5) =>
  `<path d="M-${w} 6L-${w - 1}-${l - 11} 0-${l} ${w - 1}-${l - 11} ${w} 6z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-1-${l - 12}V2" stroke="#fff" stroke-width="2"/>`
export const knife = (c = '#A32A22') =>
  `${blade(40, 6)}<path d="M-15 4h30v7h-30z" fill="#8A5528" ${ink(2.4)}/><path d="M-5 11h10l-1 18h-8z" fill="${c}" ${ink(2.4)}/>`
export const arrow = (c = '#E07B54') =>
  `<path d="M-36 0H26" ${ink(7)}/><path d="M-36 0H26" stroke="#E2C48F" stroke-width="3.4"/><path d="M22-9l20 9-20 9z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-24 0l-8-11h-14l8 11-8 11h14z" fill="${c}" ${ink(2.4)}/><path d="M-44 0h18" ${ink(1.8)}/>`
export const bow = (wood: string, grip: string, string = '#FFF8E8', h = 40) =>
  `<path d="M-6-${h}q8 0 10 8Q24 0 4 ${h - 8}q-2 8-10 8" fill="none" ${ink(10)}/><path d="M-6-${h}q8 0 10 8Q24 0 4 ${h - 8}q-2 8-10 8" fill="none" stroke="${wood}" stroke-width="5.2" stroke-linecap="round"/><path d="M13-8q2 8 0 16" stroke="${grip}" stroke-width="7" fill="none"/><path d="M-5-${h - 1}V${h - 1}" ${ink(3.6)}/><path d="M-5-${h - 1}V${h - 1}" stroke="${string}" stroke-width="1.6"/>`
export const bolt = (d: string, c = '#FFE27A') => `<path d="${d}" fill="${c}" ${ink(2.8)}/>`
export const note = (x: number, y: number, k = 1, c = '#3A2417') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0V-24l18-5V-4" fill="none" ${ink(4, c)}/><ellipse cx="-5" cy="1" rx="6" ry="4.6" fill="${c}"/><ellipse cx="13" cy="-3" rx="6" ry="4.6" fill="${c}"/></g>`
export const eye = (x: number, y: number, k = 1, c = '#FFD84A') =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-10 0q9-11 20 0-9 10-20 0z" fill="${c}" ${ink(2)}/><ellipse rx="2.6" ry="5" fill="#20110A"/></g>`
export const target = `<circle cx="62" cy="50" r="32" fill="#F4E7C6" ${ink(3)}/><circle cx="62" cy="50" r="22" fill="#B5442F" ${ink(2)}/><circle cx="62" cy="50" r="12" fill="#F4E7C6" ${ink(2)}/><circle cx="62" cy="50" r="4" fill="#B5442F"/>`
export const cape = (c: string) =>
  `<path d="M50 14q-18 0-20 16-14 26-16 54 10 8 20 2 8 6 16 0 8 6 16 0 10 6 20-2-2-28-16-54-2-16-20-16z" fill="${c}" ${ink(3)}/><path d="M38 34q12 8 24 0" fill="none" ${ink(2.4)}/><path d="M34 86q-2-26 6-46M50 86V44M66 86q2-26-6-46" fill="none" ${ink(2)} opacity=".7"/>`
export const mouth = (extra: string) =>
  `<circle cx="24" cy="26" r="16" fill="url(#m-fBrown)" ${ink(3)}/><circle cx="24" cy="26" r="9" fill="#EFAF9C"/><circle cx="56" cy="20" r="15" fill="url(#m-fBrown)" ${ink(3)}/><circle cx="56" cy="20" r="8.5" fill="#EFAF9C"/><path d="M14 52q0-28 30-28 20 0 26 16 4 10-2 18-2 26-28 28-26 0-26-34z" fill="url(#m-fBrown)" ${ink(3)}/><path d="M28 44q6-5 11-1M50 40q5-4 9 0" fill="none" ${ink(3)}/><path d="M32 56q16-6 36-2-2 26-20 26-16-2-16-24z" fill="#7A2420" ${ink(2.8)}/><path d="M38 72q10-8 20-2" fill="none" stroke="#E58A7A" stroke-width="4" stroke-linecap="round"/><path d="M44 55l1 7h7l0-8" fill="#fff" ${ink(1.8)}/><path d="M60 46q6-4 10 0-2 6-6 6z" fill="#CF6457" ${ink(2)}/>${extra}`
export const wall = (gap = '') =>
  `<path d="M10 14h80v72H10z" fill="#8E6A58" ${ink(3)}/><path d="M10 32h80M10 50h80M10 68h80M36 14v18M64 14v18M24 32v18M50 32v18M76 32v18M36 50v18M64 50v18M24 68v18M50 68v18M76 68v18" ${ink(2.4)}/><path d="M14 18h18M40 18h20M28 36h18M14 54h18M68 54h18M28 72h18" stroke="#C29A80" stroke-width="3" stroke-linecap="round"/>${gap}`
export const rays = (x: number, y: number, r0: number, r1: number, n: number, c: string, w = 3) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832
    d += `M${f(x + Math.cos(a) * r0)} ${f(y + Math.sin(a) * r0)}L${f(x + Math.cos(a) * r1)} ${f(y + Math.sin(a) * r1)}`
  }
  return `<path d="${d}" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`
}
export const flame = (x: number, y: number, k = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0q-15-13 0-38 15 25 0 38z" fill="#F79A2E" ${ink(2.6)}/><path d="M0-3q-7-8 0-20 7 12 0 20z" fill="#FFF1B0"/></g>`
export const wedge = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-34 10L8-18q22 5 27 26v14l-66 5q-3-9-3-17z" fill="#E3A62F" ${ink(3)}/><path d="M-34 10L8-18q22 5 27 26z" fill="url(#m-cheese)" ${ink(3)}/><circle cx="-12" cy="20" r="6" fill="#B0701A"/><circle cx="14" cy="17" r="5" fill="#B0701A"/></g>`
export const hammer = at(
  'translate(50 56) rotate(34)',
  `<path d="M-5 40L-4-22h8l1 62z" fill="url(#m-wood)" ${ink(2.6)}/><path d="M-15-38h30v26h-30z" fill="url(#m-red)" ${ink(2.6)}/><path d="M-15-32h30M-15-26h30M-15-20h30" stroke="#7A1A18" stroke-width="2"/><path d="M-28-44h13v38h-13zM15-44h13v38H15z" fill="url(#m-wood)" ${ink(2.8)}/><path d="M-24-40v28M19-40v28" stroke="#F1D3A6" stroke-width="2.8" stroke-linecap="round"/>`,
)
