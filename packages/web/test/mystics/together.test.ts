import assert from 'node:assert/strict'
import test from 'node:test'
import { miceOf, seatsIn } from '../../src/mystics/together/seats.ts'

test('M1.1 everybody gets a mouse: as chosen, or dealt round where the choice leaves somebody out', () => {
  const party = ['collin', 'nez', 'tilda', 'filch']
  assert.deepEqual(seatsIn(party, {}, 2), { collin: 0, nez: 1, tilda: 0, filch: 1 })
  assert.deepEqual(seatsIn(party, { collin: 1, nez: 0 }, 2), { collin: 1, nez: 0, tilda: 0, filch: 1 })
  assert.deepEqual(seatsIn(party, { nez: 0, filch: 0 }, 2), { collin: 0, nez: 1, tilda: 0, filch: 1 })
  assert.deepEqual(seatsIn(party, { nez: 3 }, 2), { collin: 0, nez: 1, tilda: 0, filch: 1 }, 'a player too many')
})

test('the mice of a seat are known from the options of a table, whatever these leave out', () => {
  assert.deepEqual(miceOf({ players: 2 }, 1), ['nez', 'filch'], 'the usual party of the first chapter')
  assert.deepEqual(miceOf({ chapter: 'prologue', players: 2 }, 0), ['collin'])
  const chosen = { chapter: '2', party: ['lily', 'nez', 'tilda', 'filch'], players: 3, seats: { filch: 1 } }
  assert.deepEqual(
    [0, 1, 2].map((seat) => miceOf(chosen, seat)),
    [['lily'], ['nez', 'filch'], ['tilda']],
  )
  for (const odd of [null, 7, { chapter: 'x' }, { party: ['rat', 3] }]) assert.ok(Array.isArray(miceOf(odd, 0)))
})
