import { effect, signal, type Signal } from '@preact/signals'
import { isLanguage, languageFor, type Language } from '../words/languages.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
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
export const guest = signal(
  typeof before.guest === 'string' && before.guest !== ''
    ? before.guest
    : GUESTS[crypto.getRandomValues(new Uint32Array(1))[0] % GUESTS.length],
)
/** C7.1: what was once seen may be remembered; the drawing remembers only for those who ask. */
export const isMemoryShown = signal(before.memory === true)
/** Keys of one letter can be switched off: some speech programs press them. */
export const hasLetterKeys = signal(before.letterKeys !== false)

effect(() => {
  localStorage.setItem(
    KEY,
    JSON.stringify({
      language: language.value,
      theme: theme.value,
      speed: speed.value,
      sound: sound.value,
      moves: volumes.moves.value,
      events: volumes.events.value,
      notices: volumes.notices.value,
      guest: guest.value,
      memory: isMemoryShown.value,
      letterKeys: hasLetterKeys.value,
    }),
  )
})

const darkness = matchMedia('(prefers-color-scheme: dark)')
const isDark = signal(darkness.matches)
darkness.addEventListener('change', ({ matches }) => (isDark.value = matches))
effect(() => {
  const wanted = theme.value === 'auto' ? (isDark.value ? 'dark' : 'light') : theme.value
  document.documentElement.dataset.theme = wanted
})

const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 }
const calmness = matchMedia('(prefers-reduced-motion: reduce)')

/** By how much every motion is stretched; 0 for none at all. */
export const pace = (): number => FACTORS[speed.value]
/** Fades instead of travel. */
export const isCalm = (): boolean => calmness.matches
