import assert from 'node:assert/strict'
import type { Store } from '../../src/store/contract.ts'

/** What a store of the first schema held. */
export const SCHEMA_1_ROWS = [
  `INSERT INTO meta (name, value) VALUES ('schema', '1')`,
  `INSERT INTO people (id, name) VALUES ('ann', 'Ann')`,
  `INSERT INTO sessions (token_hash, person_id) VALUES ('0123456789abcdef0123456789abcdef', 'ann')`,
  `INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
   VALUES ('old', 'OLDONE', 'castle', 1, 'seed', 0, 'hash', 3, 'open', NULL, 7)`,
  `INSERT INTO seats (table_id, seat, person_id, bot) VALUES ('old', 1, 'ann', NULL)`,
  `INSERT INTO chat (table_id, n, person_id, name, text, at) VALUES ('old', 1, 'ann', 'Ann', 'hi', 8)`,
]

export async function checkTakenOver(store: Store): Promise<void> {
  const tokenHash = '0123456789abcdef0123456789abcdef'
  assert.deepEqual(await store.people.of(tokenHash), { id: 'ann', name: 'Ann', isGuest: true })
  assert.deepEqual(
    (await store.people.sessions('ann')).map(({ id }) => id),
    ['0123456789abcdef'],
  )
  assert.deepEqual(
    (await store.tablesOf('ann')).map(({ code, seats, role }) => [code, seats, role]),
    [['OLDONE', [1], '']],
  )
  assert.equal((await store.talk.last('old', 5))[0].text, 'hi')
}
