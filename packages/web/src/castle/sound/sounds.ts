import type { CastleEvent } from '@mousekeep/castle'
import type { CastleSound } from './synth.ts'

const SOUND_OF: Readonly<Partial<Record<CastleEvent['type'], CastleSound>>> = {
  placed: 'enter',
  entered: 'enter',
  uncovered: 'lift',
  covered: 'cover',
  stepped: 'step',
  slid: 'slide',
  fell: 'fall',
  awarded: 'token',
  won: 'win',
}

/** The sounds of a play: each only once, however many mice fall. */
export function soundsOf(events: readonly CastleEvent[]): CastleSound[] {
  return [...new Set(events.map(({ type }) => SOUND_OF[type]).filter((name) => name !== undefined))]
}
