import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BadInput, canonical, hashOf, legal, Match, noChance, Seeded, type MatchRecord } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { TASK_FIELDS } from '../src/position/task-fields.ts'
import { randomTable } from './random-table.ts'

interface Recorded {
  readonly record: MatchRecord<MysticsAction>
}

const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(new URL('recorded/records/version-3.json', import.meta.url), 'utf8'),
)

/** What goes over a wire and comes back. */
function sent<T>(data: T): T {
  return JSON.parse(JSON.stringify(data))
}

/** Every state at which somebody decided in the recorded games. */
function* decisions(): Generator<Match<Mystics>> {
  for (const { record } of RECORDED) {
    const match = new Match(mystics, record.start)
    yield match
    for (const entry of record.entries) {
      match.add(entry)
      yield match
    }
  }
}

function whereIn(match: Match<Mystics>): string {
  return `chapter ${match.state.setup.chapter}, play ${match.record.entries.length}, ${match.state.stack.at(-1)?.kind}`
}

void test('a game is written and read back as the very same, at every decision of recorded games', () => {
  for (const match of decisions()) mustReadBack(match)
})

function mustReadBack(match: Match<Mystics>): void {
  const back = mystics.readPosition(sent(mystics.summary(match.state)), noChance, null)
  assert.equal(hashOf(back), hashOf(match.state), whereIn(match))
}

interface Part {
  readonly play?: readonly unknown[]
  readonly dice?: readonly string[]
  readonly then?: readonly Part[]
}

/** Plays a rule case and everything that follows on it, looking at each state. */
function playCase(match: Match<Mystics>, { dice, play = [], then = [] }: Part, look: () => void): void {
  if (dice !== undefined) match.script(dice)
  for (const action of play) {
    match.play(mystics.readAction(action))
    look()
  }
  for (const part of then) playCase(match, part, look)
}

/** Work that asks nobody anything; on top of it nothing is asked in cases and recorded games. */
const NEVER_WAITS = ['page', 'grape']

void test('work of every kind is written and read back while it waits, at every step of the rule cases', () => {
  const folder = new URL('cases/', import.meta.url)
  const kinds = new Set<string>()
  for (const file of readdirSync(folder)) {
    const cases: readonly (Part & { readonly position: unknown; readonly seed?: string })[] = [
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    ].flat()
    for (const { position, seed = 'case', dice = [], ...part } of cases) {
      const match = new Match(mystics, { seed, position, dice })
      playCase(match, part, () => {
        mustReadBack(match)
        for (const { kind } of match.state.stack) kinds.add(kind)
      })
    }
  }
  for (const match of decisions()) for (const { kind } of match.state.stack) kinds.add(kind)
  assert.deepEqual(
    Object.keys(TASK_FIELDS).filter((kind) => !kinds.has(kind)),
    NEVER_WAITS,
  )
})

void test('a table that anybody made up is written and read back as the very same', () => {
  for (let i = 0; i < 12; i++) {
    const chance = new Seeded(`made up ${i}`)
    const match = new Match(mystics, { seed: `made up ${i}`, position: randomTable(chance) })
    for (let n = 0; n < 20 && match.state.over === null; n++) {
      mustReadBack(match)
      const actions = legal(mystics, match.state)
      match.play(actions[chance.below(actions.length)])
    }
  }
})

void test('what is imagined from a view looks the same and offers the same, at every decision of recorded games', () => {
  for (const match of decisions()) {
    const view = sent(mystics.view(match.state, 0))
    const world = mystics.imagine(view, [])(new Seeded('world'))
    assert.equal(canonical(mystics.view(world, 0)), canonical(view), whereIn(match))
    assert.equal(canonical(legal(mystics, world)), canonical(legal(mystics, match.state)), whereIn(match))
  }
})

void test('a game goes on from its position as it would have gone on', () => {
  const [, { record }] = RECORDED
  const half = Math.floor(record.entries.length / 2)
  const match = new Match(mystics, record.start)
  for (const entry of record.entries.slice(0, half)) match.add(entry)
  const position = sent(mystics.summary(match.state))
  const [one, other] = [1, 2].map(() => new Match(mystics, { seed: 'what if', position }))
  const chance = new Seeded('choices')
  for (let n = 0; n < 60 && one.state.over === null; n++) {
    const actions = legal(mystics, one.state)
    const action = actions[chance.below(actions.length)]
    assert.ok(one.play(action).ok && other.play(action).ok)
    assert.equal(one.hash, other.hash)
  }
})

function inTheMiddle(): MysticsState {
  const { record } = RECORDED[2]
  const match = new Match(mystics, record.start)
  for (const entry of record.entries.slice(0, 100)) match.add(entry)
  return match.state
}

void test('a whole game that is spoilt is refused with path and reason', () => {
  const whole: Record<string, unknown> = sent(Object(mystics.summary(inTheMiddle())).whole)
  const refused = (spoilt: Record<string, unknown>, why: RegExp): void =>
    assert.throws(
      () => mystics.readPosition({ whole: { ...whole, ...spoilt } }, noChance, null),
      (error) => error instanceof BadInput && why.test(error.message),
    )
  refused({ side: 'moon' }, /^side must be one of/)
  refused({ chapter: '99' }, /^chapter must be one of/)
  refused({ stash: ['no-such-card'] }, /^stash\[0\]: there is no card/)
  refused({ stash: [Object(whole['search'])[0]] }, /cannot be in two places/)
  refused({ waiting: [{ kind: 'dance' }] }, /^waiting\[0\]\.kind must be one of/)
  refused({ waiting: [{ kind: 'play' }, { kind: 'mouse-turn', mouse: 'nobody', step: 'free' }] }, /waiting\[1\]\.mouse/)
  refused({ waiting: [{ kind: 'rule', rule: 'R2.1', verbs: [{ win: true }] }] }, /no rule of the chapter says so/)
  refused({ wheel: 7 }, /^wheel must be a whole number/)
  refused({ shadow: 1 }, /whole has no "shadow"/)
  refused({ mice: {} }, /^mice must be those of "seats"/)
})

void test('a summary whose account was changed is refused and says what to leave out', () => {
  const position = sent(mystics.summary(inTheMiddle()))
  assert.throws(() => mystics.readPosition({ ...position, page: 3 }, noChance, null), /"page" is not what "whole" says/)
  const whole = { whole: Object(position).whole }
  assert.equal(hashOf(mystics.readPosition(whole, noChance, null)), hashOf(inTheMiddle()))
})
