import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { BadInput, readNumber, readOneOf } from '@mousekeep/engine'
import { beginJourney, DIFFICULTIES, readJourney, type Journey, type JourneyChoices } from '@mousekeep/mystics'
import { playByHand } from './campaign/by-hand.ts'
import { journeyTable } from './campaign/table.ts'
import { command } from '../../../tools/command.ts'
import { progress } from './progress.ts'
import { runIn } from './simulate/run.ts'

const HELP = `Plays the whole story book, from the prologue to chapter eleven.

  npm run -s campaign -- --games 50              by the party bot, with a summary
  npm run -s campaign -- --save my-campaign.json by hand; the file is written after every action and read again

  --games       how many campaigns the party bot plays (1)
  --save        the file of a campaign played by hand; begun if it is not there
  --difficulty  story, standard or heroic (standard)
  --seed        any text; the same seed gives the same campaigns
  --jobs        how many at once (one for each core)`

await command(HELP, async ({ text, number }) => {
  const seed = text('seed', 'mousekeep')
  const difficulty = readOneOf(text('difficulty', 'standard'), DIFFICULTIES, '--difficulty')
  const file = text('save', '')
  if (file !== '') return byHand(file, { seed, difficulty })
  const games = readNumber(number('games', 1), 1, 1_000_000, '--games')
  const jobs = readNumber(number('jobs', availableParallelism()), 1, 256, '--jobs')
  const choices = Array.from({ length: games }, (_, i): JourneyChoices => ({ seed: `${seed}/${i}`, difficulty }))
  const worker = new URL('campaign/worker.ts', import.meta.url)
  console.log(journeyTable(await runIn<Journey>(worker, choices, jobs, progress(games, 'campaigns'))))
})

async function byHand(file: string, choices: JourneyChoices): Promise<void> {
  const journey = existsSync(file) ? readJourney(parse(readFileSync(file, 'utf8'))) : beginJourney(choices)
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const lines = reader[Symbol.asyncIterator]()
  const ask = async (prompt: string): Promise<string | null> => {
    process.stdout.write(prompt)
    const { value, done } = await lines.next()
    return done === true ? null : value.trim()
  }
  try {
    const end = await playByHand(journey, { ask, say: (line) => console.log(line), save: (now) => save(file, now) })
    if (end.stage === 'closed') console.log(journeyTable([end]))
  } finally {
    reader.close()
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new BadInput('the file of the campaign is not JSON')
  }
}

/** Whole or not at all: a campaign is never half written. */
function save(file: string, journey: Journey): void {
  writeFileSync(`${file}.new`, JSON.stringify(journey))
  renameSync(`${file}.new`, file)
}
