import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { readBody, type Body, type EntryKind } from '../src/index.ts'

/** One entry of each kind, with all that it may say. */
const BODIES: { readonly [K in EntryKind]: Body<K> } = {
  opened: {
    kind: 'opened',
    options: { players: 2 },
    seats: 2,
    host: 'ann',
    commitment: 'c0',
    access: { join: 'invited', watch: 'nobody' },
    invited: ['bob'],
    clock: { unit: 'days', n: 3 },
    from: { game: 'castle', version: 2, start: { seed: 's', options: {} }, entries: [{ play: { do: 'end-turn' } }] },
    counts: 'campaign',
    campaign: { company: null, baggage: { chapter: 2 }, brought: [{ chapter: 1 }], meant: ['ann', 'bob'] },
    carried: { from: 'before', hash: 'h' },
  },
  claimed: { kind: 'claimed', seat: 0, person: 'ann', seed: '5e', personal: { asks: 'all' } },
  promised: { kind: 'promised', seat: 0, hash: 'h' },
  sealed: { kind: 'sealed', seats: [0, 1] },
  shown: { kind: 'shown', seat: 0, seed: '5e' },
  'called-off': { kind: 'called-off', seats: [1] },
  left: { kind: 'left', seat: 0 },
  bot: { kind: 'bot', seat: 1, level: null },
  started: { kind: 'started', shown: { seat: 1, seed: '5e' } },
  played: { kind: 'played', seat: 0, action: { do: 'end-turn' }, drawn: 4 },
  undone: { kind: 'undone', seat: 0, plays: 3 },
  'rollback-asked': { kind: 'rollback-asked', plays: 3, seats: [0] },
  'rollback-answered': { kind: 'rollback-answered', agree: true, seats: [1] },
  rematch: { kind: 'rematch', table: 'next' },
  archived: { kind: 'archived', agreed: true },
  removed: { kind: 'removed', seat: 1, person: 'bob' },
  'vote-asked': { kind: 'vote-asked', about: { what: 'replace', seat: 1, level: null }, seats: [0] },
  'vote-answered': { kind: 'vote-answered', agree: false, seats: [0] },
  overdue: { kind: 'overdue', seat: 0, level: 'easy' },
  access: { kind: 'access', join: 'anyone', watch: 'invited' },
  invited: { kind: 'invited', person: 'cat' },
  uninvited: { kind: 'uninvited', person: 'cat' },
  moved: { kind: 'moved', from: 'guest', to: 'ann', seats: [0] },
  gone: { kind: 'gone', person: 'ann', seats: [0] },
  chosen: { kind: 'chosen', seat: 0, choice: { do: 'keep' } },
  followed: { kind: 'followed', table: null, told: { won: true } },
  lent: { kind: 'lent', seat: 0, person: 'bob', owner: 'ann' },
  hosted: { kind: 'hosted', person: 'bob', before: 'ann' },
}

for (const body of Object.values(BODIES)) {
  test(`an entry of the kind ${body.kind} is read as it was written, and not with a field missing`, () => {
    assert.deepEqual(readBody(JSON.parse(JSON.stringify(body))), body)
    const { kind } = body
    const mayBeBare = kind === 'started' || kind === 'archived'
    if (mayBeBare) assert.deepEqual(readBody({ kind }), { kind })
    else assert.throws(() => readBody({ kind }), BadInput)
  })
}

test('an entry of before reads as well: what was not yet told is absent, what is no longer told is left out', () => {
  const opened = { kind: 'opened', options: {}, seats: 2, host: 'ann', commitment: 'c0' }
  assert.deepEqual(readBody(opened), opened)
  const claimed = { kind: 'claimed', seat: 0, person: 'ann', seed: '5e' }
  assert.deepEqual(readBody({ ...claimed, name: 'Ann' }), claimed)
})

test('an entry of an unknown kind is refused', () => {
  for (const kind of ['toString', 'flown', 3, undefined]) assert.throws(() => readBody({ kind }), /unknown kind/)
})
