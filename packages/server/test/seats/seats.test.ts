import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { LogReader } from '../../src/tables/log/log-reader.ts'
import { Guest, party, type Party } from '../support/party.ts'
import { PLAYED, type Played } from '../support/player.ts'

const MINUTE = 60_000
/** A bot of each game. */
const LEVEL: Readonly<Record<Played, string>> = { castle: 'random', mystics: 'party' }

for (const game of PLAYED) {
  test(`before the start the host sends somebody away, who takes no seat until invited (promise 41, ${game})`, async (context) => {
    const { guests } = await party(context, ['Ann', 'Bob', 'Eve'], false, { game })
    const [ann, bob, eve] = guests
    assert.equal(await bob.wish({ type: 'remove', seat: 2 }), 'FORBIDDEN')
    assert.equal(await ann.wish({ type: 'remove', seat: 0 }), 'FORBIDDEN', 'not oneself')
    assert.equal(await ann.wish({ type: 'remove', seat: 2 }), 'ok')
    assert.equal(ann.info.seats[2].holder, null)
    assert.equal(await eve.wish({ type: 'claim', seat: 2, seed: '' }), 'FORBIDDEN')
    assert.equal(await ann.wish({ type: 'bot', seat: 2, level: LEVEL[game] }), 'ok')
    assert.equal(await ann.wish({ type: 'start' }), 'ok')
    assert.equal(await ann.wish({ type: 'remove', seat: 1 }), 'WRONG_TIME', 'not in the game')
  })
}

async function stalling(
  context: TestContext,
  game: Played,
): Promise<Party & { readonly slow: Guest; readonly others: readonly Guest[] }> {
  const made = await party(context, ['Ann', 'Bob', 'Eve'], true, { game })
  const turn = made.guests[0].info.turn ?? 0
  const others = made.guests.filter((_, seat) => seat !== turn)
  return { ...made, slow: made.guests[turn], others }
}

for (const game of PLAYED) {
  test(`the seat of somebody who does not play goes to a bot when all others agree, and back to them (promise 41, ${game})`, async (context) => {
    const { slow, others, clock, verified } = await stalling(context, game)
    const [one, two] = others
    const seat = one.info.turn ?? 0
    assert.equal(await one.wish({ type: 'replace', seat, level: LEVEL[game] }), 'WRONG_TIME', 'not so soon')
    clock.now += 3 * MINUTE
    assert.equal(await slow.wish({ type: 'replace', seat, level: LEVEL[game] }), 'FORBIDDEN')
    assert.equal(await one.wish({ type: 'replace', seat, level: 'no such' }), 'UNKNOWN_ACTION')
    assert.equal(await one.wish({ type: 'replace', seat, level: LEVEL[game] }), 'ok')
    assert.deepEqual(two.info.vote?.about, { what: 'replace', seat, level: LEVEL[game] })
    assert.equal(await slow.wish({ type: 'ballot', agree: false }), 'FORBIDDEN', 'who it is about has no say')
    assert.equal(one.info.seats[seat].bot, null, 'not by one alone')
    assert.equal(await two.wish({ type: 'ballot', agree: true }), 'ok')
    assert.equal(one.info.seats[seat].bot, LEVEL[game])
    assert.equal(one.info.vote, null)
    assert.equal(one.info.seats[seat].holder?.person, slow.person.id)
    await verified()
  })
}

for (const game of PLAYED) {
  test(`a vote ends when somebody declines, and when they play after all; a seat may be freed for others (promise 41, ${game})`, async (context) => {
    const { slow, others, clock, verified, store, id } = await stalling(context, game)
    const [one, two] = others
    const seat = one.info.turn ?? 0
    clock.now += 3 * MINUTE
    assert.equal(await one.wish({ type: 'replace', seat, level: null }), 'ok')
    assert.equal(await two.wish({ type: 'ballot', agree: false }), 'ok')
    assert.equal(one.info.vote, null)
    clock.now += 3 * MINUTE
    assert.equal(await one.wish({ type: 'replace', seat, level: null }), 'ok')
    assert.equal(await slow.play(), 'ok')
    assert.equal(one.info.vote, null)
    while (one.info.turn !== seat) for (const guest of [slow, one, two]) await guest.play()
    clock.now += 3 * MINUTE
    assert.equal(await one.wish({ type: 'replace', seat, level: null }), 'ok')
    assert.equal(await two.wish({ type: 'ballot', agree: true }), 'ok')
    assert.equal(one.info.seats[seat].holder, null)
    assert.equal(await two.wish({ type: 'claim', seat, seed: '' }), 'ok')
    const listed = await store.tablesOf(slow.person.id)
    assert.deepEqual(
      listed.filter((table) => table.id === id && table.seats.length > 0),
      [],
    )
    await verified()
  })
}

for (const game of PLAYED) {
  test(`in the middle of a game a table is put away when everybody agrees, and says why (promise 41, ${game})`, async (context) => {
    const { guests, verified } = await party(context, ['Ann', 'Bob'], true, { game })
    const [ann, bob] = guests
    assert.equal(await ann.wish({ type: 'archive' }), 'ok')
    assert.equal(ann.info.archived, false)
    assert.deepEqual(bob.info.vote, { about: { what: 'archive' }, agreed: [0] })
    assert.equal(await bob.wish({ type: 'ballot', agree: false }), 'ok')
    assert.equal(ann.info.vote, null)
    assert.equal(await ann.wish({ type: 'archive' }), 'ok')
    assert.equal(await bob.wish({ type: 'ballot', agree: true }), 'ok')
    assert.deepEqual([ann.info.archived, bob.info.closed], [true, { why: 'agreed' }])
    assert.equal(await bob.play(), 'not mine')
    await verified()
    const alone = await party(context, ['Solo', 'Other'], false, { game })
    assert.equal(await alone.guests[0].wish({ type: 'archive' }), 'ok')
    assert.deepEqual(alone.guests[1].info.closed, { why: 'host' })
  })
}

for (const game of PLAYED) {
  test(`the clock of a table gives the seat of whoever lets it run out to a bot; without one nothing does (promise 41, ${game})`, async (context) => {
    const timed = await party(context, ['Ann', 'Bob'], true, { game, timed: { unit: 'minutes', n: 5 } })
    const [ann] = timed.guests
    const seat = ann.info.turn ?? 0
    assert.deepEqual(ann.info.clock, { unit: 'minutes', n: 5 })
    assert.equal(ann.info.due, timed.clock.now + 5 * MINUTE)
    timed.clock.now += 4 * MINUTE
    assert.equal(await timed.guests[seat].play(), 'ok')
    const next = ann.info.turn ?? 0
    assert.equal(ann.info.due, timed.clock.now + 5 * MINUTE, 'it begins anew with each decision')
    timed.clock.now += 6 * MINUTE
    // Whoever comes to the table finds the clock run out.
    await timed.table.follow(new Guest(timed.table, 'Eve'), null)
    await ann.until(() => ann.info.seats[next].bot !== null)
    await timed.verified()
    const untimed = await party(context, ['Ann', 'Bob'], true, { game })
    assert.deepEqual([untimed.guests[0].info.clock, untimed.guests[0].info.due], [null, null])
  })
}

for (const game of PLAYED) {
  test(`two who are gone do not hold up the others: a bot plays for them, but their seats stay theirs (promise 41, ${game})`, async (context) => {
    const { guests, table, clock, verified } = await party(context, ['Ann', 'Bob', 'Eve'], true, { game })
    const seat = guests[0].info.turn ?? 0
    const [here, gone] = guests.filter((_, each) => each !== seat)
    table.unfollow(guests[seat])
    table.unfollow(gone)
    clock.now += 3 * MINUTE
    assert.equal(await here.wish({ type: 'replace', seat, level: null }), 'ok')
    assert.notEqual(here.info.vote, null, 'to take a seat away everybody is asked')
    assert.equal(await here.wish({ type: 'ballot', agree: false }), 'ok')
    assert.equal(
      await here.wish({ type: 'replace', seat, level: LEVEL[game] }),
      'WRONG_TIME',
      'nor is anybody asked on end',
    )
    clock.now += 3 * MINUTE
    assert.equal(await here.wish({ type: 'replace', seat, level: LEVEL[game] }), 'ok')
    assert.deepEqual([here.info.vote, here.info.seats[seat].bot], [null, LEVEL[game]])
    assert.equal(here.info.seats[seat].holder?.person, guests[seat].person.id)
    await verified()
  })

  test(`nobody gets more time by what does not get the game on (promise 41, ${game})`, async (context) => {
    const timed = { unit: 'minutes', n: 5 } as const
    const { guests, table, clock, store, id } = await party(context, ['Ann', 'Bob'], true, { game, timed })
    const seat = guests[0].info.turn ?? 0
    const [slow, host, other] = [guests[seat], guests[0], guests[1 - seat]]
    const { due } = slow.info
    for (let i = 0; i < 2; i++) {
      clock.now += MINUTE
      assert.equal(await host.wish({ type: 'access', join: i === 0 ? 'invited' : 'anyone', watch: 'anyone' }), 'ok')
      assert.equal(await slow.wish({ type: 'lend', seat, person: other.person.id }), 'ok')
      assert.equal(await slow.wish({ type: 'lend', seat, person: null }), 'ok')
      assert.equal(slow.info.due, due)
    }
    clock.now += 4 * MINUTE
    await table.follow(new Guest(table, 'Eve'), null)
    await other.until(() => other.info.seats[seat].bot !== null)
    const row = await store.table(id)
    assert.ok(row !== null)
    const { state } = await LogReader.readWhole(store, row)
    assert.deepEqual(state.since, (await LogReader.read(store, row)).state.since)
  })
}

test('a move that is taken back and made again begins no new time; one further on does (promise 41)', async (context) => {
  const { guests, clock } = await party(context, ['Ann', 'Bob'], true, { timed: { unit: 'minutes', n: 5 } })
  const [ann] = guests
  // The towers first: then somebody walks, several steps in a turn. What reveals something cannot be taken back.
  let turn = ann.info.turn ?? 0
  for (let same = 0; same < 2 || ann.info.boundary === ann.info.plays;) {
    clock.now += 1000
    assert.equal(await guests[turn].play(), 'ok')
    same = ann.info.turn === turn ? same + 1 : 0
    turn = ann.info.turn ?? 0
  }
  const { due } = ann.info
  clock.now += MINUTE
  assert.equal(await guests[turn].wish({ type: 'undo', seat: turn }), 'ok')
  assert.equal(ann.info.due, due)
  clock.now += MINUTE
  assert.equal(await guests[turn].play(), 'ok')
  assert.equal(ann.info.turn, turn)
  assert.equal(ann.info.due, due)
  assert.equal(await guests[turn].play(), 'ok')
  assert.equal(ann.info.due, clock.now + 5 * MINUTE)
})
