import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, readOptions } from '../src/index.ts'

const SHEET = {
  players: { kind: 'number', min: 2, max: 4, default: 2 },
  side: { kind: 'choice', values: ['sun', 'rain'], default: 'rain' },
  fast: { kind: 'flag', default: false },
} as const

function refuses(given: unknown, message: RegExp): void {
  assert.throws(
    () => readOptions(SHEET, given),
    (error) => error instanceof BadInput && message.test(error.message),
  )
}

test('what is left out takes its default', () => {
  const defaults = { players: 2, side: 'rain', fast: false }
  assert.deepEqual(readOptions(SHEET, {}), defaults)
  assert.deepEqual(readOptions(SHEET, undefined), defaults)
  assert.deepEqual(readOptions(SHEET, null), defaults)
  assert.deepEqual(readOptions(SHEET, { side: 'sun' }), { ...defaults, side: 'sun' })
})

test('what is given is taken, at both ends of a range too', () => {
  for (const players of [2, 3, 4]) assert.equal(readOptions(SHEET, { players }).players, players)
  assert.equal(readOptions(SHEET, { fast: true }).fast, true)
})

test('numbers out of range, or none, are bad input that names the option and its range', () => {
  for (const players of [1, 5, 2.5, '3', null, Number.NaN]) refuses({ players }, /option "players".* from 2 to 4/)
})

test('a choice is one of its values, a flag true or false', () => {
  for (const side of ['SUN', '', 0, null]) refuses({ side }, /option "side" must be one of sun, rain/)
  for (const fast of ['true', 1, 0, null]) refuses({ fast }, /option "fast" must be true or false/)
})

test('an option that is not there is not passed over', () => {
  refuses({ player: 2 }, /no "player"; it has players, side, fast/)
})

test('options are an object', () => {
  for (const given of [[], 'players', 3]) refuses(given, /options must be an object/)
})
