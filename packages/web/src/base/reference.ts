import { signal } from '@preact/signals'

/** Whether the quick reference lies beside the table: a tap or a key, wherever the player is. */
export const isReferenceOpen = signal(false)
