import { BadInput } from '@mousekeep/engine'

/** Passages told by the campaign: going on after a defeat (B7), and before the book is closed. */
export const AFTERWARDS = ['goes-on-lost', 'epilogue', 'last-page'] as const

/** Those with which the book is closed. */
export const CLOSING: readonly string[] = AFTERWARDS.slice(1)

/** The key of a passage in the book's text; `event` is as the event `story` names it: `2 kitchen`. */
export function passageKey(event: string): string {
  return `story-${event.replace(' ', '-')}`
}

/**
 * Whether a line under a passage is told (B9): `hero-nez` with Nez in the party, `flag-maggie` with the flag won,
 * `without-maggie` without it, `without-guard` without any flag of the guard.
 */
export function isTold(line: string, party: readonly string[], flags: readonly string[]): boolean {
  const at = line.indexOf('-')
  const name = line.slice(at + 1)
  switch (line.slice(0, at)) {
    case 'hero':
      return party.includes(name)
    case 'flag':
      return flags.includes(name)
    case 'without':
      return !flags.some((flag) => flag === name || flag.startsWith(`${name}-`))
    default:
      throw new BadInput(`a line is told by hero-, flag- or without-, not by "${line}"`)
  }
}
