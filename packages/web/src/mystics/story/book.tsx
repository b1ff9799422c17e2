import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { device, readingMs } from '../../base/device.ts'
import { drawn } from '../../base/drawn.ts'
import { later } from '../../base/later.tsx'
import { Listed } from '../../base/listed.tsx'
import { bust } from '../art/figures/figure.ts'
import { icon } from '../art/icons.ts'
import { laterWithWords } from '../words/book.ts'
import { useChapterWords } from '../words/more.ts'
import { nameOf } from '../words/names.ts'
import { has, partsOf, say } from '../words/words.ts'
import { choiceAt, type StoryChoice } from './choices.ts'
import { openPassages, turn, type OpenPassage } from './open-passages.ts'
import { chapterIn, openBook, paragraphsOf, type Paragraph } from './passages.ts'
import { layRibbon, ribbonsOf } from './ribbons.ts'
import { titleOf } from './titles.ts'

const PassagePlate = later(async () => (await import('./plate.tsx')).PassagePlate)
const ReadingBar = laterWithWords(async () => (await import('./reading-bar.tsx')).ReadingBar)

export interface BookProps {
  /** Whose ribbons are in it: a campaign's, or those of a table with a single chapter. */
  readonly owner: string
  /** The party, and what it has won: they decide which lines are read (B9). */
  readonly party: readonly string[]
  readonly flags: readonly string[]
  /** The passages read in this chapter so far, in order. */
  readonly told: readonly string[]
  /** The ids of the chapter's rules that came with this passage. */
  readonly newRules?: readonly string[]
}

/** A page of the story, over the table: the only thing that covers the room. */
export function Book(props: BookProps): JSX.Element | null {
  const [open] = openPassages.value
  const chapter = open === undefined ? '' : chapterIn(open.passage)
  useEffect(() => {
    if (chapter !== '') void openBook(chapter)
  }, [chapter])
  return open === undefined ? null : <BookPage key={open.passage} open={open} {...props} />
}

function BookPage({ open, owner, party, flags, told, newRules = [] }: BookProps & { open: OpenPassage }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const spoken = useSignal<number | null>(null)
  const { passage, isAgain } = open
  const chapter = chapterIn(passage)
  useEffect(() => {
    dialog.current?.showModal()
    // The button to go on has the focus, but the page starts at its first word.
    if (dialog.current !== null) dialog.current.scrollTop = 0
  }, [])
  const paragraphs = paragraphsOf(passage, open.told?.party ?? party, open.told?.flags ?? flags)
  useEffect(() => {
    // At a shared screen nobody presses anything.
    if (device.value !== 'screen') return
    const timer = setTimeout(turn, readingMs(paragraphs.map(({ text }) => text).join(' ')))
    return () => clearTimeout(timer)
  }, [passage, paragraphs.length])
  const title = titleOf(passage)
  const choice = choiceAt(told, told.lastIndexOf(passage), optionsOf)
  return (
    <dialog
      ref={dialog}
      class="book"
      // Paper is light even at night, and so are the cards on it.
      data-theme="light"
      aria-labelledby="book-title"
      onCancel={(event) => {
        event.preventDefault()
        turn()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return
        event.preventDefault()
        turn()
      }}
    >
      <PassagePlate passage={passage} />
      <div class="leaf-of-book">
        <p class="night">
          {say(`chapter-${chapter}.night`)} · {say(`chapter-${chapter}`)}
        </p>
        <h2 id="book-title">{title}</h2>
        <ReadingBar paragraphs={paragraphs.map(({ text }) => text)} spoken={spoken} />
        <div class="passage" lang={document.documentElement.lang}>
          {paragraphs.map((paragraph, i) => (
            <ParagraphLine key={i} paragraph={paragraph} isSpoken={i === spoken.value} />
          ))}
        </div>
        {choice !== null && choice.chosen !== null && <Chosen choice={choice} />}
        {!isAgain && <NewRules chapter={chapter} rules={newRules} />}
        <PageFoot owner={owner} open={open} />
      </div>
    </dialog>
  )
}

/** A ribbon to find the page again, a way to read it later, and the way on. */
function PageFoot({ owner, open: { passage, isAgain } }: { owner: string; open: OpenPassage }): JSX.Element {
  const isMarked = ribbonsOf(owner).includes(passage)
  return (
    <div class="row page-foot">
      <button
        type="button"
        class="btn small"
        aria-pressed={isMarked}
        onClick={() => layRibbon(owner, passage, !isMarked)}
      >
        <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('ribbon', 18))} />
        {say('book-ribbon')}
      </button>
      {!isAgain && (
        <button
          type="button"
          class="btn small"
          onClick={() => {
            layRibbon(owner, passage, true)
            turn()
          }}
        >
          {say('book-later')}
        </button>
      )}
      <button type="button" class="btn go" autofocus onClick={turn}>
        {say(isAgain ? 'book-close' : 'book-go-on')}
      </button>
    </div>
  )
}

/** A paragraph, with the seal of the mouse that speaks it. The one being read aloud stays in sight. */
function ParagraphLine({ paragraph, isSpoken }: { paragraph: Paragraph; isSpoken: boolean }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null)
  const { text, by } = paragraph
  useEffect(() => {
    if (isSpoken) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isSpoken])
  return (
    <p ref={line} class={by === null ? undefined : 'line'} aria-current={isSpoken ? 'true' : undefined}>
      {by !== null && (
        <span class="face" role="img" aria-label={nameOf(by)} dangerouslySetInnerHTML={drawn(bust(by))} />
      )}
      {text}
    </p>
  )
}

/** The answers to one of the chapter's own questions. */
function optionsOf(asked: string): readonly string[] {
  return has(`ask-${asked}`) ? partsOf(`ask-${asked}`) : []
}

/** What was asked here, and what the party answered. */
function Chosen({ choice: { asked, options, chosen } }: { choice: StoryChoice }): JSX.Element {
  return (
    <div class="note-in-book">
      <b>{say(`ask-${asked}`)}</b>
      <ul class="chosen">
        {options.map((option) => (
          <li key={option} data-chosen={option === chosen}>
            <span
              role="img"
              aria-label={say(option === chosen ? 'book-chosen' : 'book-not-chosen')}
              dangerouslySetInnerHTML={drawn(icon(option === chosen ? 'tick' : 'more', 16))}
            />
            {say(`ask-${asked}.${option}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What holds from now on, in plain words, so that nobody loses by skipping the story. */
function NewRules({ chapter, rules }: { chapter: string; rules: readonly string[] }): JSX.Element | null {
  const isTold = useChapterWords(chapter)
  const keys = rules.map((rule) => `rule-${rule.replace('.', '-')}`).filter(has)
  if (keys.length === 0 || !isTold) return null
  return (
    <div class="note-in-book">
      <b>{say('book-from-now-on')}</b>
      {[...new Set(keys)].map((key) => (
        <p key={key}>
          <b>{say(key)}.</b> <Listed text={say(`${key}.text`)} />
        </p>
      ))}
    </div>
  )
}
