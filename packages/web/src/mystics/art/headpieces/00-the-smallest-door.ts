import { ink } from '../pen.ts'
import { WIDTH, dust, fill, lin, rad, stones, straw, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

function draw(): string {
  let drawn = `<defs>${lin('p0w', [
    [0, '#17131F'],
    [0.7, '#2C2430'],
    [1, '#3A2C2C'],
  ])}${lin('p0f', [
    [0, '#6E4A2E'],
    [0.35, '#3E2C28'],
    [1, '#191419'],
  ])}${lin('p0d', [
    [0, '#241A18'],
    [0.6, '#4A3020'],
    [1, '#7A4E2A'],
  ])}${rad('p0v', 900, 262, 620, [
    [0, '#0B0912', 0],
    [0.45, '#0B0912', 0.1],
    [1, '#0B0912', 0.78],
  ])}${lin('p0b', [
    [0, '#FFE9A8', 0.9],
    [1, '#FFB347', 0],
  ])}</defs>${fill('p0w')}`
  // wall, door jambs
  drawn += `<g opacity=".8">${stones(0, 0, WIDTH, 236, 52, 104, ['#2B2530', '#322A34', '#27212C', '#383038'], 3)}</g>`
  drawn += `<path d="M556-10h56v252h-56zM1188-10h56v252h-56z" fill="#453A3C" ${ink(4, '#120D12')}/><path d="M606-10v252M1194-10v252" stroke="#8A6A4E" stroke-width="4" opacity=".7"/>`
  // the door: planks like a cliff
  for (let i = 0; i < 8; i++)
    drawn += `<path d="M${612 + i * 72}-10h72v${238 + (i % 3) * 2}h-72z" fill="url(#m-p0d)" ${ink(3.4, '#150E0C')}/><path d="M${626 + i * 72} 20q8 60 0 110t4 90M${656 + i * 72} 0q-6 70 2 120t-4 100" fill="none" stroke="#1E1412" stroke-width="2.6" opacity=".7"/>`
  drawn += `<path d="M612 168h576v30H612z" fill="#4C4A52" ${ink(3.4, '#120D12')}/><path d="M612 193h576" stroke="#B98A5A" stroke-width="3" opacity=".7"/>${Array.from({ length: 8 }, (_, i) => `<circle cx="${648 + i * 72}" cy="183" r="8" fill="#6C6A72" ${ink(2.6, '#120D12')}/>`).join('')}`
  drawn += `<path d="M612 222h576v8H612z" fill="#C9803A" opacity=".55"/>`
  // the slit
  drawn += `<path d="M612 230h576v20H612z" fill="#FFF3C4"/><ellipse cx="900" cy="240" rx="420" ry="70" fill="url(#m-lantern)" opacity=".8"/>`
  // floor
  drawn += `<path d="M0 236h556l56 14h576l56-14h116v110H0z" fill="url(#m-p0f)"/><path d="M612 250h576l210 100H420z" fill="url(#m-p0b)"/><path d="M0 262h560M1244 262h120M0 296h470M1320 300h60M250 236l-60 110M430 236l-80 110M80 236l-50 110M700 250l-110 96M820 250l-40 96M980 250l34 96M1100 250l106 96M560 288h690M470 322h870" fill="none" stroke="#1A1216" stroke-width="3" opacity=".5"/>`
  // the gutter, a street with no houses
  drawn += `<path d="M0 268q300 6 560-8l40-2-30 16Q300 292 0 290z" fill="#15121C" opacity=".8"/><path d="M60 277q20-3 40 0M240 281q24-3 50 0M430 275q20-3 44-2" stroke="#6E7FA0" stroke-width="3" fill="none" stroke-linecap="round" opacity=".7"/>`
  // two shadows, two mice
  drawn +=
    `<path d="M850 266l-92 80h86l30-80zM926 264l26 82h70l-72-82z" fill="#1A0E0A" opacity=".62"/>` +
    who('collin', 862, 268, 74, { tint: 'warm' }) +
    who('filch', 938, 265, 66, { tint: 'warm' })
  drawn += `<path d="M836 232q14-26 40-24M914 232q12-20 34-18" fill="none" stroke="#FFE9A8" stroke-width="0" />`
  // a boot like a chapel, a bowl like a fountain; both nearer than the light
  drawn += fill('p0v')
  drawn += `<path d="M120 352V20q60-26 130 0l6 150q60 24 118 60 40 26 34 120z" fill="#1C1418" ${ink(4, '#0B0709')}/><path d="M250 24l6 148q62 26 118 62 32 24 32 70" fill="none" stroke="#C98A4A" stroke-width="5" stroke-linecap="round" opacity=".75"/><path d="M150 60h70M154 100h72M158 140h76" stroke="#0B0709" stroke-width="8" stroke-linecap="round"/><path d="M222 60l14 8M226 100l16 8M234 140l18 10" stroke="#C98A4A" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M120 318h288v34H120z" fill="#120C0F"/>`
  drawn += `<g transform="translate(1268 300)"><path d="M-74-30q4 74 74 74t74-74z" fill="#241C22" ${ink(4, '#0B0709')}/><ellipse cy="-30" rx="74" ry="17" fill="#3A2E30" ${ink(3.4, '#0B0709')}/><path d="M-72-28q4 50 40 66" fill="none" stroke="#D9964E" stroke-width="5" stroke-linecap="round" opacity=".8"/><path d="M-60-32q24-12 70-11" fill="none" stroke="#D9A860" stroke-width="3.4" stroke-linecap="round" opacity=".7"/></g>`
  drawn +=
    straw(46, -10, 470, 330, 60, 11, ['#8A6A34', '#6E5228', '#A98446']) +
    straw(20, 1080, 1370, 338, 50, 12, ['#A9803C', '#8A6430', '#C99C50']) +
    straw(10, 560, 760, 346, 40, 14, ['#C99C50', '#A9803C', '#E0B867'])
  return drawn + dust(70, 8, '#FFE3A0', 640, 1200, 120, 330)
}

/** Prologue: a strip of torchlight under the cell door, and two who are small enough for it. */
export const theSmallestDoor: Headpiece = { draw, square: 720 }
