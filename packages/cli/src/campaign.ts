import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { BadInput, readNumber, readOneOf } from '@mousekeep/engine'
import {
  beginJourney,
  CHAPTERS,
  DIFFICULTIES,
  prepare,
  readJourney,
  type Journey,
  type JourneyChoices,
} from '@mousekeep/mystics'
import { playByHand } from './campaign/by-hand.ts'
import { journeyTable } from './campaign/summary.ts'
import type { Terminal } from './campaign/terminal.ts'
import { command } from '@mousekeep/command'
import { progress } from './progress.ts'
import { runIn } from './simulate/run.ts'

const HELP = `Plays the whole story book, from the prologue to chapter eleven.

  npm run -s campaign -- --games 50              by the party bot, with a summary
  npm run -s campaign -- --save my-campaign.json by hand; the file is written after every action and read again
  npm run -s campaign -- --chapter 3             one chapter by hand, as a game of its own

  --games       how many campaigns the party bot plays (1)
  --save        the file of a campaign played by hand; begun if it is not there
  --chapter     where the book is opened: prologue, or 1 to 11; without --save that chapter alone
  --party       the mice, as in collin,nez,tilda,filch (those of the chapter)
  --difficulty  story, standard or heroic (standard)
  --seed        any text; the same seed gives the same campaigns
  --jobs        how many at once (one for each core)`

await command(HELP, async ({ text, number }) => {
  const seed = text('seed', 'mousekeep')
  const difficulty = readOneOf(text('difficulty', 'standard'), DIFFICULTIES, '--difficulty')
  const file = text('save', '')
  const chapter = text('chapter', '')
  if (file !== '' || chapter !== '') return byHand(file, chosen({ seed, difficulty }, chapter, text('party', '')))
  const games = readNumber(number('games', 1), 1, 1_000_000, '--games')
  const jobs = readNumber(number('jobs', availableParallelism()), 1, 256, '--jobs')
  const choices = Array.from({ length: games }, (_, i): JourneyChoices => ({ seed: `${seed}/${i}`, difficulty }))
  const worker = new URL('campaign/worker.ts', import.meta.url)
  console.log(journeyTable(await runIn<Journey>(worker, choices, jobs, progress(games, 'campaigns'))))
})

function chosen(choices: JourneyChoices, chapter: string, party: string): JourneyChoices {
  const ids = CHAPTERS.map(({ id }) => id)
  return {
    ...choices,
    ...(chapter === '' ? {} : { chapter: readOneOf(chapter, ids, '--chapter') }),
    ...(party === '' ? {} : { party: party.split(',') }),
  }
}

async function byHand(file: string, choices: JourneyChoices): Promise<void> {
  const begun = existsSync(file) ? readJourney(parse(readFileSync(file, 'utf8'))) : beginJourney(choices)
  const journey = withParty(begun, choices)
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  const lines = reader[Symbol.asyncIterator]()
  const terminal: Terminal = {
    ask: async (prompt) => {
      process.stdout.write(prompt)
      const { value, done } = await lines.next()
      return done === true ? null : value.trim()
    },
    say: (text) => console.log(text),
    isColoured: process.stdout.isTTY && process.stdout.hasColors(),
  }
  try {
    const isKept = file !== ''
    const end = await playByHand(journey, terminal, (now) => isKept && save(file, now), !isKept)
    if (end.stage === 'closed') console.log(journeyTable([end]))
  } finally {
    reader.close()
  }
}

/** M3.1: a party that the chapter does not admit is refused before anything is written. */
function withParty(journey: Journey, { party }: JourneyChoices): Journey {
  if (party === undefined || journey.stage !== 'between') return journey
  const prepared = prepare(journey, { party })
  return 'code' in prepared ? journey : prepared
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
