import { go } from '../../base/route.ts'
import { guest } from '../../base/settings.ts'
import { randomWord } from '../../base/random-word.ts'
import { saveTable } from '../../table/store.ts'

/** Opens a single chapter on this device, all mice for one person, and goes there. */
export function openChapter(options: object): void {
  const seed = randomWord()
  const id = `${seed}${randomWord()}`
  saveTable({
    id,
    seats: [{ who: 'person', name: guest.value }],
    record: { game: 'mystics', start: { seed, options } },
    changed: Date.now(),
    isOver: false,
  })
  go('table', id)
}
