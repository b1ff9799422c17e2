/**
 * Chapters that a careless or a hostile author might write: each a small change of one that can be played, with what
 * must come of it. `refused`: the problems that must be among those told. `plays`: it is read, and can be played.
 */
export interface Hostile {
  readonly title: string
  readonly chapter: unknown
  readonly comes: 'plays' | readonly string[]
}

export const PLAIN = {
  id: 'x',
  party: { size: 2, usual: ['filch', 'nez'] },
  end: 6,
  encounters: { standard: 6, difficult: 0 },
  tiles: [{ up: 'kitchen-tunnels', down: 'kitchen', at: [0, 0] }],
  start: { side: 'kitchen-tunnels', place: 'flip' },
  rules: [],
  victory: [{ allAt: 'kitchen:counter' }],
  passages: ['kitchen'],
}

export const START = { chapterStart: true }
export const ROUND = { roundEnd: true }
export const HERE = 'kitchen-tunnels'
export const rule = (on: object, verbs: unknown, conditions?: unknown): object => ({
  id: 'R1.1',
  on,
  ...(conditions === undefined ? {} : { if: conditions }),
  do: verbs,
})
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))
/** Names like `__proto__` come from files as keys of their own. */
export const parsed = (json: string): unknown => JSON.parse(json)

export function nested(n: number, inner: unknown, wrap: (inner: unknown) => unknown): unknown {
  let value = inner
  for (let i = 0; i < n; i++) value = wrap(value)
  return value
}

export const set = (variable: string, value: unknown): object => ({ set: { variable, value } })
export const add = (variable: string, n: number): object => ({ add: { variable, n } })
export const put = (token: string, at: string): object => ({ put: { token, at } })
export const act = (name: string): object => ({ act: { name, place: HERE } })
export const ask = (name: string, options: unknown): object => ({ ask: { name, options } })
export const hundredfold = { start: 0, plus: [{ n: 100, per: { variable: 'n' } }] }
export const terms = (n: number): object => ({ start: 0, plus: times(n, () => ({ n: 100, per: { variable: 'n' } })) })

export function named(title: string, change: object, comes: Hostile['comes']): Hostile {
  return { title, chapter: { ...PLAIN, ...change }, comes }
}
