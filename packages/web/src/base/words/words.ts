import { Catalogue, type Params } from '@mousekeep/text'
import { batch, signal } from '@preact/signals'
import type { Language } from './languages.ts'

/** Where the sentences are, by language: each comes with its own script. */
export type Sources = Readonly<Record<Language, () => Promise<{ readonly sources: readonly string[] }>>>

/** Makes a sentence of a key. */
export type Say = (key: string, params?: Params) => string

let spoken: Language = 'en'

/**
 * What one part of the app has to say. Each part has a catalogue of its own, so that two games may use the same key
 * for different sentences. What is not in it is looked for among the words of the app.
 */
export class Words {
  /** The page is drawn anew when it changes. Nothing is said before the first one is there. */
  readonly catalogue = signal<Catalogue>(new Catalogue('en', []))
  readonly say: Say = (key, params) =>
    this.catalogue.value.has(key.split('.')[0])
      ? this.catalogue.value.say(key, params)
      : (this.within?.say ?? say)(key, params)
  private readonly sources: Sources
  private readonly within: Words | null
  /** What says more than they do, and was asked for. */
  private readonly fuller = new Map<Sources, Promise<void>>()
  /** How many of those the catalogue has. */
  private said = 0
  private loaded: Promise<void> | null = null

  /** What it does not say itself those say within which it is spoken: a part of a game, its game. */
  constructor(sources: Sources, within: Words | null = null) {
    this.sources = sources
    this.within = within
  }

  /** Has them ready in the language of the app, now and whenever another one is chosen. */
  async load(): Promise<void> {
    // Whoever asks a second time waits for the first.
    this.loaded ??= this.begin()
    await this.loaded
  }

  private async begin(): Promise<void> {
    inUse.add(this)
    await this.anew()
  }

  /** Has these ready besides, which say more under the same keys: from now on in every language. */
  async also(more: Sources): Promise<void> {
    if (!this.fuller.has(more))
      this.fuller.set(
        more,
        this.load().then(() => this.anew()),
      )
    await this.fuller.get(more)
  }

  private async anew(): Promise<void> {
    let language: Language
    let use: () => void
    do {
      language = spoken
      use = await this.fetch(language)
      // Somebody may have chosen another language in the meantime.
    } while (spoken !== language)
    use()
  }

  /** Fetches them; what it gives puts them to use. */
  async fetch(language: Language): Promise<() => void> {
    const asked = [...this.fuller.keys()]
    const [{ sources }, ...more] = await Promise.all([this.sources, ...asked].map((each) => each[language]()))
    const fuller = more.flatMap((each) => each.sources)
    return () => {
      // One that was asked for later, and says more, may have been faster.
      if (language === this.catalogue.value.language && asked.length < this.said) return
      this.said = asked.length
      this.catalogue.value = new Catalogue(language, sources, fuller)
    }
  }
}

const app = new Words({
  en: () => import('./en.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
  hu: () => import('./hu.ts'),
})
const inUse = new Set([app])

/** The app has these to say too, from now on. */
export const sayAlso = (more: Sources): Promise<void> => app.also(more)

/** The message in the language of the app. */
export function say(key: string, params?: Params): string {
  return app.catalogue.value.say(key, params)
}

export async function speak(language: Language): Promise<void> {
  spoken = language
  const fetched = await Promise.all([...inUse].map((words) => words.fetch(language)))
  // Somebody may have chosen another language in the meantime.
  if (spoken !== language) return
  batch(() => fetched.forEach((use) => use()))
  document.documentElement.lang = language
  document.title = say('app-name')
}
