import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about how much of the store one may take up, what goes from it, and what if its files go or fail. */
export const BOUND_SABOTAGES: readonly Sabotage[] = [
  {
    promise: 35,
    what: 'let a host have any number of tables',
    patches: [{ file: `${SERVER}/bounds.ts`, from: 'tables >= TABLES_OF_HOST * this.factor', to: 'tables < 0' }],
    test: `${TESTS}/store/bounds.test.ts`,
    pattern: 'unfinished tables',
  },
  {
    promise: 35,
    what: 'remove a table at which somebody is who may come back',
    patches: [
      {
        file: `${SERVER}/store/upkeep.ts`,
        from: 'seats AS who WHERE who.table_id = tables.id AND ${IS_HERE}',
        to: 'seats AS who WHERE who.table_id = tables.id AND NOT ${IS_HERE}',
      },
    ],
    test: `${TESTS}/store/bounds.test.ts`,
    pattern: 'SQLite: sessions end',
  },
  one(
    35,
    'let a host have any number of tables by playing again',
    [`${SERVER}/tables/decide-with-store.ts`, "command.type === 'rematch' ||", "command.type === 'leave' ||"],
    [`${TESTS}/store/bounds.test.ts`, 'unfinished tables'],
  ),
  one(
    35,
    'keep for ever what nobody who is gone came to the end of',
    [`${SERVER}/store/upkeep.ts`, 'WHERE updated_at < $1', "WHERE status = 'over' AND updated_at < $1"],
    [`${TESTS}/store/bounds.test.ts`, 'SQLite: sessions end'],
  ),
  {
    promise: 35,
    what: 'take a removed table for a lost one',
    patches: [{ file: `${SERVER}/store/sqlite/group-commit.ts`, from: 'this.heads.drop(op.table)', to: 'void op' }],
    test: `${TESTS}/store/bounds.test.ts`,
    pattern: 'SQLite: sessions end',
  },
  {
    promise: 35,
    what: 'make files that everybody can read',
    patches: [
      {
        file: `${SERVER}/store/sqlite/held-folder.ts`,
        from: 'const OWNER_ONLY = 0o600',
        to: 'const OWNER_ONLY = 0o644',
      },
    ],
    test: `${TESTS}/beside/folder.test.ts`,
    pattern: 'owner only',
  },
  {
    promise: 35,
    what: 'count the letters of a seed and not its bytes',
    patches: [
      {
        file: 'packages/protocol/src/from-client.ts',
        from: 'if (new TextEncoder().encode(seed).length > LONGEST_SEED)',
        to: 'if (seed.length > LONGEST_SEED)',
      },
    ],
    test: `${TESTS}/store/bounds.test.ts`,
    pattern: '64 bytes',
  },
  one(
    33,
    'write on into a file that was removed',
    [`${SERVER}/store/sqlite/group-commit.ts`, '    this.files.check()\n', ''],
    [`${TESTS}/store/health.test.ts`, 'nothing more is acknowledged'],
    60,
  ),
  one(
    35,
    'believe what somebody says of how much they bring along',
    [`${SERVER}/http/known.ts`, 'json === undefined ? 0 :', "typeof json === 'object' ? 0 :"],
    [`${TESTS}/store/bounds.test.ts`, 'by what it is'],
    60,
  ),
  one(
    35,
    'let somebody fill the logs without end',
    [`${SERVER}/live/connection.ts`, 'this.tools.ink.take(this.person.id, this.address)', '0'],
    [`${TESTS}/door/answers.test.ts`, 'all that one may'],
    60,
  ),
  one(
    33,
    'end for a word that no command of ours says',
    [`${SERVER}/store/sqlite/operator-socket.ts`, '.catch(() => socket.destroy())', ''],
    [`${TESTS}/beside/folder.test.ts`, 'a word of somebody else'],
    60,
  ),
  one(
    3,
    'take a list of heads that is empty for a whole one',
    [`${SERVER}/store/sqlite/heads.ts`, 'if (strange > 0 || untold > 0)', 'if (strange > 0)'],
    [`${TESTS}/beside/folder.test.ts`, 'said aloud'],
    60,
  ),
  one(
    4,
    'go on with what could not be written',
    [`${SERVER}/tables/log/log-writer.ts`, '      this.isAhead = true\n', ''],
    [`${TESTS}/store/outage.test.ts`, 'promise 4'],
    60,
  ),
  one(
    33,
    'send everybody away for a damaged page',
    [
      `${SERVER}/tables/log/log-writer.ts`,
      'if (error instanceof LogDamaged) {',
      'if (error instanceof LogDamaged && !this.epoch) {',
    ],
    [`${TESTS}/store/damage.test.ts`, 'everybody stays'],
    120,
  ),
]
