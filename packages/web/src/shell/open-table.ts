import { randomWord } from '../base/random-word.ts'
import { go } from '../base/route.ts'
import type { Wish } from '../page/door.ts'
import { saveTable } from '../table/store.ts'

/** Opens a new table and goes there; or says in a word why it cannot. */
export async function openTable(game: string, { options, seats, clock = null }: Wish): Promise<string | null> {
  if (seats === 'online') {
    const { openOnline } = await import('../online/open-online.ts')
    return openOnline(game, options, clock)
  }
  const seed = randomWord()
  const id = `${seed}${randomWord()}`
  saveTable({ id, seats, record: { game, start: { seed, options } }, changed: Date.now(), isOver: false })
  go('table', id)
  return null
}
