import { f, line, mix, wobble } from '../../base/paint.ts'
import { S } from './measure.ts'

type Point = readonly [number, number]

/**
 * Roofs are drawn lying; upright ones are turned by -90 degrees, which keeps the lit slope on the lit side. Brick
 * covers two squares.
 */
function brick(seed: number): string {
  const W = 2 * S,
    H = S,
    r = wobble(seed)
  const tw = 15.6,
    rows = 4,
    ov = -2
  let s = `<path d="M0 2H${W}V${H + 1}H0z" fill="#5E2416"/>`
  const n = Math.ceil((W + 2 * ov) / tw)
  const slope = (dir: -1 | 1): string => {
    // dir -1: north slope, lit; +1: south slope, in shade. Rows from the eaves up, each over the one below.
    let o = ''
    for (let k = rows - 1; k >= 0; k--) {
      const y0 = H / 2,
        y1 = H / 2 + (dir * ((k + 1) * (H / 2 + ov))) / rows
      const base = dir < 0 ? mix('#F2A274', '#DB774D', k / rows) : mix('#B9553A', '#8F3A28', k / rows)
      const off = k % 2 ? -tw / 2 : 0
      const x0 = -ov + off
      o += `<path d="M${f(x0)} ${f(y0)}V${f(y1 - dir * 5)}${`q${f(tw / 2)} ${f(dir * 11)} ${tw} 0`.repeat(n + (k % 2 ? 1 : 0))}V${f(y0)}z" fill="${base}" ${line(1.5, 0.75)}/>`
      // a few hand-painted single tiles
      for (let j = 0; j < 3; j++) {
        const x = x0 + tw * Math.floor(1 + r() * (n - 2)),
          yt = y1 - dir * (H / 2 / rows + 1)
        const c = r() < 0.3 ? '#8E9A5A' : r() < 0.5 ? mix(base, '#FFE0B0', 0.4) : mix(base, '#5A2012', 0.35)
        o += `<path d="M${f(x + 1)} ${f(yt)}V${f(y1 - dir * 5)}q${f(tw / 2 - 1)} ${f(dir * 10)} ${tw - 2} 0V${f(yt)}z" fill="${c}" opacity=".8"/>`
      }
    }
    return o
  }
  s += `<g clip-path="url(#clip2)">${slope(-1)}${slope(1)}</g>`
  // ridge
  for (let x = 2; x < W - 20; x += 24.5)
    s += `<path d="M${x} 49h23q7 8 0 16H${x}q7-8 0-16z" fill="url(#ridge)" ${line(1.8)}/>`
  // barge boards
  for (const x of [-1, W - 8])
    s += `<path d="M${x} 1h9v${H - 1}h-9z" fill="#7A4C2B" ${line(2.2)}/><path d="M${x + 3} 4v${H / 2 - 6}" stroke="#D9A36C" stroke-width="2.4"/><circle cx="${x + 4.5}" cy="${H / 2}" r="4" fill="#D9A36C" ${line(1.6)}/>`
  s += `<path d="M0 ${H - 3}q${W / 2} 3 ${W} 0v4H0z" fill="#3A150B" opacity=".55"/>`
  return s
}

/** Straw covers three squares in a line. */
function thatch(seed: number): string {
  const W = 3 * S,
    H = S,
    r = wobble(seed)
  let top = '',
    bot = ''
  for (let x = 0; x < W; x += 7) top += `L${f(x + 2)} ${f(-1 + r() * 4)}L${f(x + 5)} ${f(3 + r() * 4)}`
  for (let x = W; x > 0; x -= 7) bot += `L${f(x - 2)} ${f(H + 2 - r() * 4)}L${f(x - 5)} ${f(H - 3 - r() * 4)}`
  let left = '',
    right = ''
  for (let y = H; y > 0; y -= 9) left += `L${f(-1 + r() * 4)} ${f(y)}`
  for (let y = 4; y < H; y += 9) right += `L${f(W + 1 - r() * 4)} ${f(y)}`
  const outline = `M0 2${top}${right}${bot}${left}z`
  let s = `<path d="${outline}" fill="url(#thatch)" ${line(2.4)}/>`
  const strands = (dir: -1 | 1, colour: string, n: number, w: number, o: number): string => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const x = r() * W,
        t = r()
      const y = H / 2 + dir * (10 + t * (H / 2 - 16))
      d += `M${f(x)} ${f(y)}l${f(r() * 5 - 2.5)} ${f(dir * (6 + r() * 10))}`
    }
    return `<path d="${d}" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" opacity="${o}"/>`
  }
  s +=
    strands(-1, '#B98730', 60, 1.5, 0.75) +
    strands(-1, '#FFF2BE', 50, 1.7, 0.9) +
    strands(1, '#75501C', 70, 1.6, 0.7) +
    strands(1, '#EBC468', 44, 1.5, 0.8)
  // two courses: a soft step half way down each slope
  const course = (y: number, dir: -1 | 1): string => {
    let d = `M-3 ${f(y)}`
    for (let x = 0; x < W; x += 12) d += `q${f(3 + r() * 3)} ${f(dir * (4 + r() * 4))} 12 ${f(r() * 2 - 1)}`
    return d
  }
  s += `<path d="${course(24, -1)}" fill="none" stroke="#8A5F1E" stroke-width="1.8" opacity=".6"/><path d="${course(90, 1)}" fill="none" stroke="#5E3E12" stroke-width="1.8" opacity=".65"/>`
  // ridge block with scalloped edges and hazel crosses
  const k = 9,
    sw = (W - 2) / k
  s += `<path d="M1 ${H / 2 - 14}${`q${f(sw / 2)} -9 ${f(sw)} 0`.repeat(k)}V${H / 2 + 14}${`q${f(-sw / 2)} 9 ${f(-sw)} 0`.repeat(k)}z" fill="url(#thatchRidge)" ${line(2.2)}/>`
  let x = '',
    hz = ''
  for (let i = 0; i < k * 2; i++) {
    const a = 1 + (i * sw) / 2
    x += `M${f(a + 2)} ${H / 2 - 9}l${f(sw / 2 - 4)} 18m0 -18l${f(-sw / 2 + 4)} 18`
  }
  hz = `M1 ${H / 2 - 10}H${W - 1}M1 ${H / 2 + 10}H${W - 1}`
  s += `<path d="${x}${hz}" fill="none" stroke="#7A4A1C" stroke-width="2.2" stroke-linecap="round"/>`
  return s
}

/** The measures of a copper roof: its far edge, where its slopes end, and the near and far walls of its cupola. */
const EDGE = 2 * S
const EAVES = EDGE - 6
const NEAR = S - 15
const FAR = S + 15

/** Sheet copper covers two by two: four slopes up to a cupola in the middle. */
function copper(seed: number): string {
  return (
    `<path d="M0 0H${EDGE}V${EDGE}H0z" fill="#B5764A" ${line(2.6)}/>` +
    slope('N', `6 6L${EAVES} 6L${FAR} ${NEAR}L${NEAR} ${NEAR}`) +
    slope('W', `6 6L6 ${EAVES}L${NEAR} ${FAR}L${NEAR} ${NEAR}`) +
    slope('E', `${EAVES} 6L${EAVES} ${EAVES}L${FAR} ${FAR}L${FAR} ${NEAR}`) +
    slope('S', `6 ${EAVES}L${EAVES} ${EAVES}L${FAR} ${FAR}L${NEAR} ${FAR}`) +
    verdigris(wobble(seed)) +
    seams() +
    HIPS +
    CUPOLA
  )
}

const slope = (side: string, corners: string): string => `<path d="M${corners}z" fill="url(#cu${side})"/>`

/** Runs of verdigris down the slopes, and bare copper between them. */
function verdigris(r: () => number): string {
  let runs = '',
    bare = ''
  for (let i = 0; i < 26; i++) {
    const t = (r() * 2 - 1) * 0.9,
      q = 0.35 + r() * 0.6,
      side = Math.floor(r() * 4),
      len = 0.12 + r() * 0.2
    const pt = (tt: number, qq: number): string => {
      const u = tt * qq * S,
        v = qq * S
      const points: readonly Point[] = [
        [S + u, S - v],
        [S - v, S + u],
        [S + v, S + u],
        [S + u, S + v],
      ]
      return points[side].map(f).join(' ')
    }
    const run = `M${pt(t, q)}L${pt((t * q) / Math.min(1, q + len), Math.min(0.97, q + len))}`
    if (i % 3 === 0) bare += run
    else runs += run
  }
  return `<path d="${runs}" stroke="#CFEDDC" stroke-width="5" stroke-linecap="round" opacity=".38"/><path d="${bare}" stroke="#C4743F" stroke-width="4" stroke-linecap="round" opacity=".55"/>`
}

/** The standing seams between the sheets. */
function seams(): string {
  let dk = '',
    lt = ''
  for (let x = S - 87; x <= S + 87; x += 29) {
    const top = Math.max(Math.abs(x - S), 15),
      a = S - top,
      b = S + top,
      l = x - 2
    dk += `M${x} 6V${a}M${x} ${EAVES}V${b}M6 ${x}H${a}M${EAVES} ${x}H${b}`
    lt += `M${l} 7V${a - 1}M${l} ${EAVES - 1}V${b + 2}M7 ${l}H${a - 1}M${EAVES - 1} ${l}H${b + 2}`
  }
  return `<path d="${lt}" stroke="#D6F0E0" stroke-width="1.6" opacity=".7"/><path d="${dk}" stroke="#24524C" stroke-width="2.2"/>`
}

/** Where two slopes meet, and the edge all round. */
const HIP = `<path d="M6 6L${NEAR} ${NEAR}M${EAVES} 6L${FAR} ${NEAR}M6 ${EAVES}L${NEAR} ${FAR}M${EAVES} ${EAVES}L${FAR} ${FAR}" stroke="`
const HIPS = `${HIP}#24524C" stroke-width="6"/>${HIP}#8CC9B2" stroke-width="3"/><path d="M6 6H${EAVES}V${EAVES}H6z" fill="none" ${line(2)}/><path d="M3 ${EDGE - 4}V3H${EDGE - 4}" fill="none" stroke="#EBB387" stroke-width="2.4"/>`

/** With a mouse for a weathervane. */
const CUPOLA = `<path d="M${NEAR} ${NEAR}h30v30h-30z" fill="#9ED3BD" ${line(2.4)}/><g transform="translate(${S} ${S})"><path d="M6 8L62 50l-8 6L2 12z" fill="#14302C" opacity=".3"/><circle r="11" fill="url(#gold)" ${line(2.4)}/><circle cx="-3.5" cy="-4" r="3" fill="#FFF8D8"/><g transform="translate(4 -6) rotate(-12)"><path d="M-34 -18H36" ${line(4.5)}/><path d="M-34 -18H36" stroke="#F0BE45" stroke-width="2"/><path d="M36 -24l14 6-14 6z" fill="#F0BE45" ${line(2)}/><path d="M-16 -20C-14 -38 10 -40 16 -28c6 1 12 5 12 8zM14 -31a6 6 0 1 1 6 4M-16 -21q-16 2-18-10" fill="#F0BE45" ${line(2)}/></g></g>`

/** A slope of sheet copper, from the cupola down. */
function slopeOf(id: string, low: string, high: string, way: string): string {
  const [x1, y1, x2, y2] = way.split(' ')
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`
}

export const roofDefs =
  `<linearGradient id="ridge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F7B48A"/><stop offset=".5" stop-color="#D0653F"/><stop offset="1" stop-color="#8A3826"/></linearGradient>` +
  `<linearGradient id="thatch" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6DC8A"/><stop offset=".48" stop-color="#E7BD57"/><stop offset=".52" stop-color="#C08C34"/><stop offset="1" stop-color="#9A6A26"/></linearGradient>` +
  `<linearGradient id="thatchRidge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFEBA8"/><stop offset=".5" stop-color="#E0B04A"/><stop offset="1" stop-color="#A87428"/></linearGradient>` +
  slopeOf('cuN', '#B5E2CC', '#8CC9B2', '0 1 0 0') +
  slopeOf('cuW', '#A5D8C2', '#7DBBA6', '1 0 0 0') +
  slopeOf('cuE', '#5A9C90', '#4A877F', '0 0 1 0') +
  slopeOf('cuS', '#478079', '#356861', '0 0 0 1') +
  `<clipPath id="clip2"><path d="M1 -2H${2 * S - 1}V${S + 1}H1z"/></clipPath>`

export const roofSymbols =
  `<g id="roof-2">${brick(11)}</g><g id="roof-3">${thatch(7)}</g><g id="roof-4">${copper(3)}</g>` +
  // small things that make one roof differ from the next
  `<g id="chimney"><path d="M6 6L40 28v18L14 34z" fill="#1E0E06" opacity=".3"/><path d="M-13-13h26v26h-26z" fill="#A9998A" ${line(2.4)}/><path d="M-13-13h26l-5 5h-16v16l-5 5z" fill="#D9CCBB"/><path d="M-7-7h14v14h-14z" fill="#2A1810" ${line(1.6)}/><path d="M-13-13h26v26h-26z" fill="none" ${line(2.4)}/></g>` +
  `<g id="dormer"><path d="M4 8l36 16v22L10 40z" fill="#1E0E06" opacity=".25"/><path d="M-20 34V8L0-16 20 8v26z" fill="#F1DFBE" ${line(2.2)}/><path d="M0-18L-26 10l5 6L0-8z" fill="#E68F62" ${line(2)}/><path d="M0-18L26 10l-5 6L0-8z" fill="#A34730" ${line(2)}/><path d="M-10 32V20q0-10 10-10t10 10v12z" fill="#5B7F92" ${line(2.2)}/><path d="M0 10v22M-10 21h20" ${line(1.8)}/></g>` +
  `<g id="nest"><ellipse cx="4" cy="5" rx="17" ry="14" fill="#1E0E06" opacity=".28"/><ellipse rx="16" ry="14" fill="#7D5427" ${line(2)}/><ellipse rx="10" ry="8.5" fill="#4A2E14"/><g fill="#BFE0E4" ${line(1.2)}><ellipse cx="-4" cy="-1" rx="4" ry="5"/><ellipse cx="3" cy="1" rx="4" ry="5"/></g><path d="M-15 4l-6 3M14-6l6-4M-8-12l-4-6M10 10l5 5" ${line(1.8)}/></g>`
