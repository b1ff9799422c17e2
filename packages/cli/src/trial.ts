import { readOneOf } from '@mousekeep/engine'
import { CHAPTERS, DIFFICULTIES, mystics, playTrial, type MysticsEvent } from '@mousekeep/mystics'
import { command } from '@mousekeep/command'

const HELP = `Plays one chapter with the party bot and prints what it did and what came of it, action by action.

  npm run -s trial -- --chapter 4 --seed one

  --chapter     which chapter (1)
  --difficulty  story, standard or heroic (standard)
  --party       usual, or any: a party drawn by lot (usual)
  --seed        any text; the same seed gives the same game`

/** Told by the others. */
const LEFT_OUT = new Set(['stepped', 'wheel-changed', 'card-moved', 'turn-ended', 'looked', 'blocked'])

await command(HELP, ({ text }) => {
  const chapter = readOneOf(
    text('chapter', '1'),
    CHAPTERS.map(({ id }) => id),
    '--chapter',
  )
  const difficulty = readOneOf(text('difficulty', 'standard'), DIFFICULTIES, '--difficulty')
  const party = readOneOf(text('party', 'usual'), ['usual', 'any'], '--party')
  const trial = playTrial({ chapter, difficulty, party, seed: text('seed', 'mousekeep') }, (action, state, events) => {
    const time = `page ${state.page} of ${state.end}, wheel ${state.wheel}`
    console.log(`${state.here}, ${time}: ${mystics.text(action)}`)
    for (const event of events) if (!LEFT_OUT.has(event.type)) console.log(`    ${lineOf(event)}`)
  })
  const { found, learned, used, ...rest } = trial
  console.log(JSON.stringify(rest))
  console.log(`found ${found.join(', ')}; learned ${learned.join(', ')}; used ${used.join(', ')}`)
})

function lineOf(event: MysticsEvent): string {
  const { type, rule, ...fields } = event
  return `${type} ${Object.values(fields).map(String).join(' ')} (${rule})`
}
