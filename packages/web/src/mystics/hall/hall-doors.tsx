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
  /** Begins another campaign. */
  readonly onNew: () => void
}

/** Other ways from the hall: the chronicle, other campaigns, saving this one as a file, reading a file. */
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
            <button type="button" class="btn small" onClick={() => save(campaign)}>
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
              trouble.value = await readIn(currentTarget.files?.[0] ?? null)
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

/** Saves the campaign as a file. */
function save(campaign: SavedCampaign): void {
  const table = campaign.table === null ? null : savedTable(campaign.table)
  const text = writeFile({ campaign, table, ribbons: ribbonsOf(campaign.id) })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `mystics-${campaign.journey.chapter ?? 'end'}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Reads a file; says in a sentence what is wrong with it, or nothing if it is fine. */
async function readIn(file: File | null): Promise<string> {
  if (file === null) return ''
  const read = readFile(await file.text())
  if ('bad' in read) return bookSay(`file-${read.bad}`, { why: read.why })
  const { campaign, table, ribbons } = read
  if (table !== null && !saveTable(table)) return bookSay('file-no-room')
  keepRibbons(campaign.id, ribbons)
  keep(campaign)
  return ''
}
