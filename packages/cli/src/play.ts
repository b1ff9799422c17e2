import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { LEVELS } from '@mousekeep/bots'
import { castle } from '@mousekeep/castle'
import { readNumber, readOneOf } from '@mousekeep/engine'
import { command, type Options } from '@mousekeep/command'
import { fullScreen, plainScreen } from './play/screen.ts'
import { Session } from './play/session.ts'
import type { Seating } from './play/castle-table.ts'
import { wordsOf } from './words.ts'

const words = wordsOf(castle.id)

await command(words.say('play-usage', { levels: LEVELS.join(', ') }), async (options) => {
  let session = new Session(seatingFrom(options))
  const { stdin: input, stdout: output } = process
  const isTerminal = input.isTTY && output.isTTY
  const screen = isTerminal ? fullScreen(output, words) : plainScreen((text) => output.write(text), words)
  const lines = isTerminal ? createInterface({ input, output }) : createInterface({ input })
  const ask = (): void => {
    if (!isTerminal) return
    lines.setPrompt(session.prompt)
    lines.prompt()
  }
  screen.show(session, session.open())
  ask()
  for await (const line of lines) {
    if (!isTerminal) output.write(`> ${line}\n`)
    if (session.isOver) {
      if (/^(?:n|no|quit|exit)$/i.test(line.trim())) break
      if (/^(?:y|yes|)$/i.test(line.trim())) {
        session = new Session({ ...seatingFrom(options), seed: randomSeed() })
        screen.show(session, session.open())
      }
    } else {
      const reply = session.answer(line)
      screen.show(session, reply)
      // Without a person at the keyboard nobody asks for another game.
      if (reply.isLast || (session.isOver && !isTerminal)) break
    }
    ask()
  }
  lines.close()
  output.write(`${isTerminal ? '\n' : ''}${words.say('play-bye', { seed: session.seed })}\n`)
})

function seatingFrom({ text, number }: Options): Seating {
  const options = { players: number('players', 2), layout: text('layout', 'hof'), target: number('target', 4) }
  const { players } = castle.readOptions(options)
  return {
    seed: text('seed', randomSeed()),
    options,
    level: readOneOf(text('bot', 'normal'), LEVELS, '--bot'),
    person: readNumber(number('seat', 1), 1, players, '--seat') - 1,
  }
}

/** Short enough to be read out. */
function randomSeed(): string {
  return randomInt(36 ** 4, 36 ** 5).toString(36)
}
