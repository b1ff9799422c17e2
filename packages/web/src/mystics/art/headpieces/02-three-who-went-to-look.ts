import { f, wobble } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { dust, eyes, fill, glow, lamp, lin, rad, shade, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

/** The tunnel: rings of clay, roots. */
function tunnel(cx: number, random: () => number): string {
  let drawn = ''
  for (let i = 0; i < 7; i++) {
    const k = 1.02 - i * 0.13
    const x = cx - (i - 2) * 26
    let d = ''
    for (let a = 0; a <= 24; a++) {
      const t = Math.PI + (a / 24) * Math.PI
      const q = 1 + (random() - 0.5) * 0.07
      d += `${a ? 'L' : 'M'}${f(x + Math.cos(t) * 640 * k * q)} ${f(270 + Math.sin(t) * 330 * k * q)}`
    }
    drawn += `<path d="${d}" fill="none" stroke="${i % 2 ? '#20182A' : '#5E4038'}" stroke-width="${f(16 - i)}" opacity=".5" stroke-linejoin="round"/>`
  }
  drawn += `<path d="M0 40Q160 20 250 90q60 44 120 30M1360 20q-90 20-130 90-20 50-70 56M1180-10q-20 60 10 110M420-10q30 50 10 100-12 40 10 70M700-10q-20 40 0 70M1010-10q20 50 0 84-8 22 6 40" fill="none" ${ink(15, '#14101A')}/><path d="M0 40Q160 20 250 90q60 44 120 30M1360 20q-90 20-130 90-20 50-70 56M1180-10q-20 60 10 110M420-10q30 50 10 100-12 40 10 70M700-10q-20 40 0 70M1010-10q20 50 0 84-8 22 6 40" fill="none" stroke="#4E382E" stroke-width="8" stroke-linecap="round"/>`
  // two side mouths
  drawn +=
    `<path d="M560 258q-6-96 54-104 62 6 58 104z" fill="#0B0A14" ${ink(4, '#2C2028')}/><path d="M1108 256q-4-84 50-92 54 6 52 92z" fill="#0B0A14" ${ink(4, '#2C2028')}/>` +
    eyes(1152, 210, 1.1) +
    `<path d="M1130 222q-20 6-26 26M1180 222q24 8 28 28" fill="none" stroke="#3A3040" stroke-width="4" stroke-linecap="round"/>`
  // a good cat, in charcoal
  drawn += `<g transform="translate(742 88)" fill="none" stroke="#1A1216" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".82"><path d="M-40-22l-6-34 24 16q22-8 44 0l24-16-6 34q12 26-8 44-32 18-64 0-20-18-8-44z"/><path d="M-20-12v.2M20-12v.2" stroke-width="11"/><path d="M-26 8q26 16 52 0-4 20-26 20T-26 8z"/><path d="M-20 12l4 7 5-5 5 7 6-7 5 7 5-6 5 5 5-8" stroke-width="3"/><path d="M-62-4l-18-4M-62 6l-18 6M62-4l18-4M62 6l18 6M36 30q60 10 66 50M-30 32l-20 46M20 36l6 44" stroke-width="4"/></g>`
  // shadows of three, far too big, on the wall
  drawn += `<g opacity=".4">${who('pip', 690, 256, 330, { tint: 'shadow' })}${who('dot', 1058, 252, 300, { flip: true, tint: 'shadow' })}</g>`
  // floor, spilt oil, three trails
  drawn += `<path d="M0 262q260-24 560-6t420-2 380 4v90H0z" fill="url(#m-h2f)"/><path d="M560 268q160-14 330-8t300-4" fill="none" stroke="#E9A860" stroke-width="3" opacity=".6"/><ellipse cx="902" cy="302" rx="110" ry="13" fill="#FFC86A" opacity=".4"/><path d="M780 316q60-12 140-6t130-4q10 14-50 20t-130 6-90-16z" fill="#3A2A2E" opacity=".9"/><path d="M812 318q50-8 110-3" stroke="#FFD88A" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".8"/>`
  let tr = ''
  for (let i = 0; i < 12; i++)
    tr += `M${f(770 - i * 44)} ${f(322 - i * 2 + (i % 2) * 7)}h7M${f(800 - i * 18)} ${f(306 - i * 4 + (i % 2) * 4)}h5M${f(1060 + i * 10)} ${f(308 - i * 4 + (i % 2) * 4)}h5`
  drawn += `<path d="${tr}" stroke="#140E14" stroke-width="5" stroke-linecap="round" opacity=".75"/>`
  drawn += glow(cx, 250, 210, 0.95) + fill('h2v') + glow(cx, 244, 120, 0.85)
  for (const [x, y, w] of [
    [796, 312, 36],
    [964, 314, 36],
    [1030, 306, 32],
  ])
    drawn += shade(x, y, w, 7, 0.5)
  drawn +=
    `<g transform="translate(${cx} 232) scale(1.550)">${lamp()}</g>` +
    shade(cx, 304, 40, 7, 0.45) +
    who('pip', 796, 314, 170) +
    who('dot', 968, 316, 168, { flip: true }) +
    who('burr', 1040, 308, 166, { flip: true })
  // far off, where nobody needs a lamp
  drawn += `<circle cx="300" cy="232" r="170" fill="url(#m-h2c)"/><g fill="#9CC6EA" opacity=".62"><path d="M262 258l6-42 12-10 8 12-4 40zM288 258l10-62 12 8 2 54zM318 258l2-34 12-8 6 42zM242 258l2-20 8-6 6 26z"/></g><g stroke="#E6F6FF" stroke-width="2" opacity=".6"><path d="M270 216l4 40M300 200l2 56M326 222v34"/></g>`
  // stones in front
  drawn += `<path d="M-10 350V300q50-30 110-10 60-24 110 14 40-14 70 46zM1170 350q10-40 60-40 30-26 70-6 40-14 70 10v36zM470 350q20-26 60-20 40-4 50 20z" fill="#0B0A14"/><path d="M1180 334q14-18 48-18M480 340q20-12 46-10" fill="none" stroke="#8A5A3C" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
  return drawn
}

function draw(): string {
  const random = wobble(21)
  const cx = 880
  const cy = 250
  let drawn = `<defs>${rad('h2b', cx, 210, 760, [
    [0, '#C98A4A'],
    [0.16, '#8A5A3C'],
    [0.34, '#4A3540'],
    [0.6, '#231F34'],
    [1, '#0E0F1E'],
  ])}${rad('h2v', cx, cy, 560, [
    [0, '#080A16', 0],
    [0.4, '#080A16', 0.12],
    [0.75, '#080A16', 0.62],
    [1, '#080A16', 0.86],
  ])}${rad('h2c', 300, 232, 170, [
    [0, '#9FD0F0', 0.42],
    [0.4, '#6FA8D8', 0.16],
    [1, '#6FA8D8', 0],
  ])}${lin('h2f', [
    [0, '#6A4A3A'],
    [1, '#1C1820'],
  ])}</defs>${fill('h2b')}`
  drawn += tunnel(cx, random)
  return drawn + dust(60, 4, '#FFE3A0', 700, 1100, 90, 310)
}

/** Chapter two: three mouselings and one lamp in a very large dark. */
export const threeWhoWentToLook: Headpiece = { draw, square: 728 }
