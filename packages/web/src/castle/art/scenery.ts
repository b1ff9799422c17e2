/** What lies in the moat: ripples, leaves and water lilies. */
const LEAVES: readonly (readonly [number, number, 1 | -1])[] = [
  [14, 520, 1],
  [986, 420, -1],
  [480, 1000, 1],
  [430, 2, -1],
  [992, 800, 1],
]
const BLOSSOM =
  '<path d="M-6-6q-2-12 5-14 7 2 5 14zM-8-7q-9-4-8-10 7 0 10 8zM6-7q9-4 8-10-7 0-10 8z" fill="#FBE3EA" stroke="#8A4A5E" stroke-width="1.6"/>'

export const scenery = `<g fill="none" stroke="#CFE4E2" stroke-width="4" stroke-linecap="round" opacity=".7"><path d="M250-6q14-8 28 0t28 0M620 2q14-8 28 0t28 0M-4 300q-8 14 0 28t0 28M1004 560q-8 14 0 28t0 28M300 1004q14-8 28 0t28 0M760 996q14-8 28 0t28 0M6 720q-8 14 0 28t0 28M996 250q-8 14 0 28t0 28"/></g>${LEAVES.map(
  ([x, y, way]) =>
    `<g transform="translate(${x} ${y}) scale(${way} 1)"><path d="M0 0L17-7A18 14 0 1 0 17 6z" fill="#6E9A5A" stroke="#33522C" stroke-width="2.4" stroke-linejoin="round"/><path d="M-4-1L-14-4M-4 2l-8 6" stroke="#33522C" stroke-width="1.6"/>${way > 0 ? BLOSSOM : ''}</g>`,
).join('')}`
