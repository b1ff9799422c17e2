import {
  START,
  ROUND,
  HERE,
  rule,
  times,
  parsed,
  nested,
  set,
  add,
  put,
  act,
  ask,
  hundredfold,
  terms,
  named,
  PLAIN,
  type Hostile,
} from './words.ts'

/** Names, questions, set-up and sizes that no chapter has. */

const NAMES: readonly Hostile[] = [
  named('nothing wrong', {}, 'plays'),
  named(
    'a variable __proto__',
    {
      vars: parsed('{"__proto__":0}'),
      rules: [
        rule(START, [set('__proto__', 3)]),
        rule({ becomes: { variable: '__proto__', value: 3 } }, [{ win: true }]),
      ],
    },
    ['vars like'],
  ),
  named(
    'a variable constructor',
    { vars: parsed('{"constructor":0}'), rules: [rule(START, [add('constructor', 3)])] },
    ['vars reserved'],
  ),
  named(
    'a token __proto__',
    {
      tokens: parsed('{"__proto__":{"heavy":true}}'),
      rules: [rule(START, [put('__proto__', `${HERE}:flip`)])],
      victory: [{ held: '__proto__' }],
    },
    ['tokens like'],
  ),
  named(
    'a token toString',
    {
      tokens: parsed('{"toString":{"heavy":true}}'),
      rules: [rule(START, [put('toString', `${HERE}:flip`)])],
      victory: [{ held: 'toString' }],
    },
    ['tokens like'],
  ),
  named(
    'a token by the name of a mouse',
    { tokens: { nez: {} }, rules: [rule(START, [put('nez', `${HERE}:flip`)])], victory: [{ held: 'nez' }] },
    ['tokens reserved'],
  ),
  named(
    'a token that a mouse gets at the start',
    { tokens: { pie: {} }, rules: [rule(START, [put('pie', 'mouse')])], victory: [{ held: 'pie' }] },
    'plays',
  ),
  named(
    'a variable by the name of a gate',
    { vars: { [`gate ${HERE}.flip`]: 0 }, rules: [rule(START, [set(`gate ${HERE}.flip`, 0)])] },
    ['vars like'],
  ),
  named('a garrison at __proto__', { garrison: parsed('{"__proto__":{"roaches":3}}') }, ['garrison no-side']),
  named(
    'an answer __proto__',
    { rules: [rule(START, [ask('why', parsed('{"__proto__":[{"wheel":{"n":1}}],"b":[]}'))])] },
    ['rules[0].do[0].ask.options like'],
  ),
  named('an action of 100,000 letters', { rules: [rule(act('a'.repeat(100_000)), [{ wheel: { n: -1 } }])] }, [
    'rules[0].on.act.name like',
  ]),
  named('an action in HTML', { rules: [rule(act('<img src=x onerror=alert(1)>'), [{ wheel: { n: -1 } }])] }, [
    'rules[0].on.act.name like',
  ]),
  named('an action without a name', { rules: [rule(act(''), [{ wheel: { n: -1 } }])] }, ['rules[0].on.act.name like']),
  named('marks that nobody sees in its id', { id: 'x\u202E\u0000\n<b>' }, ['id like']),
]

const QUESTIONS: readonly Hostile[] = [
  named('a question without an answer', { rules: [rule(START, [ask('why', {})])] }, [
    'rules[0].do[0].ask.options too-few',
  ]),
  named(
    'a question with 5,000 answers',
    { rules: [rule(START, [ask('why', Object.fromEntries(times(5000, (i) => [`o${i}`, []])))])] },
    [' too-large'],
  ),
  named(
    '200 questions at the end of a round',
    {
      rules: [
        rule(
          ROUND,
          times(200, (i) => ask(`q${i}`, { a: [], b: [] })),
        ),
      ],
    },
    ['rules[0].do too-many'],
  ),
  named(
    '40 questions at the end of a round',
    {
      rules: [
        rule(
          ROUND,
          times(40, (i) => ask(`q${i}`, { a: [], b: [] })),
        ),
      ],
    },
    'plays',
  ),
]

const SETUP: readonly Hostile[] = [
  named('a start at areas that are not there', { start: { side: HERE, place: 'areas' } }, ['start.place no-place']),
  named('a usual party that may not go', { party: { ...PLAIN.party, requiredAny: ['lily'] } }, [
    'party.usual party-lacks-all',
  ]),
  named(
    'who is required is forbidden',
    {
      party: {
        ...PLAIN.party,
        required: ['nez'],
        forbidden: ['collin', 'tilda', 'lily', 'maginos'],
        requiredAny: ['lily'],
      },
    },
    ['party.usual party-lacks-all'],
  ),
  named('no goal', { victory: [] }, ['victory nothing-wins']),
  named('a start on a closed side', { closed: [HERE] }, ['start.side start-closed']),
  named('a surge at once', { end: 2, wheel: 5 }, 'plays'),
  named(
    'a track with a mouse that is not there',
    { deals: { kitchen: ['collin', 'filch', 'nez', 'rat-warriors'] } },
    'plays',
  ),
  named('a place for two of six mice', { start: { side: HERE, place: { filch: 'flip', nez: 'flip' } } }, [
    'start.place party-lacks',
  ]),
  named(
    'a tile without an upper side',
    {
      tiles: [
        { up: null, down: 'kitchen', at: [0, 0] },
        { up: HERE, down: null, at: [1, 0] },
      ],
    },
    ['tiles[0].up text'],
  ),
  named(
    'two tiles in one place',
    { tiles: [...PLAIN.tiles, { up: 'forge', down: null, at: [0, 0] }], closed: ['forge'] },
    ['tiles[1].at spot-taken'],
  ),
  named('a place on the table with four numbers', { tiles: [{ ...PLAIN.tiles[0], at: [0, 0, 7, 'x'] }] }, [
    'tiles[0].at point',
  ]),
  named(
    'two halves of different tiles',
    { tiles: [{ up: HERE, down: 'forge', at: [0, 0] }], victory: [{ clear: 'forge' }], passages: [] },
    ['tiles[0].down other-back'],
  ),
  named('rules: null', { rules: null }, ['rules list']),
  named('if: null', { rules: [{ ...rule(ROUND, []), if: null }] }, ['rules[0].if list']),
]

const SIZES: readonly Hostile[] = [
  named('100 spiders wait', { garrison: { [HERE]: { spider: 100 } } }, 'plays'),
  named(
    '100 of every minion wait',
    {
      garrison: {
        [HERE]: { spider: 100, roaches: 100, 'rat-warriors': 100, 'elite-rat-warriors': 100, centipede: 100 },
      },
    },
    'plays',
  ),
  named(
    'a thousand times a hundred roaches',
    { vars: { n: 100 }, garrison: { [HERE]: { roaches: terms(1000) } }, rules: [rule(START, [set('n', 100)])] },
    [' too-large'],
  ),
  named(
    'twelve times ten thousand roaches',
    { vars: { n: 100 }, garrison: { [HERE]: { roaches: terms(12) } }, rules: [rule(START, [set('n', 100)])] },
    'plays',
  ),
  named(
    'a million dice',
    { vars: { n: 100 }, rules: [rule(START, [{ test: { dice: terms(12), star: [] } }])] },
    'plays',
  ),
  named('a sum of 200,000 terms', { vars: { n: 1 }, rules: [rule(ROUND, [set('n', terms(200_000))])] }, [' too-large']),
  named('100,000 goals', { victory: times(100_000, () => ({ allAt: 'kitchen:counter' })) }, [' too-large']),
  named('100,000 variables', { vars: Object.fromEntries(times(100_000, (i) => [`v${i}`, 0])) }, [' too-large']),
  named(
    '20,000 tokens of a kind',
    {
      tokens: Object.fromEntries(times(20_000, (i) => [`t${i}`, { kind: 'k' }])),
      rules: [rule(START, [{ put: { token: 'k', at: `${HERE}:flip`, from: 'unused' } }])],
    },
    [' too-large'],
  ),
  named(
    'conditions in conditions, twenty by twenty',
    {
      rules: [
        rule(
          ROUND,
          [{ wheel: { n: 1 } }],
          nested(
            3,
            times(20, () => ({ page: { is: '<', n: 50 } })),
            (all) => times(20, () => ({ all })),
          ),
        ),
      ],
    },
    [' too-large'],
  ),
  named('a passage 100,000 times', { passages: times(100_000, () => 'kitchen') }, [' too-large']),
  named(
    '40 additions a round',
    {
      vars: { n: 0 },
      rules: [
        rule(
          ROUND,
          times(40, () => add('n', 100)),
        ),
      ],
    },
    'plays',
  ),
  named(
    '200 additions a round',
    {
      vars: { n: 0 },
      rules: [
        rule(
          ROUND,
          times(200, () => add('n', 100)),
        ),
      ],
    },
    ['rules[0].do too-many'],
  ),
  named(
    'a number a hundredfold, 40 times',
    {
      vars: { n: 1 },
      rules: [
        rule(
          START,
          times(40, () => set('n', hundredfold)),
        ),
      ],
    },
    'plays',
  ),
  named(
    'a number beyond all numbers, less itself',
    {
      vars: { n: 1, m: 0 },
      rules: [
        ...times(3, () =>
          rule(
            START,
            times(40, () => set('n', hundredfold)),
          ),
        ),
        rule(START, [
          set('m', {
            start: 0,
            plus: [
              { n: 1, per: { variable: 'n' } },
              { n: -1, per: { variable: 'n' } },
            ],
          }),
        ]),
      ],
    },
    'plays',
  ),
]

export const FILES: readonly Hostile[] = [...NAMES, ...QUESTIONS, ...SETUP, ...SIZES]
