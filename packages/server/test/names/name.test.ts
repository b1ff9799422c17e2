import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { readName } from '../../src/identity/name.ts'
import { readPassword } from '../../src/identity/password.ts'
import { isReserved } from '../../src/identity/reserved.ts'
import { skeletonOf } from '../../src/identity/skeleton.ts'

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

test("Unicode's own table says what is taken for what (promise 39)", () => {
  const alike = ['Ꭺnna', 'ꓮnna', 'Аппа', 'Anna', 'ANNA', 'ánna', 'A n n a']
  assert.deepEqual(new Set(alike.map(skeletonOf)), new Set(['anna']))
  for (const [one, other] of [
    ['ᏢᎪᏟ', 'PAC'],
    ['ꓡꓲꓢꓮ', 'LISA'],
    ['Ѕоріе', 'Sopie'],
    ['ВЕРА', 'BEPA'],
    ['𐊖am', 'Sam'],
    ['Ⲟтто', 'Otto'],
  ]) {
    assert.equal(skeletonOf(one), skeletonOf(other), `${one} ${other}`)
  }
})

test('what is ignored where it is shown is not in a name (promise 39)', () => {
  const unseen = ['\u034F', '\uFE0F', '\u180B', '\u17B4', '\u{E0100}', '\u2060', '\u061C', '\uFFA0', '\u200D', '\u2800']
  for (const each of unseen) assert.throws(() => readName(`An${each}n`), BadInput, each.codePointAt(0)?.toString(16))
})

test('names of authority are reserved, however they are written (promise 39)', () => {
  const reserved = ['Admin', 'ADM1N', 'Аdmin', '@dmin', 'The Admin', 'admin2', 'Mousekeep', 'Mousekeep Team']
  const others = ['Модератор', 'администратор', 'Modérateur', 'Üzemeltető', 'Rendszer-gazda', 'Support!', 'Server']
  const written = ['AdminTeam', 'Mousekeeper', '4dmin', 'Mod3rator', 'Mods', 'Modo', 'Техподдержка', 'Официальный']
  for (const name of [...reserved, ...others, ...written]) assert.ok(isReserved(name), name)
  for (const name of [
    'Ann',
    'Adam',
    'Roots',
    'Modesty',
    'Иван',
    'Mouse',
    'Servan',
    'Collin',
    'Ann 4',
    'Modeste',
    'Adele',
  ]) {
    assert.ok(!isReserved(name), name)
  }
})

test('passwords that are tried first are refused (promise 39)', () => {
  const common = ['password', 'P@ssw0rd!', 'Passwort1', 'qwerty123', 'azerty2024', 'iloveyou', 'letmein!!', '12345678']
  const more = [
    '11.11.1990',
    'abcd1234',
    'пароль123',
    'motdepasse',
    'Jelszó2020',
    'dragondragon',
    'Mousekeep1',
    'йцукенгш',
  ]
  for (const password of [...common, ...more]) {
    assert.throws(() => readPassword(password, 'Ann'), BadInput, password)
  }
  for (const password of ['correct horse battery', 'kx9#vTq2', 'nine small mice', 'сыр под крышей', '8412907735561']) {
    assert.equal(readPassword(password, 'Ann'), password)
  }
})
