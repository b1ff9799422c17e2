import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, noChance, Scripted, Seeded } from '../src/index.ts'

const DIE = ['sword', 'shield', 'bow'] as const

test('faces come from the queue in order; several scripts follow each other', () => {
  const chance = new Scripted(noChance)
  chance.script(['bow', 'bow'])
  chance.script(['sword'])
  assert.deepEqual([chance.face(DIE), chance.face(DIE), chance.face(DIE)], ['bow', 'bow', 'sword'])
})

test('when the queue is empty the other chance goes on', () => {
  const chance = new Scripted(new Seeded('other'))
  chance.script(['bow'])
  const twin = new Seeded('other')
  assert.equal(chance.face(DIE), 'bow')
  for (let i = 0; i < 10; i++) assert.equal(chance.face(DIE), twin.face(DIE))
})

test('numbers, so decks and bags, never come from the queue', () => {
  const chance = new Scripted(new Seeded('decks'))
  const twin = new Seeded('decks')
  chance.script(['bow'])
  for (let i = 0; i < 5; i++) assert.equal(chance.below(52), twin.below(52))
  assert.equal(chance.face(DIE), 'bow')
})

test('dice and coins share the queue', () => {
  const chance = new Scripted(noChance)
  chance.script(['splat', 'shield'])
  assert.equal(chance.face(['splat', 'whole']), 'splat')
  assert.equal(chance.face(DIE), 'shield')
})

test('a face that the die does not have is bad input, which says so', () => {
  const chance = new Scripted(noChance)
  chance.script(['splat'])
  assert.throws(
    () => chance.face(DIE),
    (error) => error instanceof BadInput && /"splat"/.test(error.message) && /sword, shield, bow/.test(error.message),
  )
})

test('a wrong face stays in the queue until an empty script takes it away', () => {
  const chance = new Scripted(new Seeded('clear'))
  chance.script(['bow', 'splat'])
  assert.equal(chance.face(DIE), 'bow')
  assert.throws(() => chance.face(DIE), BadInput)
  assert.throws(() => chance.face(DIE), BadInput)
  chance.script([])
  assert.equal(chance.face(DIE), new Seeded('clear').face(DIE))
})
