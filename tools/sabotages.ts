/** One promise broken on purpose, and the test that must notice. */
export interface Sabotage {
  readonly property: number
  readonly what: string
  readonly patches: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: string
  readonly pattern: string
  /** For tests that take long: how long they may. */
  readonly seconds?: number
}

const SERVER = 'packages/server/src'
const TESTS = 'packages/server/test'

export const SABOTAGES: readonly Sabotage[] = [
  {
    property: 1,
    what: 'acknowledge before the append',
    patches: [
      {
        file: `${SERVER}/tables/log-writer.ts`,
        from: 'const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body))',
        to: `const facts = reader.state.factsAfter(body)
      setTimeout(() => void tools.store.append(epoch, entry, facts).catch(() => undefined), 30)
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
    property: 9,
    what: 'serve the catch-up off by one',
    patches: [
      { file: `${SERVER}/tables/audience.ts`, from: 'bodiesFrom(seen.seq + 1)', to: 'bodiesFrom(seen.seq + 2)' },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'exactly what was missed',
  },
  {
    property: 12,
    what: 'accept actions on an old state',
    patches: [
      {
        file: `${SERVER}/tables/log-writer.ts`,
        from: 'if (seq !== null && isStale)',
        to: 'if (seq !== null && seq > this.reader.head)',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 17',
  },
  {
    property: 14,
    what: 'sell a seat that is taken',
    patches: [
      {
        file: `${SERVER}/tables/decide.ts`,
        from: "if (table.chairs[seat].person !== null) return no('SEAT_TAKEN')",
        to: '',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 14',
  },
  {
    property: 15,
    what: 'remove the depth guard',
    patches: [{ file: 'packages/protocol/src/guard.ts', from: 'if (isMonstrous(text))', to: 'if (text === null)' }],
    test: 'packages/protocol/test/door.test.ts',
    pattern: 'depth and width',
  },
  {
    property: 16,
    what: 'take frames of any size',
    patches: [{ file: `${SERVER}/live/live.ts`, from: 'maxPayload: MOST_BYTES', to: 'maxPayload: MOST_BYTES * 8192' }],
    test: `${TESTS}/door.test.ts`,
    pattern: 'properties 15, 16',
  },
  {
    property: 17,
    what: 'trust the seat in the message',
    patches: [
      {
        file: `${SERVER}/tables/decide.ts`,
        from: "if (!holds(table, person, seat)) return no('FORBIDDEN')\n  return play(",
        to: 'return play(',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 17',
  },
  {
    property: 18,
    what: 'compare the end of the origin only',
    patches: [
      { file: `${SERVER}/origin.ts`, from: '(origin === `http://${host}` ||', to: '(origin.endsWith(host) ||' },
    ],
    test: `${TESTS}/door.test.ts`,
    pattern: 'foreign origins',
  },
  {
    property: 19,
    what: 'let floods through',
    patches: [{ file: `${SERVER}/live/connection.ts`, from: 'if (wait > 0)', to: 'if (wait < 0)' }],
    test: `${TESTS}/door.test.ts`,
    pattern: 'property 19',
  },
  {
    property: 23,
    what: 'send the seed of the dice from the beginning',
    patches: [
      {
        file: `${SERVER}/tables/show.ts`,
        from: "serverSeed: status === 'over' ? table.seed : null",
        to: 'serverSeed: table.seed',
      },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'property 23',
  },
  {
    property: 24,
    what: 'draw other dice than were promised',
    patches: [
      { file: `${SERVER}/tables/tables.ts`, from: 'commitment: commitment(seed)', to: "commitment: commitment('')" },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 24',
  },
  {
    property: 2,
    what: 'tell of success before the commit',
    patches: [
      {
        file: `${SERVER}/store/sqlite/group-commit.ts`,
        from: "const results = batch.map((op) => this.attempt(op))\n      connection.change('COMMIT')",
        to: "const results = batch.map((op) => this.attempt(op))\n      setTimeout(() => connection.change('COMMIT'), 200)",
      },
    ],
    test: `${TESTS}/power.test.ts`,
    pattern: 'property 2',
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
    property: 10,
    what: 'do without a heartbeat',
    patches: [{ file: `${SERVER}/live/live.ts`, from: 'if (!held.isAlive)', to: 'if (held.isAlive === null)' }],
    test: `${TESTS}/sockets.test.ts`,
    pattern: 'fell silent',
  },
  {
    property: 10,
    what: 'let unread messages pile up',
    patches: [
      {
        file: `${SERVER}/live/connection.ts`,
        from: 'this.socket.bufferedAmount > MOST_QUEUED',
        to: 'this.socket.bufferedAmount < 0',
      },
    ],
    test: `${TESTS}/sockets.test.ts`,
    pattern: 'does not read',
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
    property: 12,
    what: 'acknowledge before the append, and be restarted',
    patches: [
      {
        file: `${SERVER}/tables/log-writer.ts`,
        from: 'const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body))',
        to: `const facts = reader.state.factsAfter(body)
      setTimeout(() => void tools.store.append(epoch, entry, facts).catch(() => undefined), 300)
      const appended = { ok: true }`,
      },
    ],
    test: `${TESTS}/nodes.test.ts`,
    pattern: 'property 12',
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
  {
    property: 23,
    what: 'send the whole state with the view',
    patches: [
      {
        file: `${SERVER}/tables/show.ts`,
        from: 'game.view(match.state, viewer)',
        to: '({ ...game.view(match.state, viewer), state: match.state })',
      },
    ],
    test: `${TESTS}/hidden.test.ts`,
    pattern: 'property 23',
  },
  {
    property: 9,
    what: 'let a table go that somebody has just found',
    patches: [
      { file: `${SERVER}/tables/tables.ts`, from: '>= this.sweeps - 1) continue', to: '> this.sweeps) continue' },
    ],
    test: `${TESTS}/sleep.test.ts`,
    pattern: 'property 9',
  },
]
