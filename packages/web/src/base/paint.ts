/**
 * What all drawings are made with: seeded jitter, colours, two-tone gradients. The light always comes from the upper
 * left.
 */

/** Never black. */
export const INK = '#3A2417'

/** A coordinate with one decimal. */
export const f = (n: number): string => String(Math.round(n * 10) / 10)

/** The wobble of a hand-drawn line, the same everywhere: numbers from 0 to 1 that depend on the seed alone. */
export function wobble(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const channel = (colour: string, i: number): number => Number.parseInt(colour.slice(i, i + 2), 16)

export function mix(from: string, to: string, part: number): string {
  const mixed = [1, 3, 5].map((i) => {
    const start = channel(from, i)
    return Math.round(start + (channel(to, i) - start) * part)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const stop = (offset: number, colour: string, more = ''): string =>
  `<stop offset="${offset}" stop-color="${colour}"${more}/>`

/** Light, base, then a fairly hard turn into shade: painted, not airbrushed. */
export const gouache = (id: string, light: string, base: string, shade: string): string =>
  `<linearGradient id="${id}" x1=".1" y1="0" x2=".85" y2="1">${stop(0, light)}${stop(0.42, base)}${stop(0.62, base)}${stop(0.82, shade)}${stop(1, shade)}</linearGradient>`

/** A soft round spot: shadows and pools of light. */
export const soft = (id: string, colour = '#2A1509', strength = 0.5): string =>
  `<radialGradient id="${id}">${stop(0, colour, ` stop-opacity="${strength}"`)}${stop(0.6, colour, ` stop-opacity="${strength * 0.55}"`)}${stop(1, colour, ' stop-opacity="0"')}</radialGradient>`

/** An ink line of that width. */
export const line = (width = 2.2, opacity = 1): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`

/** The font of letters on pieces. They are text, never paths, because they are translated. */
export const LETTERS = 'font-family="Alegreya Sans,Segoe UI,Noto Sans,sans-serif" font-weight="800"'
