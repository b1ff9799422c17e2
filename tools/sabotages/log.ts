import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about what is kept: durable, whole, once, in order, and replayed to the same. */
export const LOG_SABOTAGES: readonly Sabotage[] = [
  {
    property: 1,
    what: 'acknowledge before the append',
    patches: [
      {
        file: `${SERVER}/tables/log-writer.ts`,
        from: 'const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body), letters)',
        to: `const facts = reader.state.factsAfter(body)
      setTimeout(() => void tools.store.append(epoch, entry, facts, letters).catch(() => undefined), 30)
      const appended = { ok: true }`,
      },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'property 1\\)',
  },
  {
    property: 2,
    what: 'sync less than fully',
    patches: [
      { file: `${SERVER}/store/sqlite/connection.ts`, from: "'synchronous = FULL'", to: "'synchronous = NORMAL'" },
      { file: `${SERVER}/store/sqlite/connection.ts`, from: '    this.assertDurable()\n', to: '' },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 2',
  },
  {
    property: 2,
    what: 'go on without syncing after folding',
    patches: [
      { file: `${SERVER}/store/sqlite/connection.ts`, from: "    this.exec('PRAGMA synchronous = FULL')\n", to: '' },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 2',
  },
  {
    property: 2,
    what: 'tell of success before the commit',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: "this.journal.write(connection)\n      connection.change('COMMIT')",
        to: "this.journal.write(connection)\n      setTimeout(() => connection.change('COMMIT'), 200)",
      },
    ],
    test: `${TESTS}/power.test.ts`,
    pattern: 'property 2',
  },
  {
    property: 3,
    what: 'do not check the chain',
    patches: [
      {
        file: `${SERVER}/store/chain.ts`,
        from: 'if (linkHash(before, entry) !== entry.hash)',
        to: 'if (before === null)',
      },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 3',
  },
  {
    property: 3,
    what: 'do not compare the heads',
    patches: [{ file: `${SERVER}/store/sqlite/heads.ts`, from: 'if (short.length > 0)', to: 'if (short.length < 0)' }],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'lost its end',
  },
  {
    property: 4,
    what: 'take a failed commit for a success',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'if (this.isThere(op)) return',
        to: "if (op.kind === 'append') return",
      },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 4',
  },
  {
    property: 4,
    what: 'take a failed sync for a success',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'if (this.isThere(op)) return',
        to: "if (op.kind === 'append' || this.isThere(op)) return",
      },
    ],
    test: `${TESTS}/sync-errors.ts`,
    pattern: 'property 4',
  },
  {
    property: 5,
    what: 'give up when the connection breaks',
    patches: [
      {
        file: `${SERVER}/store/postgres/postgres-store.ts`,
        from: 'if (!isDisconnection(error)) throw error',
        to: 'if (isDisconnection(error)) throw error',
      },
    ],
    test: `${TESTS}/store-postgres.test.ts`,
    pattern: 'property 5',
  },
  {
    property: 6,
    what: 'let a place in the log be taken twice',
    patches: [
      { file: `${SERVER}/store/schema.ts`, from: 'CONSTRAINT log_seq PRIMARY KEY (table_id, seq),', to: '' },
      { file: `${SERVER}/store/sqlite/journal.ts`, from: '!== seq - 1) return', to: '> seq) return' },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 6',
  },
  {
    property: 7,
    what: 'leave the epoch out of the append',
    patches: [
      {
        file: `${SERVER}/store/sqlite/journal.ts`,
        from: "if (row?.['epoch'] !== epoch)",
        to: 'if (row === undefined)',
      },
    ],
    test: `${TESTS}/store-sqlite.test.ts`,
    pattern: 'property 7',
  },
  {
    property: 8,
    what: 'do not look up the action id',
    patches: [
      { file: `${SERVER}/tables/log-writer.ts`, from: 'if (known !== undefined)', to: 'if (known?.seq === -1)' },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 8',
  },
  {
    property: 11,
    what: 'order entries by the clock',
    patches: [
      { file: `${SERVER}/store/sqlite/group-commit.ts`, from: 'seq >= $2 ORDER BY seq', to: 'seq >= $2 ORDER BY at' },
    ],
    test: `${TESTS}/clock.test.ts`,
    pattern: 'property 11',
  },
  {
    property: 22,
    what: 'believe any snapshot',
    patches: [
      {
        file: `${SERVER}/tables/log-reader.ts`,
        from: 'last?.hash !== snapshot.hash ||',
        to: 'last === undefined ||',
      },
    ],
    test: `${TESTS}/snapshots.test.ts`,
    pattern: 'is not believed',
  },
  {
    property: 22,
    what: 'take over a table whatever its rules make of it',
    patches: [
      { file: `${SERVER}/tables/log-reader.ts`, from: 'return this.strand(entries, String(error))', to: 'void error' },
    ],
    test: `${TESTS}/snapshots.test.ts`,
    pattern: 'another version',
  },
]
