import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { partyBot } from '../../src/bot/party-bot.ts'
import { invariants } from '../invariants.ts'

const GAMES = Number(process.env['MIXED'] ?? 12)
const PARTIES = [
  ['collin', 'nez', 'tilda', 'filch'],
  ['collin', 'maginos', 'tilda', 'filch'],
  ['nez', 'maginos', 'tilda', 'collin'],
]

/** Half wise, half at random: gets through the whole chapter, and into everything on the way. */
void test('M26.2 mixed play goes through every side of chapter one with all invariants kept', () => {
  const seen = new Map<string, number>()
  for (let game = 0; game < GAMES; game++) {
    const chance = new Seeded(`mixed ${game}`)
    const options = {
      party: PARTIES[game % PARTIES.length],
      difficulty: game % 2 === 0 ? 'story' : 'standard',
      achievements: true,
    }
    const state = mystics.start(mystics.readOptions(options), chance, null)
    state.end += 6
    const bot = partyBot(chance, { worlds: 3 })
    for (let n = 0; state.over === null; n++) {
      assert.ok(n < 5000, 'the game ends')
      const actions = legal(mystics, state)
      const wise = chance.below(4) > 0
      const action = wise ? bot.choose(mystics.view(state, 0)) : actions[chance.below(actions.length)]
      assert.equal(mystics.check(state, action), null)
      mystics.perform(state, action, chance, (event) => seen.set(event.rule, (seen.get(event.rule) ?? 0) + 1))
      seen.set(state.here, (seen.get(state.here) ?? 0) + 1)
      invariants(state)
    }
    seen.set(state.over, (seen.get(state.over) ?? 0) + 1)
  }
  for (const side of ['guard-room', 'sewer', 'kitchen-tunnels', 'tunnel-entrance', 'courtyard'])
    assert.ok(seen.has(side), side)
  if (process.env['MIXED'] !== undefined)
    console.log(
      [...seen]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, n]) => `${key} ${n}`)
        .join(', '),
    )
})
