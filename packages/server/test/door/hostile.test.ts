import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, test, type TestContext } from 'node:test'
import { WebSocket } from 'ws'
import { Player } from '../support/player.ts'
import { startPostgres } from '../support/postgres.ts'
import { serve, twoAtTable } from '../support/running.ts'

const postgres = await startPostgres()
after(() => postgres.stop())
const STORES: Readonly<Record<string, Record<string, string>>> = {
  SQLite: {},
  PostgreSQL: { DATABASE_URL: postgres.url },
}

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
/** As JSON: everything that a field is not meant to be. */
const VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e308',
  '1e999',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\u202e\\u200b\\u2066"',
  '"__proto__"',
  '"constructor"',
  `"${'x'.repeat(8000)}"`,
  `"${'😀'.repeat(2000)}"`,
  '[]',
  '[[]]',
  '{}',
  '{"a":1}',
  '{"toString":1,"hasOwnProperty":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  deep(10),
  deep(3000),
  deep(7000),
]

/** Every way to change something by HTTP, with its fields. `:id` is a table. */
const ROUTES: readonly (readonly [method: string, path: string, fields: readonly string[]])[] = [
  ['POST', '/api/guest', ['name']],
  ['POST', '/api/account', ['name', 'password']],
  ['POST', '/api/login', ['name', 'password']],
  ['POST', '/api/account/password', ['password', 'next']],
  ['POST', '/api/me/name', ['name']],
  ['DELETE', '/api/sessions/x', ['id']],
  ['POST', '/api/tables', ['game', 'options', 'access']],
  ['POST', '/api/tables/move', ['game', 'record']],
  ['POST', '/api/codes/ABCDEF', ['code']],
  ['POST', '/api/push', ['endpoint', 'keys', 'expirationTime']],
  ['DELETE', '/api/push', ['endpoint']],
  ['PUT', '/api/tables/:id/hook', ['url']],
]
const GOOD: Readonly<Record<string, string>> = {
  name: '"Ann Other"',
  password: '"correct horse battery"',
  next: '"correct horse battery"',
  game: '"castle"',
  endpoint: '"https://push.example/x"',
}

/** Ids and codes in paths. */
const WORDS = ['%00', 'a%00b', '%ff', '%ed%a0%80', '%2e%2e%2f', '__proto__', 'x'.repeat(3000), '%F0%9F%98%80', '%']

interface Answer {
  readonly status: number
  readonly text: string
}

async function send(player: Player, method: string, path: string, body: string | null): Promise<Answer> {
  const { cookie, origin } = player
  const headers = { cookie, origin, ...(body === null ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(`${origin}${path}`, { method, headers, body })
  return { status: response.status, text: await response.text() }
}

async function bugsAt(player: Player): Promise<string> {
  const { text } = await send(player, 'GET', '/metrics', null)
  return /^mousekeep_bugs_total (\d+)/m.exec(text)?.[1] ?? '0'
}

function isRefusal({ status, text }: Answer): boolean {
  return status >= 400 && status < 500 && /^\{"code":"[A-Z_]+"/.test(text)
}

for (const [name, env] of Object.entries(STORES)) {
  test(`${name}: whatever is in a field of a request is taken or refused in words (promise 15)`, async (context) => {
    const { port } = await serve(context, { ...env, RATE_FACTOR: '100000' })
    const eve = await Player.arrive(port, 'Eve')
    const table = await eve.open()
    for (const [method, path, fields] of ROUTES) {
      for (const field of fields) {
        for (const value of VALUES) {
          const given = fields.map((each) => `"${each}":${each === field ? value : (GOOD[each] ?? 'null')}`)
          const answer = await send(eve, method, path.replace(':id', table), `{${given.join()}}`)
          const what = `${method} ${path} ${field} ${value.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 100)}`
          assert.ok(answer.status === 200 || isRefusal(answer), what)
        }
      }
      for (const body of ['', '[', 'null', '"x"', '[]', '\ufeff{}', '{"a":1}{', deep(8000), '{"__proto__":1}']) {
        const answer = await send(eve, method, path.replace(':id', table), body)
        assert.ok(answer.status === 200 || isRefusal(answer), `${method} ${path} ${body.slice(0, 40)}: ${answer.text}`)
      }
    }
    assert.equal(await bugsAt(eve), '0')
  })

  test(`${name}: whatever stands for an id or code in a path is refused in words (promise 15)`, async (context) => {
    const { port } = await serve(context, { ...env, RATE_FACTOR: '100000' })
    const eve = await Player.arrive(port, 'Eve')
    const paths = ['chat', 'story', 'record', 'log', 'look/0', 'hook'].map((tail) => `/api/tables/WORD/${tail}`)
    for (const word of WORDS) {
      for (const path of [...paths, '/api/codes/WORD', '/WORD', '/assets/WORD', '/api/WORD']) {
        const answer = await send(eve, 'GET', path.replace('WORD', word), null)
        assert.ok(isRefusal(answer), `${path} ${word.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 100)}`)
      }
      for (const [method, path] of [
        ['POST', '/api/codes/WORD'],
        ['DELETE', '/api/sessions/WORD'],
        ['PUT', '/api/tables/WORD/hook'],
      ]) {
        const answer = await send(eve, method, path.replace('WORD', word), '{"url":"https://a.example/"}')
        assert.ok(isRefusal(answer), `${method} ${path} ${word.slice(0, 40)}: ${answer.status}`)
      }
    }
    assert.equal(await bugsAt(eve), '0')
  })

  test(`${name}: whatever is in a field of a message is refused, and changes nothing (promise 15)`, async (context) => {
    const { port } = await serve(context, { ...env, RATE_FACTOR: '100000' })
    const { one, ann, table } = await twoAtTable(context, port)
    const before = one.latest.hash
    const eve = await Player.arrive(port, 'Eve')
    // Who watches changes nothing; who plays may, and is told no more than that.
    const answers = await shout(eve, table, messagesOf(table, one.latest.seq))
    assert.equal(one.latest.hash, before)
    answers.push(...(await shout(ann, table, messagesOf(table, one.latest.seq))))
    assert.ok(answers.every((text) => !text.includes('INTERNAL')))
    assert.equal(await bugsAt(ann), '0')
  })
}

const SHAPES: readonly Readonly<Record<string, string>>[] = [
  { type: '"hello"', protocol: '1', table: '"TABLE"', seen: 'null' },
  { type: '"hello"', protocol: '1', table: '"TABLE"', seen: '{"seq":0,"hash":"x"}' },
  { type: '"act"', seat: '0', action: '{"do":"slide","end":"zz"}' },
  { type: '"claim"', seat: '7', seed: '"x"' },
  { type: '"leave"', seat: '7' },
  { type: '"bot"', seat: '7', level: '"easy"' },
  { type: '"undo"', seat: '7' },
  { type: '"rollback"', plays: '999' },
  { type: '"answer"', agree: 'true' },
  { type: '"access"', join: '"nobody at all"', watch: '"nobody at all"' },
  { type: '"invite"', name: '"Nobody"' },
  { type: '"uninvite"', person: '"nobody"' },
  { type: '"mute"', person: '"nobody"', muted: 'true' },
  { type: '"report"', n: '999', reason: '"x"' },
  { type: '"ping"' },
]

/** Every message with every value in every field, one at a time; and with a field too many. */
function messagesOf(table: string, seq: number): string[] {
  let n = 0
  return SHAPES.flatMap((shape) => {
    const whole: Record<string, string> = { id: '', seq: String(seq), ...shape }
    return ['id', 'seq', 'extra', ...Object.keys(shape)].flatMap((field) =>
      VALUES.map((value) => {
        const id = `"hostile-${n++}"`
        const given = Object.entries({ ...whole, id, [field]: value })
        const text = `{${given.map(([key, each]) => `"${key}":${each}`).join()}}`
        return text.replace('TABLE', table)
      }),
    )
  })
}

/** Sends all of it, coming back whenever it is put out; gives what was said to it. */
async function shout(player: Player, table: string, messages: readonly string[]): Promise<string[]> {
  const answers: string[] = []
  let socket: WebSocket | null = null
  for (const message of messages) {
    if (socket?.readyState !== WebSocket.OPEN) {
      socket = player.socket()
      socket.on('error', () => undefined)
      socket.on('message', (data) => answers.push(Buffer.isBuffer(data) ? data.toString() : ''))
      await once(socket, 'open')
      socket.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
    }
    socket.send(message)
    socket.ping()
    await Promise.race([once(socket, 'pong'), once(socket, 'close')])
  }
  socket?.close()
  return answers
}

test('static files are those of the web app only, and every answer has its headers (promise 18)', async (context) => {
  const { port } = await serve(context)
  for (const path of [
    '/../package.json',
    '/../../../../etc/passwd',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/index.html%00.js',
    '/.git/config',
  ]) {
    const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 (?:400|403|404) /, path)
    assert.doesNotMatch(answer, /root:|"workspaces"/)
    assert.match(answer, /^x-content-type-options: nosniff/im)
    assert.match(answer, /^content-security-policy: default-src 'none'/im)
  }
})

test('a path written otherwise is no way around the door (promises 18, 19)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const ways = ['/api', '/%61pi', '/a%70%69', `http://127.0.0.1:${port}/api`, 'http://evil.example/api', '/./api']
  const head = `Host: 127.0.0.1:${port}\r\nOrigin: http://evil.example\r\nContent-Type: application/json\r\n`
  for (const way of ways) {
    const rest = `${head}Connection: close\r\nContent-Length: 14\r\n\r\n{"name":"Eve"}`
    assert.match(await raw(port, `POST ${way}/guest HTTP/1.1\r\n${rest}`), /^HTTP\/1\.1 403 /, way)
  }
  for (const way of ways.slice(0, -1)) {
    let last = ''
    for (let i = 0; i < 130 && !last.startsWith('HTTP/1.1 429 '); i++) {
      last = await raw(port, `GET ${way}/me HTTP/1.1\r\n${head}Connection: close\r\n\r\n`)
    }
    assert.match(last, /^HTTP\/1\.1 429 /, way)
  }
})

test('files have their limit too (promise 19)', async (context) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const ask = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`
  const answers = await raw(port, `${`${ask}\r\n`.repeat(3000)}${ask}Connection: close\r\n\r\n`)
  const taken = answers.match(/HTTP\/1\.1 200 /g)?.length ?? 0
  assert.ok(taken >= 2000 && taken < 3000, String(taken))
  assert.match(answers, /HTTP\/1\.1 429 /)
})

test('requests that are no HTTP, or too much of it, are refused and forgotten (promise 16)', async (context) => {
  const { port } = await serve(context)
  const head = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`
  const many = Array.from({ length: 3000 }, (_, i) => `x-${i}: y\r\n`).join('')
  assert.match(await raw(port, `${head}${many}\r\n`), /^HTTP\/1\.1 431 /)
  assert.match(await raw(port, `${head}x: ${'y'.repeat(100_000)}\r\n\r\n`), /^HTTP\/1\.1 431 /)
  assert.match(await raw(port, 'nonsense\r\n\r\n'), /^HTTP\/1\.1 400 /)
  const body = `POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\n`
  assert.match(await raw(port, `${body}Content-Length: 1000000\r\n\r\n`), /^HTTP\/1\.1 413 /)
  assert.match(await raw(port, `${body}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`), /^HTTP\/1\.1 400 /)
  // Slow ones: nothing is said at all, or neither the head nor the body ever comes to its end.
  const slow = ['', head, `${body}Content-Length: 100\r\n\r\n{`].map((bytes) => raw(port, bytes))
  // This one has its answer, and then nothing more to say.
  const idle = raw(port, `${head}\r\n`)
  for (const answer of await Promise.all(slow)) assert.match(answer, /^HTTP\/1\.1 408 /)
  assert.match(await idle, /^HTTP\/1\.1 200 /)
})

/** What comes back for these bytes until the server closes the connection. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  socket.write(bytes)
  await new Promise((resolve) => socket.on('close', resolve))
  return Buffer.concat(parts).toString()
}

test('an address has so many sockets, also when they come all at once (promise 16)', async (context: TestContext) => {
  const { port } = await serve(context, { RATE_FACTOR: '1' })
  const players = await Promise.all(Array.from({ length: 16 }, (_, i) => Player.arrive(port, `Mouse ${i}`)))
  const sockets = players.flatMap((player) => Array.from({ length: 6 }, () => player.socket()))
  const opened = await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined)
      return new Promise<boolean>((resolve) => {
        socket.on('open', () => resolve(true))
        socket.on('close', () => resolve(false))
      })
    }),
  )
  assert.equal(opened.filter((isOpen) => isOpen).length, 50)
  for (const socket of sockets) socket.terminate()
})
