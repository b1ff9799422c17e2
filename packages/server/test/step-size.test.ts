import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import { mystics, partyBot, type MysticsAction } from '@mousekeep/mystics'
import { stepped, type Stand, type StepFrame } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import { standingOf } from '../src/tables/access.ts'
import { addEntry } from '../src/tables/add-entry.ts'
import { TableState } from '../src/tables/state.ts'
import { LastingInfos, Stands, StepTexts } from '../src/tables/showing/step-texts.ts'

const NAMES = new Map([
  ['ann', 'Ann'],
  ['bob', 'Bob'],
])
const ROW = { id: 'Zq3v8s0XkT2mB1c9', code: 'MOUSE7', version: mystics.version }
const HASH = 'a3'.repeat(32)
const MOST = 1024

/** Somebody at the table: what has been told, made whole by the changes of each step; and how much was sent. */
class Onlooker {
  readonly person: string
  bytes = 0
  steps = 0
  private told: Stand

  constructor(person: string, told: Stand) {
    this.person = person
    this.told = sent(told)
  }

  get knows(): Stand {
    return this.told
  }

  hear(text: string): void {
    this.bytes += Buffer.byteLength(text)
    this.steps++
    const frame: StepFrame = JSON.parse(text)
    const { table, mine, looks, legal } = stepped(this.told, frame)
    this.told = { table, mine, looks, legal }
  }
}

function sent<T>(data: T): T {
  return JSON.parse(JSON.stringify(data))
}

/** A game of chapter one played by the party bot, shown step by step to those who are at the table. */
function playShown(
  options: { readonly players: number; readonly asks: string },
  seed: string,
  people: readonly string[],
  lookers: readonly string[],
): Onlooker[] {
  const { players } = options
  const table = new TableState(mystics, seed)
  const infos = new LastingInfos()
  const shown = { row: ROW, table, names: NAMES }
  let seq = 0
  const add = (body: Body): void => addEntry(table, seq++, body)
  add({ kind: 'opened', options, seats: players, host: 'ann', commitment: 'c0'.repeat(32) })
  for (let seat = 0; seat < players; seat++)
    add({ kind: 'claimed', seat, person: people[seat % people.length], seed: '5e'.repeat(8) })
  add({ kind: 'started' })
  const told = new Map<string, Stand>()
  const stands = new Stands(shown, infos)
  const onlookers = lookers.map((person) => {
    const stand = stands.for(standingOf(table, person))
    told.set(person, stand)
    return new Onlooker(person, stand)
  })
  const bot = partyBot(new Seeded(`bot ${seed}`), { worlds: 2 })
  const { match } = table
  assert.ok(match !== null)
  while (table.turn !== null) {
    const seat = table.turn
    const action: MysticsAction = bot.choose(mystics.view(Object(match.state), seat))
    const body: Body = { kind: 'played', seat, action, drawn: match.drawn }
    add(body)
    const texts = new StepTexts(shown, seq - 1, HASH, body, infos)
    for (const onlooker of onlookers) {
      const standing = standingOf(table, onlooker.person)
      onlooker.hear(texts.for(standing, told.get(onlooker.person) ?? Object({})))
      told.set(onlooker.person, texts.stands.for(standing))
      const whole = new Stands(shown, new LastingInfos()).for(standing)
      assert.deepEqual(onlooker.knows, sent(whole), `${onlooker.person} after ${seq - 1}`)
    }
  }
  return onlookers
}

const TABLES = [
  ['one person with all mice', 1, ['ann'], ['ann']],
  ['one person with four seats', 4, ['ann'], ['ann']],
  ['two people, and one who watches', 2, ['ann', 'bob'], ['ann', 'bob', 'cat']],
] as const

for (const asks of ['everything', 'what-matters']) {
  test(`a step of chapter one is at most 1 kB a viewer where a table asks ${asks}, and what was told makes the whole`, (context) => {
    const all = TABLES.flatMap(([title, players, people, lookers]) => {
      const games = [0, 1].flatMap((game) => playShown({ players, asks }, `sizes ${title} ${game}`, people, lookers))
      for (const person of lookers) {
        const theirs = games.filter((onlooker) => onlooker.person === person)
        context.diagnostic(`${title}: ${person} was sent ${meanOf(theirs)} bytes a step`)
      }
      return games
    })
    context.diagnostic(`all: ${meanOf(all)} bytes a step`)
    assert.ok(meanOf(all) <= MOST, `${meanOf(all)} bytes a step`)
  })
}

function meanOf(onlookers: readonly Onlooker[]): number {
  const sum = (of: (each: Onlooker) => number): number => onlookers.reduce((total, each) => total + of(each), 0)
  return Math.round(sum(({ bytes }) => bytes) / sum(({ steps }) => steps))
}
