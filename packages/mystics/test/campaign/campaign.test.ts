import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, Match, Seeded, type Refusal } from '@mousekeep/engine'
import {
  beginJourney,
  CHAPTERS,
  closeChapter,
  endedOf,
  findChapter,
  fittingParty,
  goOn,
  keepRecord,
  mystics,
  optionsOf,
  partiesFor,
  partyBot,
  prepare,
  readJourney,
  recall,
  recap,
  retry,
  seedOf,
  type Journey,
  type Mystics,
  type MysticsState,
} from '@mousekeep/mystics'

function ok(journey: Journey | Refusal): Journey {
  assert.ok(!('code' in journey), 'code' in journey ? journey.code : '')
  return journey
}

function open(journey: Journey): Match<Mystics> {
  return new Match(mystics, { seed: seedOf(journey), options: optionsOf(journey) })
}

function play(match: Match<Mystics>, most: number): void {
  const bot = partyBot(new Seeded('campaign'), { worlds: 1 })
  for (let i = 0; i < most && match.state.over === null; i++)
    assert.ok(match.play(bot.choose(mystics.view(match.state, 0))).ok)
}

/** The journey after its chapter has ended in this way, with what the table then had. */
function ended(
  journey: Journey,
  over: 'won' | 'lost',
  change: (state: MysticsState) => void = () => {},
  kept: Readonly<Record<string, string>> = {},
): Journey {
  const match = open(journey)
  play(match, 8)
  const state = mystics.copy(match.state)
  change(state)
  state.over = over
  return ok(closeChapter(ok(keepRecord(journey, match.record)), endedOf(state), match.seen(0), kept))
}

/** The first mouse has found a ring. */
function takeRing(state: MysticsState): void {
  const ring = state.search.findIndex((no) => state.setup.cards[no] === 'ring-of-cat-strength')
  state.mice[0].pack.push(...state.search.splice(ring, 1))
}

void test('M24 a campaign begins with the prologue, of which nothing is carried on', () => {
  const journey = beginJourney({ seed: 'a' })
  assert.deepEqual([journey.chapter, journey.stage], ['prologue', 'between'])
  const after = ended(journey, 'won', (state) => state.flags.push('maggie'))
  assert.deepEqual([after.chapter, after.campaign.flags, after.campaign.abilities], ['1', [], {}])
})

void test('M24.1 M24.2 abilities, flags and one card each go on to the next chapter', () => {
  const after = ended(
    beginJourney({ seed: 'a', chapter: '1' }),
    'won',
    (state) => {
      takeRing(state)
      state.flags.push('maggie')
    },
    { collin: 'ring-of-cat-strength', nez: 'nezs-hammer' },
  )
  assert.deepEqual([after.chapter, after.stage, after.record], ['2', 'between', null])
  const next = open(after).state
  assert.deepEqual(next.flags, ['maggie'])
  const collin = next.mice.find(({ id }) => id === 'collin')
  assert.deepEqual(
    collin?.pack.map((no) => next.setup.cards[no]),
    ['ring-of-cat-strength'],
  )
  assert.deepEqual(collin?.abilities, after.campaign.abilities['collin'])
  assert.equal(collin.abilities.length, 1)
})

void test('M24.2 the sorrow blade, which is in no deck, may be kept too', () => {
  const journey = { ...beginJourney({ seed: 'a', chapter: '10' }) }
  const campaign = { ...journey.campaign, kept: { collin: 'sorrow-blade' } }
  const { state } = open({ ...journey, campaign })
  assert.deepEqual(
    state.mice[0].pack.map((no) => state.setup.cards[no]),
    ['sorrow-blade'],
  )
})

void test('M3.1 whoever a chapter wants joins, whoever it does not want stays behind', () => {
  const wanted = ['collin', 'nez', 'tilda', 'filch']
  for (const chapter of CHAPTERS) {
    const party = fittingParty(chapter, wanted)
    assert.doesNotThrow(() => mystics.readOptions({ chapter: chapter.id, party }))
    if (partiesFor(chapter).some((mice) => mice.every((id) => wanted.includes(id))))
      assert.ok(party.every((id) => wanted.includes(id)))
  }
  assert.ok(fittingParty(findChapter('2'), wanted).includes('lily'))
  assert.equal(partiesFor(findChapter('10')).length, 15)
})

void test('any chapter may be played by itself, with every party that it admits', () => {
  for (const chapter of CHAPTERS) {
    for (const party of partiesFor(chapter))
      assert.equal(mystics.start(mystics.readOptions({ chapter: chapter.id, party }), new Seeded('x'), null).over, null)
  }
})

void test('M24 a campaign is kept in the middle of a chapter and resumed there', () => {
  const journey = beginJourney({ seed: 'middle', chapter: '2' })
  const match = open(journey)
  play(match, 25)
  const saved: unknown = JSON.parse(JSON.stringify(ok(keepRecord(journey, match.record))))
  const resumed = readJourney(saved)
  assert.ok(resumed.record !== null)
  const again = Match.replay(mystics, resumed.record)
  assert.equal(again.hash, match.hash)
  play(again, 5)
  play(match, 5)
  assert.equal(again.hash, match.hash)
})

void test('M23.3 B7 after a defeat the party tries again as if it had not been, or goes on for a stroke', () => {
  const journey = beginJourney({ seed: 'lost', chapter: '4' })
  const lost = ended(journey, 'lost', (state) => state.flags.push('roster'))
  assert.deepEqual([lost.stage, lost.chapter], ['lost', '4'])
  const again = ok(retry(lost))
  assert.deepEqual([again.chapter, again.attempt, again.campaign], ['4', 2, journey.campaign])
  assert.notEqual(seedOf(again), seedOf(journey))
  const on = ok(goOn(lost, {}))
  assert.deepEqual([on.chapter, on.campaign.strokes, on.campaign.flags], ['5', 1, ['roster']])
  assert.ok(on.chronicle.at(-1)?.leftBehind)
  // Never more than two.
  const later = ok(goOn(ended(ok(goOn(ended(on, 'lost'), {})), 'lost'), {}))
  assert.equal(later.campaign.strokes, 2)
})

void test('M23.3 M24.2 only who goes on after a defeat is asked which card each mouse keeps', () => {
  const begun = beginJourney({ seed: 'ring', chapter: '4' })
  const lost = ended(begun, 'lost', takeRing, { collin: 'ring-of-cat-strength' })
  assert.deepEqual(lost.keepable, { collin: ['ring-of-cat-strength'] })
  assert.deepEqual(lost.otherwise?.kept, {}, 'nothing was chosen yet')
  assert.deepEqual(readJourney(JSON.parse(JSON.stringify(lost))), lost)
  const on = ok(goOn(lost, { collin: 'ring-of-cat-strength', nez: 'ring-of-cat-strength' }))
  assert.deepEqual([on.campaign.kept, on.keepable], [{ collin: 'ring-of-cat-strength' }, {}])
  const again = ok(retry(lost))
  assert.deepEqual([again.campaign.kept, again.keepable], [{}, {}])
})

void test('M23.3 a campaign that was saved with its cards chosen before the answer goes on with them', () => {
  const { keepable: _, ...lost } = ended(beginJourney({ seed: 'old', chapter: '4' }), 'lost')
  const chosen = { ...lost.otherwise, kept: { collin: 'ring-of-cat-strength' } }
  const saved = readJourney(JSON.parse(JSON.stringify({ ...lost, otherwise: chosen })))
  assert.deepEqual(ok(goOn(saved, {})).campaign.kept, { collin: 'ring-of-cat-strength' })
})

void test('M24 what is not possible is refused and changes nothing', () => {
  const journey = beginJourney({ seed: 'a', chapter: '1' })
  const match = open(journey)
  for (const refused of [retry(journey), goOn(journey, {}), closeChapter(journey, endedOf(match.state), [], {})])
    assert.ok('code' in refused)
  const playing = ok(keepRecord(journey, match.record))
  const early = closeChapter(playing, endedOf(match.state), [], {})
  assert.ok('code' in early && early.code === 'chapter-not-over')
  assert.ok('code' in prepare(playing, { difficulty: 'story' }))
  assert.equal(ok(prepare(journey, { difficulty: 'heroic' })).difficulty, 'heroic')
  assert.throws(() => prepare(journey, { party: ['lily', 'nez', 'tilda', 'filch'] }), BadInput)
})

void test('the chronicle tells each try, the recap how each chapter went on', () => {
  const lost = ended(beginJourney({ seed: 'story', chapter: '1' }), 'lost')
  const won = ended(ok(retry(lost)), 'won', (state) => state.flags.push('maggie'))
  const on = ok(goOn(ended(won, 'lost'), {}))
  assert.deepEqual(
    on.chronicle.map(({ chapter, attempt, result, won: flags }) => [chapter, attempt, result, flags]),
    [
      ['1', 1, 'lost', []],
      ['1', 2, 'won', ['maggie']],
      ['2', 1, 'lost', []],
    ],
  )
  assert.deepEqual(
    recap(on.chronicle).map(({ passage, flags }) => [passage, flags]),
    [
      ['1 goes-on', ['maggie']],
      ['2 goes-on-lost', ['maggie']],
    ],
  )
  assert.deepEqual(
    recall(on.chronicle).map(({ title, sentences }) => `${title}: ${sentences.join(' ')}`),
    ['chapter-1: chapter-1.recap flag-maggie.recap', 'chapter-2: chapter-2.left'],
  )
  assert.deepEqual(recall(lost.chronicle), [])
})

void test('the book is closed after the last chapter', () => {
  const last = CHAPTERS[CHAPTERS.length - 1].id
  const closed = ended(beginJourney({ seed: 'end', chapter: last }), 'won')
  assert.deepEqual([closed.chapter, closed.stage], [null, 'closed'])
  assert.throws(() => optionsOf(closed), BadInput)
  assert.deepEqual(readJourney(JSON.parse(JSON.stringify(closed))), closed)
})

void test('a broken file of a campaign is refused in words', () => {
  const good = { ...beginJourney({ seed: 'a' }) }
  const bad: [object, RegExp][] = [
    [{ ...good, stage: 'asleep' }, /stage of the campaign must be one of/],
    [{ ...good, chapter: '12' }, /chapter of the campaign must be one of/],
    [{ ...good, chapter: null }, /without a chapter/],
    [{ ...good, stage: 'playing' }, /has a record/],
    [{ ...good, stage: 'lost' }, /lost chapter/],
    [{ ...good, party: ['brodie'] }, /no such hero as "brodie"/],
    [{ ...good, campaign: { flags: [], strokes: 3, abilities: {}, kept: {} } }, /strokes of campaign/],
    [{ ...good, cheat: true }, /has no "cheat"/],
    [[], /campaign/],
  ]
  for (const [json, message] of bad) assert.throws(() => readJourney(json), message)
})

void test('M24.2 a card that two mice have kept is brought along by one of them', () => {
  const kept = { collin: 'pebble-whetstone', nez: 'pebble-whetstone', tilda: 'drop-of-honey', filch: 'drop-of-honey' }
  const begun = beginJourney({ seed: 'kept', chapter: '4' })
  const journey = { ...begun, campaign: { ...begun.campaign, kept } }
  const options = optionsOf(journey)
  assert.deepEqual(options['kept'], { collin: 'pebble-whetstone', tilda: 'drop-of-honey', filch: 'drop-of-honey' })
  assert.doesNotThrow(() => new Match(mystics, { seed: 'kept', options }))
})
