import { game, has, say } from './words.ts'

/** The name of anything that has an id; spaces are called by their ids. */
export const nameOf = game.name

const NUMBERED = /^(?<type>.+)-(?<n>\d+)$/

/** The letter on a figure's seal, with its number if there are several: `C`, `r2`. */
export function letterOf(id: string): string {
  const figure = NUMBERED.exec(id)?.groups
  const key = `letter-${figure?.['type'] ?? id}`
  return has(key) ? `${say(key)}${figure?.['n'] ?? ''}` : ''
}
