/** All sounds of the app, made on the spot: knocks, scrapes and bells of wood, stone and brass. No files. */

/** Sounds by name, each for one of the three kinds that have a volume of their own. */
export const SOUNDS = {
  step: 'moves',
  lift: 'moves',
  cover: 'moves',
  slide: 'moves',
  enter: 'moves',
  token: 'events',
  fall: 'events',
  win: 'events',
  turn: 'notices',
  refused: 'notices',
} as const
export type SoundName = keyof typeof SOUNDS

type Make = (context: AudioContext, out: AudioNode, at: number) => void

/** A tone that fades: the body of knocks and bells. */
function tone(context: AudioContext, out: AudioNode, at: number, shape: Tone): void {
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

interface Tone {
  readonly from: number
  readonly to?: number
  readonly seconds: number
  readonly loud: number
  readonly type?: OscillatorType
}

let grit: AudioBuffer | null = null

/** A second of noise, the same every time: what stone and straw are made of. */
function noise(context: AudioContext): AudioBuffer {
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

/** Noise through a narrow door that moves: a scrape. */
function scrape(context: AudioContext, out: AudioNode, at: number, shape: Tone): void {
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

const MAKERS: Readonly<Record<SoundName, Make>> = {
  step: (context, out, at) =>
    tone(context, out, at, { from: 420, to: 260, seconds: 0.09, loud: 0.35, type: 'triangle' }),
  enter: (context, out, at) => {
    tone(context, out, at, { from: 300, to: 420, seconds: 0.1, loud: 0.3, type: 'triangle' })
    tone(context, out, at + 0.1, { from: 420, to: 340, seconds: 0.1, loud: 0.3, type: 'triangle' })
  },
  lift: (context, out, at) => scrape(context, out, at, { from: 500, to: 1600, seconds: 0.26, loud: 0.4 }),
  cover: (context, out, at) => {
    scrape(context, out, at, { from: 900, to: 350, seconds: 0.18, loud: 0.3 })
    tone(context, out, at + 0.16, { from: 130, to: 80, seconds: 0.12, loud: 0.4, type: 'triangle' })
  },
  slide: (context, out, at) => {
    scrape(context, out, at, { from: 240, to: 420, seconds: 0.3, loud: 0.7 })
    tone(context, out, at + 0.28, { from: 160, to: 90, seconds: 0.12, loud: 0.5, type: 'triangle' })
  },
  token: (context, out, at) => {
    ;[523, 659, 784].forEach((from, i) => tone(context, out, at + i * 0.09, { from, seconds: 0.4, loud: 0.25 }))
  },
  fall: (context, out, at) => {
    tone(context, out, at + 0.3, { from: 700, to: 90, seconds: 0.7, loud: 0.3 })
    tone(context, out, at + 1, { from: 90, to: 50, seconds: 0.2, loud: 0.5, type: 'triangle' })
  },
  win: (context, out, at) => {
    ;[523, 659, 784, 1047].forEach((from, i) => tone(context, out, at + i * 0.14, { from, seconds: 0.7, loud: 0.25 }))
  },
  turn: bell,
  refused: (context, out, at) =>
    tone(context, out, at, { from: 190, to: 160, seconds: 0.14, loud: 0.3, type: 'triangle' }),
}

/** Sounds once, at a volume from 0 to 1. */
export function sound(context: AudioContext, name: SoundName, volume: number): void {
  const out = context.createGain()
  out.gain.value = volume
  out.connect(context.destination)
  MAKERS[name](context, out, context.currentTime)
}
