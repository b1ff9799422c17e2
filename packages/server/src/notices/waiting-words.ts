import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tellWaiting } from '@mousekeep/games/waiting'
import { Catalogue } from '@mousekeep/text'

export const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const catalogues = new Map<string, Catalogue>()

/** What waits for somebody, in their language; null if there is nothing to say but that it is their turn. */
export function waitingText(game: string, language: Language, waiting: object): string | null {
  return tellWaiting(game, wordsOf(game, language), waiting)
}

/** Read when they are first needed. */
function wordsOf(game: string, language: Language): Catalogue {
  const key = `${game} ${language}`
  let words = catalogues.get(key)
  if (words === undefined) {
    const folder = new URL('.', import.meta.resolve(`@mousekeep/${game}/text/en.ftl`))
    const files = readdirSync(folder).filter((file) => file === `${language}.ftl` || file.endsWith(`.${language}.ftl`))
    const shared = fileURLToPath(import.meta.resolve(`@mousekeep/text/shared/${language}.ftl`))
    words = new Catalogue(
      language,
      [shared, ...files.map((file) => new URL(file, folder))].map((file) => readFileSync(file, 'utf8')),
    )
    catalogues.set(key, words)
  }
  return words
}
