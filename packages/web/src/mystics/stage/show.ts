import type { Mystics } from '@mousekeep/mystics'
import { effect } from '@preact/signals'
import type { Motion } from '../../desk/desk.ts'
import { telling } from '../../base/settings.ts'
import type { MysticsDesk } from '../choosing.ts'
import { read } from '../story/open-passages.ts'
import { partsOf } from './beats.ts'

export { animate } from './animate.ts'

/** Shows what happened: figures move, blows are told, passages are read. It can be skipped, except for the passages. */
export async function show(motion: Motion<Mystics>, desk: MysticsDesk): Promise<void> {
  const { stage, scene } = desk.choosing
  const { before, events, isOthers, isAgain } = motion
  const isOurs = (card: string): boolean => desk.table.seats.value[before.seats[card]]?.who === 'person'
  const stop = effect(() => {
    const beat = stage.beat.value
    if (beat === null) return
    scene.value = beat.view
    desk.caption.value = beat.isTheirs || beat.events[0]?.type === 'stepped' ? '' : beat.text
  })
  for (const part of partsOf({ before, events, isOurs, isOthers, isAgain, pace: telling.value })) {
    if ('passage' in part) await read([part.passage], before.rules)
    // Beats without time are not seen: the table is shown at once as it is after them.
    else if (desk.motion.value === motion) await stage.play(part.beats.filter(({ ms }) => ms !== 0))
  }
  stop()
  desk.caption.value = ''
  scene.value = null
}
