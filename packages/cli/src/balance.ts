import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readNumber, readOneOf } from '@mousekeep/engine'
import { CHAPTERS, DIFFICULTIES, type Trial, type TrialSetup } from '@mousekeep/mystics'
import { figuresOf } from './balance/figures.ts'
import { htmlOf } from './balance/html.ts'
import { pageOf, shortTable } from './balance/table.ts'
import { missed } from './balance/verdict.ts'
import { command } from '@mousekeep/command'
import { progress } from './progress.ts'
import { runIn } from './simulate/run.ts'

const HELP = `Plays every chapter of the story book with the party bot at every difficulty and says how balanced it is.

  npm run -s balance -- --games 500

  --games       how many of each chapter and difficulty (500)
  --chapter     these chapters only: 3 or 3,4,5
  --difficulty  these difficulties only: standard or story,heroic
  --party       usual or any: by the usual party only, or by parties drawn by lot only
  --seed        any text; the same seed gives the same games
  --jobs        how many games at once (one for each core)
  --out         where balance.html and balance.json are written (balance)
  --docs        the page of tables that a run of the whole book writes anew (docs/balance.md)`

await command(HELP, async ({ text, number }) => {
  const games = readNumber(number('games', 500), 1, 1_000_000, '--games')
  const jobs = readNumber(number('jobs', availableParallelism()), 1, 256, '--jobs')
  const ids = CHAPTERS.map(({ id }) => id).filter((id) => id !== 'prologue')
  const chapters = chosen(text('chapter', ids.join()), ids, '--chapter')
  const difficulties = chosen(text('difficulty', DIFFICULTIES.join()), DIFFICULTIES, '--difficulty')
  const parties = chosen(text('party', 'usual,any'), ['usual', 'any'], '--party')
  const seed = text('seed', 'mousekeep')
  const out = text('out', 'balance')

  const setups = chapters.flatMap((chapter) =>
    difficulties.flatMap((difficulty) =>
      parties.flatMap((party) => {
        // Parties are drawn by lot at standard only.
        if (party === 'any' && difficulty !== 'standard') return []
        return Array.from({ length: games }, (_, i): TrialSetup => {
          return { chapter, difficulty, party, seed: `${seed}/${chapter}/${difficulty}/${party}/${i}` }
        })
      }),
    ),
  )
  const file = new URL('balance/worker.ts', import.meta.url)
  const trials = await runIn<Trial>(file, setups, jobs, progress(setups.length, 'games'))
  const figures = figuresOf(setups.map((setup, i) => ({ setup, trial: trials[i] })))
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'balance.json'), `${JSON.stringify({ games, seed, ...figures }, null, 2)}\n`)
  await writeFile(join(out, 'balance.html'), htmlOf(figures, games))
  // A page of some chapters would be stale from the first.
  const isWhole = chapters.length === ids.length && difficulties.length === DIFFICULTIES.length && parties.length === 2
  if (isWhole) await writeFile(text('docs', 'docs/balance.md'), pageOf(figures, games))
  console.log(shortTable(figures))
  for (const line of missed(figures)) console.log(`misses its mark: ${line}`)
})

function chosen<Name extends string>(given: string, names: readonly Name[], path: string): Name[] {
  return given.split(',').map((name) => readOneOf(name, names, path))
}
