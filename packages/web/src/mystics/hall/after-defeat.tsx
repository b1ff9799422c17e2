import { useSignal } from '@preact/signals'
import { CHAPTER_IDS } from '@mousekeep/mystics/sheet'
import { goOn, retry, type Journey } from '@mousekeep/mystics/campaign'
import type { JSX } from 'preact'
import { Keeping } from '../end/keeping.tsx'
import { say } from '../words/words.ts'
import { keep } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'

/**
 * M23.3: the same chapter again, or on at the price of a stroke (B7); only then a card to keep for each mouse (M24.2).
 */
export function AfterDefeat({ campaign }: { campaign: SavedCampaign }): JSX.Element {
  const isGoingOn = useSignal(false)
  const { journey } = campaign
  const choose = (
    next: Journey | { readonly code: string },
    kept: Readonly<Record<string, string>> | null = null,
  ): void => {
    if ('code' in next) return
    const { scraps } = campaign
    const last = scraps.at(-1)
    // The lost chapter's page in the scrap-book shows what was kept.
    const pasted = last === undefined || kept === null ? scraps : [...scraps.slice(0, -1), { ...last, kept }]
    keep({ ...campaign, journey: next, table: null, scraps: pasted })
  }
  // The prologue is a lesson, and simply begins again.
  const mayGoOn = journey.chapter !== CHAPTER_IDS[0]
  return (
    <>
      <p>
        <b>{say('over-lost')}</b> {mayGoOn && say('hall-price', { strokes: journey.campaign.strokes })}
      </p>
      <div class="row">
        <button type="button" class="btn go" onClick={() => choose(retry(journey))}>
          {say('hall-retry')}
        </button>
        {mayGoOn && !isGoingOn.value && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              if (Object.keys(journey.keepable).length === 0) choose(goOn(journey, {}))
              else isGoingOn.value = true
            }}
          >
            {say('hall-go-on-lost')}
          </button>
        )}
      </div>
      {isGoingOn.value && (
        <Keeping
          keepable={journey.keepable}
          done={say('hall-go-on-lost')}
          onDone={(kept) => choose(goOn(journey, kept), kept)}
        />
      )}
    </>
  )
}
