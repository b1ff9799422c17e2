import { Catalogue, type Params } from '@mousekeep/text'
import { signal } from '@preact/signals'
import type { Language } from './languages.ts'

type Source = () => Promise<{ readonly sources: readonly string[] }>

const SOURCES: Readonly<Record<Language, Source>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
}

/** Words that only one part of the app needs; they come with it. */
export type MoreWords = Readonly<Record<Language, () => Promise<{ readonly default: string }>>>

const more = new Set<MoreWords>()
let spoken: Language = 'en'

/** The catalogue in use; the page is drawn anew when it changes. Nothing is drawn before the first one is there. */
export const catalogue = signal<Catalogue>(new Catalogue('en', []))

/** The message in the language of the app. */
export function say(key: string, params?: Params): string {
  return catalogue.value.say(key, params)
}

export async function speak(language: Language): Promise<void> {
  spoken = language
  const [{ sources }, ...extra] = await Promise.all([
    SOURCES[language](),
    ...[...more].map((words) => words[language]()),
  ])
  // Somebody may have chosen another language in the meantime.
  if (spoken !== language) return
  catalogue.value = new Catalogue(language, [...sources, ...extra.map((file) => file.default)])
  document.documentElement.lang = language
  document.title = say('app-name')
}

/** Adds these words to the language in use, and to every one chosen later. */
export async function alsoSpeak(words: MoreWords): Promise<void> {
  if (more.has(words)) return
  more.add(words)
  await speak(spoken)
}
