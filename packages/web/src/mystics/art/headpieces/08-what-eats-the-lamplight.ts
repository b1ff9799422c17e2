import { f } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { WIDTH, dust, fill, lamp, lin, rad, shade, stones, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const hang = (x: number, y: number, k: number, lit: boolean | undefined) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-120V-14" ${ink(4, '#08070C')}/>${lit ? '<circle cy="24" r="120" fill="url(#m-lantern)"/>' : ''}${lamp(lit)}</g>`

const smoke = (x: number, y: number, k: number) =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M0 0q-14-16 0-30t0-30 8-22" fill="none" stroke="#9AA4C0" stroke-width="5" stroke-linecap="round" opacity=".55"/>`

/** Props of the old workings, growing towards us. */
function workings(): string {
  let drawn = ''
  for (const [x, w, c] of [
    [120, 18, '#14121A'],
    [330, 24, '#1A161C'],
    [590, 32, '#2C2022'],
    [900, 42, '#5A3A26'],
    [1236, 54, '#8A5A34'],
  ] as const)
    drawn += `<path d="M${x}-10h${w}v280h-${w}z" fill="${c}" ${ink(4, '#08070C')}/><path d="M${x - w}-10h${w * 3}l-${w * 0.6} ${w * 0.9}h-${w * 1.8}z" fill="${c}" ${ink(4, '#08070C')}/><path d="M${x + w - 5} 20v236" stroke="#E2A868" stroke-width="3.4" opacity="${f(Math.max(0, (x - 420) / 1100))}"/>`
  drawn += `<path d="M-10 12h1380" ${ink(26, '#08070C')}/><path d="M-10 12h1380" stroke="#3A2A20" stroke-width="16"/><path d="M600 6h760" stroke="#C98A4A" stroke-width="3" opacity=".6"/>`
  drawn += `<path d="M-10 258q400-8 700 0t680-4v100H-10z" fill="url(#m-h8f)" ${ink(4, '#08070C')}/><path d="M0 300h1370M0 276h1370" stroke="#0C0A10" stroke-width="9" opacity=".8"/><path d="M560 297h810M620 273h750" stroke="#B98A5A" stroke-width="3" opacity=".7"/>${Array.from({ length: 18 }, (_, i) => `<path d="M${i * 80} 268l-14 40h30l12-40z" fill="#1A1216" opacity=".75"/>`).join('')}`
  // its length, along the ceiling, out of the dark
  const pts = []
  for (let i = 0; i <= 44; i++) {
    const t = i / 44
    pts.push([-60 + t * 760, 66 + Math.sin(t * 7.2) * 26 + t * 34])
  }
  let legs = ''
  let body = ''
  pts.forEach(([x, y], i) => {
    const k = i / 44
    const R = 18 + k * 22
    const lit = i === 12 || i === 24 || i === 36
    if (i > 3)
      legs += `M${f(x)} ${f(y)}q${f(-14)} ${f(R)} ${f(-26)} ${f(R + 26 + (i % 2) * 8)}M${f(x)} ${f(y)}q${f(-10)} ${f(-R)} ${f(-18)} ${f(-R - 16)}`
    body += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(R * 0.72)}" ry="${f(R)}" fill="${lit ? '#FFD45A' : '#1B2030'}" stroke="${lit ? '#7A4A10' : '#06070F'}" stroke-width="3.4"/>${lit ? `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 2.6)}" fill="url(#m-lantern)" opacity=".75"/>` : `<path d="M${f(x - R * 0.2)} ${f(y - R * 0.75)}q${f(R * 0.5)} ${f(R * 0.7)} 0 ${f(R * 1.5)}" fill="none" stroke="#7FA8C0" stroke-width="3" stroke-linecap="round" opacity="${f(0.16 + k * 0.5)}"/>`}`
  })
  drawn += `<path d="${legs}" fill="none" stroke="#06070F" stroke-width="8" stroke-linecap="round"/><path d="${legs}" fill="none" stroke="#8A6230" stroke-width="3.6" stroke-linecap="round"/>${body}`
  // lamps on hooks: out, out, out, going, and one still lit
  drawn += fill('h8v')
  drawn +=
    hang(212, 150, 0.9, false) +
    hang(460, 168, 1.1, false) +
    smoke(460, 150, 0.8) +
    hang(764, 176, 1.4, false) +
    smoke(764, 150, 1) +
    `<g stroke="#F79A2E" stroke-width="4" stroke-linecap="round"><path d="M764 226v.1"/></g>` +
    hang(1086, 120, 1.75, true)
  // the front end, polite
  const hx = 716
  const hy = 118
  drawn += `<g transform="translate(${hx} ${hy}) scale(1.5)"><path d="M14-28Q34-60 70-62M0-32Q6-62 34-80" fill="none" ${ink(6, '#06070F')}/><path d="M14-28Q34-60 70-62M0-32Q6-62 34-80" fill="none" stroke="#B9C4CF" stroke-width="2.6"/><path d="M26 12c20 2 26 20 16 34-2-12-14-16-22-18zM4 26c6 16 20 20 24 32-16 0-30-10-36-24z" fill="#E9C06A" ${ink(2.6)}/><ellipse rx="36" ry="31" fill="url(#m-clak)" ${ink(3, '#06070F')}/><path d="M-14-24q16-8 32 0" fill="none" stroke="#B6DDE0" stroke-width="4" stroke-linecap="round" opacity=".8"/><circle cx="-3" cy="-2" r="20" fill="url(#m-lantern)"/><circle cx="22" cy="-2" r="18" fill="url(#m-lantern)"/><circle cx="-3" cy="-2" r="11.5" fill="#FFF3BE" ${ink(2.4)}/><circle cx="22" cy="-3" r="10" fill="#FFF3BE" ${ink(2.4)}/><circle cx="2" cy="0" r="4.4" fill="#20110A"/><circle cx="26" cy="-1" r="4" fill="#20110A"/><path d="M-16-16l16 3M16-13l17-6" ${ink(3.6, '#06070F')}/><path d="M2 16q10 6 20-1" fill="none" ${ink(2.6)}/></g>`
  // what it left: three lamps in a row, quite politely
  drawn += `<g transform="translate(548 270) scale(.8)">${lamp(false)}</g><g transform="translate(600 274) scale(.84)">${lamp(false)}</g><g transform="translate(654 280) scale(.88)">${lamp(false)}</g>`
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin(
    'h8b',
    [
      [0, '#06070F'],
      [0.35, '#10121F'],
      [0.7, '#3A2A2A'],
      [1, '#7A4E30'],
    ],
    0,
    0,
    1,
    0,
  )}${lin(
    'h8v',
    [
      [0, '#04050C', 0.9],
      [0.3, '#04050C', 0.72],
      [0.62, '#04050C', 0.22],
      [0.85, '#04050C', 0],
      [1, '#04050C', 0.2],
    ],
    0,
    0,
    1,
    0,
  )}${lin(
    'h8f',
    [
      [0, '#0C0D16'],
      [0.55, '#2E2426'],
      [1, '#8A5A34'],
    ],
    0,
    0,
    1,
    0,
  )}${rad('h8g', 0, 0, 1, [
    [0, '#000'],
    [1, '#000'],
  ])}</defs>${fill('h8b')}`
  drawn += `<g opacity=".55">${stones(0, 30, WIDTH, 262, 48, 100, ['#2E2A34', '#3A3236', '#26242E', '#463A38'], 81)}</g>`
  drawn += workings()
  // the party in the last light
  for (const [x, w] of [
    [930, 38],
    [1010, 40],
    [1092, 40],
    [1170, 38],
  ])
    drawn += shade(x, 322, w, 7, 0.5)
  drawn +=
    who('lily', 946, 322, 134, { flip: true }) +
    who('collin', 1030, 326, 140, { flip: true }) +
    who('maginos', 1122, 322, 144, { flip: true }) +
    who('tilda', 1206, 324, 126, { flip: true })
  return drawn + dust(70, 3, '#FFE3A0', 860, 1340, 40, 320)
}

/** Chapter eight: the lamps go out, one after another, from that end to this. */
export const whatEatsTheLamplight: Headpiece = { draw, square: 640 }
