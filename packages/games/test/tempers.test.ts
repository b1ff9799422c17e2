import assert from 'node:assert/strict'
import test from 'node:test'
import { castle } from '@mousekeep/castle'
import { TEMPERS } from '@mousekeep/castle/tempers'
import { BadInput, Match, Seeded } from '@mousekeep/engine'
import { rules } from '../src/castle-rules.ts'
import { SHEETS } from '../src/index.ts'

const LIMITS = { iterations: 150 }

/** How the bot spends its points in some games against itself: the share of each kind of action. */
function shares(level: string): Map<string, number> {
  const counts = new Map<string, number>()
  let all = 0
  for (let i = 0; i < 3; i++) {
    const match = new Match(castle, { seed: `temper ${i}`, options: {} })
    const bot = rules.bot(level, { chance: new Seeded(`temper ${i}`), clock: () => 0 }, LIMITS)
    for (let play = 0; play < 120; play++) {
      const seat = castle.actor(match.state)
      if (seat === null) break
      const action = bot.choose(castle.view(match.state, seat), match.seen(seat))
      const step = match.play(action, seat)
      assert.ok(step.ok)
      if (action.do === 'end' || action.do === 'place') continue
      counts.set(action.do, (counts.get(action.do) ?? 0) + 1)
      all++
    }
  }
  return new Map([...counts].map(([kind, count]) => [kind, count / all]))
}

test('a temper shows in how a mouse plays', () => {
  const plain = shares('normal')
  const of = (temper: string, ...kinds: readonly string[]): [number, number] => {
    const own = shares(`normal-${temper}`)
    const sum = (all: ReadonlyMap<string, number>): number =>
      kinds.reduce((total, kind) => total + (all.get(kind) ?? 0), 0)
    return [sum(own), sum(plain)]
  }
  for (const [temper, kinds] of [
    ['clover', ['uncover']],
    ['dart', ['step', 'enter']],
  ] as const) {
    const [own, anybody] = of(temper, ...kinds)
    assert.ok(own > anybody * 1.05, `${temper}: ${own.toFixed(3)} of its actions, others ${anybody.toFixed(3)}`)
  }
})

test('mice with a temper play at every level that is offered, and nobody else does', () => {
  for (const level of SHEETS.castle.offered) {
    for (const temper of TEMPERS) assert.ok(SHEETS.castle.levels.includes(`${level}-${temper}`))
  }
  const tools = { chance: new Seeded('who'), clock: () => 0 }
  for (const level of SHEETS.castle.levels) rules.bot(level, tools)
  for (const level of ['normal-brodie', 'best-clover', 'clover', 'hard-']) {
    assert.throws(() => rules.bot(level, tools), BadInput, level)
  }
})
