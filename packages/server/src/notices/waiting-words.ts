import { kept } from '@mousekeep/engine'
import { tellWaiting } from '@mousekeep/games/waiting'
import { Catalogue } from '@mousekeep/text'
import { textsIn } from '@mousekeep/text/files'

export const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const catalogues = new Map<string, Catalogue>()

/** What waits for somebody, in their language; null if there is nothing to say but that it is their turn. */
export function waitingText(game: string, language: Language, waiting: object): string | null {
  return tellWaiting(game, wordsOf(game, language), waiting)
}

/** Read when they are first needed. */
function wordsOf(game: string, language: Language): Catalogue {
  return kept(catalogues, `${game} ${language}`, () => {
    const folders = ['text/shared', `${game}/text`]
    const texts = folders.flatMap((each) =>
      textsIn(new URL('.', import.meta.resolve(`@mousekeep/${each}/en.ftl`)), language),
    )
    return new Catalogue(language, texts)
  })
}
