import { readdirSync, readFileSync } from 'node:fs'
import { BadInput } from '@mousekeep/engine'
import { checkStory, findChapter, isTold, passageKey, passagesOf } from '@mousekeep/mystics'
import { Catalogue, tellPassage } from '@mousekeep/text'
import { command } from '@mousekeep/command'
import { wrap } from './play/wrap.ts'

const HELP = `Prints the passages of the story book, to be proofread.

  npm run -s book -- --chapter 2 --party lily,collin,nez,tilda --flags maggie

  --chapter  0 for the prologue, 1 to 11; all of them if left out
  --party    heroes whose lines are told; their usual party if left out
  --flags    what was won before; nothing if left out
  --language en, ru, fr or hu; English if left out`

const FOLDER = new URL('story/', import.meta.resolve('@mousekeep/mystics/text/en.ftl'))
const WIDTH = 100

function printChapter(file: string, party: string, flags: readonly string[], language: string): void {
  const number = Number(file.slice(0, 2))
  const chapter = findChapter(number === 0 ? 'prologue' : String(number))
  const source = readFileSync(new URL(file, FOLDER), 'utf8')
  const keys = [...source.matchAll(/^(story-[\w-]+) =/gm)].map(([, key]) => key)
  checkStory(chapter, keys, file)
  const words = new Catalogue(language, [source])
  const heroes = party === '' ? chapter.party.usual : party.split(',')
  for (const passage of passagesOf(chapter)) {
    console.log(`\n== ${chapter.id} ${passage}`)
    const told = tellPassage(words, passageKey(`${chapter.id} ${passage}`), (line) => isTold(line, heroes, flags))
    for (const paragraph of told) console.log(`\n${wrap(paragraph, WIDTH).join('\n')}`)
  }
}

if (import.meta.filename === process.argv[1]) {
  await command(HELP, (options) => {
    const language = options.text('language', 'en')
    const files = readdirSync(FOLDER)
      .filter((file) => file.endsWith(`.${language}.ftl`))
      .toSorted()
    if (files.length === 0) throw new BadInput(`there is no book in ${language}`)
    const number = options.number('chapter', null)
    const chosen = files.filter((file) => number === null || Number(file.slice(0, 2)) === number)
    if (chosen.length === 0) throw new BadInput(`the book has no chapter ${number}`)
    const flags = options.text('flags', '').split(',')
    for (const file of chosen) printChapter(file, options.text('party', ''), flags, language)
  })
}
