import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { castle, type CastleEvent } from '@mousekeep/castle'
import { Match } from '@mousekeep/engine'
import { Catalogue } from '@mousekeep/text'
import { lessonScript } from '../../src/castle/learn/lesson-script.ts'
import { positionAt, stepsOf } from '../../src/lesson/script.ts'
import { LANGUAGES } from '../../src/base/words/languages.ts'

const SCENES = lessonScript.scenes
const STEPS = stepsOf(SCENES)

/** Plays a scene on the rules; gives what each step brought, replies included. */
function play(scene: (typeof SCENES)[number]): Map<string, CastleEvent[]> {
  const match = new Match(castle, { seed: 'lesson', position: scene.position })
  const brought = new Map<string, CastleEvent[]>()
  for (const step of scene.steps) {
    if (step.kind !== 'do') continue
    const events: CastleEvent[] = []
    assert.equal(castle.actor(match.state), 0, `${step.id}: it is not the learner's turn`)
    for (const action of [step.action, ...(step.replies ?? [])]) {
      const played = match.play(action)
      assert.ok(played.ok, `${step.id}: ${castle.text(action)} is refused`)
      events.push(...played.events)
    }
    brought.set(step.id, events)
  }
  return brought
}

const types = (events: readonly CastleEvent[] | undefined): string[] => (events ?? []).map(({ type }) => type)

test('every step of the lesson is legal, and brings what its words promise', () => {
  const [first, last] = SCENES.map(play)
  assert.deepEqual(types(first.get('pass')), ['stepped'])
  const token = first.get('token')?.find((event) => event.type === 'awarded')
  assert.deepEqual([token?.cheese, token?.on], ['emmental', ['b1', 'b2']])
  const fell = first.get('slide')?.find((event) => event.type === 'fell')
  assert.deepEqual([fell?.seat, fell?.at], [1, 'f7'])
  const slid = first.get('slide')?.find((event) => event.type === 'slid')
  assert.equal(slid?.revealed, true)
  const covered = first.get('end')?.find((event) => event.type === 'covered')
  assert.deepEqual(covered?.rooms, ['D'])
  const won = last.get('win')?.find((event) => event.type === 'won')
  assert.equal(won?.winner, 0)
})

test('C4.1 the mouse that is to step to safety really is one push from falling', () => {
  const match = new Match(castle, { seed: 'lesson', position: SCENES[1].position })
  const pushed = match.play({ do: 'slide', end: 'b1' })
  assert.ok(pushed.ok)
  assert.ok(pushed.events.some((event) => event.type === 'fell' && event.at === 'b3' && event.seat === 0))
})

test('a lesson that was left goes on from every step', () => {
  STEPS.forEach((step, index) => {
    const { scene, done } = positionAt(SCENES, index)
    const match = new Match(castle, { seed: 'lesson', position: scene.position })
    for (const action of done) assert.ok(match.play(action).ok)
    assert.ok(scene.steps.includes(step))
    if (step.kind === 'do') assert.equal(castle.check(match.state, step.action), null)
  })
})

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: every step of the lesson has its words`, () => {
    const words = new Catalogue(language, [
      readFileSync(new URL(`../../text/castle-lesson.${language}.ftl`, import.meta.url), 'utf8'),
    ])
    for (const { id, kind } of STEPS) {
      assert.ok(words.has(`lesson-${id}-head`) && words.has(`lesson-${id}`), id)
      assert.equal(words.has(`lesson-${id}-do`), kind !== 'read', id)
    }
  })
}
