import { effect, signal } from '@preact/signals'

const KEY = 'mousekeep.whispers'

export const WHENS = ['always', 'matters', 'hold'] as const
type When = (typeof WHENS)[number]

/** For each card, when this person wants to be asked about it, at any table. */
export type Whispers = Readonly<Record<string, When>>

/** Entries that make no sense are left out. */
export function readWhispers(json: unknown): Whispers {
  const entries = typeof json === 'object' && json !== null ? Object.entries<unknown>({ ...json }) : []
  return Object.fromEntries(
    entries.flatMap(([card, given]) => {
      const when = WHENS.find((each) => each === given)
      return when === undefined || !/^[a-z-]{1,40}$/.test(card) ? [] : [[card, when]]
    }),
  )
}

function kept(): Whispers {
  try {
    return readWhispers(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

export const whispers = signal(kept())

effect(() => {
  if (Object.keys(whispers.value).length > 0) localStorage.setItem(KEY, JSON.stringify(whispers.value))
})

export function keepWhisper(card: string, when: When): void {
  whispers.value = { ...whispers.value, [card]: when }
}
