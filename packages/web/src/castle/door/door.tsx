import { guest } from '../../base/settings.ts'
import { seatsFor, type GameDoor } from '../../page/door.ts'
import { comingSprite } from '../../page/coming-sprite.ts'
import { CHEESES, TEAMS, type Cheese } from '../art/names.ts'
import { Portrait } from '../art/portrait.tsx'
import { NewTable } from './new-table.tsx'
import { PuzzlesLink } from './puzzles-link.tsx'
import { Scene } from './scene.tsx'
import { say, words } from '../words/words.ts'
import '../styles/door.css'

function letters(): Readonly<Record<Cheese, string>> {
  const none = { blue: '', braid: '', emmental: '', gouda: '', halloumi: '', neufchatel: '', provolone: '' }
  return { ...none, ...Object.fromEntries(CHEESES.map((cheese) => [cheese, say(`letter-${cheese}`)])) }
}

const doorSprite = comingSprite(async () => (await import('../art/door-sprite.ts')).doorSprite)

/** Castle on the first page. */
export const castleDoor: GameDoor = {
  id: 'castle',
  catalogue: words,
  title: () => say('castle-title'),
  about: () => say('home-what'),
  sprite: () => {
    const signs = { teams: TEAMS.map((_, seat) => say(`team-letter-${seat}`)), cheeses: letters() }
    return doorSprite()?.(signs) ?? ''
  },
  Picture: Scene,
  Start: NewTable,
  Beside: PuzzlesLink,
  Portrait,
  now: () => ({
    options: { players: 2 },
    seats: seatsFor({ against: 'bots', players: 2, level: 'normal', name: guest.value }),
  }),
  lesson: { kept: 'mousekeep.lesson' },
}
