/** Makes all sounds on the spot, without files: knocks, scrapes and bells of wood, stone and brass. */

/** The kinds of sound, each with its own volume. */
export type SoundKind = 'moves' | 'events' | 'notices'

export interface Sound {
  readonly kind: SoundKind
  readonly make: Make
}

/** The sounds of one part of the app, by name. */
export type SoundBook = Readonly<Record<string, Sound>>

export type Make = (context: AudioContext, out: AudioNode, at: number) => void

/** A tone that fades: the body of knocks and bells. */
export function tone(context: AudioContext, out: AudioNode, at: number, shape: Tone): void {
  const { from, to = from, seconds, loud, type = 'sine' } = shape
  const body = context.createOscillator()
  const fade = context.createGain()
  body.type = type
  body.frequency.setValueAtTime(from, at)
  body.frequency.exponentialRampToValueAtTime(to, at + seconds)
  fade.gain.setValueAtTime(0.0001, at)
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.008)
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  body.connect(fade).connect(out)
  body.start(at)
  body.stop(at + seconds + 0.02)
}

export interface Tone {
  readonly from: number
  readonly to?: number
  readonly seconds: number
  readonly loud: number
  readonly type?: OscillatorType
}

let grit: AudioBuffer | null = null

/** A second of noise, the same every time: the raw material of stone and straw. */
export function noise(context: AudioContext): AudioBuffer {
  if (grit !== null) return grit
  grit = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = grit.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647
    samples[i] = seed / 1073741824 - 1
  }
  return grit
}

/** Noise through a narrow filter that moves: a scrape. */
export function scrape(context: AudioContext, out: AudioNode, at: number, shape: Tone): void {
  const { from, to = from, seconds, loud } = shape
  const source = context.createBufferSource()
  const door = context.createBiquadFilter()
  const fade = context.createGain()
  source.buffer = noise(context)
  door.type = 'bandpass'
  door.Q.value = 1.2
  door.frequency.setValueAtTime(from, at)
  door.frequency.exponentialRampToValueAtTime(to, at + seconds)
  fade.gain.setValueAtTime(0.0001, at)
  fade.gain.linearRampToValueAtTime(loud, at + seconds * 0.3)
  fade.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(door).connect(fade).connect(out)
  source.start(at, 0, seconds)
}

const bell: Make = (context, out, at) => {
  tone(context, out, at, { from: 880, seconds: 0.5, loud: 0.22 })
  tone(context, out, at, { from: 1760, seconds: 0.35, loud: 0.08 })
}

/** The sounds that every table has; a game adds its own. */
export const SOUNDS = {
  knock: {
    kind: 'moves',
    make: (context, out, at) =>
      tone(context, out, at, { from: 420, to: 260, seconds: 0.09, loud: 0.35, type: 'triangle' }),
  },
  chime: {
    kind: 'events',
    make: (context, out, at) => {
      ;[523, 659, 784].forEach((from, i) => tone(context, out, at + i * 0.09, { from, seconds: 0.4, loud: 0.25 }))
    },
  },
  win: {
    kind: 'events',
    make: (context, out, at) => {
      ;[523, 659, 784, 1047].forEach((from, i) => tone(context, out, at + i * 0.14, { from, seconds: 0.7, loud: 0.25 }))
    },
  },
  turn: { kind: 'notices', make: bell },
  refused: {
    kind: 'notices',
    make: (context, out, at) =>
      tone(context, out, at, { from: 190, to: 160, seconds: 0.14, loud: 0.3, type: 'triangle' }),
  },
} satisfies SoundBook

/** Plays it once, at a volume from 0 to 1. */
export function sound(context: AudioContext, { make }: Sound, volume: number): void {
  const out = context.createGain()
  out.gain.value = volume
  out.connect(context.destination)
  make(context, out, context.currentTime)
}
