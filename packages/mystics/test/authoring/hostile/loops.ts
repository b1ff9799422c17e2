import { START, ROUND, HERE, rule, times, nested, set, add, act, named, type Hostile } from './words.ts'

/** Rules that set themselves off, and odd ones. */

const stars = (n: number, verbs: unknown): unknown =>
  nested(n, verbs, (eachStar) => [{ test: { dice: 100, eachStar } }])

const BOUND = [
  { wheel: { n: -6 } },
  ...['charmed', 'stunned', 'webbed'].map((marker) => ({ mark: { who: 'mice', marker } })),
]

const LOOPS: readonly Hostile[] = [
  named('stars that roll again, seven deep', { rules: [rule(START, stars(7, [{ wheel: { n: -1 } }]))] }, 'plays'),
  named(
    'stars that roll again, forty wide',
    {
      rules: [
        rule(
          START,
          stars(
            2,
            times(40, () => ({ wheel: { n: -1 } })),
          ),
        ),
      ],
    },
    'plays',
  ),
  named(
    'stars that roll again, 200 wide',
    {
      rules: [
        rule(
          START,
          stars(
            1,
            times(200, () => ({ wheel: { n: -1 } })),
          ),
        ),
      ],
    },
    ['rules[0].do[0].test.eachStar too-many'],
  ),
  named(
    'a minion that is beaten comes and is beaten',
    {
      garrison: { [HERE]: { roaches: 1 } },
      rules: [
        rule({ minionDefeated: { type: 'roaches' } }, [
          { placeMinions: { n: 1, type: 'roaches', where: `${HERE}:flip` } },
          { wound: { who: 'roaches', n: 9 } },
        ]),
        rule(ROUND, [{ wound: { who: 'roaches', n: 9 } }]),
      ],
    },
    'plays',
  ),
  named(
    'a page that fills the wheel that turns a page',
    {
      rules: [rule({ pageTurned: 'any' }, [{ endMarker: 1 }, { wheel: { n: 6 } }]), rule(ROUND, [{ wheel: { n: 6 } }])],
    },
    'plays',
  ),
  named(
    'a surge that surges',
    { rules: [rule({ surge: 'any' }, [{ endMarker: 1 }, { wheel: { n: 6 } }]), rule(ROUND, [{ wheel: { n: 6 } }])] },
    'plays',
  ),
  named(
    'a variable that sets itself off',
    {
      vars: { a: 0 },
      rules: [
        rule({ becomes: { variable: 'a', value: 1 } }, [set('a', 0), set('a', 1)]),
        rule(act('push'), [set('a', 1)], [{ compare: { variable: 'a', is: '<', n: 5 } }]),
      ],
      victory: [{ tally: { variable: 'a', n: 3 } }],
    },
    'plays',
  ),
  named(
    'a boss that comes when it is beaten',
    {
      rules: [
        rule({ minionDefeated: { type: 'captain-vurst' } }, [{ placeMinions: { n: 1, type: 'captain-vurst' } }]),
        rule({ enterFirst: 'kitchen' }, [{ placeMinions: { n: 1, type: 'captain-vurst' } }]),
      ],
      victory: [{ beaten: { boss: 'captain-vurst' } }, { tally: { variable: 'z', n: 1 } }],
      vars: { z: 0 },
    },
    'plays',
  ),
  named(
    'whoever is captured wounds all',
    {
      vars: { bark: 50 },
      mods: { captureCost: { variable: 'bark', n: 1 }, rescueAt: `${HERE}:flip` },
      rules: [
        rule({ captured: true }, [{ wound: { who: 'mice', n: 9 } }]),
        rule(ROUND, [{ wound: { who: 'mice', n: 9 } }]),
      ],
    },
    'plays',
  ),
  named(
    'everybody webbed and stunned at every turn',
    {
      rules: [
        rule({ turnEnd: { card: 'filch' } }, [
          { mark: { who: 'mice', marker: 'webbed' } },
          { mark: { who: 'mice', marker: 'stunned' } },
        ]),
      ],
    },
    'plays',
  ),
  named(
    'an encounter that ambushes',
    { rules: [rule({ encounterDue: true }, [{ ambush: true }, { peek: true }])] },
    'plays',
  ),
  named(
    'a step that leads back',
    {
      rules: [rule({ stepOnto: { who: 'any', place: HERE } }, [{ relocate: { who: 'it', to: `${HERE}:flip` } }])],
    },
    'plays',
  ),
  named(
    'a step that wounds all',
    { rules: [rule({ stepOnto: { who: 'any', place: HERE } }, [{ wound: { who: 'mice', n: 1 } }])] },
    'plays',
  ),
  named(
    'a game in which no time passes',
    {
      encounters: { standard: 0, difficult: 0 },
      rules: [
        rule({ roundEnd: 'cut short too' }, [{ wheel: { n: -6 } }, { heal: { who: 'mice', n: 9 } }]),
        rule({ pageTurned: 'any' }, [{ endMarker: 1 }]),
      ],
      victory: [{ held: 'pie' }],
      tokens: { pie: {} },
    },
    'plays',
  ),
  named(
    'a game in which no time passes and nobody can do anything',
    {
      encounters: { standard: 0, difficult: 0 },
      rules: [rule(START, BOUND), rule({ roundEnd: 'cut short too' }, BOUND)],
    },
    'plays',
  ),
]

const ODD: readonly Hostile[] = [
  named('two Brodies and three captains wait', { garrison: { [HERE]: { brodie: 2, 'captain-vurst': 3 } } }, 'plays'),
  named('won at the start', { rules: [rule(START, [{ win: true }])] }, 'plays'),
  named('lost at the start', { rules: [rule(START, [{ lose: true }])] }, 'plays'),
  named(
    'three counters without end',
    {
      vars: { a: 0, b: 0, c: 0 },
      rules: ['a', 'b', 'c'].flatMap((variable) => [
        rule(act(`up-${variable}`), [add(variable, 1)], [{ compare: { variable, is: '<', n: 100 } }]),
        rule(act(`down-${variable}`), [add(variable, -1)], [{ compare: { variable, is: '>', n: -100 } }]),
      ]),
      victory: [{ tally: { variable: 'a', n: 100 } }, { tally: { variable: 'b', n: 100 } }],
    },
    'plays',
  ),
  named(
    'twelve switches',
    {
      vars: Object.fromEntries(times(12, (i) => [`s${i}`, 0])),
      rules: times(12, (i) =>
        rule(act(`switch-${i}`), [set(`s${i}`, 1)], [{ compare: { variable: `s${i}`, is: '=', n: 0 } }]),
      ),
      victory: times(12, (i) => ({ tally: { variable: `s${i}`, n: 1 } })),
    },
    'plays',
  ),
  named('a goal that nothing serves', { vars: { a: 0 }, victory: [{ tally: { variable: 'a', n: 1 } }] }, 'plays'),
  named(
    'a gate that never opens',
    { gates: [{ id: 'R1.1', link: `${HERE}.flip`, open: [{ page: { is: '>', n: 100 } }] }] },
    'plays',
  ),
  named('a goal at a place', { victory: [{ clear: 'kitchen:counter' }] }, 'plays'),
  named('a goal in the stash', { victory: [{ clear: 'stash' }] }, ['victory[0].clear no-side']),
  named(
    'words that mean nothing',
    {
      rules: [rule(ROUND, [{ wheel: { n: 1 } }], [{ is: { who: 'mice', what: 'dragon' } }, { by: 'nobody' }])],
    },
    ['rules[0].if[0].is.who one-of', 'rules[0].if[0].is.what no-hero-or-class', 'rules[0].if[1].by one-of'],
  ),
  named(
    'a boss with less than no life',
    { mods: { bossStats: [{ boss: 'captain-vurst', off: ['no-such-word'], life: -5 }] } },
    ['mods.bossStats[0].life number', 'mods.bossStats[0].off[0] one-of'],
  ),
  named(
    'a boss with the card of a mouse',
    {
      mods: { bossCards: [{ boss: 'captain-vurst', cards: ['filch'] }] },
      garrison: { kitchen: { 'captain-vurst': 1 } },
    },
    ['mods.bossCards[0].cards other-boss'],
  ),
  named(
    'a boss without a card',
    { mods: { bossCards: [{ boss: 'captain-vurst', cards: [] }] }, garrison: { kitchen: { 'captain-vurst': 1 } } },
    ['mods.bossCards[0].cards too-few'],
  ),
  named(
    'everybody on one space',
    {
      garrison: { [HERE]: { spider: 1, centipede: 1 } },
      rules: [
        rule(ROUND, [
          { relocate: { who: 'minions', to: `${HERE}:flip` } },
          { relocate: { who: 'mice', to: `${HERE}:flip` } },
        ]),
      ],
    },
    'plays',
  ),
  named(
    'a hundred points for every step',
    {
      garrison: { [HERE]: { roaches: 4 } },
      rules: [rule({ stepOnto: { who: 'any', place: HERE } }, [{ points: { n: 100 } }])],
    },
    'plays',
  ),
  named('the end moves to before the beginning', { rules: [rule(ROUND, [{ endMarker: -100 }])] }, 'plays'),
]

export const RULES: readonly Hostile[] = [...LOOPS, ...ODD]
