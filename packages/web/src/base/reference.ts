import { signal } from '@preact/signals'

/** Whether the quick reference is open beside the table. One tap or key opens it anywhere. */
export const isReferenceOpen = signal(false)
