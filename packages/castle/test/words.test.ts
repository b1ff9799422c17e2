import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { legal, Match, pick, Seeded } from '@mousekeep/engine'
import { castle, type CastleAction } from '@mousekeep/castle'
import { castleWords, readLine } from '@mousekeep/castle/words'
import { Catalogue } from '@mousekeep/text'

// What Castle says at a table, in every language, and how it reads what is typed.

const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
const WORDS = LANGUAGES.map((language) => {
  const catalogue = new Catalogue(language, [readFileSync(new URL(`../text/${language}.ftl`, import.meta.url), 'utf8')])
  return castleWords((key, params) => catalogue.say(key, params))
})

test('whatever happens and may be done is said in four languages, and can be typed', () => {
  const chance = new Seeded('words')
  const match = new Match(castle, { seed: 'words', options: { players: 3 } })
  for (let i = 0; i < 400 && castle.actor(match.state) !== null; i++) {
    const actions = legal(castle, match.state)
    const view = castle.view(match.state, 0)
    for (const action of actions) {
      assert.deepEqual(readLine(castle.text(action), view), action)
      for (const words of WORDS) assert.notEqual(words.tellAction(action), '')
    }
    assert.ok(match.play(pick(actions, chance)).ok)
  }
  for (const words of WORDS) for (const event of match.story.flat()) assert.notEqual(words.tell(event), '')
})

test('a hint says what for, a refusal why', () => {
  const [english] = WORDS
  const line: CastleAction[] = [{ do: 'slide', end: 'b1' }]
  const reason = { code: 'fall-soon', params: { points: 2, seat: 1 } }
  assert.equal(
    english.tellHint({ line, reason }),
    'A bot would slide the line at b1. With 2 points it drops a mouse of Lake.',
  )
  const refused = { rule: 'C3.2', code: 'out-of-reach', params: {} }
  assert.equal(english.whyNot(refused, { do: 'uncover', room: 'R' }), 'No mouse of yours is next to room R.')
})

const inPlay = (line: string): unknown => readLine(line, { phase: 'play', turn: 1 })

test('lines are read as people type them', () => {
  const lines: readonly (readonly [string, CastleAction])[] = [
    ['b1 c1', { do: 'step', from: 'b1', to: 'c1' }],
    ['B1-c1', { do: 'step', from: 'b1', to: 'c1' }],
    ['b1>c1', { do: 'step', from: 'b1', to: 'c1' }],
    ['run b1 c1', { do: 'step', from: 'b1', to: 'c1' }],
    ['h', { do: 'uncover', room: 'H' }],
    ['lift h', { do: 'uncover', room: 'H' }],
    ['a7', { do: 'enter', tower: 'a7' }],
    ['>b1', { do: 'slide', end: 'b1' }],
    ['> b1', { do: 'slide', end: 'b1' }],
    ['.', { do: 'end' }],
    ['resign', { do: 'resign', seat: 1 }],
  ]
  for (const [line, action] of lines) assert.deepEqual(inPlay(line), action, line)
  assert.deepEqual(readLine('a7', { phase: 'place', turn: 0 }), { do: 'place', tower: 'a7' })
})

test('what is no action says what is missing', () => {
  assert.deepEqual(inPlay('step b1'), { unclear: 'step' })
  assert.deepEqual(inPlay('slide'), { unclear: 'slide' })
  assert.deepEqual(inPlay('resign now'), { unclear: 'resign' })
  assert.deepEqual(inPlay('c3'), { unclear: 'square' })
  for (const line of ['', '   ', 'dance', 'toString', 'b9 c1', 'fly away now']) {
    assert.deepEqual(inPlay(line), { unclear: 'unknown' }, line)
  }
})
