import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'

/** What of a game was not made here, and so cannot be verified; and whether it counts for a campaign. */
export function Origin({ info: { campaign, kind, earlier } }: { info: TableInfo }): JSX.Element {
  return (
    <>
      {campaign?.brought === true && <p class="note">{say('campaign-brought')}</p>}
      {kind === 'custom' && <p class="note">{say('table-custom')}</p>}
      {earlier > 0 && <p class="note">{say('moved-here', { count: earlier })}</p>}
    </>
  )
}
