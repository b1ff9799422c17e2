import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, noChance, Scripted, Seeded } from '../src/index.ts'

const DIE = ['sword', 'shield', 'bow'] as const

void test('faces come from the queue in order; several scripts follow each other', () => {
  const chance = new Scripted(noChance)
  chance.script(['bow', 'bow'])
  chance.script(['sword'])
  assert.deepEqual([chance.face(DIE), chance.face(DIE), chance.face(DIE)], ['bow', 'bow', 'sword'])
})

void test('when the queue is empty the other chance goes on', () => {
  const chance = new Scripted(new Seeded('other'))
  chance.script(['bow'])
  const twin = new Seeded('other')
  assert.equal(chance.face(DIE), 'bow')
  for (let i = 0; i < 10; i++) assert.equal(chance.face(DIE), twin.face(DIE))
})

void test('numbers, so decks and bags, never come from the queue', () => {
  const chance = new Scripted(new Seeded('decks'))
  const twin = new Seeded('decks')
  chance.script(['bow'])
  for (let i = 0; i < 5; i++) assert.equal(chance.below(52), twin.below(52))
  assert.equal(chance.face(DIE), 'bow')
})

void test('dice and coins share the queue', () => {
  const chance = new Scripted(noChance)
  chance.script(['splat', 'shield'])
  assert.equal(chance.face(['splat', 'whole']), 'splat')
  assert.equal(chance.face(DIE), 'shield')
})

void test('a face that the die does not have is bad input, which says so', () => {
  const chance = new Scripted(noChance)
  chance.script(['splat'])
  assert.throws(
    () => chance.face(DIE),
    (error) => error instanceof BadInput && /"splat"/.test(error.message) && /sword, shield, bow/.test(error.message),
  )
})

void test('clear empties the queue and gives what was in it', () => {
  const chance = new Scripted(new Seeded('clear'))
  chance.script(['bow', 'sword'])
  assert.equal(chance.face(DIE), 'bow')
  assert.deepEqual(chance.clear(), ['sword'])
  assert.deepEqual(chance.clear(), [])
  assert.equal(chance.face(DIE), new Seeded('clear').face(DIE))
})
