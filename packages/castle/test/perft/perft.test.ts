import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castle, type CastleSummary, type PlayerSummary } from '@mousekeep/castle'
import { canonical, legal, noChance, pick, Seeded, type Chance } from '@mousekeep/engine'
import { randomOptions } from '@mousekeep/testkit'
import { bruteLegal, brutePlay, type Position } from './brute-force.ts'
import { assertIsSummary } from '../drawing.ts'
import { PERFT_POSITIONS } from './perft-positions.ts'
import { countBoth, readPerftTables } from './perft.ts'

const TABLES = readPerftTables()

test('every table has its counts', () => {
  assert.deepEqual(Object.keys(TABLES), Object.keys(PERFT_POSITIONS))
})

for (const [name, counts] of Object.entries(TABLES)) {
  test(`perft: ${name}, ${counts.join(' ')}`, () => {
    counts.forEach((count, i) => assert.deepEqual(countBoth(name, i + 1), { engine: count, bruteForce: count }))
  })
}

const GAMES = 60

test(`${GAMES} random games: brute force lists the same actions and comes to the same positions`, () => {
  const met = new Set<string>()
  for (let game = 0; game < GAMES; game++) crossPlay(`cross-play ${game}`, met)
  // Random play must have come through all that is hard about the rules.
  for (const what of ['in passage', 'in passage on a tower', 'fell', 'awarded', 'target', 'mice', 'rounds']) {
    assert.ok(met.has(what), `no game met: ${what}`)
  }
})

function crossPlay(seed: string, met: Set<string>): void {
  const chance = new Seeded(seed)
  const state = castle.start(castle.readOptions(randomOptions(castle.options, chance)), chance, null)
  // One game in six is played from near its end, or random play would hardly ever see round 100.
  if (chance.below(6) === 0) state.round = 97
  let position = summaryOf(state)
  while (castle.actor(state) !== null) {
    const actions = legal(castle, state)
    const texts = actions.map((action) => castle.text(action))
    assert.deepEqual(texts.toSorted(), bruteLegal(position).toSorted(), canonical(position))
    const text = chooseText(texts, chance)
    castle.perform(state, actions[texts.indexOf(text)], noChance, null)
    const after = summaryOf(state)
    assert.equal(canonical(brutePlay(position, text)), canonical(after), `${text} from ${canonical(position)}`)
    note(met, position, after)
    position = after
  }
  met.add(position.over?.why ?? 'no end')
}

/** Half of the time a step, if there is one: mice that stay at home meet nobody. */
function chooseText(texts: readonly string[], chance: Chance): string {
  const steps = texts.filter((text) => text.startsWith('step'))
  return pick(steps.length > 0 && chance.below(2) === 0 ? steps : texts, chance)
}

function note(met: Set<string>, before: Position, after: Position): void {
  if (after.pass !== null) met.add(/^[ag][17]$/.test(after.pass) ? 'in passage on a tower' : 'in passage')
  if (sumOf(after, ({ lost }) => lost) > sumOf(before, ({ lost }) => lost)) met.add('fell')
  if (sumOf(after, ({ tokens }) => tokens.length) > sumOf(before, ({ tokens }) => tokens.length)) met.add('awarded')
}

function sumOf({ players }: Position, count: (player: PlayerSummary) => number): number {
  return players.reduce((sum, player) => sum + count(player), 0)
}

function summaryOf(state: Parameters<typeof castle.summary>[0]): CastleSummary {
  const summary = castle.summary(state)
  assertIsSummary(summary)
  return summary
}
