import { useSignalEffect, type Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { language } from '../../base/settings.ts'
import { icon, type IconName } from '../art/icons.ts'
import { bookSay } from '../words/book.ts'
import { PACES, readingPace, ReadAloud } from './read-aloud.ts'

/** When one page was read aloud, the next one is too. */
let isReadingOn = false

interface ReadingBarProps {
  readonly paragraphs: readonly string[]
  /** The paragraph being read. */
  readonly spoken: Signal<number | null>
}

/** Reading aloud: start, pause, stop, and how fast. */
export function ReadingBar({ paragraphs, spoken }: ReadingBarProps): JSX.Element {
  const text = paragraphs.join('\n')
  const reader = useMemo(() => new ReadAloud(paragraphs, language.value), [text])
  useEffect(() => {
    if (isReadingOn && text !== '') void reader.start()
    return () => reader.stop()
  }, [reader])
  useSignalEffect(() => {
    spoken.value = reader.at.value
  })
  const state = reader.state.value
  const isReading = state === 'reading'
  const press = (): void => {
    isReadingOn = !isReading
    if (isReading) reader.pause()
    else void reader.start()
  }
  return (
    <div class="row reading-bar" role="group" aria-label={bookSay('aloud-label')} data-state={state}>
      <Press sign={isReading ? 'pause' : 'voice'} text={bookSay(labelOf(state))} onPress={press} />
      {(isReading || state === 'paused') && (
        <>
          <Press
            sign="cross"
            text={bookSay('aloud-stop')}
            onPress={() => {
              isReadingOn = false
              reader.stop()
            }}
          />
          <label>
            <span class="unseen">{bookSay('aloud-pace')}</span>
            <select
              value={readingPace.value}
              onChange={(event) => {
                const { value } = event.currentTarget
                readingPace.choose(PACES.find((each) => each === value) ?? 'usual')
                reader.again()
              }}
            >
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {bookSay(`aloud-${pace}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <span role="status">{state === 'no-voice' ? bookSay('aloud-no-voice') : ''}</span>
    </div>
  )
}

function labelOf(state: string): string {
  if (state === 'reading') return 'aloud-pause'
  return state === 'paused' ? 'aloud-go-on' : 'aloud-read'
}

function Press({ sign, text, onPress }: { sign: IconName; text: string; onPress: () => void }): JSX.Element {
  return (
    <button type="button" class="btn small" onClick={onPress}>
      <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign, 18))} />
      {text}
    </button>
  )
}
