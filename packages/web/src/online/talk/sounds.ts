import { scrape, tone, type SoundBook } from '../../base/sound/synth.ts'

/** The voices of the mice at a table. */
export const SOUNDS = {
  squeak: {
    kind: 'notices',
    make: (context, out, at) => {
      ;[0, 0.13].forEach((after) => tone(context, out, at + after, { from: 1500, to: 2300, seconds: 0.1, loud: 0.16 }))
    },
  },
  cheer: {
    kind: 'notices',
    make: (context, out, at) => {
      ;[660, 880, 1100, 1320].forEach((from, i) =>
        tone(context, out, at + i * 0.07, { from, to: from * 1.1, seconds: 0.16, loud: 0.16, type: 'triangle' }),
      )
    },
  },
  gasp: {
    kind: 'notices',
    make: (context, out, at) => {
      scrape(context, out, at, { from: 900, to: 2600, seconds: 0.22, loud: 0.3 })
      tone(context, out, at + 0.2, { from: 1400, to: 900, seconds: 0.25, loud: 0.12 })
    },
  },
} satisfies SoundBook
