import { ink } from '../pen.ts'
import { WIDTH, dust, fill, glow, lin, rad, shade, stones, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

// the captain's shadow: a ruler with a hat
const captain = `<g transform="translate(838 294) scale(.985)" fill="#1A0F14" opacity=".8"><path d="M-30-40C-70-20-104-24-112-52q-4-18 10-20" fill="none" stroke="#1A0F14" stroke-width="8" stroke-linecap="round"/><path d="M-18-40l-10 40h26q2-6-6-9l8-31zM12-40l14 40h28q2-6-8-9L30-40z"/><path d="M-20-176q20-8 40 0 12 60 22 144-30 12-46 0l-4-20-6 22q-18 6-34-4 4-80 28-142z"/><g transform="translate(0 30)"><path d="M14-158q30 26 48 16" fill="none" stroke="#1A0F14" stroke-width="15" stroke-linecap="round"/><path d="M52-138q10-4 12-14 4-18 26-18 22 0 34-12l8 8q-14 16-38 17-14 1-18 12-4 14-20 12z"/></g><path d="M-14-172q-14-22 0-44 26-14 42 2 26 14 56 30 10 7 1 14-26 10-56 6-22 8-43-8z"/><circle cx="-20" cy="-204" r="14"/><g transform="translate(2 4)"><path d="M-56-206q16-10 24-26 16-30 44-24 36 6 62 52-30-22-64-20-34 2-66 18z"/><path d="M-10-248q-36 0-72-34 44-12 84 22z"/></g><path d="M74-172l30-6M74-166l28 6M68-162l18 16" stroke="#1A0F14" stroke-width="2.4" stroke-linecap="round"/><circle cx="32" cy="-196" r="7" fill="#E9B878"/><path d="M-76-277Q-38-258-12-244" fill="none" stroke="#B9804A" stroke-width="2"/></g>`
const sh = (id: string, x: number, y: number, h: number, o: number, flip: boolean) =>
  `<g transform="translate(${x} ${y}) skewX(-8)" opacity="${o}">${who(id, 0, 0, h, { tint: 'shadow', flip })}</g>`

function draw(): string {
  let drawn = `<defs>${lin('h6w', [
    [0, '#8A5A34'],
    [0.6, '#C98A4E'],
    [1, '#E2AE6C'],
  ])}${rad('h6l', 160, 330, 1250, [
    [0, '#FFE9A8', 0.85],
    [0.4, '#FFC06A', 0.35],
    [1, '#3A1E14', 0.75],
  ])}${lin('h6f', [
    [0, '#B9773E'],
    [1, '#4E2C1A'],
  ])}${rad('h6v', 620, 220, 860, [
    [0, '#1E0E0A', 0],
    [0.6, '#1E0E0A', 0.16],
    [1, '#1E0E0A', 0.8],
  ])}${lin('h6b', [
    [0, '#F2C47E'],
    [0.5, '#CF8E42'],
    [1, '#7A4620'],
  ])}</defs>${fill('h6w')}`
  drawn += `<g opacity=".5">${stones(0, 0, WIDTH, 270, 46, 96, ['#B97C48', '#C58A54', '#A86E3E', '#D09860'], 31)}</g>`
  drawn += fill('h6l')
  // the shadow of the march: sixteen feet high and leaning forward
  drawn += `<g opacity=".4">${sh('rat-warriors', 296, 276, 208, 1, true)}${sh('rat-warriors', 540, 276, 214, 1, true)}</g><g opacity=".62">${sh('elite-sergeant', 180, 288, 226, 1, true)}${sh('elite-sergeant', 420, 288, 238, 1, true)}${sh('elite-sergeant', 668, 288, 250, 1, true)}</g>${captain}`
  // skirting and floor
  drawn += `<path d="M-10 268h1380v26H-10z" fill="#7A4626" ${ink(4, '#2E160C')}/><path d="M-10 274h1380" stroke="#E2A868" stroke-width="3.4" opacity=".8"/><path d="M-10 292h1380v60H-10z" fill="url(#m-h6f)"/><path d="M0 318h1360M120 292l-60 60M330 292l-40 60M540 292l-16 60M760 292l14 60M980 292l44 60M1200 292l70 60" stroke="#3A2012" stroke-width="3" opacity=".6"/>`
  // the lantern of the march is still round the corner
  drawn += glow(-10, 300, 260, 0.95) + fill('h6v')
  // thread stretched across the way, knee-high to a rat
  drawn += `<path d="M560 324Q760 338 972 322" fill="none" stroke="#2E160C" stroke-width="5"/><path d="M560 324Q760 338 972 322" fill="none" stroke="#FFF4DC" stroke-width="2.4"/><g transform="translate(548 306)"><path d="M-14-22h28v6h-28zM-14 18h28v6h-28z" fill="url(#m-wood)" ${ink(2.8)}/><path d="M-10-16h20v34h-20z" fill="url(#m-red)" ${ink(2.6)}/><path d="M-10-9h20M-10-2h20M-10 5h20M-10 12h20" stroke="#7A1A18" stroke-width="2"/></g>`
  // bread board, the loaf, and behind it everybody
  drawn += `<path d="M930 326h420l20 30H905z" fill="#8E5A2E" ${ink(4)}/><path d="M934 331h410" stroke="#E2B07A" stroke-width="3.4"/>`
  drawn += who('maginos', 1010, 250, 150, { flip: true }) + who('tilda', 1226, 232, 138, { flip: true })
  drawn += `<path d="M962 326C938 262 984 214 1060 212c40-26 110-24 146 0 82 0 140 44 124 114q-184 14-368 0z" fill="url(#m-h6b)" ${ink(5)}/><path d="M1024 236q30 30 26 84M1098 216q34 36 32 106M1176 216q34 34 36 104M1248 230q24 30 26 90" fill="none" stroke="#6E3C18" stroke-width="9" stroke-linecap="round"/><path d="M1030 240q26 28 24 74M1104 222q30 34 28 94M1182 222q30 32 34 92" fill="none" stroke="#FFE6B0" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M980 296q-8-44 34-62" fill="none" stroke="#FFEFC8" stroke-width="7" stroke-linecap="round"/>`
  drawn +=
    who('filch', 944, 336, 112, { flip: true }) +
    shade(944, 337, 36, 6, 0.4) +
    `<g transform="translate(1304 330)">${who('collin', 0, 0, 116, { flip: true })}</g>`
  drawn += `<g fill="#E9C07A" ${ink(2.2)}><circle cx="1040" cy="338" r="6"/><circle cx="1062" cy="344" r="4"/><circle cx="1130" cy="340" r="5"/><circle cx="900" cy="340" r="4"/></g>`
  // the knife they cut the thread with
  drawn += `<path d="M-10 352V312l210-6 70 20-60 26z" fill="#8E7A68" ${ink(4, '#2A1710')}/><path d="M-10 352v-40l70-2v42z" fill="#5E3418" ${ink(4, '#2A1710')}/><path d="M10 318l186-6 58 15" fill="none" stroke="#FFD08A" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
  return drawn + dust(60, 17, '#FFF0C4', 0, 900, 20, 320)
}

/** Chapter six: the column comes as a shadow first. The mice are there before it, behind a loaf. */
export const theCaptainsBill: Headpiece = { draw, square: 800 }
