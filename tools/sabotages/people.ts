import { one } from './one.ts'
import { SERVER, TESTS, type Sabotage } from './sabotage.ts'

/** Promises about people: who they are, what they may see, what is told and kept of them. */
export const PEOPLE_SABOTAGES: readonly Sabotage[] = [
  one(
    13,
    'make somebody else of a guest who signs up',
    [
      `${SERVER}/identity/accounts.ts`,
      'session?.person.id ?? (await this.identity.newPerson(name))',
      'await this.identity.newPerson(name)',
    ],
    [`${TESTS}/people/accounts.test.ts`, 'a guest becomes an account'],
  ),
  one(
    13,
    'leave the seats behind when a guest signs in',
    [
      `${SERVER}/tables/tables.ts`,
      'state.nowOf(from) === to && !state.has(from) ? null',
      'state.nowOf(from) !== to ? null',
    ],
    [`${TESTS}/people/accounts.test.ts`, 'brings its seats'],
  ),
  one(
    13,
    'let every tab have its way',
    [`${SERVER}/tables/log/log-writer.ts`, 'const isStale = seq !== this.reader.head', 'const isStale = false'],
    [`${TESTS}/tabs.test.ts`, 'promise 13'],
  ),
  one(
    18,
    'leave sockets open when their session ends',
    [`${SERVER}/live/live.ts`, "this.closeAll(news.about, CLOSE.session, 'AUTH_EXPIRED')", 'await Promise.resolve()'],
    [`${TESTS}/people/accounts.test.ts`, 'listed and revoked'],
  ),
  one(
    18,
    'listen on after a session has ended',
    [`${SERVER}/live/live.ts`, "socket.removeAllListeners('message')", ''],
    [`${TESTS}/door/let-go.test.ts`, 'acts no longer'],
  ),
  one(
    18,
    'miss the end of a session whose socket is just opened',
    [`${SERVER}/live/live.ts`, 'if (!isGoingOn)', 'if (session === null)'],
    [`${TESTS}/door/let-go.test.ts`, 'while its session ends'],
    120,
  ),
  one(
    19,
    'count requests by how their path is written',
    [
      `${SERVER}/http/app.ts`,
      "request.routeOptions.url?.startsWith('/api/') === true",
      "request.url.startsWith('/api/')",
    ],
    [`${TESTS}/door/hostile.test.ts`, 'written otherwise'],
  ),
  one(
    19,
    'let bots think in the order in which they are asked',
    [`${SERVER}/bots/thinkers.ts`, 'this.isBefore(each, first) ? each : first', 'each.tries < 0 ? each : first'],
    [`${TESTS}/bots/bots.test.ts`, 'waits for themselves'],
  ),
  one(
    19,
    'answer pings without end',
    [`${SERVER}/live/live.ts`, 'if (signs.take(performance.now()) === 0) return', 'if (signs !== null) return'],
    [`${TESTS}/door/let-go.test.ts`, 'pings without end'],
  ),
  {
    promise: 18,
    what: 'keep tokens as they are',
    patches: [
      { file: `${SERVER}/identity/identity.ts`, from: 'tokenHash: sha256(token)', to: 'tokenHash: token' },
      {
        file: `${SERVER}/identity/identity.ts`,
        from: 'const tokenHash = sha256(token)',
        to: 'const tokenHash = token',
      },
    ],
    test: `${TESTS}/people/accounts.test.ts`,
    pattern: 'neither tokens nor passwords',
  },
  one(
    18,
    'let passwords be guessed without end',
    [`${SERVER}/identity/accounts.ts`, 'if (tries > most * this.rateFactor)', 'if (tries < 0)'],
    [`${TESTS}/people/accounts.test.ts`, 'too many are held off'],
  ),
  one(
    18,
    'give look-alike names to others',
    [`${SERVER}/identity/skeleton.ts`, 'const alike = letters.map(shapeOf)', 'const alike = letters'],
    [`${TESTS}/people/accounts.test.ts`, 'a name is one account'],
  ),
  one(
    18,
    'believe anybody about where they come from',
    [`${SERVER}/address.ts`, 'if (!isIn(proxies, direct)) return networkOf(direct)', ''],
    [`${TESTS}/door/address.test.ts`, 'proxies'],
  ),
  one(
    18,
    'believe what stands before an entry that is no address',
    [`${SERVER}/address.ts`, 'find((hop) => !isIn', 'find((hop) => isIP(hop) !== 0 && !isIn'],
    [`${TESTS}/door/address.test.ts`, 'proxies'],
  ),
  {
    promise: 25,
    what: 'take what people say for markup',
    patches: [
      {
        file: 'packages/web/src/online/talk/chat.tsx',
        from: "<span>{isMuted ? <i>{say('chat-muted')}</i> : text}</span>",
        to: '<span dangerouslySetInnerHTML={drawn(text)} />',
      },
      {
        file: 'packages/web/src/online/talk/chat.tsx',
        from: "import type { JSX } from 'preact'\n",
        to: "import type { JSX } from 'preact'\nimport { drawn } from '../frame/drawn.ts'\n",
      },
    ],
    test: 'packages/web/test/online/payloads.test.ts',
    pattern: 'promise 25',
  },
  one(
    26,
    'let everybody look who has the link',
    [`${SERVER}/tables/access.ts`, 'if (isInside || maySee) return true', 'if (isInside || !isInside) return true'],
    [`${TESTS}/people/access.test.ts`, 'no table at all'],
  ),
  one(
    26,
    'keep on sending to those who may no longer watch',
    [`${SERVER}/tables/showing/audience.ts`, 'if (!mayFollow(state, id, standing)) {', 'if (follower === null) {'],
    [`${TESTS}/people/access.test.ts`, 'nobody may watch'],
  ),
  one(
    26,
    'let anybody take a seat',
    [`${SERVER}/tables/decide.ts`, "if (!mayJoin(table, person.id)) return no('FORBIDDEN')", ''],
    [`${TESTS}/people/access.test.ts`, 'lets nobody take a seat'],
  ),
  one(
    27,
    'send what muted people say',
    [`${SERVER}/tables/showing/audience.ts`, '!follower.muted.has(person) && ', ''],
    [`${TESTS}/people/chat.test.ts`, 'muted'],
  ),
  one(
    27,
    'tell nobody else of a chat message',
    [`${SERVER}/live/chat-desk.ts`, "await this.store.tell({ word: 'chat', about: `${table}:${n}` })", ''],
    [`${TESTS}/people/chat.test.ts`, 'heard once by everybody'],
  ),
  one(
    28,
    'send push messages unsealed',
    [
      `${SERVER}/notices/notifier.ts`,
      'encrypted(subscription, JSON.stringify({ type, table, game, seat, ...text }))',
      'Buffer.from(JSON.stringify({ type, table, game, seat, ...text }))',
    ],
    [`${TESTS}/people/notices.test.ts`, 'told by Web Push'],
  ),
  one(
    28,
    'sign webhooks with what anybody knows',
    [`${SERVER}/notices/notifier.ts`, "createHmac('sha256', hook.secret)", "createHmac('sha256', hook.table)"],
    [`${TESTS}/people/notices.test.ts`, 'signed'],
  ),
  one(
    28,
    'call addresses inside',
    [`${SERVER}/notices/public-address.ts`, "return !RESERVED.check(address, 'ipv4')", 'return true'],
    [`${TESTS}/people/notices.test.ts`, 'own networks'],
  ),
  one(
    28,
    'write down what is to be told after the entry',
    [
      `${SERVER}/store/sqlite/journal.ts`,
      'for (const { id, dueAt, body } of letters) connection.change(PUT_OUT, [id, dueAt, body])',
      'setTimeout(() => letters.forEach(({ id, dueAt, body }) => connection.change(PUT_OUT, [id, dueAt, body])), 100)',
    ],
    [`${TESTS}/people/notices-kill.test.ts`, 'promise 28'],
    180,
  ),
  one(
    28,
    'tell people who are looking',
    [`${SERVER}/notices/notifier.ts`, 'if (letter !== null && (await this.isSeen(letter)))', 'if (letter === null)'],
    [`${TESTS}/people/notices.test.ts`, 'who is looking is not told'],
  ),
  one(
    29,
    'hand out the entries of others',
    [`${SERVER}/identity/own-data.ts`, 'if (!isOwn(readBody(body), mine, held)) continue', ''],
    [`${TESTS}/people/own-data.test.ts`, 'a copy of everything'],
  ),
  one(
    29,
    'keep what a deleted person said',
    [`${SERVER}/store/personal.ts`, "name = '', text = '' WHERE person_id", "name = '' WHERE person_id"],
    [`${TESTS}/people/own-data.test.ts`, 'deletes their account is gone'],
  ),
  one(
    29,
    'leave deleted words in the file',
    [`${SERVER}/store/sqlite/connection.ts`, "'secure_delete = FAST'", "'secure_delete = OFF'"],
    [`${TESTS}/people/own-data.test.ts`, 'deletes their account is gone'],
  ),
  one(
    18,
    'let suspended people in by their password',
    [
      `${SERVER}/identity/password.ts`,
      'secret === null || secret.startsWith(SUSPENDED) ? NOBODY : secret',
      "secret === null ? NOBODY : secret.replace(SUSPENDED, '')",
    ],
    [`${TESTS}/people/people.test.ts`, 'suspended'],
    120,
  ),
  one(
    29,
    'keep the name of the guest whom an account once was',
    [`${SERVER}/identity/accounts.ts`, 'await this.store.people.remove(guest)', ''],
    [`${TESTS}/people/own-data.test.ts`, 'no trace of the guest'],
  ),
  one(
    29,
    'leave the seat to nobody',
    [`${SERVER}/tables/tables.ts`, 'state.isArchived || !state.has(person) ? null', 'state.has(person) ? null'],
    [`${TESTS}/people/own-data.test.ts`, 'deletes their account is gone'],
  ),
  one(
    31,
    'do not listen to who is elsewhere',
    [`${SERVER}/tables/tables.ts`, 'await this.presence.hear(news.about)', 'await Promise.resolve()'],
    [`${TESTS}/people/people-nodes.test.ts`, 'promise 31'],
    180,
  ),
  one(
    31,
    'believe for ever what a process said of who is there',
    [`${SERVER}/tables/showing/presence.ts`, 'until < now', 'until < 0'],
    [`${TESTS}/people/people-nodes.test.ts`, 'promise 31'],
    180,
  ),
  one(
    30,
    'write tokens to the log',
    [
      `${SERVER}/identity/identity.ts`,
      'const device = deviceOf(userAgent)',
      "const device = deviceOf(userAgent)\n    console.log(JSON.stringify({ at: '', token }))",
    ],
    [`${TESTS}/logs.test.ts`, 'written to the log'],
    180,
  ),
  {
    promise: 36,
    what: 'show a counter only once it has counted',
    patches: [
      {
        file: `${SERVER}/metrics.ts`,
        from: 'const counters = entries(COUNTERS).map(',
        to: 'const counters = entries(COUNTERS).filter(([name]) => this.counts.has(name)).map(',
      },
    ],
    test: `${TESTS}/operate/operate.test.ts`,
    pattern: 'promise 36',
  },
]
