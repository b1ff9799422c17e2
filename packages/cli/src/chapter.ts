import { readFileSync } from 'node:fs'
import { BadInput } from '@mousekeep/engine'
import { command, type Options } from '@mousekeep/command'
import { chapterSchema, DIFFICULTIES, playTrial, readChapter, shelve, type Trial } from '@mousekeep/mystics'
import { tellProblem } from '@mousekeep/mystics/words'
import { wordsOf } from './words.ts'

const HELP = `Checks a chapter that somebody has written, and lets the party bot play it.

  npm run -s chapter -- my-chapter.json              everything that is wrong with it, or how games of it come out
  npm run -s chapter -- --schema > chapter.schema.json   a JSON Schema, for editors that complete and check

  --games    how many games at each difficulty (10)
  --schema   prints the JSON Schema of chapters and does nothing else

MOUSEKEEP_LANGUAGE=fr (hu, ru): in that language. The exit code is 1 if there is something to mend.`

await command(HELP, run, { words: 1, flags: ['schema'] })

function run({ words: [path], has, number }: Options): void {
  if (has('schema')) return console.log(JSON.stringify(chapterSchema(), null, 1))
  if (path === undefined) throw new BadInput('which file? see --help')
  const json = readFile(path)
  try {
    const chapter = readChapter(json)
    shelve(chapter)
    for (const difficulty of DIFFICULTIES) playGames(chapter.id, difficulty, number('games', 10))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    for (const problem of error.problems) console.log(tellProblem(wordsOf('mystics'), problem))
    process.exitCode = 1
  }
}

function playGames(chapter: string, difficulty: string, games: number): void {
  const trials = Array.from({ length: games }, (_, i) =>
    playTrial({ chapter, difficulty, seed: `${chapter} ${i}`, party: 'any' }),
  )
  const count = (result: Trial['result']): number => trials.filter((trial) => trial.result === result).length
  console.log(`${difficulty}: won ${count('won')}, lost ${count('lost')}, endless ${count('endless')}`)
}

function readFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BadInput(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
