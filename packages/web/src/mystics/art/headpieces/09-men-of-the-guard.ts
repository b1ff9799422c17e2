import { helmet } from '../figures/minions/hobb.ts'
import { ink } from '../pen.ts'
import { WIDTH, dust, fill, glow, lin, rad, shade, stones, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const cap = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})" opacity=".95">${helmet}</g>`

const bowl = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-30-12q2 30 30 30t30-30z" fill="#B9835A" ${ink(3.4)}/><ellipse cy="-12" rx="30" ry="8" fill="#E9A04A" ${ink(3)}/><path d="M-8-26q-6-8 0-16M8-26q-6-8 0-16" fill="none" stroke="#FFF4DC" stroke-width="4" stroke-linecap="round" opacity=".7"/></g>`

/** Barred window, moon stripes. */
function guardRoom(): string {
  let drawn = `<path d="M430 150V40q2-36 70-38 68 2 70 38v110z" fill="#1A1E30" ${ink(5, '#10131F')}/><path d="M444 142V44q4-26 56-28 52 2 56 28v98z" fill="#5E6CA8"/><circle cx="524" cy="62" r="22" fill="#FFF1C4"/><path d="M472 18v124M500 14v128M528 18v124" ${ink(9, '#10131F')}/><path d="M436 150h128l-170 200H180z" fill="url(#m-h9m)"/>`
  // nine hooks
  drawn += `<path d="M640 66h330" ${ink(16, '#1E1612')}/><path d="M640 66h330" stroke="#8A5F38" stroke-width="9"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${656 + i * 37} 68v10q0 8 8 8" fill="none" ${ink(5, '#1E1612')}/>`).join('')}`
  drawn +=
    cap(694, 104, 0.5) +
    cap(804, 104, 0.5) +
    `<path d="M862 86l-10 60h34l6-60z" fill="#6E3A34" ${ink(3)}/><path d="M935 84v66" ${ink(7)}/><path d="M935 84v66" stroke="#B9C4CF" stroke-width="3"/><path d="M928 150l7 20 7-20z" fill="url(#m-steel)" ${ink(2)}/>`
  // floor and hearth glow
  drawn += `<path d="M-10 258q400-8 700 0t680-4v100H-10z" fill="url(#m-h9f)" ${ink(4, '#1A1418')}/><path d="M0 288h1370M0 320h1370M120 258l-60 94M330 258l-44 94M540 258l-20 94M760 258l14 94M980 258l40 94M1200 258l66 94" stroke="#2A2228" stroke-width="3" opacity=".55"/>`
  drawn += fill('h9h') + fill('h9v')
  // hearth at the right: nine bowls, something hot in each
  drawn +=
    `<path d="M1250 352V96q4-36 50-36h80v292z" fill="#5A463C" ${ink(5, '#1E1410')}/><path d="M1290 352V140q2-30 40-30h40v242z" fill="#2A140C" ${ink(4, '#1E1410')}/><path d="M1300 352q-10-60 20-90 4 24 16 34 8-50 36-70v126z" fill="#F79A2E" ${ink(3, '#7A3A10')}/><path d="M1322 352q-4-36 14-54 6 20 14 24 4-20 20-34v64z" fill="#FFE08A"/>` +
    glow(1340, 280, 170, 0.9)
  drawn += [
    [1080, 330, 0.8],
    [1132, 326, 0.8],
    [1184, 322, 0.8],
    [1236, 330, 0.9],
  ]
    .map(([x, y, k]) => bowl(x, y, k))
    .join('')
  // two lads from his village, spears lowered; a sergeant who has always been like this
  drawn +=
    who('elite-sergeant', 1132, 270, 150, { tint: 'dim' }) +
    shade(1040, 288, 44, 8, 0.4) +
    who('rat-warriors', 1050, 286, 156) +
    `<path d="M1000 292L968 150" ${ink(9)}/><path d="M1000 292L968 150" stroke="#A9733F" stroke-width="4"/><path d="M960 152l4-30 12 27z" fill="url(#m-steel)" ${ink(2.4)}/>`
  // Hobb: helmet in both paws
  drawn +=
    shade(912, 326, 78, 11, 0.5) +
    who('hobb', 908, 326, 246) +
    `<g transform="translate(868 274) rotate(-6) scale(1.080)">${helmet.replace('url(#m-iron)', 'url(#m-steel)').replace(/<path d="M0-32C2-54[^>]*\/>/, `<path d="M-4-31q8-6 16 0l-2 46h-12z" fill="url(#m-gold)" ${ink(2.4)}/>`)}</g>` +
    `<path d="M880 236q-34 12-42 40" fill="none" ${ink(26)}/><path d="M880 236q-34 12-42 40" fill="none" stroke="#4E5660" stroke-width="19" stroke-linecap="round"/><circle cx="834" cy="288" r="12" fill="#8A7C70" ${ink(3)}/><path d="M964 226q30 54-34 72" fill="none" ${ink(26)}/><path d="M964 226q30 54-34 72" fill="none" stroke="#5C6570" stroke-width="19" stroke-linecap="round"/><circle cx="920" cy="302" r="13" fill="#8A7C70" ${ink(3)}/>`
  drawn += `<g transform="translate(846 330) rotate(6)"><path d="M0-26q-4 10-10 12" fill="none" ${ink(2.6)}/><path d="M-40-14h32l9 10-9 11h-32z" fill="#FFF6DC" ${ink(2.8)}/><path d="M-34-6q4-5 6 0t6 0 6 0M-34 1h16" fill="none" ${ink(2)}/></g>`
  // Collin, who has learnt the names; the others a step behind
  drawn +=
    shade(716, 330, 40, 8, 0.4) +
    shade(634, 322, 34, 7, 0.4) +
    shade(566, 326, 34, 7, 0.4) +
    who('tilda', 566, 326, 104) +
    who('maginos', 634, 324, 118) +
    who('collin', 716, 330, 128)
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin('h9w', [
    [0, '#2C3348'],
    [0.6, '#4A5264'],
    [1, '#6E6A64'],
  ])}${lin('h9f', [
    [0, '#8A7256'],
    [1, '#3A3036'],
  ])}${rad('h9h', 1300, 250, 700, [
    [0, '#FFB85A', 0.8],
    [0.4, '#F08A3A', 0.34],
    [1, '#F08A3A', 0],
  ])}${rad('h9v', 930, 220, 740, [
    [0, '#0C0E1C', 0],
    [0.5, '#0C0E1C', 0.12],
    [1, '#0C0E1C', 0.74],
  ])}${lin('h9m', [
    [0, '#C9D8FF', 0.55],
    [1, '#C9D8FF', 0.04],
  ])}</defs>${fill('h9w')}`
  drawn += `<g opacity=".7">${stones(0, 0, WIDTH, 262, 50, 112, ['#454E62', '#505A6C', '#3C4458', '#5C6472'], 19)}</g>`
  drawn += guardRoom()
  // speech without words
  drawn += `<g fill="none" stroke="#FFF4DC" stroke-width="4.4" stroke-linecap="round" opacity=".9"><path d="M762 250q10 8 10 20M776 240q16 12 16 32"/></g>`
  // the stool, tall as a tower, nearest
  drawn += `<path d="M40 352l30-190h34L86 352zM300 352l-26-190h-34l16 190z" fill="#1E1820" ${ink(4, '#0C0A10')}/><path d="M20 128h290v36H20z" fill="#2A2028" ${ink(4, '#0C0A10')}/><path d="M26 134h278" stroke="#A9B4DC" stroke-width="4" opacity=".6"/><path d="M70 256h198v20H66z" fill="#1E1820" ${ink(4, '#0C0A10')}/>`
  return drawn + dust(60, 29, '#FFE9B0', 900, 1340, 60, 320) + dust(30, 30, '#DCE6FF', 220, 560, 120, 330)
}

/** Chapter nine: a rat takes off his helmet, because somebody has said his name. */
export const menOfTheGuard: Headpiece = { draw, square: 728 }
