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
        file: `${SERVER}/tables/table.ts`,
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
        from: "if (op.kind === 'append' && (this.journal.has(op) || this.isInLog(op.table, op.seq, op.hash)))",
        to: "if (op.kind === 'append')",
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
    patches: [{ file: `${SERVER}/tables/table.ts`, from: 'if (known !== undefined)', to: 'if (known === null)' }],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'property 8',
  },
  {
    property: 9,
    what: 'serve the catch-up off by one',
    patches: [
      { file: `${SERVER}/tables/table.ts`, from: 'bodies.slice(seen.seq + 1)', to: 'bodies.slice(seen.seq + 2)' },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'exactly what was missed',
  },
  {
    property: 12,
    what: 'accept actions on an old state',
    patches: [
      {
        file: `${SERVER}/tables/table.ts`,
        from: 'if (seq !== null && seq !== this.reader.head)',
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
]
