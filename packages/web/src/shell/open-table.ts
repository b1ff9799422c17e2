import { saveTable } from '../table/store.ts'
import { randomWord } from '../table/what-if.ts'
import type { BotLevel, Holder } from '../table/seating.ts'
import { go } from './route.ts'

/** What is chosen on the first page. */
export interface Wish {
  readonly against: 'bots' | 'friends' | 'online'
  readonly players: number
  readonly level: BotLevel
  readonly layout: 'hof' | 'mill'
  readonly target: number
  readonly name: string
}

/** Who sits where: against bots the person has the first seat. */
export function seatsFor({ against, players, level, name }: Wish): Holder[] {
  return Array.from({ length: players }, (_, seat): Holder => {
    if (against === 'friends') return { who: 'person', name: '' }
    return seat === 0 ? { who: 'person', name } : { who: 'bot', level }
  })
}

/** Opens a new table, not yet begun, and goes there; or says in a word why not. */
export async function openTable(wish: Wish): Promise<string | null> {
  const { against, players, layout, target } = wish
  const options = { players, layout, target }
  if (against === 'online') {
    const { openOnline } = await import('../online/open-online.ts')
    return openOnline('castle', options)
  }
  const seed = randomWord()
  const id = `${seed}${randomWord()}`
  const record = { game: 'castle', start: { seed, options } }
  saveTable({ id, seats: seatsFor(wish), record, changed: Date.now(), isOver: false })
  go('table', id)
  return null
}
