import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { isRecord, readList, readRecord, readString } from '@mousekeep/engine'
import { answer } from '../src/protocol/answer.ts'
import { Held } from '../src/protocol/held.ts'
import { LONGEST_LINE } from '../src/protocol/lines.ts'

const ENGINE = fileURLToPath(new URL('../src/engine.ts', import.meta.url))

/** One connection in this process: what the engine would print for each request. */
function connect(): (request: object | string) => Record<string, unknown> {
  const held = new Held()
  return (request) => {
    const line = typeof request === 'string' ? request : JSON.stringify(request)
    return readRecord(JSON.parse(JSON.stringify(answer(held, line))), 'answer')
  }
}

/** The engine as its users start it: lines in, lines out. */
async function engine(input: string): Promise<Record<string, unknown>[]> {
  const child = spawn(process.execPath, [ENGINE], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(input)
  let output = ''
  for await (const chunk of child.stdout) output += String(chunk)
  return output
    .trimEnd()
    .split('\n')
    .map((line) => readRecord(JSON.parse(line), 'answer'))
}

const field = (json: Record<string, unknown>, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), json)

const NEW = { op: 'new', game: 'castle', seed: 'one' }

test('games names each game with its version and the ranges of its options', () => {
  const games = readList(connect()({ op: 'games' })['games'], 'games')
  assert.deepEqual(
    games.map((game) => readRecord(game, 'game')['id']),
    ['castle', 'mystics'],
  )
  const options = field(readRecord(games[0], 'game'), 'options')
  assert.deepEqual(readRecord(options, 'options')['target'], { kind: 'number', min: 4, max: 6, default: 4 })
})

test('an answer carries the id of its request, whatever it is', () => {
  const send = connect()
  assert.equal(send({ op: 'games', id: 7 })['id'], 7)
  assert.deepEqual(send({ op: 'nothing', id: ['a', null] })['id'], ['a', null])
  assert.equal('id' in send({ op: 'games' }), false)
})

test('the same seed gives the same game, another seed another', () => {
  assert.deepEqual(connect()(NEW), connect()(NEW))
  assert.notDeepEqual(connect()(NEW), connect()({ ...NEW, seed: 'two' }))
})

test('legal lists every action once, and each is accepted', () => {
  const send = connect()
  send(NEW)
  const { actor, actions } = send({ op: 'legal' })
  assert.equal(typeof actor, 'number')
  const { save } = send({ op: 'save' })
  for (const action of readList(actions, 'actions')) {
    assert.equal(send({ op: 'play', action })['ok'], true)
    send({ op: 'load', save })
  }
})

test('a refused action cites its rule in a sentence and changes nothing', () => {
  const send = connect()
  send(NEW)
  const before = send({ op: 'summary' })
  const refused = send({ op: 'play', action: { do: 'place', tower: 'b1' } })
  assert.equal(refused['ok'], false)
  assert.equal(field(refused, 'error', 'code'), 'illegal')
  assert.equal(field(refused, 'error', 'rule'), 'C2.2')
  assert.match(readString(field(refused, 'error', 'message'), 'message'), /^b1 is not a tower.*\(C2\.2\)$/)
  assert.deepEqual(send({ op: 'summary' }), before)
})

test('a view hides what lies under roofs, from seats and from watchers', () => {
  const send = connect()
  send(NEW)
  for (const seat of [0, 1, 'watcher']) {
    assert.deepEqual(field(send({ op: 'view', seat }), 'view', 'tiles'), {})
  }
  for (const seat of [2, -1, 'me', null, 0.5]) assert.equal(send({ op: 'view', seat })['ok'], false)
})

test('a saved game goes on as the one it was saved from, to the last action', () => {
  const [left, right] = [connect(), connect()]
  left(NEW)
  for (let i = 0; i < 12; i++) left({ op: 'play', action: readList(left({ op: 'legal' })['actions'], 'actions')[0] })
  assert.equal(right({ op: 'load', save: left({ op: 'save' })['save'] })['ok'], true)
  assert.deepEqual(right({ op: 'summary' }), left({ op: 'summary' }))
  const bot = { op: 'playout', games: 5, seed: 's' }
  const { seconds: _left, ...played } = left(bot)
  const { seconds: _right, ...again } = right(bot)
  assert.deepEqual(again, played)
})

test('a save that was tampered with is not loaded, and the game at hand stays', () => {
  const send = connect()
  send(NEW)
  const before = send({ op: 'summary' })
  const save = readString(send({ op: 'save' })['save'], 'save')
  const tampered = [
    save.replace('"one"', '"two"'),
    save.replace('"version":1', '"version":99'),
    save.replace('"entries":[]', '"entries":[{"play":{"do":"end"}}]'),
    save.replace('castle', 'chess'),
    '{}',
    'nonsense',
  ]
  for (const each of tampered) assert.equal(send({ op: 'load', save: each })['ok'], false, each)
  assert.deepEqual(send({ op: 'summary' }), before)
})

test('perft counts sequences of that length', () => {
  const send = connect()
  send(NEW)
  assert.deepEqual(
    [0, 1, 2].map((depth) => send({ op: 'perft', depth })['nodes']),
    [1, 4, 12],
  )
})

test('perft where dice are rolled is a bad request, and the game goes on', () => {
  const send = connect()
  const tile = { spaces: { a: [0, 0] }, links: [] }
  const position = { tile, mice: { collin: { at: 'a' } }, track: ['collin'], turn: 'collin', points: 2 }
  send({ op: 'position', game: 'mystics', position })
  const before = send({ op: 'summary' })
  const refused = send({ op: 'perft', depth: 2 })
  assert.equal(field(refused, 'error', 'code'), 'bad-request')
  assert.match(String(field(refused, 'error', 'message')), /chance decides nothing/)
  assert.deepEqual(send({ op: 'summary' }), before)
})

test('every bot plays a legal action', () => {
  for (const level of ['random', 'greedy', 'easy', 'normal', 'hard', 'master']) {
    const send = connect()
    send(NEW)
    const { action } = send({ op: 'bot', level, ms: 5 })
    assert.equal(send({ op: 'play', action })['ok'], true, level)
  }
})

test('playout plays games to their end and counts the results', () => {
  const send = connect()
  send(NEW)
  const { games, actions, results } = send({ op: 'playout', games: 30, seed: 'x' })
  assert.equal(games, 30)
  assert.ok(Number(actions) > 30)
  const counts = Object.values(readRecord(results, 'results')).map(Number)
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    30,
  )
  assert.equal(field(send({ op: 'playout', games: 1, bot: 'greedy', seed: 'x' }), 'games'), 1)
})

const BAD: readonly (readonly [string, object | string])[] = [
  ['no JSON', 'nonsense'],
  ['half a JSON', '{"op":"new"'],
  ['a list', '[1,2]'],
  ['a number', '42'],
  ['null', 'null'],
  ['no op', { id: 1 }],
  ['an unknown op', { op: 'castle' }],
  ['an op of Object', { op: 'constructor' }],
  ['an op that is no string', { op: { op: 'new' } }],
  ['an unknown game', { op: 'new', game: 'chess' }],
  ['a seed that is no string', { op: 'new', game: 'castle', seed: 1 }],
  ['options that are a list', { op: 'new', game: 'castle', options: [] }],
  ['an unknown option', { op: 'new', game: 'castle', options: { mice: 9 } }],
  ['an option out of range', { op: 'new', game: 'castle', options: { players: 5 } }],
  ['an option between', { op: 'new', game: 'castle', options: { players: 2.5 } }],
  ['dice that are no list', { op: 'new', game: 'castle', dice: 'sword' }],
  ['a position without players', { op: 'position', game: 'castle', position: {} }],
  ['a position of null', { op: 'position', game: 'castle', position: null }],
  [
    'a position with too many mice',
    { op: 'position', game: 'castle', position: { players: [{ mice: ['a1'], hand: 4 }, {}] } },
  ],
  [
    'a position with two mice on a square',
    { op: 'position', game: 'castle', position: { players: [{ mice: ['b2'] }, { mice: ['b2'] }] } },
  ],
  ['a position with a stranger', { op: 'position', game: 'castle', position: { players: [{}, {}], cats: 1 } }],
  ['a position with no such square', { op: 'position', game: 'castle', position: { players: [{ mice: ['h9'] }, {}] } }],
  ['an action that is a string', { op: 'play', action: 'end' }],
  ['an action without its field', { op: 'play', action: { do: 'slide' } }],
  ['an action with a stranger', { op: 'play', action: { do: 'end', now: true } }],
  ['an action of a prototype', { op: 'play', action: { do: '__proto__' } }],
  ['a depth that is no number', { op: 'perft', depth: 'deep' }],
  ['a depth too deep', { op: 'perft', depth: 99 }],
  ['an unknown bot', { op: 'bot', level: 'cat' }],
  ['a time that is negative', { op: 'bot', level: 'easy', ms: -1 }],
  ['no games', { op: 'playout', games: 0, seed: '' }],
  ['a queue that is no list', { op: 'dice', queue: 'sword' }],
  ['faces that are no strings', { op: 'dice', queue: [1] }],
  ['a save that is no string', { op: 'load', save: {} }],
]

test('bad input gets a clear error each, and the game goes on', () => {
  const send = connect()
  send(NEW)
  const before = send({ op: 'summary' })
  for (const [what, request] of BAD) {
    const { ok, error } = send(request)
    assert.equal(ok, false, what)
    assert.equal(readRecord(error, 'error')['code'], 'bad-request', `${what}: ${JSON.stringify(error)}`)
    assert.ok(readString(readRecord(error, 'error')['message'], 'message').length > 10, what)
  }
  assert.deepEqual(send({ op: 'summary' }), before)
})

test('without a game, what needs one says so', () => {
  for (const op of ['legal', 'play', 'view', 'summary', 'save', 'perft', 'bot', 'playout', 'dice']) {
    assert.match(String(field(connect()({ op }), 'error', 'message')), /there is no game yet/, op)
  }
})

test('the process answers line by line: bad bytes, huge lines and deep nesting included', async () => {
  const deep = `{"op":"new","game":"castle","options":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const long = `{"op":"new","game":"castle","seed":"${'x'.repeat(1_048_576)}"}`
  const lines = ['{"op":"games"}', 'nonsense', long, deep, '', '\u0000', JSON.stringify(NEW), '{"op":"legal"}']
  const answers = await engine(lines.join('\n'))
  assert.deepEqual(
    answers.map(({ ok }) => ok),
    [true, false, false, false, false, true, true],
  )
  assert.match(String(field(answers[2], 'error', 'message')), new RegExp(String(LONGEST_LINE)))
  assert.match(String(field(answers[3], 'error', 'message')), /nested too deep/)
})

test('the process ends at the end of input, also without a last line break', async () => {
  assert.deepEqual(
    (await engine('{"op":"games","id":1}\n{"op":"games","id":2}')).map(({ id }) => id),
    [1, 2],
  )
})

test('the process ends quietly when nobody reads on', async () => {
  const child = spawn(process.execPath, [ENGINE], { stdio: ['pipe', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  child.stdin.on('error', () => {}) // it stops reading when it ends
  child.stdout.once('data', () => child.stdout.destroy())
  child.stdin.end('{"op":"games"}\n'.repeat(20_000))
  const [code] = await once(child, 'exit')
  assert.equal(code, 0)
  assert.equal(complaints, '')
})

test('bot and playout know the levels that only one game has', () => {
  const send = connect()
  send({ op: 'new', game: 'mystics', seed: 'one', options: { chapter: 'prologue' } })
  const { action } = send({ op: 'bot', level: 'party' })
  assert.equal(field(send({ op: 'play', action: readRecord(action, 'action') }), 'ok'), true)
  const { games, results } = send({ op: 'playout', games: 2, bot: 'party', seed: 'x' })
  assert.equal(games, 2)
  assert.equal(
    Object.values(readRecord(results, 'results')).reduce((sum: number, n) => sum + Number(n), 0),
    2,
  )
  send(NEW)
  assert.equal(field(send({ op: 'bot', level: 'party' }), 'ok'), false)
})

test('a position with several things wrong gets all of them, and hostile names change nothing', () => {
  const tile = { spaces: { a: [0, 0], b: [1, 0] }, links: ['a-b'] }
  const position = { tile, mice: { nez: { at: 'z' } }, page: 0, wheel: 'full', stash: ['__proto__', 'constructor'] }
  const engineHere = connect()
  const refused = engineHere({ op: 'position', game: 'mystics', position })
  assert.equal(field(refused, 'error', 'code'), 'bad-request')
  const problems = readList(field(refused, 'error', 'problems'), 'problems').map((each) =>
    readRecord(each, 'a problem'),
  )
  assert.deepEqual(
    problems.map(({ path, code }) => `${String(path)} ${String(code)}`),
    ['mice.nez.at no-space', 'page number', 'wheel number', 'stash no-card', 'stash no-card'],
  )
  const mice: unknown = JSON.parse('{"__proto__":{"at":"a"}}')
  const inherited = engineHere({ op: 'position', game: 'mystics', position: { ...position, mice } })
  assert.equal(field(inherited, 'error', 'code'), 'bad-request')
})
