import { effect } from '@preact/signals'
import { sound as soundSwitch, volumes } from '../shell/settings.ts'
import type { SoundName } from './synth.ts'

/** Plays that are skipped do not all sound at once. */
const APART_SECONDS = 0.08
const silent = new Map<SoundName, number>()
let context: AudioContext | null = null

/** Browsers stay silent until a person has done something on the page: from the first touch or key on there is sound. */
function unlock(): void {
  if (soundSwitch.value === 'off') return
  context ??= new AudioContext()
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

/** Plays a sound if sound is on. What makes them comes when the first one is wanted. */
export async function ring(name: SoundName): Promise<void> {
  if (soundSwitch.value === 'off') return
  const { sound, SOUNDS } = await import('./synth.ts')
  const volume = volumes[SOUNDS[name]].value / 100
  if (context?.state !== 'running' || volume === 0 || context.currentTime < (silent.get(name) ?? 0)) return
  silent.set(name, context.currentTime + APART_SECONDS)
  sound(context, name, volume)
}

/** For the settings: the switch was pressed or a volume moved, so somebody is there to hear it. */
export function sample(name: SoundName): void {
  unlock()
  const ready = context?.state === 'suspended' ? context.resume() : Promise.resolve()
  void ready.then(() => ring(name))
}
