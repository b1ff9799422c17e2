import type { Setup } from './state.ts'

/** Of the rules: raised whenever the same record would replay differently, or its states be written differently. */
export const VERSION = 7

/** Whether the game was begun under this version of the rules or a later one. Before the fifth it was not written. */
export function isSince(version: number, { setup }: { readonly setup: Setup }): boolean {
  return setup.version !== undefined && setup.version >= version
}

/** What a set-up has since the fifth version. */
export function sinceVersion5(version: number | null, absent: readonly string[]): Pick<Setup, 'version' | 'absent'> {
  return version === null || version < 5 ? {} : { version, absent }
}
