import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ActionList, Seeded } from '@mousekeep/engine'
import { CHAPTERS, mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { boardHere } from '../../src/rules/lookup/board-here.ts'
import { movesFrom } from '../../src/bot/errands.ts'
import { NO_TASTE, outlineOf, type Taste } from '../../src/bot/outline.ts'
import { wayFor } from '../../src/bot/way-to-victory.ts'

// The party bot's idea of a chapter: what is to be done, read from the chapter's own goals and rules.

/** The first turn of a chapter, with everything asked before it answered by the first option. */
function firstTurn(chapter: string): MysticsState {
  const chance = new Seeded(`plan ${chapter}`)
  const state = mystics.start(mystics.readOptions({ chapter }), chance, null)
  const list = new ActionList<MysticsAction>()
  while (state.stack.at(-1)?.kind !== 'mouse-turn' || state.ask !== null) {
    list.clear()
    mystics.list(state, list)
    mystics.perform(state, list.at(0), chance, null)
  }
  return state
}

/** What is done and where, if everything goes as foreseen. */
function foreseen(state: MysticsState, taste: Partial<Taste> = {}): string[] {
  const whole = { ...NO_TASTE, ...taste }
  const steps: string[] = []
  let outline = outlineOf(state)
  while (outline.over !== 'won' && wayFor(outline, whole).cost > 0) {
    const { cost } = wayFor(outline, whole)
    const after = ({ to }: { to: MysticsState }): number => (to.over === 'won' ? 0 : wayFor(to, whole).cost)
    const best = movesFrom(outline, whole).find((move) => Math.abs(move.cost + after(move) - cost) < 1e-6)
    assert.ok(best !== undefined && steps.length < 60, steps.join(', '))
    steps.push(best.errand.kind === 'go' ? best.to.here : `${best.errand.kind} ${best.errand.token ?? ''}`.trim())
    outline = best.to
  }
  return steps
}

for (const { id } of CHAPTERS.filter((chapter) => !chapter.victory.some((goal) => 'dawn' in goal))) {
  void test(`a way to victory is seen from the first page of chapter ${id}`, () => {
    assert.ok(foreseen(firstTurn(id)).length > 0)
  })
}

void test('goals by place: the party goes from side to side', () => {
  assert.deepEqual(foreseen(firstTurn('1')), ['sewer', 'kitchen-tunnels', 'tunnel-entrance', 'courtyard'])
})

void test('goals by tokens: things are fetched on the way and brought where they are needed', () => {
  const steps = foreseen(firstTurn('3'))
  assert.deepEqual(steps.slice(-4), ['act', 'act', 'act', 'act'])
  assert.equal(steps.filter((step) => step.startsWith('take ')).length, 3)
})

void test('gates: the wheel is turned before the drowned door', () => {
  const steps = foreseen(firstTurn('4'))
  assert.equal(steps.at(-1), 'kings-tunnels')
  assert.ok(
    steps.indexOf('take handle') > steps.indexOf('act') && steps.lastIndexOf('act') > steps.indexOf('take handle'),
  )
})

void test('a party that is fond of a side goes by it', () => {
  const state = firstTurn('11')
  assert.ok(
    !foreseen(state).includes('queens-chamber') ||
      !foreseen(state, { fond: 'kitchen-tunnels' }).includes('queens-chamber'),
  )
  assert.ok(foreseen(state, { fond: 'queens-chamber' }).includes('queens-chamber'))
})

void test('a party that is keen on a side goes there and back, and brings along what is won there', () => {
  const state = firstTurn('4')
  const keen = foreseen(state, { fond: 'guard-room', keen: true })
  assert.deepEqual([foreseen(state).includes('guard-room'), keen.includes('guard-room')], [false, true])
  assert.equal(
    keen.filter((step) => step === 'act').length,
    foreseen(state).filter((step) => step === 'act').length + 1,
  )
})

const taken = (taste: Partial<Taste>): number =>
  foreseen(firstTurn('2'), taste).filter((step) => step.startsWith('take ')).length

void test('a thorough party fetches all that the goals name', () => {
  assert.deepEqual([taken({}), taken({ thorough: true })], [2, 3])
})

void test('a plan changes nothing of the table, and the nearer the goal the less is left', () => {
  const state = firstTurn('1')
  const before = JSON.stringify(state)
  const { cost } = wayFor(state)
  assert.equal(JSON.stringify(state), before)
  const nearer = mystics.copy(state)
  nearer.here = 'tunnel-entrance'
  for (const mouse of nearer.mice) mouse.at = boardHere(nearer).places['flip'][0]
  assert.ok(wayFor(nearer).cost < cost)
})
