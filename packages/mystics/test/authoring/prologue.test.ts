import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match } from '@mousekeep/engine'
import { mystics, type Mystics } from '@mousekeep/mystics'

// The prologue: six lessons with the dice of the story book, then free play to the slit.

function open(seed: string): Match<Mystics> {
  return new Match<Mystics>(mystics, { seed, options: { chapter: 'prologue' } })
}

function play(match: Match<Mystics>, ...actions: object[]): void {
  for (const json of actions) {
    const step = match.play(mystics.readAction(json))
    assert.ok(step.ok, `${JSON.stringify(json)}: ${step.ok ? '' : `${step.refusal.rule} ${step.refusal.code}`}`)
  }
}

/** Plays what is offered, so many times; it is always one thing. */
function obey(match: Match<Mystics>, steps: number): void {
  for (let i = 0; i < steps; i++) {
    const actions = legal(mystics, match.state)
    assert.equal(actions.length, 1)
    play(match, actions[0])
  }
}

function cheese(match: Match<Mystics>, id: string): number {
  return match.state.mice.find((mouse) => mouse.id === id)?.cheese ?? -1
}

function lessonsTold(match: Match<Mystics>): number[] {
  return match.seen('watcher').flatMap((event) => (event.type === 'lesson' ? [event.lesson] : []))
}

function lessonIn(match: Match<Mystics>): unknown {
  const summary: Record<string, unknown> = { ...mystics.summary(match.state) }
  return summary['lesson']
}

const step = (to: string): object => ({ do: 'step', to })
const END = { do: 'end' }

void test('M26.1 the prologue leads through its six lessons, whatever the seed, to victory', () => {
  for (const seed of ['one', 'other']) {
    const match = open(seed)
    assert.equal(match.state.turn?.points, 4)
    assert.deepEqual(lessonsTold(match), [1])
    obey(match, 11)
    assert.deepEqual(lessonsTold(match), [1, 2, 3])
    assert.deepEqual(
      match.state.mice.find((mouse) => mouse.id === 'filch')?.equip.map((worn) => worn.slot),
      ['paw'],
    )
    obey(match, 1)
    assert.equal(match.state.wheel, 5)
    obey(match, 1)
    assert.deepEqual(match.state.track, ['filch', 'roaches', 'collin'])
    assert.equal(cheese(match, 'collin'), 1)
    obey(match, 2)
    assert.equal(cheese(match, 'filch'), 2)
    obey(match, 1)
    assert.equal(match.state.page, 2)
    assert.equal(match.state.wheel, 0)
    assert.deepEqual(match.state.track, ['filch', 'roaches', 'collin', 'rat-warriors'])
    assert.equal(cheese(match, 'collin'), 2)
    obey(match, 3)
    assert.deepEqual(match.state.track, ['filch', 'rat-warriors', 'collin'])
    assert.deepEqual(lessonsTold(match), [1, 2, 3, 4, 5, 6])
    assert.equal(lessonIn(match), 6)
    obey(match, 1)
    assert.equal(cheese(match, 'filch'), 3)
    assert.equal(match.state.minions.length, 0)
    assert.equal(lessonIn(match), null)
    assert.ok(legal(mystics, match.state).length > 1)
    play(match, step('c1'), END, step('c1'))
    assert.equal(match.state.over, 'won')
  }
})

void test('M26.1 until a lesson is done everything else is refused, though the rules would allow it', () => {
  const match = open('astray')
  for (const other of [step('b1'), END, { do: 'search' }]) {
    const answer = match.play(mystics.readAction(other))
    assert.ok(!answer.ok)
    assert.deepEqual({ rule: answer.refusal.rule, code: answer.refusal.code }, { rule: 'M26.1', code: 'lesson-first' })
  }
  assert.equal(match.state.lesson, 0)
})

void test('M23.2 after its lessons the prologue can be lost by dawdling', () => {
  const match = open('dawdle')
  obey(match, 20)
  for (let i = 0; i < 60 && match.state.over === null; i++) play(match, END)
  assert.equal(match.state.over, 'lost')
})
