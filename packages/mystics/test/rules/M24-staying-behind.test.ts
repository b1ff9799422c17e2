import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match, noChance } from '@mousekeep/engine'
import {
  beginJourney,
  findChapter,
  fittingParty,
  mystics,
  noticesOf,
  optionsOf,
  type Journey,
  type Mystics,
  type MysticsState,
} from '@mousekeep/mystics'
import { LEVEL_UP } from '../../src/state/state.ts'

// Who goes into the next chapter, who stays behind, and what that means for the ability cards.

const USUAL = ['collin', 'nez', 'tilda', 'filch']

function opened(options: object): Match<Mystics> {
  return new Match(mystics, { seed: 'behind', options })
}

/** A campaign before its second chapter, with these ability cards learned so far. */
function before(chapter: string, abilities: Journey['campaign']['abilities'], party = USUAL): Journey {
  const begun = beginJourney({ seed: 'behind', chapter, party })
  return { ...begun, campaign: { ...begun.campaign, abilities } }
}

void test('M3.1 the proposed party: who is not of the usual party makes room first', () => {
  const many = { collin: ['give-order'], nez: ['set-trap', 'feint'], tilda: ['cure'], filch: ['find'] }
  assert.deepEqual(fittingParty(findChapter('2'), USUAL, many), ['collin', 'tilda', 'filch', 'lily'])
})

void test('M3.1 the proposed party: then the one with the fewest ability cards, then the last in the order of M1.8', () => {
  const chapter = { ...findChapter('2'), party: { size: 4, required: ['lily'], usual: [...USUAL, 'lily'] } }
  const few = { collin: ['give-order'], nez: ['set-trap', 'feint'], tilda: [], filch: ['find'] }
  assert.deepEqual(fittingParty(chapter, USUAL, few), ['collin', 'nez', 'filch', 'lily'])
  assert.deepEqual(fittingParty(chapter, USUAL, {}), ['collin', 'nez', 'tilda', 'lily'])
})

void test('M3.1 whoever cannot come is replaced by somebody of the usual party', () => {
  assert.deepEqual(fittingParty(findChapter('1'), ['lily', 'maginos', 'tilda', 'collin'], {}), [
    'collin',
    'nez',
    'tilda',
    'maginos',
  ])
})

void test('M3.1 who is required, and why somebody stays behind, is said', () => {
  const notices = noticesOf(before('2', { nez: ['set-trap'] }))
  assert.deepEqual(notices, [
    { code: 'required', mice: ['lily'] },
    { code: 'stays', mouse: 'nez', why: 'unusual' },
    { code: 'keeps', mouse: 'nez', cards: ['set-trap'] },
  ])
  assert.deepEqual(noticesOf(before('3', {})), [{ code: 'one-of', mice: ['maginos', 'tilda'] }])
  const [stays] = noticesOf(before('1', {}, ['lily', 'maginos', 'tilda', 'collin']))
  assert.deepEqual(stays, { code: 'stays', mouse: 'lily', why: 'forbidden' })
  assert.deepEqual(noticesOf(before('5', {})), [])
})

void test('M3.2 M24.1 an ability card of a mouse that stays behind is in nobody’s reach', () => {
  const journey = before('2', { nez: ['thundersqueak'], collin: ['give-order'], filch: ['find'], lily: ['keen-eye'] })
  assert.deepEqual(optionsOf(journey)['absent'], ['thundersqueak'])
  const match = opened(optionsOf(journey))
  const { ask } = match.state
  assert.equal(ask?.what, 'ability tilda')
  assert.ok(ask.options.includes('cure') && !ask.options.includes('thundersqueak'))
  const read = mystics.readPosition(mystics.summary(match.state), noChance, null)
  assert.deepEqual(read.setup.absent, ['thundersqueak'])
})

/** Collin's turn, with the price of a level up in his pocket. */
function collinWithCheese(match: Match<Mystics>): MysticsState {
  for (let n = 0; n < 50; n++) {
    const actions = legal(mystics, match.state)
    const end = actions.find((action) => action.do === 'end')
    if (end !== undefined && match.state.turn?.card === 'collin') break
    assert.ok(match.play(end ?? actions[0]).ok)
  }
  const state = mystics.copy(match.state)
  for (const mouse of state.mice) if (mouse.id === 'collin') mouse.cheese = LEVEL_UP
  return state
}

void test('M16.4 M24.1 nor is it learned by a level up', () => {
  const abilities = { collin: ['give-order'], nez: ['set-trap'], tilda: ['cure'], filch: ['find'] }
  const learn = { do: 'level-up', ability: 'feint' } as const
  const free = collinWithCheese(opened({ party: USUAL, abilities }))
  assert.equal(mystics.check(free, learn), null)
  const taken = collinWithCheese(opened({ party: USUAL, abilities, absent: ['feint'] }))
  assert.equal(mystics.check(taken, learn)?.rule, 'M3.2')
  assert.ok(!legal(mystics, taken).some((action) => action.do === 'level-up' && action.ability === 'feint'))
})

void test('M3.2 a card that lies elsewhere is not brought along as well', () => {
  assert.throws(() => opened({ abilities: { collin: ['feint'] }, absent: ['feint'] }), /only one feint/)
  assert.throws(() => opened({ absent: ['dagger'] }), /no such ability as "dagger"/)
})

void test('M24.1 M3.2 of a card that an old campaign has twice the first has it, the other chooses anew, and it is said', () => {
  const abilities = { tilda: ['first-aid'], lily: ['first-aid', 'keen-eye'], collin: ['give-order'], filch: ['find'] }
  const journey = before('2', abilities, ['collin', 'filch', 'lily', 'nez'])
  assert.deepEqual(
    noticesOf(journey).filter(({ code }) => code === 'twice'),
    [{ code: 'twice', card: 'first-aid', by: 'tilda', mouse: 'lily' }],
  )
  const options = optionsOf(journey)
  assert.deepEqual(options['absent'], ['first-aid'])
  const match = opened(options)
  const asked: string[] = []
  while (match.state.ask?.rule === 'M3.2') {
    asked.push(match.state.ask.what)
    assert.ok(match.play({ do: 'choose', option: match.state.ask.options[0] }).ok)
  }
  assert.deepEqual(asked, ['ability nez', 'ability lily'])
  const lily = match.state.mice.find(({ id }) => id === 'lily')
  assert.equal(lily?.abilities.length, 2)
})
