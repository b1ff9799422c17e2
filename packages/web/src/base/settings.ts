import { computed, effect, signal, type Signal } from '@preact/signals'
import { isLanguage, languageFor, type Language } from './words/languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
/** How long the moves of others stay on the screen, whatever the speed of motion. */
export const PATIENCES = ['short', 'usual', 'long'] as const
/** How automatic events are told: one at each press, with time to read each, or all at once. */
export const TELLINGS = ['steps', 'calm', 'once'] as const
export const SWITCH = ['off', 'on'] as const
/** The kinds of sound, each with its own volume. */
export const SOUND_KINDS = ['moves', 'events', 'notices'] as const
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

const KEY = 'mousekeep.settings'

/** Names for guests until they choose one. They can be read in all our languages. */
const GUESTS = (
  'Pip Mimi Tik Nora Lumi Otto Zizi Remi Fifi Milo Tara Benni Ada Bibi Coco Dodo Elli Figo Gigi Hugo Ida Juno Kiki ' +
  'Lola Momo Nino Oli Pepe Rosa Sami Timo Uli Vera Willi Yara Zoe Anton Bella Cleo Dana Emil Flora Greta Ivo'
).split(' ')

export const givenName = (): string => GUESTS[crypto.getRandomValues(new Uint32Array(1))[0] % GUESTS.length]
export const isGivenName = (name: string): boolean => GUESTS.includes(name)

function kept(): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof settings === 'object' && settings !== null ? { ...settings } : {}
  } catch {
    return {}
  }
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown, otherwise: Value): Value {
  return values.find((value) => value === given) ?? otherwise
}

const before = kept()
const asked = typeof before.language === 'string' ? before.language : ''

export const language = signal<Language>(isLanguage(asked) ? asked : languageFor(navigator.languages))
export const theme = signal<Theme>(oneOf(THEMES, before.theme, 'auto'))
export const speed = signal<Speed>(oneOf(SPEEDS, before.speed, 'normal'))
export const others = signal(oneOf(PATIENCES, before.others, 'usual'))
export const telling = signal(oneOf(TELLINGS, before.telling, 'calm'))
function volume(given: unknown, otherwise: number): Signal<number> {
  return signal(typeof given === 'number' && given >= 0 && given <= 100 ? given : otherwise)
}

/** Off until somebody turns it on. */
export const sound = signal(oneOf(SWITCH, before.sound, 'off'))
export const volumes = {
  moves: volume(before.moves, 50),
  events: volume(before.events, 70),
  notices: volume(before.notices, 60),
} as const satisfies Record<(typeof SOUND_KINDS)[number], Signal<number>>
export const guest = signal(typeof before.guest === 'string' && before.guest !== '' ? before.guest : givenName())
/** Single-letter shortcuts can be switched off, because some speech programs trigger them by accident. */
export const hasLetterKeys = signal(before.letterKeys !== false)

/** The settings that games add, by the name under which each is stored. */
const ofGames = signal<ReadonlyMap<string, Signal<boolean> | Signal<string>>>(new Map())

/** A switch that a game adds to the settings. */
export function flag(name: string, otherwise: boolean): Signal<boolean> {
  const given = before[name]
  const own = signal(typeof given === 'boolean' ? given : otherwise)
  ofGames.value = new Map([...ofGames.value, [name, own]])
  return own
}

/** A choice of one among several, likewise added by a game. */
export function chosen<Value extends string>(
  name: string,
  values: readonly Value[],
  otherwise: Value,
): { readonly value: Value; readonly choose: (value: Value) => void } {
  const own = signal<string>(oneOf(values, before[name], otherwise))
  ofGames.value = new Map([...ofGames.value, [name, own]])
  return {
    get value() {
      return oneOf(values, own.value, otherwise)
    },
    choose: (value) => (own.value = value),
  }
}

effect(() => {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      // Settings of games that are not loaded now keep their values.
      ...before,
      ...Object.fromEntries([...ofGames.value].map(([name, own]) => [name, own.value])),
      language: language.value,
      theme: theme.value,
      speed: speed.value,
      others: others.value,
      telling: telling.value,
      sound: sound.value,
      moves: volumes.moves.value,
      events: volumes.events.value,
      notices: volumes.notices.value,
      guest: guest.value,
      letterKeys: hasLetterKeys.value,
    }),
  )
})

const darkness = matchMedia('(prefers-color-scheme: dark)')
const isDark = signal(darkness.matches)
darkness.addEventListener('change', ({ matches }) => (isDark.value = matches))
/** The theme that is in effect: the chosen one, or the device's. */
export const shownTheme = computed(() => (theme.value === 'auto' ? (isDark.value ? 'dark' : 'light') : theme.value))
effect(() => {
  document.documentElement.dataset.theme = shownTheme.value
})

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 }
const calmness = matchMedia('(prefers-reduced-motion: reduce)')

/** The factor by which every motion is stretched; 0 means no motion. */
export const pace = (): number => FACTORS[speed.value]
const WAITS: Readonly<Record<(typeof PATIENCES)[number], number>> = { short: 0.4, usual: 1, long: 2.2 }

/** The factor by which every pause after somebody else's move is stretched. */
export const patience = (): number => WAITS[others.value]
/** Whether the device asks for reduced motion: things then fade instead of travelling. */
export const isCalm = (): boolean => calmness.matches
