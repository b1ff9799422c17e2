import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { Stage, type Beat } from '../src/desk/stage.ts'

const beats = (...ms: readonly (number | null)[]): Beat[] => ms.map((each) => ({ ms: each }))

/** A stage on which beats are played, and whether it is over. */
function playing(...ms: readonly (number | null)[]): { stage: Stage<Beat>; isOver: () => Promise<boolean> } {
  const stage = new Stage<Beat>()
  let isOver = false
  void stage.play(beats(...ms)).then(() => (isOver = true))
  return {
    stage,
    isOver: async () => {
      await Promise.resolve()
      await Promise.resolve()
      return isOver
    },
  }
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('each beat stays for its time, and after the last it is over', async () => {
  const { stage, isOver } = playing(100, 200)
  assert.equal(stage.at.value, 0)
  mock.timers.tick(99)
  assert.equal(stage.at.value, 0)
  mock.timers.tick(1)
  assert.equal(stage.at.value, 1)
  mock.timers.tick(199)
  assert.equal(await isOver(), false)
  mock.timers.tick(1)
  assert.equal(await isOver(), true)
  assert.equal(stage.beat.value, null)
})

test('a beat without a time waits for the reader', async () => {
  const { stage, isOver } = playing(null, 100)
  mock.timers.tick(60_000)
  assert.equal(stage.at.value, 0)
  stage.next()
  assert.equal(stage.at.value, 1)
  mock.timers.tick(100)
  assert.equal(await isOver(), true)
})

test('what is held stays, and goes on with its whole time', () => {
  const { stage } = playing(100, 100)
  mock.timers.tick(50)
  stage.hold(true)
  mock.timers.tick(1000)
  assert.equal(stage.at.value, 0)
  stage.hold(false)
  mock.timers.tick(99)
  assert.equal(stage.at.value, 0)
  mock.timers.tick(1)
  assert.equal(stage.at.value, 1)
})

test('whoever skips what is held holds nothing of what comes next', () => {
  const { stage } = playing(100)
  stage.hold(true)
  stage.skip()
  void stage.play(beats(100, 100))
  mock.timers.tick(100)
  assert.equal(stage.at.value, 1)
})

test('it can be seen again from the first beat, and ended at any', async () => {
  const { stage, isOver } = playing(100, 100, 100)
  mock.timers.tick(100)
  stage.again()
  assert.equal(stage.at.value, 0)
  mock.timers.tick(100)
  stage.skip()
  assert.equal(await isOver(), true)
  mock.timers.tick(1000)
  assert.equal(stage.at.value, -1)
})

test('nothing to play is over at once, and what comes next ends what was shown', async () => {
  const empty = playing()
  assert.equal(await empty.isOver(), true)
  const { stage, isOver } = playing(null)
  void stage.play(beats(100))
  assert.equal(await isOver(), true)
  assert.equal(stage.beats.value.length, 1)
  assert.equal(stage.at.value, 0)
})
