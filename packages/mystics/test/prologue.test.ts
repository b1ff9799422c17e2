import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Match } from '@mousekeep/engine'
import { mystics, type Mystics } from '@mousekeep/mystics'

// The lessons of the prologue, with the dice of the story book, from the straw to the slit.

function play(match: Match<Mystics>, ...actions: object[]): void {
  for (const json of actions) {
    const step = match.play(mystics.readAction(json))
    assert.ok(step.ok, `${JSON.stringify(json)}: ${step.ok ? '' : `${step.refusal.rule} ${step.refusal.code}`}`)
  }
}

const step = (to: string): object => ({ do: 'step', to })
const END = { do: 'end' }

void test('M23.1 the prologue plays through its six lessons to victory', () => {
  const match = new Match<Mystics>(mystics, { seed: 'prologue', options: { chapter: 'prologue' }, dice: ['bow'] })
  const cheese = (id: string): number => match.state.mice.find((mouse) => mouse.id === id)?.cheese ?? -1
  assert.equal(match.state.turn?.points, 4)
  match.script(['shield', 'bow-star', 'sword'])
  play(match, step('b2'), step('c2'), step('c1'), { do: 'search' }, END)
  play(match, { do: 'search' }, { do: 'choose', option: 'keep' })
  play(match, { do: 'equip', moves: [{ card: 'dagger', to: 'paw' }] }, step('b1'), step('c1'))
  match.script(['cheese'])
  play(match, END)
  assert.equal(match.state.wheel, 5)
  match.script(['sword'])
  play(match, { do: 'explore' })
  assert.deepEqual(match.state.track, ['filch', 'roaches', 'collin'])
  assert.equal(cheese('collin'), 1)
  match.script(['sword', 'cheese'])
  play(match, step('b1'), { do: 'battle', weapon: 'dagger', target: 'roaches-1' })
  assert.equal(cheese('filch'), 2)
  match.script(['bow', 'shield', 'cheese', 'shield', 'bow', 'shield'])
  play(match, END)
  assert.equal(match.state.page, 2)
  assert.equal(match.state.wheel, 0)
  assert.deepEqual(match.state.track, ['filch', 'roaches', 'collin', 'rat-warriors'])
  assert.equal(cheese('collin'), 2)
  match.script(['sword', 'shield', 'bow', 'bow'])
  play(match, step('b1'), { do: 'battle', weapon: 'collins-sword', target: 'roaches-2' })
  match.script(['sword', 'bow', 'bow-star', 'bow'])
  play(match, END)
  assert.deepEqual(match.state.track, ['filch', 'rat-warriors', 'collin'])
  match.script(['sword', 'shield-star', 'bow'])
  play(match, { do: 'battle', weapon: 'dagger', target: 'rat-warriors-1' })
  assert.equal(cheese('filch'), 3)
  assert.equal(match.state.minions.length, 0)
  play(match, step('c1'), END, step('c1'))
  assert.equal(match.state.over, 'won')
})

void test('M23.2 the prologue is lost when the hourglass reaches page three', () => {
  const match = new Match<Mystics>(mystics, { seed: 'dawdle', options: { chapter: 'prologue' } })
  for (let i = 0; i < 60 && match.state.over === null; i++) play(match, END)
  assert.equal(match.state.over, 'lost')
})
