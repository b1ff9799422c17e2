import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { icon } from '../art/icons.ts'
import { bookSay } from '../words/book.ts'
import { say } from '../words/words.ts'
import { readAgain, type OpenPassage } from './open-passages.ts'
import { openBook, paragraphsOf } from './passages.ts'
import { layRibbon, ribbonsOf } from './ribbons.ts'
import { titleOf } from './titles.ts'

export interface StoryLeafProps {
  readonly owner: string
  readonly chapter: string
  /** In the order in which they were read. */
  readonly told: readonly string[]
  readonly party: readonly string[]
  readonly flags: readonly string[]
  /** If the chapter was read to another party, as at a table that is over. */
  readonly as?: OpenPassage['told']
}

/** Every page of the chapter that was read so far, to be read again, those with a ribbon first. */
export function StoryLeaf({ owner, chapter, told, party, flags, as }: StoryLeafProps): JSX.Element {
  useEffect(() => void openBook(chapter), [chapter])
  const ribbons = ribbonsOf(owner)
  const passages = [...new Set(told)]
  const marked = passages.filter((passage) => ribbons.includes(passage))
  const others = passages.filter((passage) => !ribbons.includes(passage))
  return (
    <section class="panel story-leaf" aria-label={`${say('leaf-story')}: ${say(`chapter-${chapter}`)}`}>
      <h2>{bookSay('story-title')}</h2>
      <ol>
        {[...marked, ...others].map((passage) => {
          const isMarked = ribbons.includes(passage)
          const title = titleOf(passage, paragraphsOf(passage, party, flags)[0]?.text ?? '')
          return (
            <li key={passage}>
              <button type="button" class="plain" onClick={() => readAgain(passage, as)}>
                {title}
              </button>
              <button
                type="button"
                class="ribbon"
                aria-pressed={isMarked}
                aria-label={bookSay('book-ribbon-at', { title })}
                onClick={() => layRibbon(owner, passage, !isMarked)}
              >
                <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('ribbon', 18))} />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
