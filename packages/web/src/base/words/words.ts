import { Catalogue, type Params } from '@mousekeep/text'
import { batch, signal } from '@preact/signals'
import type { Language } from './languages.ts'

/** Where the sentences are, by language: each language has its own script. */
export type Sources = Readonly<Record<Language, () => Promise<{ readonly sources: readonly string[] }>>>

/** Gives the sentence for a key. */
export type Say = (key: string, params?: Params) => string

let spoken: Language = 'en'

/**
 * The sentences of one part of the app. Each part has its own catalogue, so that two games may use one key for
 * different sentences. A key that a part does not have is looked up in the app's own catalogue.
 */
export class Words {
  /** The page is drawn again when this changes. Until the first catalogue has come, nothing is said. */
  readonly catalogue = signal<Catalogue>(new Catalogue('en', []))
  readonly say: Say = (key, params) => {
    const [name] = key.split('.')
    if (this.catalogue.value.has(name)) return this.catalogue.value.say(key, params)
    if (this.later === null || this.isWhole || app.catalogue.value.has(name))
      return (this.within?.say ?? say)(key, params)
    // Somebody wants it now: fetch it, and the page is drawn again when it is here.
    void this.whole()
    return ''
  }
  private readonly sources: Sources
  private readonly within: Words | null
  private readonly later: Sources | null
  /** The fuller catalogues that were asked for; they say more under the same keys. */
  private readonly fuller = new Map<Sources, Promise<void>>()
  /** How many of those are in the catalogue now. */
  private said = 0
  /** Whether the later part has come. */
  private isWhole = false
  private loaded: Promise<void> | null = null

  /**
   * A key that is missing here is looked up in `within`, as that of a part of a game is in its game. `later` holds what
   * is not needed at first; it comes when one of its keys is wanted, or with `whole`.
   */
  constructor(sources: Sources, { within, later }: { within?: Words; later?: Sources } = {}) {
    this.sources = sources
    this.within = within ?? null
    this.later = later ?? null
  }

  /** Loads the sentences in the language of the app, and again whenever that changes. */
  async load(): Promise<void> {
    // A second caller waits for the first load.
    this.loaded ??= this.begin()
    await this.loaded
  }

  /** The same, including the later part. */
  async whole(): Promise<void> {
    await (this.later === null ? this.load() : this.also(this.later))
  }

  private async begin(): Promise<void> {
    inUse.add(this)
    await this.anew()
  }

  /** Adds fuller sentences under the same keys, from now on in every language. */
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

  /** Fetches the sentences, and gives the function that puts them to use. */
  async fetch(language: Language): Promise<() => void> {
    // Fuller sentences win over the later part, whichever was asked for first.
    const asked = [...this.fuller.keys()].toSorted(
      (one, other) => Number(other === this.later) - Number(one === this.later),
    )
    const [{ sources }, ...more] = await Promise.all([this.sources, ...asked].map((each) => each[language]()))
    const fuller = more.flatMap((each) => each.sources)
    return () => {
      // A fetch that began later, and has more, may have finished first.
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

/** Adds sentences to the app's own catalogue. */
export const sayAlso = (more: Sources): Promise<void> => app.also(more)

/** The sentence for a key, in the language of the app. */
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
