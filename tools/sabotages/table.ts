import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about who may do and see what, and about bad networks, frames and floods. */
export const TABLE_SABOTAGES: readonly Sabotage[] = [
  {
    promise: 9,
    what: 'serve the catch-up off by one',
    patches: [
      {
        file: `${SERVER}/tables/showing/audience.ts`,
        from: 'bodiesFrom(seen.seq + 1)',
        to: 'bodiesFrom(seen.seq + 2)',
      },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'exactly what was missed',
    seconds: 600,
  },
  {
    promise: 9,
    what: 'let a table go that somebody has just found',
    patches: [
      { file: `${SERVER}/tables/tables.ts`, from: '>= this.sweeps - 1) continue', to: '> this.sweeps) continue' },
    ],
    test: `${TESTS}/sleep.test.ts`,
    pattern: 'promise 9',
  },
  {
    promise: 10,
    what: 'do without a heartbeat',
    patches: [{ file: `${SERVER}/live/live.ts`, from: 'if (!held.isAlive)', to: 'if (held.isAlive === null)' }],
    test: `${TESTS}/door/sockets.test.ts`,
    pattern: 'fell silent',
  },
  {
    promise: 10,
    what: 'let unread messages pile up',
    patches: [
      {
        file: `${SERVER}/live/wire.ts`,
        from: 'this.socket.bufferedAmount > MOST_QUEUED',
        to: 'this.socket.bufferedAmount < 0',
      },
    ],
    test: `${TESTS}/door/sockets.test.ts`,
    pattern: 'does not read',
  },
  {
    promise: 12,
    what: 'accept actions on an old state',
    patches: [
      {
        file: `${SERVER}/tables/log/log-writer.ts`,
        from: 'if (seq !== null && isStale)',
        to: 'if (seq !== null && seq > this.reader.head)',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'promise 17',
  },
  {
    promise: 12,
    what: 'acknowledge before the append, and be restarted',
    patches: [
      {
        file: `${SERVER}/tables/log/log-writer.ts`,
        from: 'const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body), letters)',
        to: `const facts = reader.state.factsAfter(body)
      setTimeout(() => void tools.store.append(epoch, entry, facts, letters).catch(() => undefined), 300)
      const appended = { ok: true }`,
      },
    ],
    test: `${TESTS}/nodes.test.ts`,
    pattern: 'promise 12',
  },
  {
    promise: 14,
    what: 'sell a seat that is taken',
    patches: [
      {
        file: `${SERVER}/tables/decide.ts`,
        from: "if (table.chairs[seat].person !== null) return no('SEAT_TAKEN')",
        to: '',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'promise 14',
  },
  {
    promise: 15,
    what: 'remove the depth guard',
    patches: [{ file: 'packages/protocol/src/guard.ts', from: 'if (isMonstrous(text))', to: 'if (text === null)' }],
    test: 'packages/protocol/test/door.test.ts',
    pattern: 'depth and width',
  },
  {
    promise: 16,
    what: 'take frames of any size',
    patches: [{ file: `${SERVER}/live/live.ts`, from: 'maxPayload: MOST_BYTES', to: 'maxPayload: MOST_BYTES * 8192' }],
    test: `${TESTS}/door/door.test.ts`,
    pattern: 'promises 15, 16',
  },
  {
    promise: 15,
    what: 'ask the database for any id',
    patches: [{ file: `${SERVER}/http/known.ts`, from: '/^[\\w-]{1,64}$/.test(id)', to: "id !== ''" }],
    test: `${TESTS}/door/hostile.test.ts`,
    pattern: 'whatever stands for an id',
  },
  {
    promise: 16,
    what: 'count sockets when they are open',
    patches: [
      {
        file: `${SERVER}/live/live.ts`,
        from: 'this.from.add(address)',
        to: 'setTimeout(() => this.from.add(address), 200)',
      },
    ],
    test: `${TESTS}/door/hostile.test.ts`,
    pattern: 'all at once',
  },
  {
    promise: 16,
    what: 'let an address open connections without end',
    patches: [
      {
        file: `${SERVER}/http/connections.ts`,
        from: 'from.of(address) >= MOST_AN_ADDRESS * rateFactor',
        to: 'address === ""',
      },
    ],
    test: `${TESTS}/door/connections.test.ts`,
    pattern: 'so many connections',
  },
  {
    promise: 17,
    what: 'trust the seat in the message',
    patches: [
      {
        file: `${SERVER}/tables/decide.ts`,
        from: "if (!holds(table, person, seat)) return no('FORBIDDEN')\n  return play(",
        to: 'return play(',
      },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'promise 17',
  },
  {
    promise: 18,
    what: 'compare the end of the origin only',
    patches: [
      { file: `${SERVER}/origin.ts`, from: '(origin === `http://${host}` ||', to: '(origin.endsWith(host) ||' },
    ],
    test: `${TESTS}/door/door.test.ts`,
    pattern: 'foreign origins',
  },
  {
    promise: 19,
    what: 'let floods through',
    patches: [{ file: `${SERVER}/live/connection.ts`, from: 'if (wait > 0)', to: 'if (wait < 0)' }],
    test: `${TESTS}/door/door.test.ts`,
    pattern: 'promise 19',
  },
  {
    promise: 23,
    what: 'send the seed of the dice from the beginning',
    patches: [
      {
        file: `${SERVER}/tables/showing/show.ts`,
        from: "serverSeed: status === 'over' ? table.seed : null",
        to: 'serverSeed: table.seed',
      },
    ],
    test: `${TESTS}/faults.test.ts`,
    pattern: 'promise 23',
    seconds: 600,
  },
  {
    promise: 23,
    what: 'send the whole state with the view',
    patches: [
      {
        file: `${SERVER}/tables/showing/show.ts`,
        from: 'game.view(match.state, viewerOf(eyes))',
        to: '({ ...game.view(match.state, viewerOf(eyes)), state: match.state })',
      },
    ],
    test: `${TESTS}/hidden.test.ts`,
    pattern: 'promise 23',
  },
  {
    promise: 24,
    what: 'draw other dice than were promised',
    patches: [
      { file: `${SERVER}/tables/opening.ts`, from: 'commitment: commitment(seed)', to: "commitment: commitment('')" },
    ],
    test: `${TESTS}/tables.test.ts`,
    pattern: 'promise 24',
  },
]
