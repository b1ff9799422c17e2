import { f } from '../../../base/paint.ts'
import { ink, type Spot } from '../pen.ts'
import { spots, taper } from '../room/root.ts'
import { points, type RoomSide } from '../room/side.ts'
import { polyPath } from '../room/slab.ts'

/** The oak in the courtyard: its shadows, its branches over the walls, trunk and lit hollow. */

/** A leaf that is left. */
export const leaf = (x: number, y: number, a: number, k = 1, c = '#B5602E'): string =>
  `<g transform="translate(${x} ${y}) rotate(${a}) scale(${k})"><path d="M0-20q5 3 8-1 0 7 5 9-4 4 0 9-6 0-7 6-3 3-6 9-3-6-6-9-1-6-7-6 4-5 0-9 5-2 5-9 3 4 8 1z" fill="${c}" ${ink(2, '#5E2A14')}/><path d="M0-16V18M0-4l-5-4M0-4l5-4M0 4l-5-3M0 4l5-3" stroke="#7A3A1A" stroke-width="1.6" fill="none"/></g>`

const bark = { fill: 'url(#m-cobark)', hi: '#B08A6A' }

const shadow = (line: string, from: number, to: number): string =>
  taper(spots(line), from, to, { fill: '#4A5A96', w: 0 })

const branch = (line: string, from: number, to: number): string =>
  taper(spots(line), from, to, { ...bark, w: 2.6 }) +
  `<g transform="translate(0 -${f(from * 0.2)})">${taper(spots(line).slice(0, -1), from * 0.4, 2, { fill: '#F4F7FC', w: 0 })}</g>`

/** Bark: long furrows that run out into the roots. */
function barkAndHollow(ho: Spot[]): string {
  let drawn = ''
  const fur = [
    'M660 60Q700 120 690 210T680 400',
    'M674 52Q716 110 704 200T696 410',
    'M640 190Q660 260 652 320',
    'M652 178Q674 250 664 330',
    'M700 60Q730 90 734 130T708 230',
    'M720 54Q752 80 748 120',
    'M926 60Q950 140 934 200T944 280',
    'M910 60Q930 130 916 190T850 260',
    'M896 176Q900 200 870 230T822 400',
    'M876 190Q850 220 836 250T812 400',
    'M936 220Q910 216 890 226T850 290',
    'M770 54Q780 62 776 80',
    'M830 52Q832 58 850 62',
    'M880 56Q900 70 908 92',
    'M744 140Q736 180 728 214',
    'M846 186Q826 204 812 240T806 400',
    'M950 100Q930 110 926 150',
    'M668 100Q690 130 684 170',
    'M700-10Q690 30 712 60',
    'M740-10Q736 20 752 44',
    'M800-10Q796 20 806 44',
    'M860-10Q864 20 880 44',
    'M920-10Q916 20 926 46',
    'M968-10Q966 90 972 160T966 300',
    'M990-10Q984 120 992 200T984 310',
    'M950 20Q958 110 948 190T962 280',
  ]
  drawn += `<path d="${fur.join('')}" fill="none" stroke="#4A3128" stroke-width="6" stroke-linecap="round" opacity=".8"/><path d="${fur.join('')}" transform="translate(-4 -2)" fill="none" stroke="#C09A78" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`
  drawn += `</g>`
  // snow on the roots and shoulders
  drawn += `<g fill="#F4F7FC" stroke="#8A93B0" stroke-width="2" stroke-linejoin="round"><path d="M652 152Q648 120 666 96 688 62 722 53 746 50 740 60 718 66 710 80 692 88 688 106 676 116 672 134 664 158 652 152z"/><path d="M630 192Q648 176 664 180 672 190 658 195 652 206 650 222 642 248 632 230z"/><path d="M868 246Q884 234 908 240 934 250 948 268V284Q938 270 922 272 908 262 896 266 880 270 874 260 862 256 868 246z"/><path d="M1004-4V96Q988 100 986 80 968 74 966 54 946 52 940 36 916 36 908 22 880 26 870 12 846 16 838-4z"/><path d="M672 396q8 10 24 4 6 12-2 14-12 4-24-2-4-8 2-16z"/><path d="M801 397q8 6 18 2 4 8 0 12-10 4-18 0-3-7 0-14z"/><path d="M652 312q8 4 10 14 6 14 2 22-12-10-12-36z"/></g>`
  drawn += '</g>'
  // ---- the hollow: warm wood, rings, things on the wall
  const H = polyPath(ho, { inset: 1, rad: 20, wob: 0, seed: 5 })
  drawn += `<path d="${H}" fill="#2E1C12" ${ink(7, '#3A2620')}/><clipPath id="m-coho"><path d="${H}"/></clipPath><g clip-path="url(#m-coho)"><path d="${H}" fill="url(#m-cowood)"/><path d="M690 60H910V92Q870 88 850 92 800 92 772 128 752 170 730 214L700 250z" fill="#5A3720"/><path d="M690 60H910V76Q860 74 838 82 790 88 764 122 744 164 722 214L700 250z" fill="#3E2415"/>`
  drawn += `<g fill="none" stroke="#B5763E" stroke-width="2.4" opacity=".6">${[26, 48, 72, 98, 126].map((q) => `<ellipse cx="816" cy="158" rx="${q}" ry="${f(q * 0.8)}"/>`).join('')}</g>`
  // a tiny round rug at the hole
  drawn += `<ellipse cx="758" cy="226" rx="34" ry="13" fill="#9A2B2A" ${ink(2.2)}/><ellipse cx="758" cy="226" rx="24" ry="8" fill="none" stroke="#F0D9A0" stroke-width="2.4" stroke-dasharray="5 4"/></g>`
  drawn += `<path d="${H}" fill="none" ${ink(4)}/>`
  // ---- the knot-hole: lips of bark on both sides of the sill
  drawn += `<path d="M708 246Q752 252 794 238L796 262Q752 274 706 266z" fill="#6E4426" ${ink(2.4)}/><path d="M716 258Q754 266 788 254" fill="none" stroke="#C48C54" stroke-width="3"/><path d="M700 218q14-4 22 6-2 18-12 32l-10 20q-8-4-6-30z" fill="url(#m-cobark)" ${ink(2.8)}/><path d="M792 216q12 6 10 30l4 36q-10 0-14-10-8-16-6-34z" fill="url(#m-cobark)" ${ink(2.8)}/><path d="M706 228q6 8 0 30M798 232q-4 12 2 34" fill="none" stroke="#C09A78" stroke-width="2.6" stroke-linecap="round"/><path d="M716 252Q754 262 788 244" fill="none" ${ink(9)}/><path d="M716 252Q754 262 788 244" fill="none" stroke="#E8A24E" stroke-width="5" stroke-linecap="round"/><path d="M708 262H796L812 372H690z" fill="url(#m-cospill)"/>`
  return drawn
}

/** The trunk grows beyond the wall. */
export function trunk(side: RoomSide): string {
  let drawn = ''
  const far: Readonly<Record<string, Spot>> = { '700,50': [676, -14], '950,50': [1016, -14], '950,280': [1016, 322] }
  const tr = side.walls
    .filter((w) => w.kind === 'trunk')
    .flatMap((w) => points(w.poly))
    .map((q) => far[q.join(',')] ?? q)
  const ho = points(side.spaces.tree.poly)
  const D = polyPath(tr, { inset: -3, rad: 16, wob: 1.4, seed: 3 })
  drawn += `<g clip-path="url(#m-cw)"><path d="${D}" transform="translate(-12 22)" fill="#3E4A80" opacity=".4"/><path d="${D}" transform="translate(0 9)" fill="#3A2620" ${ink(3)}/><path d="${D}" fill="url(#m-cobark)" ${ink(3)}/>`
  drawn += `<clipPath id="m-cotr"><path d="${D}"/></clipPath><g clip-path="url(#m-cotr)">`
  drawn += barkAndHollow(ho)
  return drawn
}

/** Blue shadows of the branches across the yard. */
export const branchShadows = (): string =>
  `<g opacity=".13" stroke="none">${shadow('700,300 560,380 430,420 300,520 150,600', 44, 6)}${shadow('560,380 520,470 450,560 420,680', 24, 4)}${shadow('430,420 340,400 240,300 200,240', 20, 4)}${shadow('760,420 700,520 640,600 610,720 540,860', 36, 5)}${shadow('660,580 740,660 760,760', 18, 4)}${shadow('300,520 280,620 230,700', 14, 3)}</g>`

/** Branches over the walls, snow on their backs. */
export function branches(): string {
  let drawn = `<clipPath id="m-coab"><rect x="4" y="4" width="992" height="992" rx="24"/></clipPath><g clip-path="url(#m-coab)">`
  drawn +=
    branch('996,296 978,350 986,430 968,520', 30, 4) +
    branch('984,420 1000,480 990,560', 14, 3) +
    branch('706,20 650,20 580,12 500,30 440,22', 30, 4) +
    branch('590,14 560,34 520,44', 12, 3)
  for (const [x, y, a, k, c] of [
    [470, 34, 160, 0.6, '#B5602E'],
    [540, 40, 200, 0.62, '#C9803A'],
    [620, 30, 170, 0.6, '#A8502A'],
    [972, 470, 190, 0.62, '#B5602E'],
    [986, 548, 160, 0.6, '#C9803A'],
    [970, 384, 30, 0.56, '#A8502A'],
  ] as const)
    drawn += leaf(x, y, a, k, c)
  drawn += '</g>'
  return drawn
}
