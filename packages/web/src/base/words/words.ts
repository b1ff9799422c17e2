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
  readonly say: Say = (key, params) => {
    const [name] = key.split('.')
    if (this.catalogue.value.has(name)) return this.catalogue.value.say(key, params)
    if (this.later === null || this.isWhole || app.catalogue.value.has(name))
      return (this.within?.say ?? say)(key, params)
    // It is fetched because it is wanted, and then the page is drawn anew.
    void this.whole()
    return ''
  }
  private readonly sources: Sources
  private readonly within: Words | null
  private readonly later: Sources | null
  /** What says more than they do, and was asked for. */
  private readonly fuller = new Map<Sources, Promise<void>>()
  /** How many of those the catalogue has. */
  private said = 0
  /** Whether what is said later has come. */
  private isWhole = false
  private loaded: Promise<void> | null = null

  /**
   * What it does not say itself those say within which it is spoken: a part of a game, its game. What nobody needs at
   * first may come later: when it is wanted, or with `whole`.
   */
  constructor(sources: Sources, { within, later }: { within?: Words; later?: Sources } = {}) {
    this.sources = sources
    this.within = within ?? null
    this.later = later ?? null
  }

  /** Has them ready in the language of the app, now and whenever another one is chosen. */
  async load(): Promise<void> {
    // Whoever asks a second time waits for the first.
    this.loaded ??= this.begin()
    await this.loaded
  }

  /** The same with what is said later. */
  async whole(): Promise<void> {
    await (this.later === null ? this.load() : this.also(this.later))
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
    // What is fuller says more than what is said later, whichever was asked for first.
    const asked = [...this.fuller.keys()].toSorted(
      (one, other) => Number(other === this.later) - Number(one === this.later),
    )
    const [{ sources }, ...more] = await Promise.all([this.sources, ...asked].map((each) => each[language]()))
    const fuller = more.flatMap((each) => each.sources)
    return () => {
      // One that was asked for later, and says more, may have been faster.
      if (language === this.catalogue.value.language && asked.length < this.said) return
      this.said = asked.length
      this.isWhole = asked.some((each) => each === this.later)
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
