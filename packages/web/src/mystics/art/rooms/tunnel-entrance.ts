import { f, mix, wobble } from '../../../base/paint.ts'
import { ink, wash } from '../pen.ts'
import { candle, flame, light } from '../room/light.ts'
import type { Look } from '../room/look.ts'
import { pit } from '../room/pit.ts'
import { floors, rock, rockShade, scatter } from '../room/rock.ts'
import { spots, taper } from '../room/root.ts'
import { isWithin, points, tonesOf, type RoomSide } from '../room/side.ts'
import { polyPath, polySlab } from '../room/slab.ts'
import { web } from '../room/web.ts'

const ROOT = { fill: 'url(#m-teroot)', hi: '#D9AE7E', knob: 1.2 }
const DEFS =
  `<radialGradient id="m-teglow"><stop offset="0" stop-color="#B8FFDC" stop-opacity=".55"/><stop offset="1" stop-color="#B8FFDC" stop-opacity="0"/></radialGradient><linearGradient id="m-teclay" x1="0" y1=".3" x2="1" y2=".7"><stop offset="0" stop-color="#C08458"/><stop offset=".5" stop-color="#9A5F3C"/><stop offset="1" stop-color="#7A462B"/></linearGradient><linearGradient id="m-tegold" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFF3B8" stop-opacity=".5"/><stop offset=".5" stop-color="#FFEFA8" stop-opacity=".42"/><stop offset="1" stop-color="#FFEFA8" stop-opacity="0"/></linearGradient><linearGradient id="m-teroot" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#B98A5E"/><stop offset="1" stop-color="#6E472B"/></linearGradient>` +
  [
    ['#EBCFA6', '#DDB98A', '#C09666'],
    ['#DFBB8C', '#CDA372', '#AE8254'],
    ['#F2DDBA', '#E6C99E', '#CBA878'],
  ]
    .map(([a, b, c], i) => wash(`tef${i}`, a, b, c))
    .join('')
const grass = (x: number, y: number, n: number, up: number) => {
  let d = ''
  for (let i = 0; i < n; i++)
    d += `M${x + i * 7} ${y}q${(i % 3) * 3 - 2} ${up * 12} ${i % 2 ? 6 : -5} ${up * (20 + (i % 3) * 6)}`
  return `<path d="${d}" fill="none" ${ink(6)}/><path d="${d}" fill="none" stroke="#8FA84A" stroke-width="3" stroke-linecap="round"/>`
}

const root = (line: string, from: number, to: number): string => taper(spots(line), from, to, ROOT)

const mush = (x: number, y: number, k: number, c: string) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-5 18q2-14 0-22h10q-2 10 1 22z" fill="#F4E9D0" ${ink(2.2)}/><path d="M-22-2q2-22 22-22T22-2q-22 8-44 0z" fill="${c}" ${ink(2.4)}/><path d="M-14-10q4-8 12-9" stroke="#FFF3D8" stroke-width="3" fill="none" stroke-linecap="round"/></g>`

/** Seven steps up to the daylight, a foothold in each. */
function steps(side: RoomSide): string {
  let drawn = ''
  const g = points(side.spaces.steps.poly)
  drawn += `<clipPath id="m-test"><path d="${polyPath(g, { inset: 3, rad: 14 })}M0 416Q40 420 96 424V562Q40 566 0 572z"/></clipPath><path d="M-4 404Q50 408 110 414V572Q50 576-4 584z" fill="#3B2013" ${ink(3)}/><g clip-path="url(#m-test)">`
  const xs = [236, 196, 158, 122, 88, 56, 28, -14]
  for (let i = 0; i < 7; i++) {
    const c = mix('#CDA070', '#FFF6D4', i / 6)
    drawn += `<path d="M${xs[i + 1]} 360H${xs[i] + 6}V620H${xs[i + 1]}z" fill="${c}"/><path d="M${xs[i] - 8} 360h11V620h-11z" fill="${mix(mix(c, '#5A3014', 0.75), '#B07A44', i / 9)}"/><path d="M${xs[i] - 10} 360V620" stroke="#FFF9E4" stroke-width="3.4"/><path d="M${xs[i] + 3} 360V620" ${ink(3)}/>`
    const y = 446 + (i % 2) * 82
    if (i)
      drawn += `<path d="M${xs[i] + 2} ${y}q-18-2-18 11t18 11z" fill="#3B2013" ${ink(2)}/><path d="M${xs[i] - 2} ${y + 18}h-8" stroke="#E3B982" stroke-width="3" stroke-linecap="round"/>`
  }
  drawn += `</g><path d="${polyPath(g, { inset: 4, rad: 14 })}" fill="none" ${ink(3)}/><path d="${polyPath(g, { inset: 11, rad: 14 })}" fill="none" stroke="#FFF9E4" stroke-width="2.6" opacity=".75"/>`
  drawn += `<path d="M0 402H70L0 420z" fill="#FFF7D2" opacity=".7"/>`
  drawn += grass(8, 404, 9, 1) + grass(10, 590, 8, -1)
  return drawn
}

/** A snail shell; mushrooms by the steps. */
function smallThings(): string {
  let drawn = `<g transform="translate(130 330)"><path d="M-26 14q-4-34 26-36t30 26q-2 20-24 20t-20-18q2-12 14-11t10 12" fill="#E3B982" ${ink(2.6)}/><path d="M0-8q12-1 14 10" fill="none" ${ink(2.4)}/><path d="M-18-6q6-12 18-12" fill="none" stroke="#FFF3D8" stroke-width="4" stroke-linecap="round"/></g>`
  drawn += mush(206, 640, 0.9, '#C98A4A') + mush(184, 656, 0.66, '#B5703A') + mush(150, 616, 0.7, '#C98A4A')
  drawn += candle(838, 158, 0.8)
  // glow-caps in the south-east
  for (const [x, y, k] of [
    [868, 846, 1],
    [896, 860, 0.7],
    [846, 864, 0.6],
  ])
    drawn += `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-6 26q3-18 0-28h12q-3 12 1 28z" fill="#E9F3DC" ${ink(2.4)}/><path d="M-28 0q2-28 28-28T28 0q-28 10-56 0z" fill="#8FD0B8" ${ink(2.6)}/><path d="M-18-10q6-10 16-10" stroke="#F4FFF4" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="#E9FFF0"><circle cx="4" cy="-10" r="4"/><circle cx="15" cy="-3" r="3"/><circle cx="-8" cy="-2" r="2.6"/></g></g>`
  return drawn
}

/** The tunnel entrance: clay and roots, seven giant steps with daylight in the west, a pit with a rim of stones, two traps. */
export const tunnelEntrance: Look = {
  defs: DEFS,
  palette: ['#6A4A36', '#C49A72', '#B08A64', '#D2AC84'],
  lights: [light(30, 490, 430), light(838, 150, 250, 0.85), light(868, 846, 220, 0.7, 'cool')],
  entry: { n: [440, 92, -10, 0.74], e1: [916, 540, 90, 0.74], s: [424, 912, 14, 0.74] },
  flipAt: [148, 494],
  flipScale: 0.66,
  trapScale: 0.86,
  base(side) {
    const random = wobble(5)
    let over = ''
    // layers of clay, pebbles, a buried bone and a snail shell
    for (let i = 0; i < 15; i++) {
      const y = 10 + i * 70
      over += `<path d="M0 ${y}q120 ${f(-26 + random() * 52)} 260 ${f(-8 + random() * 16)}t270 ${f(-10 + random() * 20)} 250 ${f(-10 + random() * 20)} 240 0V${y + 26 + random() * 20}q-140 ${f(-20 + random() * 30)} -280 0t-260 0 -250 0 -230 0z" fill="${['#B0714A', '#8C5536', '#A5663F', '#7F4A2E'][i % 4]}" opacity=".5"/>`
    }
    for (const [x, y, a, b] of scatter(side, 80, { seed: 12, margin: 26, apart: 30 })) {
      const q = 5 + a * 10
      over += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(q * 1.3)}" ry="${f(q)}" transform="rotate(${f(b * 60 - 30)} ${f(x)} ${f(y)})" fill="${['#C79A74', '#9A8272', '#7A5A48', '#B5876A'][Math.floor(b * 4)]}" stroke="#4A2A18" stroke-width="2.2"/><path d="M${f(x - q * 0.7)} ${f(y - q * 0.3)}q${f(q * 0.4)} ${f(-q * 0.5)} ${f(q)} ${f(-q * 0.4)}" stroke="#F0D2AE" stroke-width="2.2" fill="none" stroke-linecap="round" opacity=".8"/>`
    }
    return rock(side, {
      top: 'url(#m-teclay)',
      face: '#8A4F30',
      faceLo: '#4F2A18',
      rim: '#D79A6A',
      ground: '#3B2013',
      h: 30,
      over,
    })
  },
  floor(side) {
    const random = wobble(31)
    const tone = tonesOf(side, 3)
    let drawn = ''
    for (const [name, space] of Object.entries(side.spaces)) {
      if (name === 'steps') continue
      const p = points(space.poly)
      const [cx, cy] = space.at.map((v) => v * 10)
      drawn += polySlab(p, {
        fill: `url(#m-tef${tone[name]})`,
        lip: '#7A4A2C',
        hi: '#FFF0D2',
        hiO: 0.5,
        depth: 6,
        inset: 5,
        rad: 26,
        wob: 2,
      })
      // trodden clay: dents, pebbles, a crack
      let d = ''
      for (let i = 0; i < 7; i++) {
        const a = random() * 6.3
        const q = 30 + random() * 32
        const x = cx + Math.cos(a) * q
        const y = cy + Math.sin(a) * q * 0.75
        if (!isWithin([x, y], p, 24)) continue
        d += `M${f(x - 10)} ${f(y)}q${f(8 + random() * 6)} ${f(5 + random() * 4)} ${f(20 + random() * 8)} ${f(-2 + random() * 4)}`
      }
      drawn += `<path d="${d}" fill="none" stroke="#A5764C" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`
    }
    drawn += rockShade(side, { o: 0.28 })
    return drawn
  },
  furniture(side) {
    let drawn = ''
    // the pit: black, a rim of stones, cobweb across its corner
    const inner =
      web(400, 330, 8, 1.9, { n: 7, rings: [22, 40, 58, 78], o: 0.75 }) +
      web(548, 700, 188, 1.3, { n: 6, o: 0.55 }) +
      '<path d="M470 420q-16 60 6 120t-8 130" fill="none" stroke="#E9E2D2" stroke-width="1.6" opacity=".35"/>'
    drawn += pit(side, {
      c: [462, 510],
      width: 36,
      stones: 24,
      tone: ['#C9A27A', '#B58C66', '#D6B48C'],
      lip: '#6A4026',
      wall: '#6A4228',
      fill: inner,
    })
    return drawn
  },
  props(side) {
    // daylight: a wedge of pale gold on the floor, motes in it
    let drawn = `<clipPath id="m-tewedge"><path d="${floors(side)}M0 404H92V580H0z"/></clipPath><g clip-path="url(#m-tewedge)"><path d="M0 400L0 590 400 790Q350 500 400 220z" fill="url(#m-tegold)"/></g><g fill="#FFFBE6" opacity=".9">${[
      [60, 470, 3],
      [112, 540, 2.4],
      [178, 430, 3],
      [210, 520, 2.2],
      [262, 440, 2.6],
      [300, 610, 2.4],
      [246, 640, 2],
      [318, 400, 2.4],
      [190, 590, 2],
    ]
      .map(([x, y, q]) => `<circle cx="${x}" cy="${y}" r="${q}"/>`)
      .join('')}</g>`
    drawn += steps(side)
    // roots: over the rock, tips hanging over the edge
    drawn +=
      root('250,-6 236,60 256,120 226,170 240,214', 30, 5) +
      root('236,70 190,110 176,170 140,210', 16, 4) +
      root('120,-6 130,70 96,130 104,210 70,280', 36, 6) +
      root('100,150 60,180 20,190', 16, 5)
    drawn +=
      root('1004,180 960,190 938,240 946,300 930,350', 28, 5) +
      root('1004,90 950,84 920,50 880,44', 22, 5) +
      root('820,-6 830,40 810,76', 22, 5)
    drawn +=
      root('-6,720 50,740 90,790 150,800 190,846', 34, 5) +
      root('90,790 110,850 92,910', 16, 4) +
      root('1004,760 960,770 930,830 880,850 850,900', 32, 5) +
      root('920,838 930,900 900,960', 15, 4) +
      root('250,1004 262,960 300,930', 22, 5)
    drawn += smallThings()
    return drawn
  },
  flames: () =>
    flame(838, 158, 0.8) +
    '<circle cx="868" cy="840" r="70" fill="url(#m-teglow)"/><g fill="#F0C24A"><ellipse cx="438" cy="606" rx="6" ry="7.5"/><ellipse cx="464" cy="606" rx="6" ry="7.5"/></g><g fill="#120A06"><ellipse cx="439" cy="607" rx="2" ry="6"/><ellipse cx="463" cy="607" rx="2" ry="6"/></g>', // and two eyes in the pit
}
