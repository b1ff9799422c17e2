import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playout, Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'

const GAMES = 16

/** Plays chapter one by what the table may know. */
function play(seed: string): 'won' | 'lost' | null {
  const chance = new Seeded(seed)
  const state = mystics.start(mystics.readOptions({}), chance, null)
  const bot = partyBot(new Seeded(`${seed} thoughts`))
  while (state.over === null) mystics.perform(state, bot.choose(mystics.view(state, 0)), chance, null)
  return state.over
}

void test('the party bot wins chapter one about half of the time', () => {
  const results = Array.from({ length: GAMES }, (_, i) => play(`party ${i}`))
  const wins = results.filter((result) => result === 'won').length
  assert.ok(wins >= GAMES / 4 && wins < GAMES, `${wins} of ${GAMES}`)
})

void test('play at random hardly ever wins', () => {
  let wins = 0
  for (let i = 0; i < 60; i++) {
    const chance = new Seeded(`random ${i}`)
    const state = mystics.start(mystics.readOptions({}), chance, null)
    playout(mystics, state, chance)
    if (state.over === 'won') wins++
  }
  assert.ok(wins <= 3, `${wins} of 60`)
})
