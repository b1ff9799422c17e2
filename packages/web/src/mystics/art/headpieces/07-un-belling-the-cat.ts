import { f } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { dust, fill, lin, rad, shade, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

/** Panelling, tall door ajar. */
function hall(): string {
  let drawn = ''
  for (let i = 0; i < 12; i++)
    drawn += `<path d="M${i * 120 + 8} 20h104v190h-104z" fill="none" stroke="#3A4070" stroke-width="4" opacity=".6"/>`
  drawn += `<path d="M-10 226h1380v22H-10z" fill="#20264A"/><path d="M-10 230h1380" stroke="#5A66A0" stroke-width="3" opacity=".7"/><path d="M-10 246h1380v106H-10z" fill="url(#m-h7f)"/><path d="${[-40, 110, 260, 410, 560, 710, 860, 1010, 1160, 1310].map((x) => `M${x} 246l${f((x - 680) * 0.45)} 106`).join('')}" stroke="#161B38" stroke-width="3" opacity=".8"/>`
  // moon through a window: four panes on the boards
  drawn += `<path d="M430 258h170l-64 84H316zM618 258h170l10 84H560z" fill="url(#m-h7m)"/><path d="M370 300h420" stroke="#3A4678" stroke-width="7"/>`
  // the purring dark: a hill with ears
  drawn += `<path d="M700 352C690 240 720 130 810 84 806 40 812 4 830-24c36 10 60 34 74 60 60-18 130-18 190 2 16-28 40-50 78-60 14 30 20 66 12 112 90 50 140 140 150 262z" fill="url(#m-h7c)" stroke="#0B0812" stroke-width="5"/><path d="M836-8q24 12 38 36M1152-8q-24 12-38 36" fill="none" stroke="#6E3A30" stroke-width="8" stroke-linecap="round" opacity=".8"/><path d="M812 84C740 130 712 220 708 330M830-24c-18 28-24 64-20 108" fill="none" stroke="#8A94D0" stroke-width="5" stroke-linecap="round" opacity=".75"/><g fill="none" stroke="#6E3420" stroke-width="13" stroke-linecap="round" opacity=".75"><path d="M1000 16v40M962 22l6 36M1038 22l-6 36M760 220q40 4 60 22M740 262q40 0 62 14M1310 220q-40 4-60 22M1330 262q-40 0-62 14"/></g>`
  // his eyes, round and black and very, very happy
  for (const x of [918, 1084])
    drawn += `<circle cx="${x}" cy="118" r="62" fill="url(#m-lantern)" opacity=".45"/><ellipse cx="${x}" cy="118" rx="41" ry="43" fill="#F3D24A" ${ink(4, '#0B0812')}/><ellipse cx="${x - 6}" cy="121" rx="30" ry="35" fill="#14101A"/><circle cx="${x - 18}" cy="104" r="10" fill="#fff"/><circle cx="${x + 8}" cy="138" r="5" fill="#fff" opacity=".8"/>`
  drawn += `<path d="M984 166q18-9 36 0-3 14-18 19-15-5-18-19z" fill="#C97A6E" ${ink(3.4, '#0B0812')}/><path d="M1002 186v8q-20 20-44 4M1002 194q20 20 44 4" fill="none" stroke="#0B0812" stroke-width="5" stroke-linecap="round"/><g fill="none" stroke="#C9D6F6" stroke-width="3" stroke-linecap="round" opacity=".8"><path d="M950 188q-70-18-150 4M948 200q-70 6-136 36M1054 188q70-18 150 4M1056 200q70 6 136 36"/></g>`
  // collar: where the key must go
  drawn += `<path d="M852 222q150 66 306 0l8 26q-160 74-322 0z" fill="#7E2620" ${ink(4, '#0B0812')}/><path d="M862 238q142 60 286 0" fill="none" stroke="#D9806A" stroke-width="3" stroke-dasharray="10 8"/><g transform="translate(1006 272)"><path d="M-11-4v-8a11 11 0 0 1 22 0v8" fill="none" ${ink(8, '#0B0812')}/><path d="M-11-4v-8a11 11 0 0 1 22 0v8" fill="none" stroke="#C2CCD6" stroke-width="4"/><path d="M-18-4h36v28h-36z" fill="url(#m-gold)" ${ink(3.4, '#0B0812')}/><circle cy="7" r="4.4" fill="#20110A"/><path d="M0 8v9" ${ink(4)}/></g>`
  drawn += fill('h7v')
  // one paw, put out politely into the moonlight
  drawn += `<g transform="translate(748 330) scale(1.080)"><path d="M190-62C150-72 60-76 4-66-44-58-64-30-56-6-50 10-30 14-16 8-6 18 14 18 24 8 36 18 56 16 64 4 90 10 130 8 190 6L190-60z" fill="url(#m-h7a)"/><path d="M190-62C150-72 60-76 4-66-44-58-64-30-56-6-50 10-30 14-16 8-6 18 14 18 24 8 36 18 56 16 64 4 90 10 130 8 170 8" fill="none" ${ink(3.6)}/><g fill="none" stroke="#8E3F16" stroke-width="8" stroke-linecap="round"><path d="M78-68q-8 16-2 30M110-66q-10 16-4 32" /><path d="M142-66q-8 16-3 30" opacity=".5"/></g><path d="M4-66C-44-58-64-30-56-6-50 10-30 14-16 8-6 18 14 18 24 8 36 18 56 16 64 4q8-12 4-28-8 4-14-4-8 8-18 0-8 8-18-2-10 8-18-2-2-18 4-34z" fill="url(#m-sock)" ${ink(2.8)}/><path d="M-16 8q-8-10-2-22M24 8q-8-12-2-26" fill="none" ${ink(3)}/><path d="M-44-18q4-22 26-32" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g>`
  // the spoon, ringing
  drawn += `<g transform="translate(452 262) rotate(16)"><path d="M-7 50L-5-60h10L7 50q-7 6-14 0z" fill="url(#m-steel)" ${ink(3.4)}/><path d="M0-58q-30-8-30-46t30-44q30 6 30 44t-30 46z" fill="url(#m-steel)" ${ink(3.6)}/><path d="M-16-92q-2-30 14-42" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></g><g fill="none" stroke="#FFF4D0" stroke-width="4.4" stroke-linecap="round" opacity=".9"><path d="M540 118q12 18 6 40M560 104q20 28 10 62M580 90q28 38 14 86M446 118q-10 18-4 38M426 106q-16 26-8 56"/></g>`
  drawn +=
    shade(420, 322, 40, 7, 0.4) +
    shade(506, 328, 36, 7, 0.4) +
    shade(590, 330, 36, 7, 0.4) +
    shade(346, 328, 34, 7, 0.4) +
    who('nez', 420, 322, 124) +
    who('collin', 344, 328, 112) +
    who('filch', 520, 332, 108) +
    who('tilda', 606, 334, 106)
  // the key on Filch's back is as long as he is
  drawn += `<g transform="translate(552 262) rotate(24)"><circle r="13" fill="none" ${ink(10)}/><circle r="13" fill="none" stroke="#F0BE45" stroke-width="5"/><path d="M0 13v46h13M0 46h10" fill="none" ${ink(9)}/><path d="M0 13v46h13M0 46h10" fill="none" stroke="#F0BE45" stroke-width="4.4"/></g>`
  return drawn
}

function draw(): string {
  let drawn = `<defs>${lin('h7w', [
    [0, '#141830'],
    [1, '#2A2F58'],
  ])}${lin('h7f', [
    [0, '#4A5688'],
    [1, '#1E2444'],
  ])}${lin('h7m', [
    [0, '#E6EEFF', 0.75],
    [1, '#C9D6F6', 0.28],
  ])}${rad('h7c', 1040, 40, 430, [
    [0, '#4A2A24'],
    [0.5, '#2E1A20'],
    [1, '#120E1A'],
  ])}${lin(
    'h7a',
    [
      [0, '#FBC68A'],
      [0.35, '#E8964A'],
      [0.62, '#A85C28'],
      [0.86, '#3E2020'],
      [1, '#20131A'],
    ],
    0,
    0,
    1,
    0,
  )}${rad('h7v', 720, 280, 720, [
    [0, '#070816', 0],
    [0.5, '#070816', 0.1],
    [1, '#070816', 0.72],
  ])}</defs>${fill('h7w')}`
  drawn += hall()
  return drawn + dust(40, 23, '#DCE6FF', 300, 820, 60, 330)
}

/** Chapter seven: four mice on a moonlit floor ring a spoon. Something is delighted. */
export const unBellingTheCat: Headpiece = { draw, square: 806 }
