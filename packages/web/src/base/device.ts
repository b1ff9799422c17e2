import { signal } from '@preact/signals'

/**
 * What this screen is for at a table with several devices: everything, the big screen in the room that all look at, or
 * the hand of one person beside it.
 */
export const DEVICES = ['all', 'screen', 'hand'] as const
export type Device = (typeof DEVICES)[number]

export const device = signal<Device>('all')

const SHORTEST_MS = 5000
const LETTER_MS = 45

/** How long a text stays on a screen at which nobody presses anything. */
export function readingMs(text: string): number {
  return SHORTEST_MS + text.length * LETTER_MS
}
