import { guest } from '../../base/settings.ts'
import { seatsFor, type GameDoor } from '../../page/door.ts'
import { CHEESES, type Cheese } from '../art/cheeses.ts'
import { TEAMS } from '../art/mice.ts'
import { Portrait } from '../art/portrait.tsx'
import { doorSprite } from '../art/sprite.ts'
import { NewTable } from './new-table.tsx'
import { PuzzlesLink } from './puzzles-link.tsx'
import { Scene } from './scene.tsx'
import { say, words } from '../words/words.ts'
import '../styles/door.css'

function letters(): Readonly<Record<Cheese, string>> {
  const none = { blue: '', braid: '', emmental: '', gouda: '', halloumi: '', neufchatel: '', provolone: '' }
  return { ...none, ...Object.fromEntries(CHEESES.map((cheese) => [cheese, say(`letter-${cheese}`)])) }
}

/** Castle on the first page. */
export const castleDoor: GameDoor = {
  id: 'castle',
  catalogue: words,
  title: () => say('castle-title'),
  about: () => say('home-what'),
  sprite: () => doorSprite({ teams: TEAMS.map((_, seat) => say(`team-letter-${seat}`)), cheeses: letters() }),
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
