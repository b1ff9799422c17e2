import { effect, signal } from '@preact/signals'
import { sound as soundSwitch, volumes } from '../settings.ts'
import type { SoundBook } from './synth.ts'

/** Keeps the sounds of skipped plays from all going off at once. */
const APART_SECONDS = 0.08
const silent = new Map<string, number>()

/** Where sounds come from. The script that makes them is fetched when the first one is wanted. */
export type Sounds = () => Promise<{ readonly SOUNDS: SoundBook }>

const shared: Sounds = () => import('./synth.ts')
/** Where sound goes, once somebody has touched the page. */
export const audio = signal<AudioContext | null>(null)

/** Browsers allow sound only after a person has done something on the page: the first touch or key turns it on. */
function unlock(): void {
  if (soundSwitch.value === 'off') return
  const context = (audio.value ??= new AudioContext())
  if (context.state === 'suspended') void context.resume()
}

/** Waits for that first touch while sound is on. */
effect(() => {
  if (soundSwitch.value === 'off') return undefined
  addEventListener('pointerdown', unlock)
  addEventListener('keydown', unlock)
  return () => {
    removeEventListener('pointerdown', unlock)
    removeEventListener('keydown', unlock)
  }
})

/** Plays a sound if sound is on: one that every table has, or one of the game's. */
export async function ring(name: string, sounds = shared): Promise<void> {
  if (soundSwitch.value === 'off') return
  const [{ sound }, { SOUNDS }] = await Promise.all([import('./synth.ts'), sounds()])
  const context = audio.value
  const volume = volumes[SOUNDS[name].kind].value / 100
  if (context?.state !== 'running' || volume === 0 || context.currentTime < (silent.get(name) ?? 0)) return
  silent.set(name, context.currentTime + APART_SECONDS)
  sound(context, SOUNDS[name], volume)
}

/** For the settings: the switch was pressed or a volume moved, so somebody is there to listen. */
export function sample(name: string): void {
  unlock()
  const context = audio.value
  const ready = context?.state === 'suspended' ? context.resume() : Promise.resolve()
  void ready.then(() => ring(name))
}
