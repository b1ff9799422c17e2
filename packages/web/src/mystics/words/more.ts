import type { ChapterId } from '@mousekeep/mystics/sheet'
import { useEffect } from 'preact/hooks'
import type { Language } from '../../base/words/languages.ts'
import type { Sources } from '../../base/words/words.ts'
import { partsOf, words } from './words.ts'

/** Words that a table leaves out until somebody wants to read them, each a script of its own. */

type Files = Readonly<Record<string, () => Promise<string>>>

const CARDS = of(import.meta.glob<string>('../../../../mystics/text/cards.*.ftl', { query: '?raw', import: 'default' }))
const BOOK = of(
  import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?raw', import: 'default' }),
)
const PARTS: Readonly<Record<ChapterId, Files>> = {
  prologue: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', {
    query: '?chapter=prologue',
    import: 'default',
  }),
  1: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=1', import: 'default' }),
  2: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=2', import: 'default' }),
  3: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=3', import: 'default' }),
  4: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=4', import: 'default' }),
  5: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=5', import: 'default' }),
  6: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=6', import: 'default' }),
  7: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=7', import: 'default' }),
  8: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=8', import: 'default' }),
  9: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=9', import: 'default' }),
  10: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=10', import: 'default' }),
  11: import.meta.glob<string>('../../../../mystics/text/chapters.*.ftl', { query: '?chapter=11', import: 'default' }),
}
const CHAPTERS = new Map(Object.entries(PARTS).map(([id, files]) => [id, of(files)]))

function of(files: Files): Sources {
  const inLanguage = (language: Language) => async () => {
    const path = Object.keys(files).find((each) => each.includes(`.${language}.ftl`)) ?? ''
    return { sources: [await files[path]()] }
  }
  return { en: inLanguage('en'), ru: inLanguage('ru'), fr: inLanguage('fr'), hu: inLanguage('hu') }
}

/** Loads a page together with all the words at a table and beside it. */
export async function withAllWords<Page>(load: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load, words.whole()])
  return page
}

/** Loads a page about many chapters, together with all their words. */
export async function withBook<Page>(load: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load, words.whole(), words.also(BOOK)])
  return page
}

/** Loads the goal and rules of this chapter; false while they are still coming. */
export function useChapterWords(chapter: string): boolean {
  const sources = CHAPTERS.get(chapter)
  useEffect(() => {
    if (sources !== undefined) void words.also(sources)
  }, [sources])
  return partsOf(`chapter-${chapter}`).includes('goal')
}

/** Loads the texts of the cards; whoever shows a card is drawn again when they have come. */
export function useCardWords(): void {
  useEffect(() => void words.also(CARDS), [])
}
