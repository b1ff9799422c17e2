import { useSignal } from '@preact/signals'
import type { MysticsView } from '@mousekeep/mystics/box'
import { endedIn, keepableIn, momentsOf } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { go, route } from '../../base/route.ts'
import type { MysticsDesk } from '../choosing.ts'
import { overText } from '../column/prompt.tsx'
import { Photo, Undeveloped } from '../chronicle/photo.tsx'
import type { Photograph } from '../chronicle/scrap.ts'
import { takePhotographs } from '../chronicle/take-photographs.ts'
import { campaignAt } from '../hall/campaigns.ts'
import type { SavedCampaign } from '../hall/read-campaign.ts'
import { Plate } from '../story/plate.tsx'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import { has, say } from '../words/words.ts'
import { closeCampaignChapter, pasteIn } from './close-chapter.ts'
import { Keeping } from './keeping.tsx'
import { leftAt } from './left.ts'

interface ChapterEndProps {
  readonly desk: MysticsDesk
  readonly view: MysticsView
}

/** A chapter of a campaign is over: its picture, what was won and is remembered, photographs, and the way on. */
export function ChapterEnd({ desk, view }: ChapterEndProps): JSX.Element | null {
  const campaign = campaignAt(route.value.about)
  const at = `${route.value.about} ${desk.table.shown.value?.plays}`
  if (view.over === null || campaign === null || leftAt.value === at || desk.motion.value !== null) return null
  return <EndPage desk={desk} view={view} over={view.over} campaign={campaign} onLeave={() => (leftAt.value = at)} />
}

interface EndPageProps extends ChapterEndProps {
  readonly over: 'won' | 'lost'
  readonly campaign: SavedCampaign
  readonly onLeave: () => void
}

function EndPage({ desk, view, over, campaign, onLeave }: EndPageProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const photographs = useSignal<readonly Photograph[] | null>(null)
  const taking = useRef<Promise<readonly Photograph[]>>(Promise.resolve([]))
  const { table } = desk
  useEffect(() => {
    dialog.current?.showModal()
    if (dialog.current !== null) dialog.current.scrollTop = 0
    const record = table.shown.value?.record ?? null
    if (record === null) return
    const eventsByPlay = table.eventsByPlay.value
    taking.current = takePhotographs({ seats: table.seats.value, record }, eventsByPlay)
    void taking.current.then((taken) => (photographs.value = taken))
  }, [])
  return (
    <dialog ref={dialog} class="book end" data-theme="light" aria-labelledby="end-title" onCancel={onLeave}>
      <Plate chapter={view.chapter ?? ''} light={over} shape="banner" />
      <div class="leaf-of-book">
        <p class="night">{say(`chapter-${view.chapter}`)}</p>
        <h2 id="end-title" tabIndex={-1} autofocus>
          {overText(desk, over)}
        </h2>
        <Won desk={desk} />
        <Remembered view={view} campaign={campaign} />
        <div class="photos" role="group" aria-label={bookSay('photos-label')} tabIndex={0}>
          {/* Their frames from the beginning, so that nothing below moves under somebody's finger when they come. */}
          {photographs.value?.map((photograph, i) => <Photo key={i} photograph={photograph} />) ??
            momentsOf(table.eventsByPlay.value).map((_, i) => <Undeveloped key={i} />)}
        </div>
        <Keeping
          keepable={over === 'lost' ? {} : keepableIn(endedIn(view))}
          done={say(over === 'lost' ? 'end-to-hall-lost' : 'end-to-hall')}
          onDone={(kept) => {
            onLeave()
            closeCampaignChapter(campaign, desk, view, kept)
            // For those who go on at once, the photographs appear in the chronicle a moment later.
            void taking.current.then((taken) => pasteIn(campaign, taken))
            go('mystics', 'hall')
          }}
        />
        <button type="button" class="btn small" onClick={onLeave}>
          {say('end-look')}
        </button>
      </div>
    </dialog>
  )
}

/** The achievements of the chapter, and whose they are. */
function Won({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const won = desk.table.eventsByPlay.value.flat().flatMap((event) => (event.type === 'achieved' ? [event] : []))
  if (won.length === 0) return null
  return (
    <div class="note-in-book">
      <b>{bookSay('end-achieved')}</b>
      <ul>
        {won.map(({ what, who }, i) => (
          <li key={i}>
            {who === null ? nameOf(what) : bookSay('end-achieved-by', { what: nameOf(what), who: nameOf(who) })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the story will remember, in its own words. */
function Remembered({ view, campaign }: { view: MysticsView; campaign: SavedCampaign }): JSX.Element | null {
  const before = campaign.journey.campaign.flags
  const won = view.flags.filter((flag) => !before.includes(flag) && has(`flag-${flag}`))
  if (won.length === 0) return null
  return (
    <div class="note-in-book">
      <b>{say('end-remembered')}</b>
      {won.map((flag) => (
        <p key={flag}>{say(`flag-${flag}.recap`)}</p>
      ))}
    </div>
  )
}
