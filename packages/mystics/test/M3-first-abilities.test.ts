import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, legal, Match } from '@mousekeep/engine'
import {
  beginJourney,
  findCard,
  firstAbilitiesOf,
  mystics,
  optionsOf,
  prepare,
  readJourney,
  type Journey,
  type Mystics,
} from '@mousekeep/mystics'
import { HEROES } from '../src/cards/box.ts'

// The first ability cards, chosen before a chapter begins instead of at the table.

const begun = (chapter: string, abilities: Journey['campaign']['abilities'] = {}): Journey => {
  const journey = beginJourney({ seed: 'first', chapter })
  return { ...journey, campaign: { ...journey.campaign, abilities } }
}

function chosen(journey: Journey, first: Record<string, string>): Journey {
  const next = prepare(journey, { first })
  assert.ok(!('code' in next))
  return next
}

const opened = (journey: Journey): Match<Mystics> => new Match(mystics, { seed: 'first', options: optionsOf(journey) })

/** What the table asks first: whose ability, and which there are. */
function asked({ state }: Match<Mystics>): { readonly what: string; readonly options: readonly string[] } {
  const options = legal(mystics, state).flatMap((action) => (action.do === 'choose' ? [action.option] : []))
  return { what: state.ask?.what ?? '', options }
}

void test('M3.2 before every chapter a mouse can choose among the same cards as at the table', () => {
  for (const chapter of ['1', '2', '3', '5', '11']) {
    const journey = begun(chapter, { maginos: ['mystic-bolt'], collin: ['give-order'] })
    const [next] = firstAbilitiesOf(journey)
    const free = next.cards.filter(({ by }) => by === null).map(({ id }) => id)
    assert.deepEqual(asked(opened(journey)), { what: `ability ${next.mouse}`, options: free })
    assert.equal(next.chosen, null)
  }
})

void test('M3.2 whoever has chosen is not asked again, and nobody else can have that card', () => {
  const journey = chosen(begun('1'), { collin: 'give-order', nez: 'set-trap' })
  const match = opened(journey)
  assert.equal(asked(match).what, 'ability tilda')
  assert.deepEqual(
    match.state.mice.map(({ abilities }) => abilities.join()),
    ['give-order', 'set-trap', '', ''],
  )
  const shared = firstAbilitiesOf(chosen(begun('1'), { collin: 'first-aid' }))
  for (const { mouse, cards } of shared)
    assert.equal(cards.find(({ id }) => id === 'first-aid')?.by, mouse === 'collin' ? null : 'collin')
  assert.throws(() => prepare(begun('1'), { first: { collin: 'first-aid', tilda: 'first-aid' } }), BadInput)
  assert.throws(() => prepare(begun('1'), { first: { collin: 'cure' } }), /not for collin.*M3\.2/)
})

void test('M24.1 a card of who stays behind is not to be had, and a choice that is lost to it is asked at the table', () => {
  const early = chosen(begun('3'), { tilda: 'first-aid' })
  const later = { ...early, campaign: { ...early.campaign, abilities: { lily: ['first-aid'] } } }
  const tilda = firstAbilitiesOf(later).find(({ mouse }) => mouse === 'tilda')
  assert.equal(tilda?.chosen, null)
  assert.equal(tilda?.cards.find(({ id }) => id === 'first-aid')?.by, 'lily')
  assert.ok(Object.keys(Object(optionsOf(later)['abilities'])).every((id) => id !== 'tilda'))
})

void test('M3.2 a mouse that has an ability is not asked, nor anybody in the prologue; a saved choice is read back', () => {
  assert.deepEqual(
    firstAbilitiesOf(begun('3', { collin: ['give-order'] })).map(({ mouse }) => mouse),
    ['nez', 'tilda', 'filch'],
  )
  assert.deepEqual(firstAbilitiesOf(begun('prologue')), [])
  const journey = chosen(begun('1'), { collin: 'give-order' })
  assert.deepEqual(readJourney(JSON.parse(JSON.stringify(journey))), journey)
})

void test('M3.2 every mouse has a card that is good to begin with, and no two the same', () => {
  const good = Object.fromEntries(HEROES.map(({ id, first }) => [id, first]))
  assert.equal(new Set(Object.values(good)).size, HEROES.length)
  for (const { id, first, classes } of HEROES) {
    const card = findCard(first)
    assert.equal(card?.kind, 'ability')
    assert.ok(card.requires?.classes?.some((each) => classes.includes(each)) ?? true, `${first} is not for ${id}`)
  }
})
