import { useSignal } from '@preact/signals'
import { CHAPTER_IDS, PARTIES } from '@mousekeep/mystics/sheet'
import { isBehind, partyOf, recall, type Journey } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { guest } from '../../base/settings.ts'
import { Header } from '../../page/parts/header.tsx'
import { LearnLinks } from '../../page/parts/learn-links.tsx'
import { Sprite } from '../../page/sprite.tsx'
import { clock, CLOCK_BOX, HOUR_SIZE, hourAt, type Hour } from '../art/clock.ts'
import { mysticsSprite } from '../sprite.ts'
import { laterWithWords } from '../words/book.ts'
import { say, words } from '../words/words.ts'
import { begin, campaigns, forget } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'
import { ChapterPanel, OneChapter } from './chapter-panel.tsx'

/** The mice that go on next, or went to the end. */
function goersOf(journey: Journey): readonly string[] {
  return journey.chapter === null ? journey.party : partyOf(journey)
}

const HallDoors = laterWithWords(async () => (await import('./hall-doors.tsx')).HallDoors)

/** Whoever comes from the end of a chapter would otherwise see the middle of the page. */
const atTop = (): void => scrollTo(0, 0)

/** The hall with the Twelve-Clock: what has been, what is next, and what else there is. */
export function HallPage(): JSX.Element {
  const isNew = useSignal(false)
  useEffect(atTop, [])
  const [campaign] = isNew.value ? [] : campaigns.value
  const looked = useSignal<string | null>(null)
  const next = campaign?.journey.chapter ?? CHAPTER_IDS[0]
  const chapter = looked.value ?? next
  return (
    <div class="hall">
      <Sprite of={SPRITE} />
      <Header
        title={say('hall-title')}
        page="mystics"
        {...(campaign === undefined ? {} : { mode: say('hall-ours') })}
      />
      <main>
        <Clock
          goers={campaign === undefined ? PARTIES[CHAPTER_IDS[1]].usual : goersOf(campaign.journey)}
          hours={CHAPTER_IDS.map((id) => hourOf(id, campaign?.journey ?? null))}
          chapter={chapter}
          onLook={(id) => (looked.value = id)}
        />
        <div class="beside-clock">
          <LearnLinks game="mystics" but="rules" />
          {campaign === undefined && looked.value !== null && <OneChapter key={looked.value} chapter={looked.value} />}
          {campaign === undefined ? (
            <NewCampaign
              onBegun={() => {
                isNew.value = false
                looked.value = null
              }}
            />
          ) : (
            <ChapterPanel
              key={`${campaign.id} ${chapter}`}
              campaign={campaign}
              chapter={chapter}
              isNext={chapter === next}
            />
          )}
          {campaign !== undefined && <SoFar campaign={campaign} />}
          <HallDoors campaign={campaign ?? null} onNew={() => (isNew.value = true)} />
        </div>
      </main>
    </div>
  )
}

interface ClockProps {
  /** The mice in the snow. */
  readonly goers: readonly string[]
  readonly hours: readonly Hour[]
  readonly chapter: string
  readonly onLook: (chapter: string) => void
}

/** The Twelve-Clock, an hour for each chapter. */
function Clock({ goers, hours, chapter, onLook }: ClockProps): JSX.Element {
  return (
    <div class="clock">
      <svg
        viewBox={CLOCK_BOX}
        aria-hidden="true"
        dangerouslySetInnerHTML={drawn(clock(hours, Math.max(0, hours.indexOf('next')), goers))}
      />
      {CHAPTER_IDS.map((id, hour) => (
        <button
          key={id}
          type="button"
          class="hour"
          aria-pressed={id === chapter}
          aria-label={`${say(`chapter-${id}.night`)}: ${say(`chapter-${id}`)} (${say(`hour-${hours[hour]}`)})`}
          style={placeOf(hour)}
          onClick={() => onLook(id)}
        />
      ))}
    </div>
  )
}

const SPRITE = { catalogue: words, sprite: mysticsSprite }

function hourOf(id: string, journey: Journey | null): Hour {
  const tried = journey?.chronicle.findLast(({ chapter }) => chapter === id)
  if (tried !== undefined && isBehind(tried)) return tried.result === 'won' ? 'won' : 'left'
  return id === (journey?.chapter ?? CHAPTER_IDS[0]) ? 'next' : 'later'
}

/** Where the button of an hour lies over the drawing, in per cent. */
function placeOf(hour: number): { left: string; top: string; width: string; height: string } {
  const [left, top, width, height] = CLOCK_BOX.split(' ').map(Number)
  const [x, y] = hourAt(hour)
  return {
    left: `${((x - HOUR_SIZE - left) / width) * 100}%`,
    top: `${((y - HOUR_SIZE - top) / height) * 100}%`,
    width: `${((HOUR_SIZE * 2) / width) * 100}%`,
    height: `${((HOUR_SIZE * 2) / height) * 100}%`,
  }
}

/** Before the first chapter: who plays, and where the book begins. */
function NewCampaign({ onBegun }: { onBegun: () => void }): JSX.Element {
  const names = useSignal<readonly string[]>([guest.value])
  const isTaught = useSignal(true)
  return (
    <section class="panel form">
      <h2>{say('hall-new')}</h2>
      <p>{say('hall-new-how')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          begin(isTaught.value ? {} : { chapter: CHAPTER_IDS[1] }, names.value)
          onBegun()
        }}
      >
        <fieldset>
          <legend>{say('hall-players')}</legend>
          {names.value.map((name, i) => (
            <label key={i} class="row">
              <span class="unseen">{say('hall-player', { n: i + 1 })}</span>
              <input
                value={name}
                maxLength={24}
                required
                onInput={(event) => (names.value = names.value.with(i, event.currentTarget.value))}
              />
            </label>
          ))}
          <div class="row">
            {names.value.length < 4 && (
              <button
                type="button"
                class="btn small"
                onClick={() => (names.value = [...names.value, say('hall-player', { n: names.value.length + 1 })])}
              >
                {say('hall-more')}
              </button>
            )}
            {names.value.length > 1 && (
              <button type="button" class="btn small" onClick={() => (names.value = names.value.slice(0, -1))}>
                {say('hall-fewer')}
              </button>
            )}
          </div>
        </fieldset>
        <label class="row">
          <input
            type="checkbox"
            checked={isTaught.value}
            onChange={(event) => (isTaught.value = event.currentTarget.checked)}
          />
          {say('hall-with-prologue')}
        </label>
        <button class="btn go wide" type="submit">
          {say('hall-begin')}
        </button>
      </form>
    </section>
  )
}

/** The story so far in a few sentences, and other ways to go. */
function SoFar({ campaign }: { campaign: SavedCampaign }): JSX.Element {
  const isSure = useSignal(false)
  const told = recall(campaign.journey.chronicle)
  return (
    <section class="panel form">
      <h2>{say('hall-so-far')}</h2>
      {told.length === 0 && <p>{say('hall-nothing-yet')}</p>}
      <ol class="so-far">
        {told.map(({ chapter, title, sentences }) => (
          <li key={chapter}>
            <b>{say(title)}</b> {sentences.map((key) => say(key)).join(' ')}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          if (isSure.value) forget(campaign.id)
          isSure.value = !isSure.value
        }}
      >
        {say(isSure.value ? 'hall-forget-sure' : 'hall-forget')}
      </button>
    </section>
  )
}
