import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { readName, skeletonOf } from '../src/identity/name.ts'

test('a name is what it seems: no hidden characters, one alphabet, not too long, not too decorated', () => {
  const shapeless = ['', ' ', 'x', ' x ', 'x'.repeat(25), '👑', '--', 7, null, undefined, ['Ann']]
  const unseen = ['An\u202En', 'A\u200Bnn', 'A\u0000nn', 'A\u2066nn', 'Ann\u00AD', 'Ann\u{E0041}', 'A\u3164nn']
  const misleading = ['Аnn', 'Pаul', 'Εva', 'Иван Ivanov', `A${'\u0301'.repeat(5)}nn`, 'An\uD800n']
  const bad: unknown[] = [...shapeless, ...unseen, ...misleading]
  for (const name of bad) assert.throws(() => readName(name), BadInput, String(name))
})

test('names of our four languages, and others, are taken as they are', () => {
  for (const name of ['Ann', 'Ёжик', 'Françoise', 'Győző', 'Иван Иванов', "O'Neil", '小鼠', 'Anna-Lena 2', 'Ελένη']) {
    assert.equal(readName(name), name)
  }
  assert.equal(readName('  Ann   Lee '), 'Ann Lee')
  assert.equal(readName('Ａｎｎ'), 'Ann')
  assert.equal(readName('E\u0301va'), 'Éva')
})

test('names that are easily taken for each other have one skeleton', () => {
  const alike = [
    ['Paul', 'PAUL', 'Pau1', 'Ρaul', 'P a u l', 'Pául', 'paui'],
    ['Раиса', 'раиса', 'РАИСА'],
    ['Tom', 'Torn', 'T0m', 'tom_'],
    ['Alla', 'A1la', 'Аllа', 'AIla'],
    ['Соса', 'Coca'],
  ]
  for (const group of alike) assert.deepEqual(new Set(group.map(skeletonOf)).size, 1, group.join())
  const different = ['Ann', 'Anna', 'Bob', 'Иван', 'Игорь', 'Éva', 'Eszter', '小鼠', '大鼠', 'Max', 'May']
  assert.equal(new Set(different.map(skeletonOf)).size, different.length)
})
