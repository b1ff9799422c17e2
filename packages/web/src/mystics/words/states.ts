import type { State } from '../art/figures/states.ts'
import { nameOf } from './names.ts'
import { say } from './words.ts'

const MARKERS: ReadonlySet<State> = new Set(['stunned', 'webbed', 'charmed'])

interface Stated {
  readonly states: readonly State[]
  readonly carries: string | null
}

/** A figure's visible states and what it carries, in words. Standing in water is left to its space. */
export function statesText({ states, carries }: Stated): string[] {
  return [
    ...states
      .filter((state) => state !== 'water')
      .map((state) => (MARKERS.has(state) ? nameOf(state) : say(`is-${state}`))),
    ...(carries === null ? [] : [say('is-carrying', { token: nameOf(carries) })]),
  ]
}
