import type { MysticsEvent } from '@mousekeep/mystics/box'
import type { MysticsSound } from './synth.ts'

const SOUND_OF: Readonly<Partial<Record<MysticsEvent['type'], MysticsSound>>> = {
  stepped: 'step',
  rolled: 'dice',
  wounded: 'squeak',
  defeated: 'thud',
  captured: 'sigh',
  surged: 'surge',
  'page-turned': 'page',
  story: 'page',
  explored: 'door',
  found: 'chime',
  'cheese-gained': 'nibble',
}

/** The sounds of a play, each only once. */
export function soundsOf(events: readonly MysticsEvent[]): MysticsSound[] {
  return [...new Set(events.map(({ type }) => SOUND_OF[type]).filter((name) => name !== undefined))]
}
