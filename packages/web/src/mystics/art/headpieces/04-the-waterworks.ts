import { ink } from '../pen.ts'
import { WIDTH, fill, lin, rad, shade, stones, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

/** The round outlet: night outside, water going home. */
function outlet(): string {
  let drawn = `<circle cx="1150" cy="128" r="132" fill="#243A3E" ${ink(5, '#0B1A1E')}/>${Array.from({ length: 20 }, (_, i) => `<path transform="rotate(${i * 18} 1150 128)" d="M1134-4h32l-5 30h-22z" fill="${i % 2 ? '#4E6E6C' : '#5E807C'}" ${ink(2.6, '#14282C')}/>`).join('')}<clipPath id="m-h4k"><circle cx="1150" cy="128" r="102"/></clipPath><g clip-path="url(#m-h4k)"><rect x="1040" y="20" width="220" height="220" fill="url(#m-h4s)"/><circle cx="1188" cy="82" r="60" fill="url(#m-lantern)" opacity=".7"/><circle cx="1188" cy="82" r="26" fill="#FFF1C4"/><g fill="#FFF4D0"><circle cx="1090" cy="62" r="2"/><circle cx="1118" cy="44" r="1.6"/><circle cx="1136" cy="92" r="2"/><circle cx="1230" cy="120" r="1.6"/></g><path d="M1040 176q50-22 110-8t110-8v90h-220z" fill="#5E6A98"/><path d="M1150 150l10-40 8 18 10-8v30z" fill="#39406A"/><path d="M1040 196q60-16 120-2t100-4v60h-220z" fill="#E4E8F2"/></g><circle cx="1150" cy="128" r="102" fill="none" ${ink(5, '#0B1A1E')}/>`
  drawn += `<path d="M1056 76L560 350h310l232-126q-44-60-46-148z" fill="url(#m-h4m)"/>`
  // the great pipe, thick as a barn, and its smaller children
  drawn += `<path d="M-20 66h470q52 0 52 52v232h-128V190H-20z" fill="url(#m-h4c)" ${ink(5, '#24120A')}/><path d="M-20 84h470q30 4 34 36v230" fill="none" stroke="#FFDDB0" stroke-width="7" opacity=".55"/><path d="M-20 176h380" stroke="#3A1C10" stroke-width="6" opacity=".5"/><path d="M150 52h46v152h-46zM356 186h164v44H356z" fill="url(#m-h4p)" ${ink(4, '#10201E')}/><g fill="#C9D6C8" ${ink(2, '#10201E')}>${[66, 104, 146, 186].map((y) => `<circle cx="173" cy="${y + 2}" r="6"/>`).join('')}${[376, 416, 458, 500].map((x) => `<circle cx="${x}" cy="208" r="6"/>`).join('')}</g><path d="M560-10v120q0 26 26 26h250" fill="none" ${ink(34, '#10201E')}/><path d="M560-10v120q0 26 26 26h250" fill="none" stroke="#4A877F" stroke-width="26"/><path d="M554-10v120q2 34 32 34h250" fill="none" stroke="#9CD0C4" stroke-width="5" opacity=".7"/><path d="M780 114h26v46h-26z" fill="url(#m-h4p)" ${ink(3.4, '#10201E')}/>`
  // water: out of the pipe's mouth in a leap, across, and out at the window
  drawn += `<path d="M832 122q120 4 172 46 40 34 96 36 40 0 60-6v40q-50 10-96 4-90-12-138-62-40-36-110-40z" fill="url(#m-h4r)" ${ink(4, '#123C40')}/><path d="M850 136q104 6 148 46 46 38 118 38M846 150q90 6 130 44 44 38 112 40" fill="none" stroke="#DFF7EC" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M828 116q16 4 16 26t-16 26" fill="#2F6A66" ${ink(4, '#10201E')}/>`
  drawn += `<g clip-path="url(#m-h4k)"><path d="M1060 262V202q40 6 84-6 50-14 34-24t-4-8q40 2 24 18t-30 16 0 18q50 12 40 46z" fill="#5FB0A5"/><path d="M1056 202q46 6 88-6 48-14 34-24t-4-8q40 2 24 18t-30 16 2 18q40 10 44 40" fill="none" stroke="#2F7A7A" stroke-width="3.4"/><path d="M1066 216q50 6 88-8M1090 232q40 2 70-6" fill="none" stroke="#DFF7EC" stroke-width="4" stroke-linecap="round"/></g>`
  // ledge and basin
  drawn += `<path d="M-10 300q300-14 520-6l40 8h260l60 50H-10z" fill="#3E5A54" ${ink(4, '#0F2422')}/><path d="M0 304q300-14 508-6l42 8h254" fill="none" stroke="#8FB8A4" stroke-width="4"/><path d="M40 322q30-8 60 0M300 318q24-8 50 0" fill="none" stroke="#6E9A5A" stroke-width="7" stroke-linecap="round"/>`
  drawn += `<path d="M790 352q60-54 160-62 160-8 420-24v90z" fill="url(#m-h4r)" ${ink(4, '#123C40')}/><path d="M850 326q40-16 80 0t80-6 80 0 80-8 80 0 90-8M830 344q60-14 110 0t110-6 110 0 110-8 90 0" fill="none" stroke="#E6FAF0" stroke-width="4.4" stroke-linecap="round" opacity=".85"/>`
  drawn += `<g fill="#F4FFF8" stroke="#2F7A7A" stroke-width="2"><circle cx="1014" cy="278" r="11"/><circle cx="1036" cy="272" r="16"/><circle cx="1064" cy="268" r="19"/><circle cx="1094" cy="266" r="14"/><circle cx="1118" cy="270" r="11"/></g>`
  drawn += fill('h4v')
  // the wheel and who turns it
  drawn +=
    `<path d="M694 136v110" ${ink(24, '#10201E')}/><path d="M694 136v110" stroke="#8E6A3A" stroke-width="15"/>` +
    `<g transform="translate(694 206)"><ellipse cx="6" cy="8" rx="84" ry="88" fill="#06141A" opacity=".4"/><g transform="rotate(-24)"><circle r="78" fill="none" ${ink(25)}/><circle r="78" fill="none" stroke="#B5442F" stroke-width="17"/><circle r="82" fill="none" stroke="#F08A66" stroke-width="4" stroke-dasharray="150 340" stroke-linecap="round"/>${Array.from({ length: 6 }, (_, i) => `<path transform="rotate(${i * 60})" d="M0-72V-14" ${ink(19)}/><path transform="rotate(${i * 60})" d="M0-72V-14" stroke="#B5442F" stroke-width="11"/>`).join('')}<circle r="22" fill="url(#m-gold)" ${ink(4)}/><circle r="8" fill="#7A4A16" ${ink(2.6)}/></g></g>`
  drawn += `<g transform="translate(640 146) rotate(-16)">${who('nez', 0, 60, 158)}</g>`
  drawn += `<path d="M556 152q-26 36-16 84M548 226l-8 16-12-12" fill="none" stroke="#FFF1C4" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" opacity=".85"/>`
  // the others keep dry, mostly
  drawn +=
    shade(424, 306, 40, 7, 0.5) +
    shade(340, 306, 36, 7, 0.5) +
    who('lily', 340, 306, 112) +
    who('collin', 424, 308, 118) +
    `<g transform="translate(1262 282) rotate(-5)"><path d="M-44-4h88q-8 26-30 28h-30q-22-4-28-28z" fill="#8A5528" ${ink(3.4)}/><path d="M-38 4h76" stroke="#C99562" stroke-width="3"/><path d="M4-4v-64" ${ink(6)}/><path d="M4-4v-64" stroke="#C99562" stroke-width="2.6"/><path d="M8-64q34 10 34 44l-34 6z" fill="#F4E7C6" ${ink(3)}/></g>`
  // drops
  drawn += `<g fill="#DFF7EC">${[
    [860, 96],
    [892, 110],
    [936, 128],
    [980, 150],
    [1040, 190],
    [1010, 240],
    [960, 262],
    [1220, 244],
    [880, 190],
    [920, 214],
  ]
    .map(
      ([x, y], i) =>
        `<path transform="translate(${x} ${y}) scale(${0.7 + (i % 3) * 0.3})" d="M0-9q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" opacity=".85"/>`,
    )
    .join('')}</g>`
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin('h4w', [
    [0, '#1B3440'],
    [1, '#2F5A5C'],
  ])}${lin('h4c', [
    [0, '#F2B27A'],
    [0.3, '#C4743F'],
    [0.7, '#8E4A26'],
    [1, '#4E2616'],
  ])}${lin('h4p', [
    [0, '#7FA8A0'],
    [0.35, '#4A877F'],
    [1, '#1E423F'],
  ])}${lin('h4s', [
    [0, '#2A3160'],
    [0.6, '#7F86B8'],
    [1, '#F0C8A0'],
  ])}${lin('h4r', [
    [0, '#8CCBB4'],
    [0.5, '#5FB0A5'],
    [1, '#2F7A7A'],
  ])}${rad('h4v', 960, 150, 760, [
    [0, '#07161C', 0],
    [0.5, '#07161C', 0.14],
    [1, '#07161C', 0.72],
  ])}${lin(
    'h4m',
    [
      [0, '#DCEBFF', 0.5],
      [1, '#DCEBFF', 0],
    ],
    1,
    0,
    0,
    1,
  )}</defs>${fill('h4w')}`
  drawn += `<g opacity=".75">${stones(0, 0, WIDTH, 300, 44, 92, ['#2B4C52', '#31565A', '#274449', '#3A6264'], 14)}</g>`
  drawn += outlet()
  return drawn
}

/** Chapter four: Nez on the wheel; the river leaves by the window. */
export const theWaterworks: Headpiece = { draw, square: 560 }
