import { writeFile } from 'node:fs/promises'
import { botOf } from '@mousekeep/bots'
import { castle } from '@mousekeep/castle'
import { ASKED, findPuzzles, starsOf, writePuzzle, type Asked, type Puzzle } from '@mousekeep/castle/puzzles'
import { command } from '@mousekeep/command'
import { Match, readNumber, Seeded, shuffle } from '@mousekeep/engine'
import { progress } from './progress.ts'

const HELP = `Finds puzzles of Castle: bots play each other, and every turn that has exactly one answer is kept.

  npm run -s puzzles -- --count 30

  --count  how many (30)
  --seed   any text; the same seed gives the same puzzles
  --out    a file to write them to, as packages/castle/data/puzzles.ts is one (none: they are printed)`

/** Of each kind at most this part, so that no kind fills the shelf. */
const MOST_OF_A_KIND = 0.5
/** From one game at most so many: they would be alike. */
const MOST_OF_A_GAME = 3

await command(HELP, async ({ text, number }) => {
  const count = readNumber(number('count', 30), 1, 100_000, '--count')
  const seed = text('seed', 'mousekeep')
  const out = text('out', '')
  const found = collect(count, seed)
  if (out === '') for (const puzzle of found) console.log(writePuzzle(puzzle))
  else await writeFile(out, moduleOf(found))
  const stars = [1, 2, 3, 4, 5].map((each) => found.filter((puzzle) => starsOf(puzzle) === each).length)
  console.error(`${found.length} puzzles; with one to five stars: ${stars.join(', ')}`)
})

function collect(count: number, seed: string): Puzzle[] {
  const chance = new Seeded(seed)
  const most = Math.ceil(count * MOST_OF_A_KIND)
  const kept = new Map<Asked, Puzzle[]>(ASKED.map((goal) => [goal, []]))
  const all = (): Puzzle[] => [...kept.values()].flat()
  const tell = progress(count, 'puzzles')
  for (let game = 0; all().length < count; game++) {
    const here = puzzlesOfGame(`${seed}/${game}`)
    shuffle(here, chance)
    // The rare kind first.
    here.sort((one, other) => ASKED.indexOf(other.goal) - ASKED.indexOf(one.goal))
    for (const puzzle of here.slice(0, MOST_OF_A_GAME)) {
      const ofKind = kept.get(puzzle.goal)
      if (ofKind !== undefined && ofKind.length < most && all().length < count) ofKind.push(puzzle)
    }
    tell(all().length)
  }
  const shelf = all()
  shuffle(shelf, chance)
  return shelf
}

/** One at the start of a turn of a game between bots, where there is one: of several the rarest kind, which comes last. */
function puzzlesOfGame(seed: string): Puzzle[] {
  const chance = new Seeded(`${seed}/bots`)
  const options = { players: 2 + chance.below(3), layout: chance.below(2) === 0 ? 'hof' : 'mill' }
  const match = new Match(castle, { seed, options })
  const bot = botOf(castle, 'greedy', { chance, clock: () => 0 })
  const puzzles: Puzzle[] = []
  while (castle.actor(match.state) !== null) {
    const { state } = match
    if (state.phase === 'play' && state.points === 4 && state.pass === null)
      puzzles.push(...findPuzzles(state).slice(-1))
    match.play(bot.choose(castle.view(state, state.turn), []))
  }
  return puzzles
}

function moduleOf(puzzles: readonly Puzzle[]): string {
  const lines = puzzles.map((puzzle) => `  '${writePuzzle(puzzle)}',`)
  return [
    '/** Puzzles, one a line: goal | positions to look through | castle | answer. Made by `npm run -s puzzles`. */',
    'export const PUZZLES: readonly string[] = [',
    ...lines,
    ']',
    '',
  ].join('\n')
}
