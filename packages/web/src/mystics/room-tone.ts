import { effect, signal } from '@preact/signals'
import { audio } from '../base/sound/sound.ts'
import { noise, scrape, tone } from '../base/sound/synth.ts'
import { volumes } from '../base/settings.ts'
import { hasRoomTone, isCandle } from './settings.ts'

/** The sound of a room in which nothing happens, made without files: air, and now and then something far away. */
interface RoomTone {
  /** The air: filtered noise of this pitch. */
  readonly pitch: number
  readonly loud: number
  /** Something far away, every so many seconds. */
  readonly every: number
  readonly happens: (context: AudioContext, out: AudioNode, at: number) => void
}

/** By day a draught under the door, and a bird outside. */
const DAY: RoomTone = {
  pitch: 640,
  loud: 0.05,
  every: 9,
  happens: (context, out, at) => {
    for (const [i, after] of [0, 0.13, 0.3].entries())
      tone(context, out, at + after, { from: 2700 + i * 260, to: 3300 - i * 180, seconds: 0.1, loud: 0.035 })
  },
}

/** By candle-light the hum of a big house asleep, and the crackle of a wick. */
const NIGHT: RoomTone = {
  pitch: 150,
  loud: 0.16,
  every: 4,
  happens: (context, out, at) => {
    for (const after of [0, 0.05, 0.21])
      scrape(context, out, at + after, { from: 3200, to: 2100, seconds: 0.03, loud: 0.09 })
  },
}

const FADE_SECONDS = 0.8

/** A page that nobody sees is silent. */
const isHidden = signal(document.hidden)
document.addEventListener('visibilitychange', () => (isHidden.value = document.hidden))

/** Plays the sound of the room, by day or by night, from the first touch until it is ended. */
export function lingerInRoom(): () => void {
  return effect(() => {
    const context = audio.value
    const volume = volumes.events.value / 100
    if (context === null || volume === 0 || isHidden.value || !hasRoomTone.value) return undefined
    return begin(context, isCandle() ? NIGHT : DAY, volume)
  })
}

/** Fades in; returns the function that fades out. */
function begin(context: AudioContext, room: RoomTone, volume: number): () => void {
  const out = context.createGain()
  out.gain.setValueAtTime(0, context.currentTime)
  out.gain.linearRampToValueAtTime(volume, context.currentTime + FADE_SECONDS)
  out.connect(context.destination)
  const air = context.createBufferSource()
  const door = context.createBiquadFilter()
  const far = context.createGain()
  air.buffer = noise(context)
  air.loop = true
  door.type = 'lowpass'
  door.frequency.value = room.pitch
  far.gain.value = room.loud
  air.connect(door).connect(far).connect(out)
  air.start()
  const swell = swelling(context, far.gain, room.loud)
  const timer = setInterval(() => {
    if (context.state === 'running') room.happens(context, out, context.currentTime)
  }, room.every * 1000)
  return () => {
    clearInterval(timer)
    const end = context.currentTime + FADE_SECONDS
    out.gain.cancelScheduledValues(context.currentTime)
    out.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 4)
    air.stop(end)
    swell.stop(end)
    air.addEventListener('ended', () => out.disconnect(), { once: true })
  }
}

/** Makes the air swell and fade, so that nobody hears where the second of noise repeats. */
function swelling(context: AudioContext, gain: AudioParam, loud: number): OscillatorNode {
  const breath = context.createOscillator()
  const depth = context.createGain()
  breath.frequency.value = 0.11
  depth.gain.value = loud * 0.4
  breath.connect(depth).connect(gain)
  breath.start()
  return breath
}
