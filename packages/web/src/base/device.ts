import { signal } from '@preact/signals'

/**
 * What this screen is for at a table with several devices: everything, the big screen that the whole room looks at, or
 * one person's own hand beside it.
 */
const DEVICES = ['all', 'screen', 'hand'] as const
export type Device = (typeof DEVICES)[number]

export const device = signal<Device>('all')

const SHORTEST_MS = 5000
const LETTER_MS = 45

/** How long a text stays on a screen that nobody touches. */
export function readingMs(text: string): number {
  return SHORTEST_MS + text.length * LETTER_MS
}
