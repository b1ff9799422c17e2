import { useSignal } from '@preact/signals'
import { findChapter, fittingParty, partiesFor } from '@mousekeep/mystics/box'
import { noticesOf, partyOf, prepare, type Journey } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { later } from '../../base/later.tsx'
import { bust } from '../art/figures/figure.ts'
import { beside } from '../words/beside.ts'
import { laterWithWords } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { AfterDefeat } from './after-defeat.tsx'
import { Bench } from './bench.tsx'
import { keep } from './campaigns.ts'
import { DifficultyChoice } from './difficulty-choice.tsx'
import type { SavedCampaign } from './read-campaign.ts'
import { openChapter } from './open-chapter.ts'
import { setOut } from './set-out.ts'

const Plate = later(async () => (await import('../story/plate.tsx')).Plate)
const FirstAbilities = laterWithWords(async () => (await import('./first-abilities.tsx')).FirstAbilities)

interface ChapterPanelProps {
  readonly campaign: SavedCampaign
  readonly chapter: string
  readonly isNext: boolean
}

/** A chapter beside the clock: what it is about, who goes, how hard it is; and the way in. */
export function ChapterPanel({ campaign, chapter, isNext }: ChapterPanelProps): JSX.Element {
  const { journey } = campaign
  if (!isNext) return <OneChapter chapter={chapter} />
  return (
    <section class="panel form chapter-panel">
      <p class="night">{say(`chapter-${chapter}.night`)}</p>
      <h2>{say(`chapter-${chapter}`)}</h2>
      <p class="hook">{say(`chapter-${chapter}.hook`)}</p>
      {journey.stage === 'lost' && <AfterDefeat campaign={campaign} />}
      {journey.stage === 'between' && campaign.table === null && <Party campaign={campaign} />}
      {journey.stage !== 'lost' && (
        <div class="way-in">
          <button type="button" class="btn go wide" onClick={() => setOut(campaign)}>
            {say(campaign.table === null ? 'hall-set-out' : 'hall-go-on')}
          </button>
        </div>
      )}
    </section>
  )
}

/** A chapter to be played by itself, with its picture: of the campaign it is another hour, or there is none yet. */
export function OneChapter({ chapter }: { readonly chapter: string }): JSX.Element {
  return (
    <section class="panel form chapter-panel">
      <Plate chapter={chapter} light="begin" shape="banner" />
      <p class="night">{say(`chapter-${chapter}.night`)}</p>
      <h2>{say(`chapter-${chapter}`)}</h2>
      <p class="hook">{say(`chapter-${chapter}.hook`)}</p>
      <p>{say('hall-one-how')}</p>
      <button type="button" class="btn wide" onClick={() => openChapter({ chapter, asks: 'what-matters' })}>
        {say('hall-one')}
      </button>
    </section>
  )
}

/** M3.1: who goes, who plays each mouse, and how hard it should be. */
function Party({ campaign }: { campaign: SavedCampaign }): JSX.Element {
  const { journey } = campaign
  const chapter = findChapter(journey.chapter ?? '')
  const parties = partiesFor(chapter)
  const party = partyOf(journey)
  const isOpen = useSignal(false)
  const able = [...new Set(parties.flat())]
  const change = (changes: {
    readonly party?: readonly string[]
    readonly difficulty?: Journey['difficulty']
  }): void => {
    const next = prepare(journey, changes)
    if (!('code' in next)) keep({ ...campaign, journey: next })
  }
  /** Puts the mouse in the place of the first one that may stay behind. */
  const swap = (mouse: string): void => {
    const required = [...(chapter.party.required ?? []), mouse]
    const wanting = { ...chapter, party: { ...chapter.party, required } }
    change({ party: fittingParty(wanting, party, journey.campaign.abilities) })
  }
  return (
    <>
      <fieldset class="company">
        <legend>{say('hall-party')}</legend>
        {party.map((mouse, i) => (
          <MouseOf key={mouse} mouse={mouse} campaign={campaign} at={i} />
        ))}
        {able.length > party.length && (
          <button
            type="button"
            class="btn small"
            aria-expanded={isOpen.value}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {say('hall-change')}
          </button>
        )}
        <p class="how">{say('hall-tap-next')}</p>
      </fieldset>
      {noticesOf(journey).map((notice) => (
        <p key={JSON.stringify(notice)} class="party-note">
          {beside.notice(notice)}
        </p>
      ))}
      {isOpen.value && <Bench mice={able.filter((mouse) => !party.includes(mouse))} onPick={swap} />}
      <FirstAbilities campaign={campaign} />
      <DifficultyChoice value={journey.difficulty} onPick={(difficulty) => change({ difficulty })} />
    </>
  )
}

interface MouseOfProps {
  readonly mouse: string
  readonly campaign: SavedCampaign
  readonly at: number
}

/** A mouse that goes, and who plays it: a tap chooses the next person. */
function MouseOf({ mouse, campaign, at }: MouseOfProps): JSX.Element {
  const { people, owners } = campaign
  const owner = owners[mouse] ?? at % people.length
  const who = owner < 0 || owner >= people.length ? say('hall-bot') : people[owner]
  const next = owner + 1 >= people.length ? -1 : owner + 1
  return (
    <button
      type="button"
      class="mouse-of"
      onClick={() => keep({ ...campaign, owners: { ...owners, [mouse]: owner < 0 ? 0 : next } })}
    >
      <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
      <b>{nameOf(mouse)}</b>
      <small>{who}</small>
    </button>
  )
}
