import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match } from '@mousekeep/engine'
import { GAME_IDS } from '@mousekeep/games'
import { gameOf } from '@mousekeep/games/all'
import { choicesIn, tellWaiting, waitingIn } from '@mousekeep/games/waiting'
import { Catalogue } from '@mousekeep/text'
import { textsIn } from '@mousekeep/text/files'

// What somebody who is not looking is called for.

const sayBetween = (...abouts: string[]): string | null =>
  tellWaiting(
    'mystics',
    wordsOf('mystics'),
    choicesIn(abouts.map((about) => ({ seat: 0, about, rule: '', choices: [] }))),
  )

function wordsOf(game: string): Catalogue {
  const folders = ['text/shared', `${game}/text`]
  return new Catalogue(
    'en',
    folders.flatMap((each) => textsIn(new URL('.', import.meta.resolve(`@mousekeep/${each}/en.ftl`)), 'en')),
  )
}

test('every game says what waits after each play of a beginning, or nothing at all, also when it was kept as JSON', () => {
  for (const id of GAME_IDS) {
    const game = gameOf(id)
    const match = new Match(game, { seed: 'waiting', options: game.readOptions({}) })
    const told = new Set<string | null>()
    const words = wordsOf(id)
    for (let plays = 0; plays < 60; plays++) {
      const seat = game.actor(match.state)
      if (seat === null) break
      const waiting = waitingIn(id, game.view(match.state, seat))
      told.add(waiting === null ? null : tellWaiting(id, words, JSON.parse(JSON.stringify(waiting))))
      const actions = legal(game, match.state)
      match.play(actions[plays % actions.length])
    }
    if (id === 'castle') assert.deepEqual([...told], [null])
    else {
      assert.ok(told.size > 5, `${id} says only ${[...told].join(' | ')}`)
      assert.ok([...told].every((each) => each !== null && each !== '' && !each.includes('undefined')))
    }
  }
})

test('between two chapters the way is asked for first, then the card of each mouse (M23.3, M24.2)', () => {
  assert.equal(sayBetween('way', 'filch'), 'The chapter is lost: once more, or on?')
  assert.match(sayBetween('filch', 'nez') ?? '', /Filch, Nez: which card/)
})

test('what another version wrote is told as nothing', () => {
  assert.equal(tellWaiting('mystics', wordsOf('mystics'), {}), null)
})
