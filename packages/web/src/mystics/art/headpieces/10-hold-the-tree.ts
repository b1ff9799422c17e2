import { f, wobble } from '../../../base/paint.ts'
import { ink } from '../pen.ts'
import { dust, fill, lamp, lin, rad, shade, who } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const barrel = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-40-84q-12 42 0 84 40 12 80 0 12-42 0-84z" fill="url(#m-wood)" ${ink(4)}/><path d="M-20-82q-6 42 0 84M0-82v86M20-82q6 42 0 84" fill="none" stroke="#6B4022" stroke-width="3"/><path d="M-44-62q44 12 88 0M-44-20q44 12 88 0" fill="none" ${ink(10)}/><path d="M-44-62q44 12 88 0M-44-20q44 12 88 0" fill="none" stroke="#8A97A6" stroke-width="5"/><ellipse cy="-84" rx="40" ry="11" fill="#FBF4E3" ${ink(3.4)}/></g>`

const broom = (x: number, y: number, rot: number) =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><path d="M0 60V-66" ${ink(8)}/><path d="M0 60V-66" stroke="#C99562" stroke-width="4"/><path d="M-7-62h14l12-44q-19-10-38 0z" fill="#E0B867" ${ink(3)}/><path d="M-8-68l-6-32M0-68v-38M8-68l6-32" stroke="#8A6430" stroke-width="2.6"/><path d="M-9-66h18" ${ink(6)}/></g>`

/** The hollow: long grain, knots, a shelf of little beds. */
function hollow(random: () => number): string {
  let drawn = ''
  let g = ''
  for (let i = 0; i < 46; i++) {
    const x = i * 31 + random() * 16
    g += `M${f(x)}-10q${f((random() - 0.5) * 50)} ${f(80 + random() * 40)} ${f((random() - 0.5) * 20)} 160t${f((random() - 0.5) * 30)} 130`
  }
  drawn += `<path d="${g}" fill="none" stroke="#24140C" stroke-width="5" opacity=".55"/>`
  drawn += `<g fill="none" stroke="#8A5F3C" stroke-width="4" opacity=".5"><ellipse cx="520" cy="90" rx="30" ry="44"/><ellipse cx="520" cy="90" rx="16" ry="26"/><ellipse cx="300" cy="210" rx="22" ry="32"/></g>`
  drawn += `<path d="M-10 160q150-10 290 4l-10 20q-140-12-280-6z" fill="#8A5F38" ${ink(4, '#1A0E08')}/><path d="M0 164q140-8 270 3" stroke="#D9A86A" stroke-width="3" fill="none"/>`
  // floor
  drawn += `<path d="M-10 268q400-14 720-4t660-6v100H-10z" fill="url(#m-haf)" ${ink(4, '#1A0E08')}/><path d="M0 300q400-10 700-2t660-6" fill="none" stroke="#24140C" stroke-width="4" opacity=".6"/>`
  // outside behind the gate: cold fire
  drawn += `<path d="M930 286V110q6-100 146-104 140 4 146 104v176z" fill="#150C0C" ${ink(6, '#0C0608')}/><path d="M946 286V114q6-84 130-88 124 4 130 88v172z" fill="#DCE9FF"/><path d="M946 286v-90q60-40 130-20t130-20v130z" fill="#FFB45A" opacity=".85"/>`
  // planks with light between
  for (let i = 0; i < 7; i++) {
    const x = 946 + i * 37.5
    const h = [74, 50, 36, 26, 26, 40, 58][i]
    drawn += `<path d="M${f(x + 1 + (i % 2))} 288V${h + 6}q16 ${i < 3 ? -14 : i > 3 ? 8 : -4} 32 ${i < 3 ? -20 : i > 3 ? 26 : 0}V288z" fill="url(#m-hag)" ${ink(3, '#24140C')}/><path d="M${f(x + 10)} 276V${h + 20}M${f(x + 24)} 276V${h + 30}" stroke="#3A2414" stroke-width="2.4" opacity=".7"/>`
  }
  drawn += `<path d="M940 92h272v24H940zM940 236h272v24H940z" fill="#4C4650" ${ink(3.4, '#1A0E08')}/>${[0, 1, 2, 3, 4, 5].map((i) => `<circle cx="${962 + i * 46}" cy="104" r="6" fill="#8A8490" ${ink(2)}/><circle cx="${962 + i * 46}" cy="248" r="6" fill="#8A8490" ${ink(2)}/>`).join('')}<path d="M1206 88q20-2 22 14t-22 18z" fill="url(#m-gold)" ${ink(3)}/>`
  // an axe has come through
  drawn +=
    `<path d="M1104 130l34-14 16 46-40 4z" fill="url(#m-steel)" ${ink(3.4)}/><path d="M1100 124l-14-8M1098 146l-18 2M1106 168l-12 12M1140 110l4-16" stroke="#F1D3A6" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M1114 134l24-8" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`
  // rays
  let rays = ''
  for (let i = 0; i < 7; i++) {
    const x = 982 + i * 37.5
    rays += `<path d="M${f(x - 2)} 60L${f(x - 420 - i * 24)} 352h${40 + i * 3}L${f(x + 3)} 286z" fill="url(#m-har)" opacity="${f(0.16 + (i % 3) * 0.05)}"/>`
  }
  drawn += rays
  drawn += fill('hav')
  // three beds, three who do not go
  for (const [x, id, c] of [
    [56, 'pip', '#8EA86A'],
    [138, 'burr', '#C96A50'],
    [220, 'dot', '#6E9AC4'],
  ] as const)
    drawn += `<g>${who(id, x, 164, 104)}<path d="M${x - 37} 166q0-22 10-25h54q12 3 12 25z" fill="${c}" ${ink(3, '#1A0E08')}/><path d="M${x - 30} 154h60" stroke="#FFF4DC" stroke-width="4" stroke-dasharray="7 6" opacity=".8"/></g>`
  // hanging lamp
  drawn += `<path d="M640-10v70" ${ink(4, '#1A0E08')}/><g transform="translate(640 72) scale(1.2)"><circle cy="22" r="120" fill="url(#m-lantern)"/>${lamp()}</g>`
  // the bar: Granny Burdock's own stick
  drawn += `<path d="M912 176q160-18 330 6" fill="none" ${ink(22)}/><path d="M912 176q160-18 330 6" fill="none" stroke="#A9733F" stroke-width="14" stroke-linecap="round"/><path d="M918 172q156-16 312 4" fill="none" stroke="#E9C08A" stroke-width="4" stroke-linecap="round"/><path d="M912 176q-22-4-20 16 4 14 18 8" fill="none" ${ink(18)}/><path d="M912 176q-22-4-20 16 4 14 18 8" fill="none" stroke="#A9733F" stroke-width="11" stroke-linecap="round"/>`
  return drawn
}

/** Flour barrels. */
function barricade(): string {
  let drawn =
    barrel(982, 312, 0.95) +
    barrel(1170, 308, 0.9) +
    barrel(1080, 328, 1.1) +
    `<path d="M1010 330q30-8 50 2M1130 334q40-10 66 0" stroke="#FBF4E3" stroke-width="7" stroke-linecap="round"/>`
  // everybody who can hold a thing holds it: Granny on her chair, the party, brooms
  drawn +=
    `<g transform="translate(1282 330)"><path d="M-30 8v-66h60V8M-30-58V-150M30-58" fill="none" ${ink(12)}/><path d="M-30 8v-66h60V8M-30-58V-150" fill="none" stroke="#8A5F38" stroke-width="6" stroke-linecap="round"/><path d="M-36-62h72v12h-72z" fill="#A9733F" ${ink(3)}/></g>` +
    `<g transform="translate(1284 268)"><path d="M-26 0q-6-52 26-56 32 4 26 56-26 8-52 0z" fill="#6E5A86" ${ink(3.4)}/><path d="M-14-4q-2-36 14-40 16 4 14 40z" fill="url(#m-linen)" ${ink(2.4)}/><g transform="translate(0 -72) scale(-.86 .86)"><circle cx="-18" cy="-20" r="15" fill="#B9B2A8" ${ink(3)}/><circle cx="18" cy="-22" r="14" fill="#B9B2A8" ${ink(3)}/><circle cx="-18" cy="-19" r="8" fill="#EFAF9C"/><circle cx="18" cy="-21" r="8" fill="#EFAF9C"/><path d="M-24-4q2-26 26-26 24 2 30 22 14 4 12 14-4 10-22 14-46 6-46-24z" fill="#C9C4BC" ${ink(3)}/><path d="M-26-6q2-34 28-34t32 28q-30-14-60 6z" fill="#F6EEDC" ${ink(2.8)}/><circle cx="8" cy="-4" r="8" fill="none" ${ink(2.4)}/><circle cx="28" cy="-6" r="7" fill="none" ${ink(2.4)}/><path d="M9-4v.1M28-6v.1" stroke="#20110A" stroke-width="6" stroke-linecap="round"/><path d="M24 16q8 2 14-4" fill="none" ${ink(2.4)}/><circle cx="44" cy="4" r="5" fill="#CF6457" ${ink(2)}/></g><path d="M-20-40q-30 0-44-26" fill="none" ${ink(17)}/><path d="M-20-40q-30 0-44-26" fill="none" stroke="#6E5A86" stroke-width="11" stroke-linecap="round"/><circle cx="-65" cy="-68" r="8" fill="#C9C4BC" ${ink(2.6)}/></g>`
  for (const [x, w] of [
    [500, 36],
    [584, 36],
    [690, 40],
    [784, 36],
    [872, 40],
  ])
    drawn += shade(x, 326, w, 7, 0.45)
  drawn +=
    broom(536, 262, 12) +
    who('maginos', 500, 326, 132) +
    who('nez', 590, 328, 136) +
    who('collin', 690, 328, 142) +
    who('filch', 784, 328, 126) +
    who('lily', 872, 326, 132) +
    broom(744, 268, -14)
  // brooms leaning, nearest
  drawn += `<path d="M-10 352v-40q60-20 120-8t120-4 100 52z" fill="#1A0E0A"/><path d="M10 314q60-14 110-4" fill="none" stroke="#A9733F" stroke-width="4" opacity=".7"/>`
  return drawn
}

function draw(): string {
  const random = wobble(10)
  let drawn = `<defs>${lin(
    'haw',
    [
      [0, '#2E1B12'],
      [0.5, '#5E3C26'],
      [1, '#3A2418'],
    ],
    0,
    0,
    1,
    0,
  )}${lin('haf', [
    [0, '#7A5232'],
    [1, '#2E1C14'],
  ])}${lin(
    'har',
    [
      [0, '#BFD6FF', 0.8],
      [1, '#BFD6FF', 0],
    ],
    1,
    0,
    0,
    0,
  )}${rad('hav', 800, 220, 760, [
    [0, '#120A0C', 0],
    [0.5, '#120A0C', 0.14],
    [1, '#120A0C', 0.74],
  ])}${lin('hag', [
    [0, '#9A6A40'],
    [1, '#5E3A20'],
  ])}</defs>${fill('haw')}`
  drawn += hollow(random)
  drawn += barricade()
  return drawn + dust(90, 44, '#F6FAFF', 560, 1200, 30, 320)
}

/** Chapter ten: the gate of the oak, from inside. Light comes through the cracks, and it is not ours. */
export const holdTheTree: Headpiece = { draw, square: 905 }
