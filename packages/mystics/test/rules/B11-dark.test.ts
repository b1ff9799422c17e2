import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Scripted, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent, type MysticsState, type Space } from '@mousekeep/mystics'
import { threatsOf } from '../../src/foresight/threats.ts'
import { boardHere } from '../../src/rules/lookup/board-here.ts'

// Chapter eight: an archer at the far end of a tunnel, with or without lamplight.

const ABILITIES = { collin: ['give-order'], nez: ['set-trap'], tilda: ['cure'], filch: ['find'] }

interface Tunnel {
  readonly state: MysticsState
  /** How many steps lie between the archer and the mice. */
  apart(): number
  /** The mouse ends its turn, and the archer acts with these faces. */
  archerActs(...faces: string[]): MysticsEvent[]
}

function tunnel(isLit: boolean): Tunnel {
  const options = mystics.readOptions({ chapter: '8', abilities: ABILITIES })
  const state = mystics.start(options, new Seeded('tunnel'), null)
  const board = boardHere(state)
  state.tokens['lamp-1'] = isLit ? 'collin' : 'out'
  const steps = (from: Space, to: Space): number => {
    let reached = new Set([from])
    for (let n = 0; ; n++) {
      if (reached.has(to)) return n
      reached = new Set([...reached, ...[...reached].flatMap((space) => board.walks[space])])
    }
  }
  const all = board.spaces.filter((space) => !board.isWater[space] && !board.isArea[space])
  const pairs = all.flatMap((a) => all.map((b) => ({ a, b })))
  const far = pairs.find(({ a, b }) => a !== b && board.sees[a][b] && board.walks[a].length > 0 && steps(a, b) === 3)
  assert.ok(far !== undefined, 'no archer sees three steps here')
  for (const mouse of state.mice) mouse.at = far.a
  const archer = {
    kind: 'minion',
    id: 'archer',
    type: 'elite-rat-warriors',
    at: far.b,
    wounds: 0,
    down: false,
  } as const
  state.minions.splice(0, state.minions.length, { ...archer })
  const [first, ...others] = state.track.filter((card) => card in state.setup.seats)
  state.track.splice(0, state.track.length, first, 'elite-rat-warriors', ...others)
  return {
    state,
    apart: () => steps(state.minions[0].at, state.mice[0].at),
    archerActs(...faces) {
      const events: MysticsEvent[] = []
      const chance = new Scripted(new Seeded('tunnel'))
      chance.script(faces)
      const hear = (event: MysticsEvent): void => void events.push(event)
      mystics.perform(state, { do: 'end' }, chance, hear)
      // Of two spaces equally good the party chooses (M17.9).
      while (state.ask?.rule === 'M17.9') {
        mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, hear)
      }
      return events
    },
  }
}

const attacks = (events: readonly MysticsEvent[]): MysticsEvent[] =>
  events.filter((event) => event.type === 'attacked' && event.by === 'archer')

void test('R8.3 B11 an archer in the dark shoots nobody farther off than the next space, and walks', () => {
  const dark = tunnel(false)
  assert.equal(dark.apart(), 3)
  const events = dark.archerActs('cheese')
  assert.deepEqual(attacks(events), [])
  assert.equal(dark.apart(), 2)
})

void test('B11 M17.5 an archer in the dark walks until a mouse is near, stops there and attacks (M17.6)', () => {
  const dark = tunnel(false)
  const events = dark.archerActs('shield')
  assert.equal(dark.apart(), 1)
  assert.equal(attacks(events).length, 1)
})

void test('R8.3 in lamplight the archer stays where it is and shoots', () => {
  const lit = tunnel(true)
  const events = lit.archerActs('bow')
  assert.equal(attacks(events).length, 1)
  assert.equal(lit.apart(), 3)
})

void test('B11 whom an archer threatens is foreseen as it will act', () => {
  const [inTheDark] = threatsOf(tunnel(false).state)
  assert.ok(!inTheDark.isShot && inTheDark.strikes < 1, 'it has to walk')
  const [inTheLight] = threatsOf(tunnel(true).state)
  assert.ok(inTheLight.isShot && inTheLight.strikes === 1, 'it shoots')
})
