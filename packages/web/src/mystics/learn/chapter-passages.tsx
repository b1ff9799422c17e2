import { passageKey } from '@mousekeep/mystics/box'
import { tellPassage, type Catalogue } from '@mousekeep/text'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { language } from '../../base/settings.ts'
import { campaigns } from '../hall/campaigns.ts'
import { storyOf } from '../story/passages.ts'
import { has } from '../words/words.ts'
import { partPassages } from './read-passages.ts'
import { say } from './words/words.ts'

interface Shown {
  readonly story: Catalogue
  readonly isAll: boolean
}

/** The passages of a chapter, beside its rules. Those not yet read on this device are shown only on request. */
export function ChapterPassages({ chapter }: { readonly chapter: string }): JSX.Element {
  const shown = useSignal<Shown | null>(null)
  const chronicle = campaigns.value.flatMap(({ journey }) => journey.chronicle)
  const { read, unread } = partPassages(chapter, chronicle)
  const show = (isAll: boolean): void => {
    void storyOf(chapter, language.value).then((story) => (shown.value = story === null ? null : { story, isAll }))
  }
  const told = shown.value?.isAll === true ? [...read, ...unread] : read
  return (
    <div class="passages">
      <div class="row">
        {read.length > 0 && (
          <button type="button" class="btn small" onClick={() => show(false)}>
            {say('passages-read', { count: read.length })}
          </button>
        )}
        {unread.length > 0 && (
          <button type="button" class="btn small" onClick={() => show(true)}>
            {say('passages-unread', { count: unread.length })}
          </button>
        )}
      </div>
      {shown.value !== null &&
        told.map((passage) => <Passage key={passage} story={shown.value?.story} passage={passage} chapter={chapter} />)}
    </div>
  )
}

interface PassageProps {
  readonly story: Catalogue | undefined
  readonly chapter: string
  readonly passage: string
}

function Passage({ story, chapter, passage }: PassageProps): JSX.Element | null {
  const key = passageKey(`${chapter} ${passage}`)
  if (story === undefined || !story.has(key)) return null
  return (
    <section class="passage-read">
      {has(`side-${passage}`) && <h3>{say(`side-${passage}`)}</h3>}
      {tellPassage(story, key, () => true).map((paragraph, i) => (
        <p key={i}>{paragraph}</p>
      ))}
    </section>
  )
}
