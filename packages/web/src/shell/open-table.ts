import { saveTable } from '../table/store.ts'
import type { BotLevel, Holder } from '../table/seating.ts'
import { go } from './route.ts'

/** What is chosen on the first page. */
export interface Wish {
  readonly against: 'bots' | 'friends'
  readonly players: number
  readonly level: BotLevel
  readonly layout: 'hof' | 'mill'
  readonly target: number
  readonly name: string
}

/** Short enough to be read out. */
function randomWord(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return (number % 36 ** 5).toString(36).padStart(5, '0')
}

/** Who sits where: against bots the person has the first seat. */
export function seatsFor({ against, players, level, name }: Wish): Holder[] {
  return Array.from({ length: players }, (_, seat): Holder => {
    if (against === 'friends') return { who: 'person', name: '' }
    return seat === 0 ? { who: 'person', name } : { who: 'bot', level }
  })
}

/** Saves a new table, not yet begun, and goes there. */
export function openTable(wish: Wish): void {
  const seed = randomWord()
  const { players, layout, target } = wish
  const record = { game: 'castle', start: { seed, options: { players, layout, target } } }
  const id = `${seed}${randomWord()}`
  saveTable({ id, seats: seatsFor(wish), record, changed: Date.now(), isOver: false })
  go('table', id)
}
