/** The languages of the app, each by its own name. */
export const LANGUAGES = { en: 'English', ru: 'Русский', fr: 'Français', hu: 'Magyar' } as const
export type Language = keyof typeof LANGUAGES

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag)
}

/** The first of the preferred languages that the app has; English if it has none of them. */
export function languageFor(wished: readonly string[]): Language {
  return wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}
