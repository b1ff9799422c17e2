import { f } from '../../../base/paint.ts'
import { ink, wash, type Spot } from '../pen.ts'

/** The colour of a basin that has run dry, for the definitions of a room. */
export const mud = (id: string): string => wash(id, '#C3A47C', '#A3825C', '#7E6044')

/** Cracks in threes. */
export function cracks(spots: readonly Spot[], random: () => number): string {
  let d = ''
  for (const [x, y] of spots) {
    const a = random() * 6.28
    for (let i = 0; i < 3; i++) {
      const b = a + i * 2.1
      const l = 12 + random() * 14
      d += `M${f(x)} ${f(y)}l${f(Math.cos(b) * l)} ${f(Math.sin(b) * l * 0.7)}`
    }
  }
  return `<path d="${d}" fill="none" stroke="#5E4630" stroke-width="2.6" stroke-linecap="round" opacity=".75"/><path d="${d}" transform="translate(2 3)" fill="none" stroke="#D9C09A" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`
}

/** Water that stayed behind and kept the sky. */
export const puddle = (x: number, y: number, w: number, h: number): string =>
  `<ellipse cx="${x}" cy="${y + 2}" rx="${w + 5}" ry="${h + 4}" fill="#6E543A"/><ellipse cx="${x}" cy="${y}" rx="${w}" ry="${h}" fill="#7FB0BE" stroke="#3B5E68" stroke-width="2.4"/><path d="M${x - w * 0.6} ${y - h * 0.1}q${w * 0.3}-${h * 0.6} ${w * 0.8}-${h * 0.4}" fill="none" stroke="#EAFBFA" stroke-width="3" stroke-linecap="round"/>`

/** A pebble beside each of these. */
export function pebbles(spots: readonly Spot[], random: () => number): string {
  return spots
    .map(
      ([x, y]) =>
        `<ellipse cx="${f(x + 14)}" cy="${f(y + 10)}" rx="${f(4 + random() * 5)}" ry="${f(3 + random() * 3)}" fill="#CFC0A6" stroke="#5E4630" stroke-width="1.6"/>`,
    )
    .join('')
}

/** The bed of a stream that ran straight from east to west between two banks, as far as `to` in the east. */
export function bed(id: string, to: number, random: () => number): string {
  const spots = Array.from({ length: 48 }, (): Spot => [40 + random() * (to - 100), 376 + random() * 262])
  const left = [0.12, 0.33, 0.49, 0.68, 0.86].map((at, i) =>
    puddle(Math.round(at * to), 420 + ((i * 83) % 200), 36, 14),
  )
  return (
    `<path d="M2 344H${to}V662H2z" fill="url(#m-${id})" ${ink(3)}/>` +
    cracks(spots, random) +
    left.join('') +
    pebbles(spots.slice(0, 24), random) +
    `<path d="M4 346H${to - 2}v30Q${to * 0.7} 388 ${to * 0.5} 378T4 376z" fill="#3B2A1C" opacity=".45"/>`
  )
}
