import { f } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { dust, fill, glow, lin, rad, shade, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const bottle = (x: number, y: number, w: number, h: number, c: string, n = 0.4) =>
  `<path d="M${x} ${y}v${-h * 0.6}q0-${h * 0.2} ${w * (0.5 - n / 2)}-${h * 0.22}v-${h * 0.2}h${w * n}v${h * 0.2}q${w * (0.5 - n / 2)} ${h * 0.02} ${w * (0.5 - n / 2)} ${h * 0.22}v${h * 0.6}z" fill="${c}" ${ink(3, '#10181A')}/><path d="M${x + w * 0.2} ${y - 8}v${-h * 0.44}" stroke="#DDEBE2" stroke-width="3.4" stroke-linecap="round" opacity=".5"/>`

const curl = (x: number, y: number, k: number, m: number) =>
  `<path transform="translate(${x} ${y}) scale(${m * k} ${k})" d="M0 0q30-6 34-30 2-22-18-22-16 2-14 16 4 12 14 8" fill="none" stroke="#E6F6EC" stroke-width="7" stroke-linecap="round" opacity=".7"/>`

/** Panelling and a shelf of bottles, two flames. */
function room(): string {
  let drawn = ''
  for (let i = 0; i < 10; i++)
    drawn += `<path d="M${i * 140}-10h132v250h-132z" fill="${i % 2 ? '#2A3C3A' : '#263634'}" opacity=".7"/>`
  drawn += `<path d="M0 118h560M1170 108h200" ${ink(18, '#0F1514')}/><path d="M0 118h560M1170 108h200" stroke="#5E4630" stroke-width="11"/>`
  drawn +=
    bottle(30, 110, 44, 66, '#4E7A6A') +
    bottle(90, 110, 34, 90, '#7A5A86') +
    bottle(140, 110, 50, 54, '#8A6A3C') +
    bottle(214, 110, 30, 80, '#3E6A86') +
    `<path d="M262 110V44h22v66zM288 110V52h18v58zM310 110V40h24v70zM338 110V56h16v54z" fill="#6E3A34" ${ink(3, '#10181A')}/><path d="M262 60h22M288 66h18M310 56h24M310 96h24M262 96h22" stroke="#C99A4A" stroke-width="3"/>` +
    bottle(390, 110, 54, 60, '#5E7A4A') +
    bottle(462, 110, 32, 78, '#7A4A4A') +
    bottle(1200, 100, 46, 70, '#5E5A86') +
    bottle(1262, 100, 34, 88, '#4E7A6A') +
    bottle(1312, 100, 40, 60, '#8A6A3C')
  // star map, half unrolled
  drawn += `<path d="M1012 18l128-10 6 96-124 10z" fill="#2A3660" ${ink(3, '#10181A')}/><g fill="#F3DC8E"><circle cx="1040" cy="46" r="3"/><circle cx="1066" cy="34" r="2.4"/><circle cx="1088" cy="58" r="3.4"/><circle cx="1114" cy="40" r="2.4"/><circle cx="1110" cy="80" r="3"/><circle cx="1052" cy="84" r="2.4"/></g><path d="M1040 46l26-12 22 24 26-18M1088 58l22 22M1088 58l-36 26" fill="none" stroke="#F3DC8E" stroke-width="1.4"/>`
  const wisps =
    curl(1000, 226, 1, 1) +
    curl(786, 226, 1, -1) +
    curl(1030, 130, 0.9, 1) +
    curl(752, 130, 0.9, -1) +
    curl(1016, 34, 0.7, 1) +
    curl(764, 34, 0.7, -1) +
    curl(920, 40, 0.6, 1) +
    curl(866, 40, 0.6, -1) +
    `<path d="M856 246q-30-6-26-30M930 246q28-8 24-30M874 250q-14-14-6-34M908 250q16-14 8-34" fill="none" stroke="#E6F6EC" stroke-width="7" stroke-linecap="round" opacity=".6"/>`
  // steam that is an owl
  drawn += glow(890, 150, 250, 0.55)
  drawn +=
    `<g opacity=".93"><path d="M892 258c-34-10-50-30-44-54-44-6-84-36-92-82-4-36 6-66 16-92 14 18 34 26 58 24 34-20 90-20 124 0 24 2 44-6 58-24 12 28 20 58 14 92-10 46-50 76-92 82 8 26-10 44-42 54z" fill="url(#m-h3s)" stroke="#F6FFF8" stroke-width="3" stroke-opacity=".55" stroke-linejoin="round"/>` +
    wisps +
    `<path d="M772 30q22 30 64 36 36 8 50 40M1010 30q-22 30-62 36-38 8-52 40" fill="none" stroke="#8FB5A4" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M790 150q-24-16-22-46M992 150q24-16 22-46M846 190q20 20 46 22 26-2 46-22M838 172q-20-4-32-20M946 172q20-4 30-20M868 236q24 10 46 0M858 222q34 14 68 0" fill="none" stroke="#9CC2B0" stroke-width="5" stroke-linecap="round" opacity=".8"/></g>`
  for (const [x, k] of [
    [838, 1],
    [944, -1],
  ])
    drawn += `<g transform="translate(${x} 112)"><circle r="48" fill="#F4FFF8" opacity=".55"/><circle r="40" fill="none" stroke="#8FB5A4" stroke-width="5"/>${Array.from({ length: 16 }, (_, i) => `<path transform="rotate(${i * 22.5})" d="M0-34v-10" stroke="#9CC2B0" stroke-width="4" stroke-linecap="round"/>`).join('')}<circle r="28" fill="url(#m-h3e)" ${ink(3.4)}/><circle cx="${k * 2}" cy="4" r="15" fill="#1C120C"/><circle cx="-5" cy="-4" r="5.5" fill="#fff"/><circle cx="7" cy="9" r="2.6" fill="#fff" opacity=".8"/></g>`
  drawn += `<path d="M891 122l16 18-16 32-16-32z" fill="#E2B455" ${ink(3)}/><path d="M886 132l-4 8 8 20" fill="none" stroke="#FFF1C4" stroke-width="3" stroke-linecap="round"/>`
  // desk edge to edge
  drawn += `<path d="M-10 268q400-10 690-6t690 0v90H-10z" fill="url(#m-h3t)" ${ink(4, '#1A100A')}/><path d="M0 273q400-10 690-6t680 0" fill="none" stroke="#C9985E" stroke-width="3.4"/><path d="M60 300q160-8 300 2M480 312q200-12 380 0M980 304q160-8 320 2" stroke="#3A2416" stroke-width="3" fill="none" opacity=".7" stroke-linecap="round"/>`
  // open book with the recipe, left
  drawn += `<g transform="translate(500 268)"><path d="M-110 10Q-60-26 0 0q60-26 110 10l6 22Q60 4 0 22-60 4-116 32z" fill="#F4E7C6" ${ink(3.4)}/><path d="M0 0v22" ${ink(2.6)}/><path d="M-88 8q30-14 70-4M-90 17q32-14 72-4M20 4q36-10 66 4M20 12q36-10 70 6" fill="none" stroke="#8A6E4E" stroke-width="2.6" stroke-linecap="round"/><path d="M-64 22q10-14 24-6" fill="none" stroke="#5B8A4A" stroke-width="3"/></g>`
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin('h3w', [
    [0, '#1E2A30'],
    [0.6, '#2F4440'],
    [1, '#3E4A3C'],
  ])}${rad('h3v', 890, 210, 640, [
    [0, '#0A1014', 0],
    [0.5, '#0A1014', 0.16],
    [1, '#0A1014', 0.72],
  ])}${lin('h3t', [
    [0, '#8A5F38'],
    [1, '#4A2F1E'],
  ])}${lin('h3s', [
    [0, '#EAF6EE', 0.5],
    [0.3, '#EAF6EE', 0.82],
    [0.7, '#CFE6DA', 0.72],
    [1, '#FFFFFF', 0.25],
  ])}${rad('h3e', 0, 0, 40, [
    [0, '#FFE48A'],
    [0.7, '#F0B030'],
    [1, '#B9761A'],
  ])}</defs>${fill('h3w')}`
  drawn += room()
  // the thimble: a tub of tea
  drawn +=
    shade(896, 316, 92, 12, 0.5) +
    `<g transform="translate(892 312)"><path d="M-66-66L-54 0q54 16 108 0l12-66z" fill="url(#m-steel)" ${ink(3.6)}/><g fill="#6C7682">${Array.from({ length: 24 }, (_, i) => `<circle cx="${f(-46 + (i % 8) * 13)}" cy="${f(-38 + Math.floor(i / 8) * 14)}" r="3.4"/>`).join('')}</g><path d="M-50-44l6 40" stroke="#fff" stroke-width="6" stroke-linecap="round"/><ellipse cy="-66" rx="70" ry="17" fill="url(#m-gold)" ${ink(3.4)}/><ellipse cy="-66" rx="58" ry="12" fill="#5B7A3A" ${ink(2.6)}/><path d="M-40-68q20-7 44-5" stroke="#C8E29A" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M16-64q10-12 24-6-8 10-24 6z" fill="#7FB05A" ${ink(2)}/></g>`
  // what went in: mint, royal crumb, candle, crystal dust
  drawn +=
    `<g transform="translate(1098 318)"><path d="M-46 6q10-40 60-34 30 8 34 34-46 16-94 0z" fill="#D9A04E" ${ink(3.2)}/><path d="M-30-6q14-18 40-18" fill="none" stroke="#F6DDA8" stroke-width="4" stroke-linecap="round"/><path d="M-8-28l10 12M10-26l8 10" stroke="#8A5A1E" stroke-width="3" stroke-linecap="round"/></g><g transform="translate(690 320)"><path d="M0 0q-34-4-44-34 36-4 44 34zM0 0q4-36 40-38 2 34-40 38z" fill="url(#m-moss)" ${ink(3)}/><path d="M-4-4q-14-10-28-24M4-6q12-12 26-24" stroke="#2F4A30" stroke-width="2.4" fill="none"/></g>` +
    `<g fill="#CFF3F6" ${ink(1.8)}><path d="M760 326l6-16 7 15zM776 330l5-11 6 10zM1010 326l6-14 6 13zM1026 330l5-9 5 8z"/></g>`
  drawn +=
    fill('h3v') +
    shade(790, 318, 48, 8, 0.45) +
    shade(986, 318, 46, 8, 0.45) +
    who('maginos', 786, 318, 172) +
    who('tilda', 1004, 318, 150, { flip: true })
  drawn +=
    `<g transform="translate(1218 306)"><path d="M-22 8V-64q22-10 44 0V8q-22 10-44 0z" fill="#F6EBD2" ${ink(3.4)}/><path d="M-22-60q10 20 6 34t6 8 6-10 6 14 8-4 4-30" fill="#FFFBEF" ${ink(2.4)}/><path d="M0-66v-8" ${ink(4)}/><path d="M0-74q-14-14 0-38 14 24 0 38z" fill="#FFC24A" ${ink(2.8)}/><path d="M0-78q-6-8 0-20 6 12 0 20z" fill="#FFF3C0"/></g>` +
    glow(1218, 206, 130, 0.8)
  // a pile of books, nearest
  drawn += `<path d="M-10 350v-46h250l10 46z" fill="#241618" ${ink(4, '#0B0808')}/><path d="M-10 306v-34h216l8 34z" fill="#1B2A2E" ${ink(4, '#0B0808')}/><path d="M20 330h180M14 290h150" stroke="#8A6A34" stroke-width="4"/>`
  return drawn + dust(50, 9, '#DFF6E6', 740, 1060, 20, 250)
}

/** Chapter three: the tea is ready, and somebody is looking out of it. */
export const teaForAnOwl: Headpiece = { draw, square: 716 }
