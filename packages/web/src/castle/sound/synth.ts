import { scrape, SOUNDS as SHARED, tone, type SoundBook } from '../../base/sound/synth.ts'

/** What Castle sounds like: straw, stone, and mice that climb, run and fall. */
export const SOUNDS = {
  step: SHARED.knock,
  token: SHARED.chime,
  win: SHARED.win,
  enter: {
    kind: 'moves',
    make: (context, out, at) => {
      tone(context, out, at, { from: 300, to: 420, seconds: 0.1, loud: 0.3, type: 'triangle' })
      tone(context, out, at + 0.1, { from: 420, to: 340, seconds: 0.1, loud: 0.3, type: 'triangle' })
    },
  },
  lift: {
    kind: 'moves',
    make: (context, out, at) => scrape(context, out, at, { from: 500, to: 1600, seconds: 0.26, loud: 0.4 }),
  },
  cover: {
    kind: 'moves',
    make: (context, out, at) => {
      scrape(context, out, at, { from: 900, to: 350, seconds: 0.18, loud: 0.3 })
      tone(context, out, at + 0.16, { from: 130, to: 80, seconds: 0.12, loud: 0.4, type: 'triangle' })
    },
  },
  slide: {
    kind: 'moves',
    make: (context, out, at) => {
      scrape(context, out, at, { from: 240, to: 420, seconds: 0.3, loud: 0.7 })
      tone(context, out, at + 0.28, { from: 160, to: 90, seconds: 0.12, loud: 0.5, type: 'triangle' })
    },
  },
  fall: {
    kind: 'events',
    make: (context, out, at) => {
      tone(context, out, at + 0.3, { from: 700, to: 90, seconds: 0.7, loud: 0.3 })
      tone(context, out, at + 1, { from: 90, to: 50, seconds: 0.2, loud: 0.5, type: 'triangle' })
    },
  },
} satisfies SoundBook

export type CastleSound = keyof typeof SOUNDS
