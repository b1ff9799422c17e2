import { signal } from '@preact/signals'

/** The table, with its number of plays, whose end somebody has closed to look at the room once more. */
export const leftAt = signal<string | null>(null)
