import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { saveTable, savedTable } from '../../table/store.ts'
import { icon } from '../art/icons.ts'
import { keepRibbons, ribbonsOf } from '../story/ribbons.ts'
import { bookSay } from '../words/book.ts'
import { say } from '../words/words.ts'
import { readFile, writeFile } from './campaign-file.ts'
import { campaigns, keep } from './campaigns.ts'
import type { SavedCampaign } from './read-campaign.ts'

interface HallDoorsProps {
  readonly campaign: SavedCampaign | null
  /** A new campaign beside those that are there. */
  readonly onNew: () => void
}

/** Other ways from the hall: the chronicle, other campaigns, a file of this one, and one read in. */
export function HallDoors({ campaign, onNew }: HallDoorsProps): JSX.Element {
  const trouble = useSignal('')
  const [, ...others] = campaigns.value
  return (
    <section class="panel form doors">
      {campaign !== null && (
        <a class="btn wide" href="#/mystics/chronicle">
          <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('photograph', 20))} />
          {bookSay('chronicle-title')}
        </a>
      )}
      {others.map((other) => (
        <button key={other.id} type="button" class="btn wide" onClick={() => keep(other)}>
          {bookSay('hall-other', { people: other.people.join(', '), chapter: chapterOf(other) })}
        </button>
      ))}
      <div class="row">
        {campaign !== null && (
          <>
            <button type="button" class="btn small" onClick={onNew}>
              {say('hall-new')}
            </button>
            <button type="button" class="btn small" onClick={() => hand(campaign)}>
              {bookSay('file-keep')}
            </button>
          </>
        )}
        <label class="btn small file">
          {bookSay('file-read')}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={async ({ currentTarget }) => {
              trouble.value = await takeIn(currentTarget.files?.[0] ?? null)
              currentTarget.value = ''
            }}
          />
        </label>
      </div>
      {trouble.value !== '' && <p role="alert">{trouble.value}</p>}
    </section>
  )
}

function chapterOf({ journey }: SavedCampaign): string {
  return journey.chapter === null ? bookSay('hall-book-closed') : say(`chapter-${journey.chapter}`)
}

/** Hands the campaign out as a file. */
function hand(campaign: SavedCampaign): void {
  const table = campaign.table === null ? null : savedTable(campaign.table)
  const text = writeFile({ campaign, table, ribbons: ribbonsOf(campaign.id) })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `mystics-${campaign.journey.chapter ?? 'end'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Takes a file in; says in a sentence what is wrong with it, and nothing if it is well. */
async function takeIn(file: File | null): Promise<string> {
  if (file === null) return ''
  const read = readFile(await file.text())
  if ('bad' in read) return bookSay(`file-${read.bad}`, { why: read.why })
  const { campaign, table, ribbons } = read
  if (table !== null && !saveTable(table)) return bookSay('file-no-room')
  keepRibbons(campaign.id, ribbons)
  keep(campaign)
  return ''
}
