import type { Mystics } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { route } from '../../base/route.ts'
import type { Around } from '../../page/around.ts'
import { Ending as UsualEnding } from '../../page/usual-table.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { campaignIdAt } from '../hall/campaign-at.ts'
import { say } from '../words/words.ts'
import { leftAt } from './left.ts'

/** Below the last word of a chapter. In a campaign it leads to the end of the chapter, and so to the next hour. */
export function Ending({ desk, around }: { desk: MysticsDesk; around: Around }): JSX.Element {
  const over = desk.view.value?.over
  if (campaignIdAt(route.value.about) === null) return <UsualEnding<Mystics> desk={desk} around={around} />
  return (
    <div class="actions">
      <button type="button" class="btn row-button" onClick={() => desk.table.look(0)}>
        {say('end-look-back')}
      </button>
      <button type="button" class="btn row-button" onClick={() => desk.undo()}>
        {say('do-undo')}
      </button>
      <button type="button" class="btn go" onClick={() => (leftAt.value = null)}>
        {say(over === 'lost' ? 'end-to-hall-lost' : 'end-to-hall')}
      </button>
    </div>
  )
}
