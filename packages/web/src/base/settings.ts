import { computed, effect, signal, type Signal } from '@preact/signals'
import { isLanguage, languageFor, type Language } from './words/languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
/** How long what others did stays on the screen, whatever the speed of motion. */
export const PATIENCES = ['short', 'usual', 'long'] as const
/** How what happens by itself is told: as somebody reads on, with time to read it, or at once. */
export const TELLINGS = ['steps', 'calm', 'once'] as const
export const SWITCH = ['off', 'on'] as const
/** What can be heard, each with a volume of its own. */
export const SOUND_KINDS = ['moves', 'events', 'notices'] as const
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

const KEY = 'mousekeep.settings'

/** What a guest is called until they say otherwise. Names that read in all our languages. */
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

/** Silent until somebody wishes for sound. */
export const sound = signal(oneOf(SWITCH, before.sound, 'off'))
export const volumes = {
  moves: volume(before.moves, 50),
  events: volume(before.events, 70),
  notices: volume(before.notices, 60),
} as const satisfies Record<(typeof SOUND_KINDS)[number], Signal<number>>
export const guest = signal(typeof before.guest === 'string' && before.guest !== '' ? before.guest : givenName())
/** Keys of one letter can be switched off: some speech programs press them. */
export const hasLetterKeys = signal(before.letterKeys !== false)

/** What a game brings along, by the name under which it is kept. */
const ofGames = signal<ReadonlyMap<string, Signal<boolean> | Signal<string>>>(new Map())

/** A switch of a game's own, kept with the other settings. */
export function flag(name: string, otherwise: boolean): Signal<boolean> {
  const given = before[name]
  const own = signal(typeof given === 'boolean' ? given : otherwise)
  ofGames.value = new Map([...ofGames.value, [name, own]])
  return own
}

/** One of a few, likewise a game's own. */
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
      // What belongs to a game that is not here now stays as it was.
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
/** The theme that is seen: the one chosen, or the device's own. */
export const shownTheme = computed(() => (theme.value === 'auto' ? (isDark.value ? 'dark' : 'light') : theme.value))
effect(() => {
  document.documentElement.dataset.theme = shownTheme.value
})

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 }
const calmness = matchMedia('(prefers-reduced-motion: reduce)')

/** By how much every motion is stretched; 0 for none at all. */
export const pace = (): number => FACTORS[speed.value]
const WAITS: Readonly<Record<(typeof PATIENCES)[number], number>> = { short: 0.4, usual: 1, long: 2.2 }

/** By how much every pause after somebody else's act is stretched. */
export const patience = (): number => WAITS[others.value]
/** Fades instead of travel. */
export const isCalm = (): boolean => calmness.matches
