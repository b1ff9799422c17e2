import { Catalogue, type Params } from '@mousekeep/text'
import { signal } from '@preact/signals'
import type { Language } from './languages.ts'

const SOURCES: Readonly<Record<Language, () => Promise<{ readonly sources: readonly string[] }>>> = {
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
}

/** The catalogue in use; the page is drawn anew when it changes. Nothing is drawn before the first one is there. */
export const catalogue = signal<Catalogue>(new Catalogue('en', []))

/** The message in the language of the app. */
export function say(key: string, params?: Params): string {
  return catalogue.value.say(key, params)
}

export async function speak(language: Language): Promise<void> {
  const { sources } = await SOURCES[language]()
  catalogue.value = new Catalogue(language, sources)
  document.documentElement.lang = language
  document.title = say('app-name')
}
