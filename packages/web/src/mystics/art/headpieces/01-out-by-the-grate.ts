import { f, wobble } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { taper } from '../room/root.ts'
import { fill, glow, HEIGHT, lin, who, WIDTH } from './brush.ts'
import type { Headpiece } from './headpiece.ts'

const sentry = (x: number, fur: string, isMirrored: boolean): string =>
  `<g transform="translate(${x} 310) scale(${isMirrored ? -1 : 1} 1)"><path d="M-13 0q-2-24 13-26 15 2 13 26z" fill="url(#m-wood)" ${ink(2.6)}/><path d="M0-26V0M-12-12h24" stroke="#6B4022" stroke-width="2"/><circle cx="-9" cy="-42" r="7" fill="${fur}" ${ink(2.2)}/><circle cx="9" cy="-42" r="7" fill="${fur}" ${ink(2.2)}/><ellipse cy="-34" rx="13" ry="11" fill="${fur}" ${ink(2.4)}/><path d="M3-34v.1M10-35v.1" stroke="#20110A" stroke-width="4.4" stroke-linecap="round"/><path d="M-12-40q12-14 25-2z" fill="#8A5528" ${ink(2)}/><path d="M16 2V-52" ${ink(5)}/><path d="M16 2V-52" stroke="#C99562" stroke-width="2"/><path d="M12-50l4-12 4 12z" fill="url(#m-steel)" ${ink(1.8)}/></g>`

const crow = `<g transform="translate(938 74) scale(1.08)"><path d="M-6 8v12M4 8v12" stroke="#F0BE45" stroke-width="3" stroke-linecap="round"/><path d="M44 16Q22 20 4 12-22 10-24-12q-2-18 16-20 16 0 18 14 22 4 34 26l8 10z" fill="#17141F" stroke="#5A6090" stroke-width="2.4" stroke-linejoin="round"/><path d="M6-8q20 4 30 20" fill="none" stroke="#4A5078" stroke-width="2.4" stroke-linecap="round"/><path d="M-22-22l-22 6 22 5z" fill="#5A5464" stroke="#17141F" stroke-width="2"/><circle cx="-12" cy="-20" r="4" fill="#F4C23C"/><circle cx="-13" cy="-20" r="1.8" fill="#17141F"/></g>`

/** The castle left behind: towers, lit windows, and low in its wall the grate, one bar bent. */
const castle = `<path d="M-10 300V124h28v20h26v-20h28v20h26v-20h28v20h26v-20h28v20h26v-20h28v20h26v-20h28v20h26v-20h28v176z" fill="#2C3260"/><path d="M36 300V70H22V40h22v15h17V40h22v15h17V40h22v30h-14v230zM262 300V104h-12V80h18v12h14V80h18v12h14V80h18v24h-12v196z" fill="#232850"/><path d="M18 40l54-40 54 40zM246 80l46-36 46 36z" fill="#3A2A54"/><g fill="#FFD36B"><path d="M62 130v-18q8-10 16 0v18zM62 190v-18q8-10 16 0v18zM284 150v-14q7-9 14 0v14zM150 176v-14q7-9 14 0v14z"/></g><path d="M126 124h27M180 124h27M343 124h28" stroke="#DDE3F1" stroke-width="5" stroke-linecap="round"/><path d="M186 260v-50q2-28 32-28t32 28v50z" fill="#12152E" stroke="#4A5288" stroke-width="5"/><path d="M202 260v-64M218 260v-74M234 260q-12-24 0-62M188 222h60" stroke="#8E98B8" stroke-width="5" stroke-linecap="round" fill="none"/>`

const hills = `<path d="M0 236q180-40 420-14t500-20 440 14v140H0z" fill="#A9B5D6"/><path d="M0 262q220-34 480-8t480-18 400 8v110H0z" fill="#DDE3F1"/><path d="M0 298q260-26 560-6t420-14 380 6v70H0z" fill="#F8F5EE"/><path d="M420 286q120-10 240-4M120 318q120-8 260-2M1180 300q80-4 150 4" fill="none" stroke="#C3CDE4" stroke-width="5" stroke-linecap="round"/>`

const BARK = { fill: '#553628', hi: '#8A614A', w: 3.4 }
const BRANCHES: readonly (readonly [readonly Spot[], number])[] = [
  [
    [
      [1084, 150],
      [1050, 104],
      [990, 84],
      [920, 96],
      [872, 84],
    ],
    46,
  ],
  [
    [
      [1000, 86],
      [962, 52],
      [930, 44],
    ],
    18,
  ],
  [
    [
      [1096, 120],
      [1080, 60],
      [1040, 20],
      [1010, -10],
    ],
    48,
  ],
  [
    [
      [1136, 120],
      [1160, 60],
      [1206, 24],
      [1240, -12],
    ],
    46,
  ],
  [
    [
      [1150, 150],
      [1200, 112],
      [1262, 108],
      [1336, 78],
    ],
    44,
  ],
  [
    [
      [1240, 108],
      [1290, 134],
      [1340, 140],
    ],
    20,
  ],
  [
    [
      [1112, 90],
      [1118, 40],
      [1112, -10],
    ],
    30,
  ],
]
const ROOTS: readonly (readonly Spot[])[] = [
  [
    [1070, 280],
    [1030, 312],
    [970, 324],
    [930, 338],
  ],
  [
    [1150, 280],
    [1196, 312],
    [1258, 322],
    [1304, 340],
  ],
  [
    [1084, 300],
    [1064, 330],
    [1040, 346],
  ],
  [
    [1140, 300],
    [1164, 330],
    [1190, 346],
  ],
]

/** The oak: roots, trunk with furrowed bark, branches with snow on their backs, a lit door. */
function oak(): string {
  const branches = BRANCHES.map(([line, width]) => taper(line, width, 5, BARK))
  const snow = BRANCHES.map(
    ([line, width]) =>
      `<g transform="translate(-2 ${f(-width * 0.26)})">${taper(line.slice(1), width * 0.3, 3, { fill: '#F4F7FC', w: 0 })}</g>`,
  )
  const roots = ROOTS.map((line) => taper(line, 34, 6, BARK))
  const trunk = 'M1042 346q26-60 22-120-2-60 14-122 34-14 70 0 18 60 12 122-4 62 26 120-72 14-144 0z'
  const bark = `<path d="${trunk}" fill="#553628" transform="translate(1114 0) scale(.955 1) translate(-1114 0)"/><path d="M1072 140q-6 44-2 90M1096 150q-4 30 0 52M1142 140q8 44 4 86M1122 150q4 26 0 50M1060 250q0 40-10 80M1166 250q2 40 14 78" fill="none" stroke="#2E1B12" stroke-width="5" stroke-linecap="round"/><path d="M1082 130q-6 40-4 78" fill="none" stroke="#9A6E54" stroke-width="5" stroke-linecap="round"/>`
  const door = `${glow(1112, 268, 130)}<path d="M1072 318V268q2-42 40-42t40 42v50z" fill="#2E1B12" ${ink(4)}/><path d="M1082 318V270q2-32 30-32t30 32v48z" fill="#FFD88A" ${ink(3)}/><path d="M1064 322h96v-12h-96z" fill="#6A4630" ${ink(3)}/><path d="M1100 210q12-10 24 0l-4 10h-16z" fill="#FFE9A8" ${ink(2.4)}/>`
  return `${roots.join('')}<path d="${trunk}" fill="#553628" ${ink(4)}/>${branches.join('')}${bark}${snow.join('')}${door}${sentry(1097, '#CF9D62', false)}${sentry(1129, '#8C857C', true)}<path d="M930 346q60-22 130-10M1170 336q80-14 150 10" fill="none" stroke="#F8F5EE" stroke-width="16" stroke-linecap="round"/>`
}

function draw(): string {
  const random = wobble(19)
  const dots = (count: number, most: number, r: number, colour: string): string =>
    Array.from(
      { length: count },
      () =>
        `<circle cx="${f(random() * WIDTH)}" cy="${f(random() * most)}" r="${f(r * (0.4 + random() * 0.7))}" fill="${colour}" opacity="${f(0.4 + random() * 0.5)}"/>`,
    ).join('')
  const moon = `${glow(640, 78, 110, 0.6)}<circle cx="640" cy="78" r="40" fill="#FFF1C4"/><circle cx="627" cy="68" r="7" fill="#E9D49A"/><circle cx="654" cy="90" r="9" fill="#E9D49A"/><circle cx="650" cy="60" r="4" fill="#E9D49A"/>`
  let tracks = ''
  for (let i = 0; i < 40; i++) tracks += `M${f(236 + i * 18)} ${f(322 + Math.sin(i * 0.5) * 5 + (i % 2) * 7)}h6`
  const runners = [
    who('nez', 622, 320, 132, { rot: 4 }),
    who('tilda', 730, 312, 120, { rot: 6 }),
    who('collin', 838, 322, 134, { rot: 5 }),
    who('filch', 950, 314, 120, { rot: 8 }),
  ]
  const shadows = [622, 730, 838, 950].map(
    (x) => `<ellipse cx="${x - 6}" cy="322" rx="46" ry="8" fill="#7F8BB0" opacity=".5"/>`,
  )
  const sky = lin('h1night', [
    [0, '#1B214A'],
    [0.6, '#4C5488'],
    [1, '#A98FA8'],
  ])
  return `<defs>${sky}</defs>${fill('h1night')}${dots(80, 170, 2.2, '#FFF4D0')}${moon}${castle}${hills}<path d="${tracks}" stroke="#9FAAC8" stroke-width="5" stroke-linecap="round"/>${oak()}${crow}${shadows.join('')}${runners.join('')}${dots(90, HEIGHT, 3.6, '#fff')}`
}

/** The oak in the snow, a light in it, and everybody running. */
export const outByTheGrate: Headpiece = { draw, square: 688 }
