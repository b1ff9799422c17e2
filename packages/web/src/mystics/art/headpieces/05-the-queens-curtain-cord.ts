import { f } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { WIDTH, dust, fill, lin, rad, shade, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const web = (x: number, y: number, k: number, m: number) => {
  let d = ''
  for (let i = 0; i < 6; i++) {
    const a = (i / 5) * 1.5708
    d += `M0 0L${f(Math.cos(a) * 150)} ${f(Math.sin(a) * 150)}`
  }
  for (const q of [36, 70, 106, 140])
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 1.5708
      const b = ((i + 1) / 5) * 1.5708
      const c = (a + b) / 2
      d += `M${f(Math.cos(a) * q)} ${f(Math.sin(a) * q)}Q${f(Math.cos(c) * q * 0.84)} ${f(Math.sin(c) * q * 0.84)} ${f(Math.cos(b) * q)} ${f(Math.sin(b) * q)}`
    }
  return `<path transform="translate(${x} ${y}) scale(${m * k} ${k})" d="${d}" fill="none" stroke="#D9D2F0" stroke-width="2" opacity=".42"/>`
}

/** Wallpaper. */
function wall(): string {
  let drawn = ''
  for (let x = 20; x < WIDTH; x += 64)
    for (let y = 10 + ((x / 64) % 2) * 30; y < 240; y += 60)
      drawn += `<path d="M${x} ${y}q8 8 0 18-8-10 0-18zM${x - 8} ${y + 14}q8 4 8 12-10-2-8-12zM${x + 8} ${y + 14}q-8 4-8 12 10-2 8-12z" fill="#5A4C7C" opacity=".5"/>`
  // window and moon
  drawn += `<path d="M690 262V40Q700-60 884-70q184 10 194 110v222z" fill="#1A1430" ${ink(6, '#0E0A1A')}/><clipPath id="m-h5k"><path d="M708 250V44Q718-44 884-52q166 8 176 96v206z"/></clipPath><g clip-path="url(#m-h5k)"><rect x="690" y="-20" width="400" height="290" fill="url(#m-h5n)"/>${dust(60, 6, '#FFF4D0', 700, 1080, 0, 200, 0.8, 2.2, 1)}<circle cx="884" cy="116" r="190" fill="url(#m-lantern)" opacity=".6"/><circle cx="884" cy="116" r="102" fill="#FFF1C4"/><circle cx="846" cy="82" r="15" fill="#EBD8A2"/><circle cx="926" cy="146" r="20" fill="#EBD8A2"/><circle cx="868" cy="172" r="10" fill="#EBD8A2"/><path d="M690 232q60-30 130-14t130-6 140 4v60H690z" fill="#39406A"/><path d="M1000 222v-40h-6v-14h8v6h8v-6h8v6h8v-6h8v14h-6v40zM760 224v-30l12-18 12 18v30z" fill="#23284A"/></g><path d="M884-52V250M708 96h352" stroke="#1A1430" stroke-width="9" opacity=".9"/>`
  // moonlight on the floor
  drawn += `<path d="M-10 262h1380v90H-10z" fill="#3A4468"/><path d="M-10 266h1380" stroke="#8A94C4" stroke-width="3" opacity=".6"/><path d="M708 262h352l130 90H560z" fill="url(#m-h5b)"/><path d="M884 262v90M640 306h490" stroke="#3A4468" stroke-width="6" opacity=".7"/><path d="M40 262l-60 90M240 262l-90 90M440 262l-110 90M1240 262l100 90M1140 262l90 90" stroke="#2A3152" stroke-width="3" opacity=".7"/>`
  // curtains
  drawn += `<path d="M548-10h196q-4 90-30 160-30 70-24 124 0 20-10 26H560q-20-150-12-310z" fill="url(#m-h5c)" ${ink(5, '#1C0F20')}/><path d="M590-10q-14 150-2 300M634-10q-4 150-16 300M690-10q-10 120-48 220-14 50-10 86" fill="none" stroke="#3E2242" stroke-width="7" opacity=".75"/><path d="M612-10q-8 150-8 290M664-10q-8 110-36 200" fill="none" stroke="#BE94BA" stroke-width="4" opacity=".6"/><path d="M562 286q60 14 116-4l4 14q-60 18-122 4z" fill="#C9A24E" ${ink(2.6, '#1C0F20')}/>`
  drawn += `<path d="M1220-10h-196q4 90 30 160 30 70 24 124 0 20 10 26h122q20-150 10-310z" fill="url(#m-h5c2)" ${ink(5, '#1C0F20')}/><path d="M1178-10q14 150 2 300M1134-10q4 150 16 300M1078-10q10 120 48 220 14 50 10 86" fill="none" stroke="#3E2242" stroke-width="7" opacity=".75"/><path d="M1206 286q-60 14-116-4l-4 14q60 18 122 4z" fill="#C9A24E" ${ink(2.6, '#1C0F20')}/>`
  drawn += `<path d="M520-14h730v34q-20 14-40 0-20 16-42 0-20 16-42 0-20 16-42 0-20 16-42 0-20 16-42 0-22 16-42 0-20 16-42 0-22 16-42 0-20 16-42 0-22 16-42 0-20 16-42 0-20 16-42 0-20 16-42 0-22 14-44 0z" fill="#5E3560" ${ink(4, '#1C0F20')}/><path d="M520 12q20 14 44 2 22 14 42 0 22 14 42 0 20 14 42 0 22 14 42 0 20 14 42 0 22 14 42 0 20 14 42 0 20 14 42 0 22 14 42 0 20 14 42 0 22 14 42 0 20 14 42 0 22 14 42 0 22 14 42 0 22 14 42 0 22 12 40 -2" fill="none" stroke="#E2B455" stroke-width="4"/>`
  // lace in the corners
  drawn += web(1360, 0, 1.1, -1) + web(0, 0, 1.2, 1)
  // dressing table with mirror, pins and powder, left of the window
  drawn += fill('h5v')
  drawn +=
    `<path d="M250 240q-6-190 96-196 100 6 96 196z" fill="#C9A24E" ${ink(4.4, '#1C0F20')}/><path d="M268 236q-4-168 78-174 82 6 78 174z" fill="#7C8CBC" ${ink(3.4, '#1C0F20')}/><path d="M300 96q16-24 40-28M292 150q4-30 14-40" fill="none" stroke="#EAF0FF" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="M330 238q-20-60 20-90 44 24 30 90z" fill="#2A2144" opacity=".9"/><path d="M322 178l-24-30M378 178l26-30M316 200l-36-6M386 200l38-6M320 160l-8-40M384 160l6-40" fill="none" ${ink(6, '#2A2144')} opacity=".9"/>` +
    `<path d="M120 238h460l16 22H104z" fill="url(#m-h5t)" ${ink(4, '#1C0F20')}/><path d="M118 243h450" stroke="#DCD0EA" stroke-width="3"/><path d="M132 260h430l-8 92H140z" fill="#4E3A5C" ${ink(4, '#1C0F20')}/><path d="M160 276h160v60H160zM360 276h170v60H360z" fill="#5E4870" ${ink(3, '#1C0F20')}/><circle cx="240" cy="306" r="9" fill="#C9A24E" ${ink(2.6, '#1C0F20')}/><circle cx="444" cy="306" r="9" fill="#C9A24E" ${ink(2.6, '#1C0F20')}/>` +
    `<path d="M168 238q-4-44 26-46 30 2 26 46z" fill="#E0A8C0" ${ink(3, '#1C0F20')}/><path d="M182 192q12-20 24 0" fill="#F6E6F0" ${ink(3, '#1C0F20')}/><path d="M470 238v-36q16-8 32 0v36z" fill="#B4A0D0" ${ink(3, '#1C0F20')}/><circle cx="486" cy="194" r="9" fill="#F0BE45" ${ink(2.6, '#1C0F20')}/>${[0, 1, 2, 3, 4].map((i) => `<path d="M${522 + i * 9} 238l${i * 3 - 4}-${30 - (i % 2) * 8}" ${ink(3.6, '#1C0F20')}/><circle cx="${522 + i * 9 + i * 3 - 4}" cy="${206 + (i % 2) * 8}" r="4.4" fill="${['#D94F7C', '#F0BE45', '#7FB0DC', '#F6E6F0', '#C48FE0'][i]}" ${ink(1.8, '#1C0F20')}/>`).join('')}`
  // the cord, and who hangs on it
  drawn += `<path d="M884-10Q876 60 884 130q4 60-2 128" fill="none" ${ink(13)}/><path d="M884-10Q876 60 884 130q4 60-2 128" fill="none" stroke="#D9A84A" stroke-width="7"/><path d="${Array.from({ length: 20 }, (_, i) => `M879 ${i * 13 - 6}l9 6`).join('')}" stroke="#8A5F1E" stroke-width="2.6"/><g transform="translate(882 262)"><circle r="11" fill="url(#m-gold)" ${ink(3)}/><path d="M-10 8h20l7 36q-17 8-34 0z" fill="url(#m-red)" ${ink(3)}/><path d="M-4 12l-5 32M1 12v36M6 12l5 32" stroke="#7A1A18" stroke-width="2.6"/><path d="M-11 8h22v7h-22z" fill="url(#m-gold)" ${ink(2.4)}/></g>`
  drawn += `<g transform="translate(884 64) rotate(176)">${who('filch', -10, 14, 176)}</g>`
  drawn +=
    shade(1002, 318, 36, 7, 0.4) +
    shade(1070, 322, 34, 7, 0.4) +
    who('collin', 1004, 320, 84, { flip: true, tint: 'dim' }) +
    who('lily', 1072, 324, 80, { flip: true, tint: 'dim' })
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin('h5w', [
    [0, '#221E3E'],
    [1, '#3A3158'],
  ])}${lin('h5n', [
    [0, '#1C2358'],
    [0.65, '#4A5596'],
    [1, '#8A84B8'],
  ])}${lin(
    'h5c',
    [
      [0, '#9A6A94'],
      [0.4, '#74476E'],
      [1, '#3E2242'],
    ],
    0,
    0,
    1,
    0,
  )}${lin(
    'h5c2',
    [
      [0, '#3E2242'],
      [0.6, '#74476E'],
      [1, '#9A6A94'],
    ],
    0,
    0,
    1,
    0,
  )}${rad('h5v', 880, 130, 700, [
    [0, '#0B0A1E', 0],
    [0.45, '#0B0A1E', 0.1],
    [1, '#0B0A1E', 0.78],
  ])}${lin('h5b', [
    [0, '#DCE4FF', 0.5],
    [1, '#DCE4FF', 0.02],
  ])}${lin('h5t', [
    [0, '#8E7A9C'],
    [1, '#40304C'],
  ])}</defs>${fill('h5w')}`
  drawn += wall()
  return drawn + dust(40, 12, '#E6ECFF', 640, 1130, 30, 330)
}

/** Chapter five: Filch, upside down, before the moon. */
export const theQueensCurtainCord: Headpiece = { draw, square: 700 }
