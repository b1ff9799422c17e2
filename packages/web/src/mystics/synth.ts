import { scrape, SOUNDS as SHARED, tone, type SoundBook } from '../base/sound/synth.ts'

/** The sounds of Mystics: paws, dice on felt, squeaks, pages, and the rush of a surge. */
export const SOUNDS = {
  step: SHARED.knock,
  chime: SHARED.chime,
  dice: {
    kind: 'moves',
    make: (context, out, at) => {
      for (const [i, after] of [0, 0.07, 0.16, 0.28].entries())
        tone(context, out, at + after, { from: 900 - i * 90, to: 500, seconds: 0.05, loud: 0.35, type: 'triangle' })
    },
  },
  squeak: {
    kind: 'events',
    make: (context, out, at) => {
      tone(context, out, at, { from: 1500, to: 2300, seconds: 0.08, loud: 0.25 })
      tone(context, out, at + 0.09, { from: 2100, to: 1300, seconds: 0.14, loud: 0.22 })
    },
  },
  thud: {
    kind: 'events',
    make: (context, out, at) =>
      tone(context, out, at, { from: 170, to: 60, seconds: 0.25, loud: 0.6, type: 'triangle' }),
  },
  sigh: {
    kind: 'events',
    make: (context, out, at) => {
      tone(context, out, at, { from: 620, to: 320, seconds: 0.45, loud: 0.3 })
      tone(context, out, at + 0.4, { from: 320, to: 180, seconds: 0.6, loud: 0.28 })
    },
  },
  surge: {
    kind: 'events',
    make: (context, out, at) => {
      scrape(context, out, at, { from: 120, to: 900, seconds: 0.7, loud: 0.6 })
      tone(context, out, at + 0.55, { from: 110, to: 55, seconds: 0.5, loud: 0.6, type: 'triangle' })
    },
  },
  page: {
    kind: 'moves',
    make: (context, out, at) => scrape(context, out, at, { from: 2400, to: 900, seconds: 0.22, loud: 0.25 }),
  },
  door: {
    kind: 'moves',
    make: (context, out, at) => {
      scrape(context, out, at, { from: 300, to: 180, seconds: 0.4, loud: 0.4 })
      tone(context, out, at + 0.4, { from: 140, to: 70, seconds: 0.16, loud: 0.5, type: 'triangle' })
    },
  },
  nibble: {
    kind: 'moves',
    make: (context, out, at) => {
      for (const after of [0, 0.08, 0.16])
        scrape(context, out, at + after, { from: 1800, to: 1200, seconds: 0.04, loud: 0.3 })
    },
  },
} satisfies SoundBook

export type MysticsSound = keyof typeof SOUNDS
