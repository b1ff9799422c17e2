import { f, INK, wobble } from '../../../base/paint.ts'
import { ink, wash, type Spot } from '../pen.ts'
import { flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { spots } from '../room/root.ts'
import { boxOf, points, tonesOf, type Box } from '../room/side.ts'
import { polyPath, polySlab } from '../room/slab.ts'

const DARK: Readonly<Record<string, number>> = { e4: 0.46, e5: 0.42, d4: 0.24, d5: 0.2 }
/** A chain along a path: links seen flat and on edge by turns. */
const chain = (d: string, k = 1) =>
  `<path d="${d}" fill="none" ${ink(8 * k)}/><path d="${d}" fill="none" stroke="#6C7682" stroke-width="${f(4 * k)}"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="${f(19 * k)}" stroke-dasharray="${f(13 * k)} ${f(21 * k)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#AEB8C3" stroke-width="${f(13.5 * k)}" stroke-dasharray="${f(13 * k)} ${f(21 * k)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="${f(5 * k)}" stroke-dasharray="${f(13 * k)} ${f(21 * k)}" stroke-linecap="round"/>`
const gearPath = (n: number, R: number, r0: number, ri: number) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * (Math.PI * 2)
    const w = Math.PI / n
    for (const [q, rad] of [
      [-w * 0.92, r0],
      [-w * 0.46, R],
      [w * 0.46, R],
      [w * 0.92, r0],
    ])
      d += `${d ? 'L' : 'M'}${f(Math.cos(a + q) * rad)} ${f(Math.sin(a + q) * rad)}`
  }
  return d + `zM${ri} 0A${ri} ${ri} 0 1 0 ${-ri} 0A${ri} ${ri} 0 1 0 ${ri} 0z`
}
const DEFS =
  wash('fp0', '#C9CED2', '#A2A9AF', '#7F878E') +
  wash('fp1', '#B4BFCA', '#8D99A6', '#6B7784') +
  wash('fp2', '#CFC4B8', '#AC9F92', '#887A6D') +
  wash('fblock', '#AEB8C3', '#7C8793', '#4E5761') +
  wash('fbk', '#A85A42', '#83402E', '#5A281C') +
  wash('fgear', '#E9CB8C', '#B98A4A', '#7A5426') +
  wash('fwall', '#4A3A33', '#332823', '#221A17') +
  `<linearGradient id="m-fmouth"><stop offset="0" stop-color="#E8561E"/><stop offset=".6" stop-color="#FFB23E"/><stop offset="1" stop-color="#FFE98A"/></linearGradient><radialGradient id="m-fsoot" cx=".58" cy=".45" r=".72"><stop offset=".35" stop-color="#17110E" stop-opacity="0"/><stop offset="1" stop-color="#17110E" stop-opacity=".5"/></radialGradient><radialGradient id="m-fheat"><stop offset="0" stop-color="#FFB347" stop-opacity=".85"/><stop offset=".4" stop-color="#FF8A2E" stop-opacity=".42"/><stop offset="1" stop-color="#FF7A1E" stop-opacity="0"/></radialGradient><pattern id="m-fbrick" width="64" height="40" patternUnits="userSpaceOnUse"><path d="M0 1h64M0 21h64M16 1v20M48 21v20" stroke="#120C0A" stroke-width="3"/><path d="M2 4h12M20 4h40M4 24h40M52 24h10" stroke="#7A5A4C" stroke-width="2" opacity=".6"/></pattern>`
const hang = (x: number, body: string) => `<g transform="translate(${x} 16)">${body}</g>`

const star = (x: number, y: number, q: number) =>
  `<path d="M${x} ${y - q}l${f(q * 0.25)} ${f(q * 0.75)} ${f(q * 0.75)} ${f(q * 0.25)}-${f(q * 0.75)} ${f(q * 0.25)}-${f(q * 0.25)} ${f(q * 0.75)}-${f(q * 0.25)}-${f(q * 0.75)}-${f(q * 0.75)}-${f(q * 0.25)} ${f(q * 0.75)}-${f(q * 0.25)}z" fill="#FFF3B8" stroke="#9A3A10" stroke-width="1.8"/>`

/** Plates that a wall or the furnace cuts into have their rivets elsewhere. */
const RIVETS: Readonly<Record<string, readonly Spot[]>> = {
  a4: spots('70,600 270,600 270,740 70,736'),
  b5: spots('196,780 340,780 340,930 214,932'),
  f2: spots('740,250 930,250 930,312 738,372'),
}

/** Tread plate, brushed plate, plain plate with scale. */
function plateLines(tone: number, [x0, y0, x1, y1]: Box, random: () => number): string {
  let d = ''
  if (tone === 0)
    for (let y = y0 + 42, j = 0; y < y1 - 30; y += 22, j++)
      for (let x = x0 + 36 + (j % 2) * 14; x < x1 - 34; x += 28)
        d += j % 2 ? `M${f(x)} ${f(y)}l9 7` : `M${f(x + 9)} ${f(y)}l-9 7`
  else if (tone === 1)
    for (let j = 0; j < 7; j++) {
      const y = y0 + 26 + random() * (y1 - y0 - 52)
      const x = x0 + 30 + random() * 20
      d += `M${f(x)} ${f(y)}H${f(x + 30 + random() * (x1 - x0 - 110))}`
    }
  else
    for (let j = 0; j < 4; j++) {
      const x = x0 + 34 + random() * (x1 - x0 - 80)
      const y = y0 + 30 + random() * (y1 - y0 - 64)
      d += `M${f(x)} ${f(y)}q${f(6 + random() * 8)}-7 ${f(16 + random() * 10)} 0t${f(8 + random() * 8)} 8`
    }
  return d
}

/** The forge: soot, iron plates with four rivets, orange heat; furnace, gear wheel, chains, and Marigold upside down as a quenching tub. */
export const forge: Look = {
  defs: DEFS,
  palette: ['#3C3230', '#A2A9AF', '#8D99A6', '#AC9F92'],
  lights: [light(770, 410, 330), light(610, 400, 320, 0.85), light(27, 330, 210, 0.65), light(150, 850, 210, 0.5)],
  entry: { e4: [912, 722, 100, 0.76], a4: [92, 626, -40, 0.78], d5: [640, 912, 160, 0.76] },
  flipAt: [302, 868],
  flipScale: 0.7,
  base() {
    let drawn = `<rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-fwall)" ${ink(4)}/><rect x="2" y="2" width="996" height="996" rx="26" fill="url(#m-fbrick)"/><rect x="46" y="46" width="908" height="908" rx="10" fill="#191513" ${ink(3)}/>`
    // tools on the north wall
    drawn += `<path d="M90 14H372M640 14H772" ${ink(7)}/><path d="M90 14H372M640 14H772" stroke="#8A8C90" stroke-width="3.4"/>`
    drawn +=
      hang(
        250,
        `<path d="M-2 0v24" ${ink(7)}/><path d="M-2 0v24" stroke="#A9733F" stroke-width="3.6"/><path d="M-15 20h26v12h-26z" fill="url(#m-iron)" ${ink(2.2)}/>`,
      ) +
      hang(
        300,
        `<path d="M-8 0q-8 24 4 30M8 0q8 24-4 30" fill="none" ${ink(6)}/><path d="M-8 0q-8 24 4 30M8 0q8 24-4 30" fill="none" stroke="#AEB8C3" stroke-width="2.6"/>`,
      ) +
      hang(
        345,
        `<path d="M-11 2v14q0 14 11 14t11-14V2" fill="none" ${ink(9)}/><path d="M-11 2v14q0 14 11 14t11-14V2" fill="none" stroke="#9AA4AE" stroke-width="4.6"/>`,
      ) +
      hang(
        672,
        `<path d="M-11 2v14q0 14 11 14t11-14V2" fill="none" ${ink(9)}/><path d="M-11 2v14q0 14 11 14t11-14V2" fill="none" stroke="#B98452" stroke-width="4.6"/>`,
      ) +
      hang(726, `<path d="M0 0v14" ${ink(6)}/><path d="M-14 12h28l-4 18h-20z" fill="url(#m-copper)" ${ink(2.2)}/>`)
    return drawn
  },
  floor(side) {
    const random = wobble(14)
    const tn = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (name === 'chains') continue
      const p = points(space.poly)
      const b = boxOf(space)
      const [x0, y0, x1, y1] = b
      const i = tn[name]
      const dk = DARK[name] ?? 0
      drawn += polySlab(p, {
        fill: `url(#m-fp${i})`,
        lip: '#2E2A28',
        hi: '#F4F6F8',
        hiO: 0.5,
        depth: 5,
        inset: 4,
        rad: 9,
        wob: 1.2,
      })
      const d = plateLines(i, b, random)
      const notch = ['a4', 'b5', 'f2'].includes(name)
      drawn += `<path d="${d}" fill="none" stroke="#4E555D" stroke-width="${i === 0 ? 3.4 : 2.2}" stroke-linecap="round" opacity="${i === 0 ? 0.42 : 0.4}" ${notch ? `clip-path="url(#m-fn-${name})"` : ''}/>`
      if (notch)
        drawn += `<clipPath id="m-fn-${name}"><path d="${polyPath(p, { inset: 16, rad: 6, wob: 0 })}"/></clipPath>`
      const rivets = RIVETS[name] ?? [
        [x0 + 20, y0 + 20],
        [x1 - 20, y0 + 20],
        [x1 - 20, y1 - 20],
        [x0 + 20, y1 - 20],
      ]
      for (const [x, y] of rivets)
        drawn += `<circle cx="${x}" cy="${y + 1.5}" r="8.5" fill="#3A3633"/><circle cx="${x}" cy="${y}" r="7" fill="url(#m-iron)" ${ink(1.8)}/><path d="M${x - 3} ${y - 2}q2-3 5-2" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>`
      if (dk) drawn += `<path d="${polyPath(p, { inset: 4, rad: 9, wob: 0 })}" fill="#17121C" opacity="${dk}"/>`
    }
    // soot in the corners
    drawn += '<rect x="48" y="48" width="904" height="904" fill="url(#m-fsoot)"/>'
    // heat out of the mouth, across the middle of the room; what it cannot reach stays dark
    drawn += `<clipPath id="m-fh"><path d="M50 50H950V332H790L720 400V580H560L470 950H50z"/></clipPath><ellipse cx="730" cy="470" rx="430" ry="300" fill="url(#m-fheat)" clip-path="url(#m-fh)"/>`
    return drawn
  },
  furniture() {
    // ---- chains: a heap on an iron block
    let drawn = `<path d="M54 226H224V250Q140 258 54 248z" fill="#0A0706" opacity=".45"/><path d="M52 176H218V228H52z" fill="#565E68" ${ink(3)}/><path d="M66 188h34v28H66zM118 188h34v28h-34zM170 188h34v28h-34z" fill="#454C55" stroke="#2B3037" stroke-width="2.2"/><path d="M50 54H220V172q0 6-6 6H56q-6 0-6-6z" fill="url(#m-fblock)" ${ink(3)}/><path d="M60 62H210" stroke="#E8EDF2" stroke-width="3.4" opacity=".6" stroke-linecap="round"/>`
    drawn +=
      `<path d="M82 20v.1M186 20v.1" ${ink(17)}/><path d="M82 20v.1M186 20v.1" stroke="#8A8C90" stroke-width="10" stroke-linecap="round"/>` +
      chain('M84 24V70q-22 26-12 54t62 34 66-32-10-56V24', 1.12) +
      chain('M104 96q34-20 66 2 6 26-32 32-42 0-34-34z', 1)
    // ---- furnace: brick block, iron dome, bowl of coals open to the west
    drawn += `<path d="M716 578H952V616Q830 626 716 612z" fill="#0A0706" opacity=".55"/><path d="M720 528H950V580H720z" fill="#5A2E22" ${ink(3)}/><path d="M720 546H950M720 563H950M752 528v18M806 528v18M860 528v18M914 528v18M736 546v17M786 546v17M834 546v17M886 546v17M934 546v17M760 563v17M812 563v17M866 563v17M918 563v17" stroke="#2B120C" stroke-width="2.6"/><path d="M724 531H946" stroke="#A8624A" stroke-width="2.4" opacity=".8"/><path d="M842 542h60v38h-60z" fill="#1C1512" ${ink(2.6)}/><path d="M850 550h44v30h-44z" fill="#3A3633" ${ink(2)}/><path d="M858 556v22M866 556v22M874 556v22M882 556v22" stroke="#E8662A" stroke-width="3"/>`
    drawn += `<path d="M790 330H950V532H720V400z" fill="url(#m-fbk)" ${ink(3.2)}/><clipPath id="m-ff"><path d="M790 330H950V532H720V400z"/></clipPath><g clip-path="url(#m-ff)"><path d="${Array.from({ length: 11 }, (_, i) => `M716 ${340 + i * 19}H954`).join('')}${Array.from({ length: 77 }, (_, i) => `M${726 + (i % 7) * 36 + (Math.floor(i / 7) % 2) * 18} ${340 + Math.floor(i / 7) * 19}v19`).join('')}" stroke="#3A1810" stroke-width="2.4"/></g><path d="M794 336H944M726 404L792 338" stroke="#C98A6E" stroke-width="3" opacity=".7" stroke-linecap="round"/>`
    drawn += `<path d="M716 414H786V508H716z" fill="#2B1410" ${ink(3)}/><path d="M714 424H800V498H714z" fill="url(#m-fmouth)"/><path d="M712 408h70v14h-70zM712 500h70v14h-70z" fill="url(#m-iron)" ${ink(2.6)}/><path d="M722 415v.1M742 415v.1M762 415v.1M722 507v.1M742 507v.1M762 507v.1" stroke="#2B3037" stroke-width="6" stroke-linecap="round"/>`
    drawn += `<ellipse cx="822" cy="462" rx="66" ry="56" fill="#3A3633" ${ink(3)}/><ellipse cx="822" cy="458" rx="60" ry="50" fill="url(#m-iron)" ${ink(2.4)}/><ellipse cx="818" cy="460" rx="49" ry="40" fill="#5A1408" ${ink(2.6)}/>`
    const random = wobble(7)
    for (let i = 0; i < 26; i++) {
      const a = random() * 6.28
      const q = Math.sqrt(random())
      const x = 818 + Math.cos(a) * q * 40
      const y = 462 + Math.sin(a) * q * 31
      drawn += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(7 + random() * 5)}" ry="${f(6 + random() * 3)}" fill="${['#FFC24A', '#F28A2E', '#D9481E', '#8E2412'][Math.floor(random() * 4)]}" stroke="#4A1208" stroke-width="1.6"/>`
    }
    drawn += `<path d="M880 338Q866 436 888 530H950V338z" fill="url(#m-fblock)" ${ink(3)}/><path d="M904 338Q894 436 908 530" fill="none" stroke="#2B3037" stroke-width="3"/><path d="M892 352Q884 430 896 516" fill="none" stroke="#E8EDF2" stroke-width="4" stroke-linecap="round" opacity=".6"/><g fill="#3A3F47">${[356, 390, 424, 458, 492, 520].map((y) => `<circle cx="922" cy="${y}" r="4.4"/>`).join('')}</g><path d="M936 396h62v76h-62z" fill="url(#m-fblock)" ${ink(3)}/><path d="M944 404h52M944 464h52" stroke="#2B3037" stroke-width="3"/>`
    // ---- gear wheel half in the wall
    drawn += `<g transform="translate(130 850)"><path d="${gearPath(14, 100, 82, 46)}" transform="translate(6 10)" fill="#0A0706" opacity=".5" fill-rule="evenodd"/><path d="${gearPath(14, 100, 82, 46)}" transform="translate(0 7)" fill="#4A2E1C" fill-rule="evenodd" ${ink(3)}/><path d="${gearPath(14, 100, 82, 46)}" fill="url(#m-fgear)" fill-rule="evenodd" ${ink(3)}/><circle r="66" fill="none" stroke="#6B4A22" stroke-width="3"/><circle r="60" fill="none" stroke="#F6DFA8" stroke-width="2" opacity=".6"/><path d="M0-50V50M-50 0H50" ${ink(19)}/><path d="M0-50V50M-50 0H50" stroke="#B98A4A" stroke-width="13"/><path d="M-3-46V46M-46-3H46" stroke="#F0D9A0" stroke-width="2.6" opacity=".7"/><circle r="22" fill="url(#m-fgear)" ${ink(3)}/><circle r="9" fill="#2B1A10" ${ink(2)}/></g>`
    return drawn
  },
  props() {
    // Marigold, upside down, full of water: the bell that nobody looks at
    let drawn = `<g transform="translate(884 112)"><ellipse cx="6" cy="52" rx="58" ry="15" fill="#0A0706" opacity=".5"/><path d="M-54 50L-34 18M54 50L34 18" ${ink(15)}/><path d="M-54 50L-34 18M54 50L34 18" stroke="#8A5A2C" stroke-width="9" stroke-linecap="round"/><path d="M-58-40Q-44-26-42-4-38 34-14 44H14Q38 34 42-4 44-26 58-40z" fill="url(#m-gold)" ${ink(3)}/><path d="M-49-24Q0-8 49-24M-40 6Q0 20 40 6" fill="none" stroke="#9A6F16" stroke-width="3"/><path d="M-36-14q2 26 10 40" fill="none" stroke="#FFF8D8" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M-8 44h16v10H-8z" fill="#B97E18" ${ink(2.4)}/><ellipse cy="-40" rx="58" ry="17" fill="#C98A22" ${ink(3)}/><ellipse cy="-39" rx="48" ry="12" fill="#5E93A8" ${ink(2)}/><path d="M-30-40q14-6 28-3M8-34q12 2 24-3" fill="none" stroke="#E4F6F6" stroke-width="2.6" stroke-linecap="round"/><g transform="translate(8 2) scale(.9)" fill="#FFF0B0" stroke="#9A6F16" stroke-width="1.6">${Array.from({ length: 10 }, (_, i) => `<ellipse cx="0" cy="-9" rx="4" ry="7" transform="rotate(${i * 36})"/>`).join('')}<circle r="5" fill="#B5651A"/></g><path d="M-14-56q-8-10 0-18t0-16M14-58q-8-8 0-16" fill="none" stroke="#E8EDF2" stroke-width="4" stroke-linecap="round" opacity=".5"/></g>`
    // soot, a horse-shoe, nails
    for (const [x, y, w] of [
      [690, 600, 30],
      [600, 396, 40],
      [430, 228, 34],
      [150, 400, 30],
      [290, 588, 30],
      [660, 930, 30],
      [360, 930, 22],
    ])
      drawn += `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${f(w * 0.3)}" fill="#17110E" opacity=".4"/><path d="M${x - w} ${y + 4}v.1M${x + w * 0.7} ${y - 8}v.1M${x + w} ${y + 6}v.1" stroke="#17110E" stroke-width="5" stroke-linecap="round" opacity=".5"/>`
    drawn += `<g transform="translate(474 612) rotate(24)"><path d="M-20-22v24q0 24 20 24t20-24v-24" fill="none" ${ink(15)}/><path d="M-20-22v24q0 24 20 24t20-24v-24" fill="none" stroke="#9AA4AE" stroke-width="9"/><path d="M-20-14v.1M-20 2v.1M20-14v.1M20 2v.1M-10 20v.1M10 20v.1" stroke="#2B3037" stroke-width="4" stroke-linecap="round"/></g>`
    drawn += `<path d="M262 260l18 14M276 254l6 22M252 274l24 4" ${ink(6)}/><path d="M262 260l18 14M276 254l6 22M252 274l24 4" stroke="#D5DCE4" stroke-width="2.6"/>`
    drawn += `<g transform="translate(27 330)"><circle r="15" fill="url(#m-iron)" ${ink(2.4)}/><path d="M-5 0v-18q5-3 10 0V0z" fill="#FFF6DC" ${ink(2)}/></g>`
    return drawn
  },
  flames: () => {
    // sparks on their arcs out of the mouth
    let sp = ''
    let stars = ''
    for (const [x, y, ax, ay, q] of [
      [632, 402, 676, 356, 12],
      [584, 440, 664, 372, 9],
      [540, 386, 640, 316, 11],
      [668, 336, 704, 350, 9],
      [606, 500, 676, 430, 9],
      [500, 452, 620, 362, 8],
      [700, 306, 724, 350, 8],
      [564, 330, 660, 300, 8],
      [648, 474, 690, 440, 7],
    ]) {
      sp += `M724 ${f(452 + (y - 400) * 0.2)}Q${ax} ${ay} ${x} ${y}`
      stars += star(x, y, q)
    }
    return (
      `<ellipse cx="780" cy="460" rx="150" ry="110" fill="url(#m-glow)" opacity=".75"/><path d="M776 452q-10-30 6-50 4 14 12 14-2-36 24-58-2 30 14 42 2-20 14-28 0 22 10 34 10 22-4 42-16 12-38 12-28 0-38-8z" fill="#F28A2E" ${ink(2.6)}/><path d="M790 452q-4-18 6-30 4 10 10 8 0-22 14-34 2 20 10 26 4-8 10-12 2 16 6 24 0 14-8 20-18 8-32 6-12-2-16-8z" fill="#FFC24A"/><path d="M808 454q-2-14 6-22 4 6 8 6 4-6 8-6 4 12 0 22-10 6-22 0z" fill="#FFF3B8"/><path d="${sp}" fill="none" stroke="#8E3210" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="5 13" opacity=".55"/><path d="${sp}" fill="none" stroke="#FFC24A" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="5 13"/>${stars}` +
      flame(27, 332, 0.5)
    )
  },
}
