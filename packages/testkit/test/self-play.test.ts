import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legal, Match, refusal, type Game } from '@mousekeep/engine'
import { selfPlay, Violation, type Pace } from '../src/index.ts'
import { nuts, nutsSubject, type Nuts, type NutsAction, type NutsEvent, type NutsState } from './nuts.ts'

const PACE: Pace = { heavyEvery: 2, mutants: 5, mostActions: 100 }
const SEEDS = Array.from({ length: 30 }, (_, i) => `nuts ${i}`)

test('a sound game passes all checks', () => {
  for (const seed of SEEDS) assert.ok(selfPlay(nutsSubject(), seed, PACE) > 0)
})

test('the same seed is the same game', () => {
  assert.equal(selfPlay(nutsSubject(), 'again', PACE), selfPlay(nutsSubject(), 'again', PACE))
})

test('a violation carries the drawing, the legal actions, the events and a record that replays', () => {
  const found = violationOf({ summary: (state) => (state.pile > 0 ? { ...state, turn: 0 } : state) })
  assert.match(found.message, /seed "nuts \d+"/)
  assert.match(found.message, /^o+ \(\d+ : \d+\)$/m)
  assert.match(found.message, /^other may \(\d\): take 1/m)
  assert.match(found.message, /^ {2}took 0 \d$/m)
  assert.ok(found.message.includes(`t.replays(${JSON.stringify(found.record)})`))
  const { game, version, start, entries } = found.record
  const plays = entries.map((entry) => ('play' in entry ? { play: nuts.readAction(entry.play) } : entry))
  assert.equal(Match.replay(nuts, { game, version, start, entries: plays }).state.turn, 1)
})

/** Each breaks one promise of the contract; the words are those of the check that must notice. */
const SPOILT: readonly [what: string, spoilt: Partial<Game<Nuts>>, notice: RegExp][] = [
  [
    'a listed action is refused',
    { check: (state, action) => (action.do === 'crack' ? refusal('N1.2', 'never') : nuts.check(state, action)) },
    /crack is listed, but refused/,
  ],
  [
    'an action is listed twice',
    { list: (state, into) => [0, 1].forEach(() => nuts.list(state, into)) },
    /is listed twice/,
  ],
  ['two actions have one text', { text: (action) => action.do }, /take is listed twice/],
  [
    'an action that is not listed is allowed',
    { list: (state, into) => listed(state, 'take 2').forEach((action) => into.push(action)) },
    /take 2 is not listed, but allowed/,
  ],
  [
    'a refusal cites no rule',
    { check: (state, action) => nuts.check(state, action) && refusal('because', 'no') },
    /refused by no rule/,
  ],
  ['a refusal changes the state', { check: checkThatCounts }, /changed the state/],
  ['a copy shares what changes', { copy: (state) => ({ ...state }) }, /changed the state/],
  [
    'an action is read as another',
    { readAction: (json) => (nuts.readAction(json).do === 'crack' ? { do: 'take', count: 1 } : nuts.readAction(json)) },
    /crack is read as take 1/,
  ],
  [
    'something in the state does not survive JSON',
    { start: (options, chance, emit) => ({ ...nuts.start(options, chance, emit), turn: -0 }) },
    /not plain data|not the same after JSON/,
  ],
  ['chance comes from elsewhere', { perform: performByTheClock() }, /the game that goes through JSON/],
  ['a record replays with other events', { start: startNumberingEvents() }, /the events of the replayed record/],
  ['a record replays to another state', { start: startUnlikeTheThird() }, /the replayed record has another hash/],
  [
    'a summary leaves something out',
    { summary: (state) => ({ ...state, turn: 0 }) },
    /the state read from its summary/,
  ],
  [
    'a view shows what is hidden',
    {
      view: (state) => nuts.copy(state),
      imagine: (view) => (chance) => ({ ...nuts.copy(nuts.imagine(view, [])(chance)), kernels: chance.below(99) }),
    },
    /the view of 0 in a world imagined from it/,
  ],
  [
    'the list tells what is hidden',
    { list: listByKernels, check: checkByKernels },
    /the actions listed in an imagined world/,
  ],
  [
    'a refusal tells what is hidden',
    {
      check: (state, action) =>
        nuts.check(state, action) && refusal('N1.1', 'no', { kernels: state.cracked ? 0 : state.kernels }),
    },
    /the refusal of .* in an imagined world/,
  ],
  [
    'an event tells what is hidden',
    {
      perform: (state, action, chance, emit) =>
        nuts.perform(state, action, chance, emit && ((event) => emit(withKernels(event, state)))),
    },
    /the events of take \d, which reveals nothing, in an imagined world/,
  ],
  [
    'a decision has no action',
    { list: (state, into) => (state.pile > 2 ? nuts.list(state, into) : undefined), check: checkAboveTwo },
    /0 actions for the actor/,
  ],
  ['a game is over without an outcome', { outcome: () => null }, /an outcome, and yet|somebody must decide/],
  [
    'a game never ends',
    { perform: (state, action, chance, emit) => nuts.perform({ ...state, nuts: [0, 0] }, action, chance, emit) },
    /does not end within 100 actions/,
  ],
  [
    'what always holds does not',
    {
      check: (state, action) => (isTakeThree(action) && state.pile > 0 ? null : refusal('N1.1', 'three')),
      list: (state, into) => (state.pile > 0 ? into.push({ do: 'take', count: 3 }) : undefined),
      actor: (state) => (state.pile <= 0 ? null : state.turn),
    },
    /a negative pile/,
  ],
  [
    'a rule throws',
    {
      perform: () => {
        throw new Error('Bug: lost a nut')
      },
    },
    /Bug: lost a nut/,
  ],
]

test('self-play notices when a fixed part is written to', () => {
  const subject = nutsSubject({ perform: ({ nuts: taken }) => void taken[0]++ })
  assert.throws(() => selfPlay({ ...subject, fixed: ['nuts'] }, 'fixed', PACE), /read only/)
})

test('self-play notices when a fixed part is replaced', () => {
  const subject = nutsSubject({ perform: (state) => void state.turn++ })
  assert.throws(() => selfPlay({ ...subject, fixed: ['nuts'] }, 'fixed', PACE), /fixed part nuts .* replaced/)
})

for (const [what, spoilt, notice] of SPOILT) {
  test(`self-play notices when ${what}`, () => assert.match(violationOf(spoilt).message, notice))
}

function violationOf(spoilt: Partial<Game<Nuts>>): Violation {
  for (const seed of SEEDS) {
    try {
      selfPlay(nutsSubject(spoilt), seed, PACE)
    } catch (error) {
      assert.ok(error instanceof Violation, String(error))
      return error
    }
  }
  assert.fail('nothing was noticed')
}

/** What is legal, but for one. */
function listed(state: NutsState, except: string): NutsAction[] {
  return legal(nuts, state).filter((action) => nuts.text(action) !== except)
}

function isTakeThree(action: NutsAction): boolean {
  return action.do === 'take' && action.count === 3
}

function checkThatCounts(...[state, action]: Parameters<Game<Nuts>['check']>): ReturnType<Game<Nuts>['check']> {
  const refused = nuts.check(state, action)
  if (refused !== null) state.nuts[0]++
  return refused
}

function checkByKernels(...[state, action]: Parameters<Game<Nuts>['check']>): ReturnType<Game<Nuts>['check']> {
  if (!state.cracked && state.kernels === 2 && isTakeThree(action)) return refusal('N1.1', 'unlucky')
  return nuts.check(state, action)
}

function listByKernels(...[state, into]: Parameters<Game<Nuts>['list']>): void {
  for (const action of legal(nuts, state)) if (checkByKernels(state, action) === null) into.push(action)
}

function checkAboveTwo(...[state, action]: Parameters<Game<Nuts>['check']>): ReturnType<Game<Nuts>['check']> {
  return state.pile > 2 ? nuts.check(state, action) : refusal('N1.1', 'too-few')
}

function performByTheClock(): Game<Nuts>['perform'] {
  let calls = 0
  return (state, action, chance, emit) => {
    nuts.perform(state, action, chance, emit)
    state.nuts[0] += calls++ % 2
  }
}

function startNumberingEvents(): Game<Nuts>['start'] {
  let calls = 0
  return (options, chance, emit) => {
    emit?.({ type: 'took', rule: 'N1.1', seat: calls++, count: 0 })
    return nuts.start(options, chance, emit)
  }
}

/** Self-play starts a game thrice: as control, as the twin that goes through JSON, and for the replay. */
function startUnlikeTheThird(): Game<Nuts>['start'] {
  let calls = 0
  return (options, chance, emit) => {
    const state = nuts.start(options, chance, emit)
    return ++calls % 3 === 0 ? { ...state, nuts: [1, 0] } : state
  }
}

function withKernels(event: NutsEvent, { cracked, kernels }: NutsState): NutsEvent {
  return event.type === 'took' && !cracked ? { ...event, count: kernels } : event
}
