import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolve, type Handlers } from '../src/index.ts'

/**
 * A toy with interrupts: a blow hits the cat so many times; each hit may wake a kitten, which asks for milk before
 * the next hit; an answer lets it sleep again. Everything that waits is in `stack`, as plain data.
 */
type ToyTask =
  | { readonly kind: 'blow'; hits: number }
  | { readonly kind: 'hit' }
  | { readonly kind: 'milk'; answer: string | null }

interface Toy {
  readonly stack: ToyTask[]
  readonly log: string[]
  kittens: number
}

const HANDLERS: Handlers<Toy, ToyTask> = {
  blow(toy, task) {
    if (task.hits === 0) {
      toy.log.push('blow done')
      return 'done'
    }
    task.hits--
    toy.stack.push({ kind: 'hit' })
    return 'again'
  },
  hit(toy) {
    toy.log.push('hit')
    if (toy.kittens > 0) {
      toy.kittens--
      toy.stack.push({ kind: 'milk', answer: null })
    }
    return 'done'
  },
  milk(toy, task) {
    if (task.answer === null) return 'wait'
    toy.log.push(`milk: ${task.answer}`)
    return 'done'
  },
}

function toyWith(kittens: number, ...stack: ToyTask[]): Toy {
  return { stack, log: [], kittens }
}

/** Gives the waiting task its answer, as a game's action would. */
function answer({ stack }: Toy, text: string): void {
  const top = stack.at(-1)
  assert.ok(top?.kind === 'milk')
  top.answer = text
}

test('without a task nothing happens', () => {
  const world = toyWith(0)
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, [])
})

test('the top task is worked on first; again looks at it again, done removes it', () => {
  const world = toyWith(0, { kind: 'blow', hits: 1 }, { kind: 'blow', hits: 2 })
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, ['hit', 'hit', 'blow done', 'hit', 'blow done'])
  assert.deepEqual(world.stack, [])
})

test('an interrupt is resolved before what it interrupted goes on', () => {
  const world = toyWith(2, { kind: 'blow', hits: 3 })
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, ['hit'])
  answer(world, 'warm')
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, ['hit', 'milk: warm', 'hit'])
  answer(world, 'cold')
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, ['hit', 'milk: warm', 'hit', 'milk: cold', 'hit', 'blow done'])
})

test('a waiting stack stays as it is until it is answered', () => {
  const world = toyWith(1, { kind: 'blow', hits: 2 })
  resolve(world, HANDLERS)
  const before = JSON.stringify(world)
  resolve(world, HANDLERS)
  assert.equal(JSON.stringify(world), before)
  assert.deepEqual(world.stack, [
    { kind: 'blow', hits: 1 },
    { kind: 'milk', answer: null },
  ])
})

test('saved as JSON at every decision and read back, it goes on as if nothing had been', () => {
  const straight = toyWith(3, { kind: 'blow', hits: 4 })
  let saved = toyWith(3, { kind: 'blow', hits: 4 })
  for (const text of ['a', 'b', 'c']) {
    resolve(straight, HANDLERS)
    answer(straight, text)
    resolve(saved, HANDLERS)
    saved = JSON.parse(JSON.stringify(saved))
    answer(saved, text)
    saved = JSON.parse(JSON.stringify(saved))
  }
  resolve(straight, HANDLERS)
  resolve(saved, HANDLERS)
  assert.deepEqual(saved, straight)
  assert.deepEqual(saved.stack, [])
  assert.equal(saved.log.length, 8)
})

test('a task may be done below those that it pushed', () => {
  // `hit` pushes `milk` and is done: only itself is removed, wherever it lies.
  const world = toyWith(1, { kind: 'hit' })
  resolve(world, HANDLERS)
  assert.deepEqual(world.stack, [{ kind: 'milk', answer: null }])
})

test('too deep is a bug that names the tasks', () => {
  const endless: Handlers<Toy, ToyTask> = {
    ...HANDLERS,
    hit(world) {
      world.stack.push({ kind: 'hit' })
      return 'again'
    },
  }
  assert.throws(
    () => resolve(toyWith(0, { kind: 'blow', hits: 1 }), endless),
    /Bug: the stack is too deep: blow > hit > hit/,
  )
})

test('never coming to rest is a bug', () => {
  const restless: Handlers<Toy, ToyTask> = { ...HANDLERS, hit: () => 'again' }
  assert.throws(() => resolve(toyWith(0, { kind: 'hit' }), restless), /Bug: the stack never comes to rest: hit/)
})

test('to wait below a task that it pushed is a bug', () => {
  const confused: Handlers<Toy, ToyTask> = {
    ...HANDLERS,
    hit(world) {
      world.stack.push({ kind: 'milk', answer: null })
      return 'wait'
    },
  }
  assert.throws(
    () => resolve(toyWith(0, { kind: 'hit' }), confused),
    /Bug: hit waits below a task it pushed: hit > milk/,
  )
})

test('to remove one’s own task is a bug', () => {
  const impatient: Handlers<Toy, ToyTask> = {
    ...HANDLERS,
    hit(world) {
      world.stack.pop()
      return 'done'
    },
  }
  assert.throws(() => resolve(toyWith(0, { kind: 'hit' }), impatient), /Bug: a handler of hit removed its own task/)
})
