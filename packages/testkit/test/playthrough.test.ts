import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPlaythrough, writePlaythrough, type Playthrough } from '../src/index.ts'
import { nutsSubject } from './nuts.ts'

const SCRIPT: Playthrough = {
  title: 'A handful of nuts',
  options: { pile: 7, golden: true },
  seed: 'basket',
  from: 1,
  to: 99,
  actions: ['take 1', 'crack', 'take 3', 'take 2', 'take 1'],
}

const TEXT = `# A handful of nuts
game nuts, rules version 1
options {"pile":7,"golden":true}
seed basket
shown 1 to 99


ooooooo (0 : 0)

1 one, one of 4 > take 1
    took 0 1

oooooo (1 : 0)

2 other, one of 4 > crack
    cracked 1 3

oooooo (1 : 3)

3 one, one of 3 > take 3
    took 0 3

ooo (4 : 3)

4 other, one of 3 > take 2
    took 1 2

o (4 : 5)

5 one, one of 1 > take 1
    took 0 1

 (5 : 5)
`

test('a playthrough is written like this', () => {
  assert.equal(writePlaythrough(nutsSubject(), SCRIPT), TEXT)
})

test('it reads back as the script it was written from', () => {
  assert.deepEqual(readPlaythrough(TEXT), SCRIPT)
})

test('actions before the part shown are kept in lines of their own', () => {
  const text = writePlaythrough(nutsSubject(), { ...SCRIPT, from: 3, to: 4 })
  assert.ok(text.includes('\n~ take 1; crack\n'))
  assert.ok(text.includes('\n3 one, one of 3 > take 3\n'))
  assert.ok(!text.includes('> crack'))
  assert.deepEqual(readPlaythrough(text), { ...SCRIPT, from: 3, to: 4, actions: SCRIPT.actions.slice(0, 4) })
  assert.equal(writePlaythrough(nutsSubject(), readPlaythrough(text)), text)
})

test('a head alone is played at random, the same way each time', () => {
  const head = TEXT.split('\n').slice(0, 5).join('\n')
  const text = writePlaythrough(nutsSubject(), readPlaythrough(head))
  assert.ok(readPlaythrough(text).actions.length > 1)
  assert.equal(writePlaythrough(nutsSubject(), readPlaythrough(head)), text)
  assert.equal(writePlaythrough(nutsSubject(), readPlaythrough(text)), text)
})

test('an action that is not allowed any more is replaced, and the text shows it', () => {
  const text = writePlaythrough(nutsSubject(), { ...SCRIPT, actions: ['take 1', 'crack', 'crack', 'take 2'] })
  assert.notEqual(text, TEXT)
  assert.ok(text.includes('3 one, one of 3 > take '))
})

test('a file without a head says what is missing', () => {
  assert.throws(() => readPlaythrough('# Title\noptions {}\n'), /a line that begins with "shown"/)
})
