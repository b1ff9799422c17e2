import assert from 'node:assert/strict'
import test from 'node:test'
import { BadInput, Seeded } from '@mousekeep/engine'
import { GAME_IDS, readGameId, sheetOf } from '@mousekeep/games'
import { rulesOf } from '@mousekeep/games/all'
import { CHAPTERS, findHero } from '@mousekeep/mystics'
import { CHAPTER_IDS, MICE } from '@mousekeep/mystics/sheet'

for (const id of GAME_IDS) {
  test(`the sheet of ${id} says what its rules say`, () => {
    const { options, players, offered, levels } = sheetOf(id)
    const rules = rulesOf(id)
    const { game } = rules
    assert.equal(game.id, id)
    assert.deepEqual(game.options, options)
    for (const count of [players.from, players.to]) assert.ok(game.readOptions({ players: count }))
    for (const count of [players.from - 1, players.to + 1]) assert.throws(() => game.readOptions({ players: count }))
    const tools = { chance: new Seeded('bots'), clock: () => 0 }
    for (const level of levels) assert.equal(typeof rules.bot(level, tools).choose, 'function')
    assert.throws(() => rules.bot('genius', tools), BadInput)
    assert.ok(offered.length > 0 && offered.every((level) => levels.includes(level)))
  })
}

test('who asks for a game that is not there is told which there are', () => {
  assert.throws(() => readGameId('chess'), /"game" must be one of castle, mystics/)
  assert.throws(() => readGameId('toString'), BadInput)
})

test('the sheet of Mystics knows the chapters of the book and the mice of the box', () => {
  assert.deepEqual(
    CHAPTER_IDS,
    CHAPTERS.map(({ id }) => id),
  )
  for (const id of MICE) assert.notEqual(findHero(id), undefined)
  assert.equal(MICE.length, 6)
})
