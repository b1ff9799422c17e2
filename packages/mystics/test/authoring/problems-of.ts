import { BadInput, type Problem } from '@mousekeep/engine'

/** All that is wrong with what is read. */
export function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
  } catch (error) {
    if (error instanceof BadInput) return error.problems
    throw error
  }
  return []
}

/** The same in short: where, and what. */
export const where = (read: () => unknown): string[] => problemsOf(read).map(({ path, code }) => `${path} ${code}`)

/** A small chapter with nothing wrong. */
export const PIE = {
  id: 'the-thirteenth-pie',
  party: { size: 2, usual: ['filch', 'nez'] },
  end: 5,
  encounters: { standard: 6, difficult: 0 },
  tiles: [{ up: 'kitchen-tunnels', down: 'kitchen', at: [0, 0] }],
  start: { side: 'kitchen-tunnels', place: 'flip' },
  tokens: { pie: { heavy: true } },
  rules: [{ id: 'R12.1', on: { chapterStart: true }, do: [{ put: { token: 'pie', at: 'kitchen:counter' } }] }],
  victory: [{ held: 'pie' }],
  passages: ['kitchen'],
}
