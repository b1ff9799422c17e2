import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { legal, Match } from '@mousekeep/engine'
import { mystics, type Mystics } from '../src/index.ts'

// A small runner of rule cases (docs/engine-protocol.md, part 2) over the cases of this package.

const FOLDER = new URL('cases/', import.meta.url)

interface Part {
  readonly play?: readonly unknown[]
  readonly dice?: readonly string[]
  readonly expect?: Record<string, unknown>
  readonly legal?: { readonly has?: readonly object[]; readonly hasnot?: readonly object[] }
  readonly refused?: string | readonly string[]
  readonly then?: readonly Part[]
}

interface Case extends Part {
  readonly rule: string
  readonly title: string
  readonly position: unknown
  readonly seed?: string
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byId(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return Object.fromEntries(value.filter(isRecord).map((each) => [String(each['id']), each]))
}

function matches(actual: unknown, wanted: unknown, path: string): void {
  if (isRecord(wanted) && ('has' in wanted || 'hasnot' in wanted)) {
    const list: unknown[] = Array.isArray(actual) ? actual : []
    for (const each of Array.isArray(wanted['has']) ? wanted['has'] : [])
      assert.ok(list.includes(each), `${path} lacks ${each}`)
    for (const each of Array.isArray(wanted['hasnot']) ? wanted['hasnot'] : [])
      assert.ok(!list.includes(each), `${path} has ${each}`)
    return
  }
  if (isRecord(wanted)) {
    const record: unknown = path.endsWith('minions') ? byId(actual) : actual
    assert.ok(isRecord(record), `${path} is no record`)
    for (const [name, value] of Object.entries(wanted)) {
      if (value === null && path.endsWith('minions')) assert.equal(record[name], undefined, `${path}.${name} is there`)
      else matches(record[name], value, `${path}.${name}`)
    }
    return
  }
  assert.deepEqual(actual, wanted, path)
}

function fits(action: object, wanted: object): boolean {
  const fields: Record<string, unknown> = { ...action }
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(fields[name]) === JSON.stringify(value))
}

function run(match: Match<Mystics>, part: Part): void {
  if (part.dice !== undefined) match.script(part.dice)
  const plays = part.play ?? []
  plays.forEach((json, i) => {
    const action = mystics.readAction(json)
    const before = JSON.stringify(mystics.summary(match.state))
    const step = match.play(action)
    if (i === plays.length - 1 && part.refused !== undefined) {
      assert.ok(!step.ok, 'the last action was not refused')
      const rules = typeof part.refused === 'string' ? [part.refused] : part.refused
      assert.ok(rules.includes(step.refusal.rule), `refused with ${step.refusal.rule} (${step.refusal.code})`)
      assert.equal(JSON.stringify(mystics.summary(match.state)), before)
    } else if (!step.ok) assert.fail(`${mystics.text(action)} was refused: ${step.refusal.rule} ${step.refusal.code}`)
  })
  if (part.expect !== undefined) matches(mystics.summary(match.state), part.expect, 'summary')
  const actions = legal(mystics, match.state)
  for (const wanted of part.legal?.has ?? [])
    assert.ok(
      actions.some((action) => fits(action, wanted)),
      `not listed: ${JSON.stringify(wanted)}`,
    )
  for (const wanted of part.legal?.hasnot ?? [])
    assert.ok(!actions.some((action) => fits(action, wanted)), `listed: ${JSON.stringify(wanted)}`)
  for (const next of part.then ?? []) run(match, next)
}

for (const file of readdirSync(FOLDER).toSorted()) {
  const read: unknown = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
  const cases: readonly Case[] = Array.isArray(read) ? read : [read]
  for (const each of cases) {
    void test(`${each.rule} ${each.title}`, () => {
      const { position, dice, seed, ...part } = each
      run(new Match(mystics, { seed: seed ?? 'case', position, dice: dice ?? [] }), part)
    })
  }
}
