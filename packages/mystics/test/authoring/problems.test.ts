import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { noChance, Seeded } from '@mousekeep/engine'
import { mystics, beginJourney, readChapter, readJourney, readTile } from '@mousekeep/mystics'
import { tellProblem } from '@mousekeep/mystics/words'
import { Catalogue } from '@mousekeep/text'
import { PROBLEMS } from '../../src/shape/problem.ts'
import { PIE, problemsOf, where } from './problems-of.ts'

// What is wrong with outside data: all of it at once, each with its place, as data and in four languages.

const LANGUAGES = ['en', 'fr', 'hu', 'ru'] as const
const source = (language: string): string =>
  readFileSync(new URL(`../../text/problems.${language}.ftl`, import.meta.url), 'utf8')

const rule = (verb: object, on: object = { roundEnd: true }): object => ({ id: 'R12.2', on, do: [verb] })
const withRule = (verb: object, on?: object): object => ({ rules: [...PIE.rules, rule(verb, on)] })
const deep = (n: number): object => (n === 0 ? { win: true } : { test: { dice: 1, star: [deep(n - 1)] } })

/** What an author may get wrong in a chapter: the one problem that must be found, and where. */
const WRONG: readonly (readonly [string, string, object])[] = [
  ['end', 'number', { end: 1 }],
  ['rules', 'list', { rules: null }],
  ['rules[1].do[0].ask', 'object', withRule({ ask: 3 })],
  ['id', 'text', { id: 4 }],
  ['rules[1].do[0].gate.open', 'flag', withRule({ gate: { link: 'kitchen.flip', open: 1 } })],
  ['rules[1].do[0]', 'one-of', withRule({ sing: true })],
  ['', 'no-field', { moon: 1 }],
  ['rules[1].do[0].win', 'yes', withRule({ win: 1 })],
  ['abilities', 'no', { abilities: true }],
  ['tiles[0].at', 'point', { tiles: [{ ...PIE.tiles[0], at: [0, 0, 7] }] }],
  ['rules[1].do[0]', 'one-word', withRule({ win: true, lose: true })],
  ['id', 'like', { id: 'Pie!' }],
  ['vars', 'reserved', { vars: { constructor: 0 }, ...withRule({ add: { variable: 'constructor', n: 1 } }) }],
  ['rules[1].do[0].ask.options', 'too-few', withRule({ ask: { name: 'why', options: {} } })],
  ['passages', 'too-many', { passages: Array.from({ length: 50 }, () => 'kitchen') }],
  ['', 'too-deep', withRule(deep(20))],
  ['', 'too-large', { passages: Array.from({ length: 3000 }, () => 'kitchen') }],
  ['party.usual', 'twice', { party: { size: 2, usual: ['nez', 'nez'] } }],
  ['mods.woundCap[0].boss', 'no-boss', { mods: { woundCap: [{ boss: 'roaches', n: 1 }] } }],
  ['searches[0].card', 'no-card', { searches: [{ side: 'kitchen', card: 'spoon' }] }],
  ['gates[0].link', 'no-exit', { gates: [{ id: 'R12.3', link: 'kitchen.x', open: [] }] }],
  ['rules[1].do[0].wound.who', 'no-figure', withRule({ wound: { who: 'sharks', n: 1 } })],
  ['rules[1].do[0].achieve', 'no-flag', withRule({ achieve: 'fame' })],
  ['party.usual[0]', 'no-hero', { party: { size: 2, usual: ['bob', 'nez'] } }],
  [
    'rules[0].if[0].is.what',
    'no-hero-or-class',
    { rules: [{ ...PIE.rules[0], if: [{ is: { who: 'it', what: 'dragon' } }] }] },
  ],
  ['garrison.kitchen', 'no-minion', { garrison: { kitchen: { sharks: 1 } } }],
  ['start.place', 'no-place', { start: { side: 'kitchen-tunnels', place: 'areas' } }],
  ['closed[0]', 'no-side', { closed: ['moon'] }],
  ['tiles[1].up', 'no-side-in-box', { tiles: [...PIE.tiles, { up: 'moon', down: null, at: [1, 0] }] }],
  ['rules[1].do[0].put.token', 'no-token', withRule({ put: { token: 'cake', at: 'out' } })],
  ['deals.kitchen[0]', 'no-track-card', { deals: { kitchen: ['sharks'] } }],
  ['rules[1].do[0].add.variable', 'no-variable', withRule({ add: { variable: 'x', n: 1 } })],
  ['rules[1].do[0].tell', 'told-anyway', withRule({ tell: 'victory' })],
  ['tiles[1]', 'laid-twice', { tiles: [...PIE.tiles, { up: 'kitchen', down: null, at: [0, 1] }] }],
  ['tiles[1].at', 'spot-taken', { tiles: [...PIE.tiles, { up: 'forge', down: null, at: [0, 0] }], closed: ['forge'] }],
  ['tiles[0].down', 'other-back', { tiles: [{ up: 'kitchen-tunnels', down: 'forge', at: [0, 0] }], passages: [] }],
  ['party.usual', 'party-size', { party: { size: 3, usual: ['filch', 'nez'] } }],
  ['party.usual', 'party-forbidden', { party: { ...PIE.party, forbidden: ['nez'] } }],
  ['party.usual', 'party-lacks', { party: { ...PIE.party, required: ['lily'] } }],
  ['party.usual', 'party-lacks-all', { party: { ...PIE.party, requiredAny: ['lily'] } }],
  ['start.side', 'start-closed', { closed: ['kitchen-tunnels'] }],
  ['track', 'track-not-fixed', { track: ['filch', 'nez'] }],
  ['track', 'track-cards', { track: ['filch'], party: { ...PIE.party, required: ['filch', 'nez'] } }],
  ['searches[0]', 'card-or-any', { searches: [{ side: 'kitchen' }] }],
  ['mods.bossCards[0].cards', 'other-boss', { mods: { bossCards: [{ boss: 'captain-vurst', cards: ['filch'] }] } }],
  ['vars.idle', 'unused', { vars: { idle: 0 } }],
  ['tiles[1]', 'unreached', { tiles: [...PIE.tiles, { up: 'forge', down: null, at: [9, 9] }] }],
  ['victory', 'nothing-wins', { victory: [], tokens: { pie: {} } }],
]

for (const [path, code, change] of WRONG) {
  test(`M26.1 a chapter with "${code}" at ${path === '' ? 'the whole' : path} is refused for it`, () => {
    const found = problemsOf(() => readChapter(JSON.parse(JSON.stringify({ ...PIE, ...change }))))
    assert.ok(
      found.some((problem) => problem.path === path && problem.code === code),
      JSON.stringify(found),
    )
  })
}

const LINE = { spaces: { a: [0, 0], b: [1, 0] }, links: ['a-b'] }
const POSITION = { tile: LINE, mice: { nez: { at: 'a' } }, points: 1 }
const position = (change: object): unknown =>
  mystics.readPosition({ ...POSITION, ...change }, new Seeded('wrong'), null)
const options = (given: object): unknown => mystics.readOptions(given)
const begun = mystics.start(mystics.readOptions({}), new Seeded('begun'), null)
const { whole }: { readonly whole: Record<string, unknown> } = JSON.parse(JSON.stringify(mystics.summary(begun)))
const game = (change: object): unknown => mystics.readPosition({ whole: { ...whole, ...change } }, noChance, null)
const journey = (change: object): unknown => readJourney({ ...beginJourney({ seed: 'wrong' }), ...change })
const big = (id: string, type: string): object => ({ id, type, at: 'b' })

/** The same for other things from outside. */
const WRONG_ELSEWHERE: readonly (readonly [string, string, () => unknown])[] = [
  ['a position.mice.nez.at', 'too-long', () => position({ mice: { nez: { at: 'a'.repeat(50) } } })],
  ['tile.spaces.a', 'coordinates', () => position({ tile: { ...LINE, spaces: { a: [0], b: [1, 0] } } })],
  ['mice.nez.at', 'no-space', () => position({ mice: { nez: { at: 'z' } } })],
  ['tile.links', 'joins-one', () => position({ tile: { ...LINE, links: ['a-a'] } })],
  ['encounters[0]', 'no-encounter', () => position({ encounters: ['tea'] })],
  ['mice.nez.abilities', 'no-ability', () => position({ mice: { nez: { at: 'a', abilities: ['sing'] } } })],
  ['minions', 'mouse-name', () => position({ minions: [big('nez', 'roaches')] })],
  ['minions', 'no-room', () => position({ minions: [big('s', 'spider'), big('c', 'centipede')] })],
  ['track', 'track-lacks', () => position({ track: [] })],
  ['stash[0]', 'no-card-here', () => game({ stash: ['spoon'] })],
  ['unseen[0]', 'no-encounter-here', () => game({ unseen: ['tea'] })],
  ['mice.nez.equip', 'not-worn', () => game(withMouse('nez', { equip: ['grape'] }))],
  ['an encounter card', 'two-places', () => game({ encounterDiscards: Object(whole['encounters']).slice(0, 1) })],
  ['lasting[0]', 'no-clause', () => game({ lasting: [{ card: 'feint', clause: 99, user: 'nez', on: [] }] })],
  [
    'waiting[0].mods[0]',
    'no-card-says',
    () => game({ waiting: [{ kind: 'declare', mouse: 'nez', mods: [{ fly: 1 }] }] }),
  ],
  [
    'waiting[0].verbs[0]',
    'no-rule-says',
    () => game({ waiting: [{ kind: 'rule', rule: 'R1.1', verbs: [{ win: true }] }] }),
  ],
  ['page', 'not-the-whole', () => mystics.readPosition({ whole, page: 3 }, noChance, null)],
  ['greedy', 'otherwise', () => game({ greedy: undefined })],
  ['waiting', 'die-first', () => game({ waiting: [{ kind: 'play' }] })],
  [
    'waiting',
    'not-under-way',
    () =>
      game({
        waiting: [
          { kind: 'play' },
          { kind: 'page', rule: 'M1' },
          { kind: 'arrival', step: 'place', queue: ['sharks'] },
        ],
      }),
  ],
  ['mice', 'not-seated', () => game({ mice: {} })],
  ['option "party"', 'not-here', () => options({ party: ['lily', 'nez', 'tilda', 'filch'] })],
  ['option "party"', 'mice-needed', () => options({ party: ['nez'] })],
  ['option "party"', 'needs', () => options({ chapter: 2, party: ['nez', 'tilda', 'filch', 'collin'] })],
  ['option "party"', 'needs-one', () => options({ chapter: 3, party: ['nez', 'lily', 'filch', 'collin'] })],
  ['option "flags"', 'no-known-flag', () => options({ flags: ['fame'] })],
  ['chapter', 'closed-journey', () => journey({ chapter: null })],
  ['record', 'record-in-play', () => journey({ stage: 'playing' })],
  ['otherwise', 'only-lost', () => journey({ stage: 'lost' })],
]

function withMouse(id: string, change: object): object {
  const mice = Object(whole['mice'])
  return { mice: { ...mice, [id]: { ...mice[id], ...change } } }
}

for (const [path, code, read] of WRONG_ELSEWHERE) {
  test(`what has "${code}" at ${path} is refused for it`, () => {
    const found = problemsOf(read)
    assert.ok(
      found.some((problem) => problem.path === path && problem.code === code),
      JSON.stringify(found),
    )
  })
}

test('a position, options and a tile with many things wrong are told all of them at once', () => {
  assert.deepEqual(
    where(() =>
      position({
        page: 0,
        wheel: 9,
        minions: [big('x', 'sharks'), { ...big('y', 'roaches'), at: 'z' }],
        stash: ['spoon'],
      }),
    ),
    ['minions[0].type no-minion', 'minions[1].at no-space', 'page number', 'wheel number', 'stash no-card'],
  )
  assert.deepEqual(
    where(() => game({ page: -1, wheel: 'full', stash: ['spoon', 'ladle'] })),
    ['page number', 'wheel number', 'stash[0] no-card-here', 'stash[1] no-card-here'],
  )
  assert.deepEqual(
    where(() => options({ difficulty: 'cruel', strokes: 9, flags: ['fame', 'fortune'], seats: { brodie: 1 } })),
    [
      'option "difficulty" one-of',
      'option "seats" one-of',
      'option "flags" no-known-flag',
      'option "flags" no-known-flag',
      'option "strokes" number',
    ],
  )
  assert.deepEqual(
    where(() => readTile({ id: 'attic', spaces: { A: 1, b: { kind: 'lava' } }, size: 9 })),
    [
      'attic.name text',
      'attic.colour one-of',
      'attic.back text',
      'attic.size number',
      'attic.unit number',
      'attic.spaces like',
      'attic.spaces.b.kind one-of',
    ],
  )
})

/** Raised by no reader: a problem in the words of somebody else, and the end of a long message. */
const BY_NOBODY = ['said', 'and-more']

test('every kind of problem is raised', () => {
  const raised = new Set([...WRONG, ...WRONG_ELSEWHERE].map(([, code]) => code).concat(BY_NOBODY))
  assert.deepEqual(
    Object.keys(PROBLEMS).filter((code) => !raised.has(code)),
    [],
  )
})

test('M26.1 a chapter with many things wrong is told all of them at once, each where it stands', () => {
  const found = problemsOf(() =>
    readChapter({
      ...PIE,
      end: 'soon',
      party: { size: 2, usual: ['filch', 'bob'] },
      garrison: { kitchen: { sharks: 1, roaches: 1000 }, moon: {} },
      vars: { idle: 0 },
      rules: [rule({ wound: { who: 'sharks', n: 1, by: 2 } }), rule({ sing: true })],
      tune: 1,
    }),
  )
  assert.deepEqual(
    found.map(({ path, code }) => `${path} ${code}`),
    [
      ' no-field',
      'party.usual[1] no-hero',
      'end number',
      'garrison.kitchen no-minion',
      'garrison.kitchen.roaches number',
      'garrison no-side',
      'rules[0].do[0].wound no-field',
      'rules[0].do[0].wound.who no-figure',
      'rules[1].do[0] one-of',
      'vars.idle unused',
    ],
  )
})

test('whoever gets hundreds of things wrong is told the first hundred of them', () => {
  const rules = Array.from({ length: 90 }, () => rule({ sing: true, dance: true }))
  const surges = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`side-${i}`, {}]))
  assert.equal(problemsOf(() => readChapter({ ...PIE, rules, surges })).length, 100)
})

test('every problem is said in every language, and in English as in messages for programs', () => {
  const params = { names: 'a, b', name: 'pie', side: 'kitchen', back: 'forge', boss: 'brodie', message: 'so it is' }
  const numbers = { least: 1, most: 9, size: 2, example: 'R1.2', why: 'so' }
  for (const language of LANGUAGES) {
    const words = new Catalogue(language, [source(language)])
    for (const code of Object.keys(PROBLEMS)) {
      const told = tellProblem(words, { path: 'rules[0]', code, params: { ...params, ...numbers } })
      assert.ok(told.length > 3, `${language} ${code}`)
    }
    assert.ok(!tellProblem(words, { path: '', code: 'object', params: {} }).startsWith(' '))
  }
  const english = [...source('en').matchAll(/^problem-([\w-]+) = (.*)$/gm)]
  const said = english.map(([, code, text]) => [
    code,
    text.replaceAll(/\{ \$(\w+) \}/g, '{$1}').replaceAll(/[“”]/g, '"'),
  ])
  assert.deepEqual(Object.fromEntries(said.filter(([code]) => code !== 'whole')), { ...PROBLEMS })
})
