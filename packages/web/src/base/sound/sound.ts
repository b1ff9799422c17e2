import { effect, signal } from '@preact/signals'
import { sound as soundSwitch, volumes } from '../settings.ts'
import type { SoundBook } from './synth.ts'

/** Plays that are skipped do not all sound at once. */
const APART_SECONDS = 0.08
const silent = new Map<string, number>()

/** Where sounds are: what makes them comes when the first one is wanted. */
export type Sounds = () => Promise<{ readonly SOUNDS: SoundBook }>

const shared: Sounds = () => import('./synth.ts')
/** Where sound comes out, once somebody has touched the page. */
export const audio = signal<AudioContext | null>(null)

/** Browsers stay silent until a person has done something on the page: from the first touch or key on there is sound. */
function unlock(): void {
  if (soundSwitch.value === 'off') return
  const context = (audio.value ??= new AudioContext())
  if (context.state === 'suspended') void context.resume()
}

/** Listens for that first touch as long as sound is on. */
effect(() => {
  if (soundSwitch.value === 'off') return undefined
  addEventListener('pointerdown', unlock)
  addEventListener('keydown', unlock)
  return () => {
    removeEventListener('pointerdown', unlock)
    removeEventListener('keydown', unlock)
  }
})

/** Plays a sound if sound is on: one of those that every table has, or of a game's own. */
export async function ring(name: string, sounds = shared): Promise<void> {
  if (soundSwitch.value === 'off') return
  const [{ sound }, { SOUNDS }] = await Promise.all([import('./synth.ts'), sounds()])
  const context = audio.value
  const volume = volumes[SOUNDS[name].kind].value / 100
  if (context?.state !== 'running' || volume === 0 || context.currentTime < (silent.get(name) ?? 0)) return
  silent.set(name, context.currentTime + APART_SECONDS)
  sound(context, SOUNDS[name], volume)
}

/** For the settings: the switch was pressed or a volume moved, so somebody is there to hear it. */
export function sample(name: string): void {
  unlock()
  const context = audio.value
  const ready = context?.state === 'suspended' ? context.resume() : Promise.resolve()
  void ready.then(() => ring(name))
}
