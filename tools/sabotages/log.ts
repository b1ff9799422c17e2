import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about what is kept: durable, whole, once, in order, and replayed to the same. */
export const LOG_SABOTAGES: readonly Sabotage[] = [
  {
    promise: 1,
    what: 'acknowledge before the append',
    patches: [
      {
        file: `${SERVER}/tables/log/log-writer.ts`,
        from: 'const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body), letters)',
        to: `const facts = reader.state.factsAfter(body)
      setTimeout(() => void tools.store.append(epoch, entry, facts, letters).catch(() => undefined), 30)
      const appended = { ok: true }`,
      },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'promise 1\\)',
    seconds: 600,
  },
  {
    promise: 2,
    what: 'sync less than fully',
    patches: [
      { file: `${SERVER}/store/sqlite/connection.ts`, from: "'synchronous = FULL'", to: "'synchronous = NORMAL'" },
      { file: `${SERVER}/store/sqlite/connection.ts`, from: '    this.assertDurable()\n', to: '' },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 2',
  },
  {
    promise: 2,
    what: 'go on without syncing after folding',
    patches: [
      { file: `${SERVER}/store/sqlite/connection.ts`, from: "    this.exec('PRAGMA synchronous = FULL')\n", to: '' },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 2',
  },
  {
    promise: 2,
    what: 'tell of success before the commit',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: "this.journal.write(connection)\n      connection.change('COMMIT')",
        to: "this.journal.write(connection)\n      setTimeout(() => connection.change('COMMIT'), 200)",
      },
    ],
    test: `${TESTS}/store/power.test.ts`,
    pattern: 'promise 2',
  },
  {
    promise: 3,
    what: 'do not check the chain',
    patches: [
      {
        file: `${SERVER}/store/chain.ts`,
        from: 'if (linkHash(before, entry) !== entry.hash)',
        to: 'if (before === null)',
      },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 3',
  },
  {
    promise: 3,
    what: 'do not compare the heads',
    patches: [{ file: `${SERVER}/store/sqlite/heads.ts`, from: 'if (short.length > 0)', to: 'if (short.length < 0)' }],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'lost its end',
  },
  {
    promise: 4,
    what: 'take a failed commit for a success',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'if (this.isThere(op)) return',
        to: "if (op.kind === 'append') return",
      },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 4',
  },
  {
    promise: 4,
    what: 'take a failed sync for a success',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'if (this.isThere(op)) return',
        to: "if (op.kind === 'append' || this.isThere(op)) return",
      },
    ],
    test: `${TESTS}/store/sync-errors.ts`,
    pattern: 'promise 4',
    seconds: 600,
  },
  {
    promise: 5,
    what: 'give up when the connection breaks',
    patches: [
      {
        file: `${SERVER}/store/postgres/postgres-store.ts`,
        from: 'if (!isDisconnection(error)) throw error',
        to: 'if (isDisconnection(error)) throw error',
      },
    ],
    test: `${TESTS}/store/store-postgres.test.ts`,
    pattern: 'promise 5',
  },
  {
    promise: 6,
    what: 'let a place in the log be taken twice',
    patches: [
      { file: `${SERVER}/store/schema.ts`, from: 'CONSTRAINT log_seq PRIMARY KEY (table_id, seq),', to: '' },
      { file: `${SERVER}/store/sqlite/journal.ts`, from: '!== seq - 1) return', to: '> seq) return' },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 6',
  },
  {
    promise: 7,
    what: 'leave the epoch out of the append',
    patches: [
      {
        file: `${SERVER}/store/sqlite/journal.ts`,
        from: "if (row?.['epoch'] !== epoch)",
        to: 'if (row === undefined)',
      },
    ],
    test: `${TESTS}/store/store-sqlite.test.ts`,
    pattern: 'promise 7',
  },
  {
    promise: 8,
    what: 'do not look up the action id',
    patches: [
      { file: `${SERVER}/tables/log/log-writer.ts`, from: 'if (known !== undefined)', to: 'if (known?.seq === -1)' },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'promise 8',
  },
  {
    promise: 11,
    what: 'order entries by the clock',
    patches: [
      { file: `${SERVER}/store/sqlite/group-commit.ts`, from: 'seq >= $2 ORDER BY seq', to: 'seq >= $2 ORDER BY at' },
    ],
    test: `${TESTS}/clock.test.ts`,
    pattern: 'promise 11',
  },
  {
    promise: 22,
    what: 'believe any snapshot',
    patches: [
      {
        file: `${SERVER}/tables/log/log-reader.ts`,
        from: 'last?.hash !== snapshot.hash ||',
        to: 'last === undefined ||',
      },
    ],
    test: `${TESTS}/store/snapshots.test.ts`,
    pattern: 'is not believed',
  },
  {
    promise: 22,
    what: 'take over a table whatever its rules make of it',
    patches: [
      {
        file: `${SERVER}/tables/log/log-reader.ts`,
        from: 'return this.strand(entries, String(error))',
        to: 'void error',
      },
    ],
    test: `${TESTS}/store/snapshots.test.ts`,
    pattern: 'another version',
  },
  {
    promise: 32,
    what: 'let a second process have the folder',
    patches: [{ file: `${SERVER}/store/sqlite/held-folder.ts`, from: "lock.exec('BEGIN EXCLUSIVE')", to: 'void 0' }],
    test: `${TESTS}/beside/two-processes.test.ts`,
    pattern: 'second server',
  },
  {
    promise: 32,
    what: 'open the data before the port is taken',
    patches: [
      {
        file: `${SERVER}/server.ts`,
        from: 'front = await Front.open(config.port, config.host)',
        to: 'await (await place.open()).close()\n    front = await Front.open(config.port, config.host)',
      },
    ],
    test: `${TESTS}/beside/folder.test.ts`,
    pattern: 'cannot have its port',
  },
  {
    promise: 32,
    what: 'do not tell the server what the operator did beside it',
    patches: [
      { file: `${SERVER}/store/sqlite/operator-socket.ts`, from: "if ('op' in asked) return", to: 'if (false) return' },
    ],
    test: `${TESTS}/beside/two-processes.test.ts`,
    pattern: 'suspended beside',
  },
  {
    promise: 3,
    what: 'advise to delete the heads whatever is left',
    patches: [
      {
        file: `${SERVER}/store/sqlite/heads.ts`,
        from: 'short.every(([each]) => isWhole(each))',
        to: 'short.length > 0',
      },
    ],
    test: `${TESTS}/beside/folder.test.ts`,
    pattern: 'advice',
  },
  {
    promise: 33,
    what: 'let a damaged page fail the whole batch, and the keeper with it',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: '!isConstraint(error) && !(isDamage(error) && isLook(op))',
        to: '!isConstraint(error)',
      },
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'return isDamage(error) ? await this.oneByOne(batch, error) : await',
        to: 'return await',
      },
    ],
    test: `${TESTS}/store/damage.test.ts`,
    pattern: 'trouble of its tables',
  },
  {
    promise: 33,
    what: 'fold everything or nothing',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: 'if (isDamage(error)) await this.foldEach()',
        to: 'void this.foldEach',
      },
    ],
    test: `${TESTS}/store/damage.test.ts`,
    pattern: 'cannot be folded',
  },
  {
    promise: 33,
    what: 'drop what cannot be folded from the journal',
    patches: [
      {
        file: `${SERVER}/store/sqlite/journal.ts`,
        from: 'if (kept.length > 0) connection',
        to: 'if (kept.length < 0) connection',
      },
    ],
    test: `${TESTS}/store/damage.test.ts`,
    pattern: 'cannot be folded',
  },
  {
    promise: 33,
    what: 'go on without a keeper, in silence',
    patches: [
      {
        file: `${SERVER}/store/sqlite/sqlite-store.ts`,
        from: 'if (!this.isClosing) this',
        to: 'if (this.isClosing) this',
      },
    ],
    test: `${TESTS}/store/health.test.ts`,
    pattern: 'dies',
    seconds: 60,
  },
  {
    promise: 34,
    what: 'be healthy whatever the store does',
    patches: [
      { file: `${SERVER}/http/health-routes.ts`, from: 'await health.isReady()', to: 'health.isReady() !== null' },
    ],
    test: `${TESTS}/store/health.test.ts`,
    pattern: 'told by',
    seconds: 60,
  },
  {
    promise: 34,
    what: 'say nothing when the store goes',
    patches: [{ file: `${SERVER}/health.ts`, from: "this.log({ level: 'warn', store: 'away', why })", to: 'void why' }],
    test: `${TESTS}/store/health.test.ts`,
    pattern: 'promise 34',
    seconds: 60,
  },
]
