import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolve, type Handlers } from '../src/index.ts'

/**
 * A toy with interrupts: a blow hits the cat so many times; each hit may wake a kitten, which asks for milk before
 * the next hit; an answer lets it sleep again. Everything that waits is in `stack`, as plain data.
 */
type ToyFrame =
  | { readonly kind: 'blow'; hits: number }
  | { readonly kind: 'hit' }
  | { readonly kind: 'milk'; answer: string | null }

interface Toy {
  readonly stack: ToyFrame[]
  readonly log: string[]
  kittens: number
}

const HANDLERS: Handlers<Toy, ToyFrame> = {
  blow(toy, frame) {
    if (frame.hits === 0) {
      toy.log.push('blow done')
      return 'done'
    }
    frame.hits--
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
  milk(toy, frame) {
    if (frame.answer === null) return 'wait'
    toy.log.push(`milk: ${frame.answer}`)
    return 'done'
  },
}

function toyWith(kittens: number, ...stack: ToyFrame[]): Toy {
  return { stack, log: [], kittens }
}

/** Gives the waiting frame its answer, as a game's action would. */
function answer({ stack }: Toy, text: string): void {
  const top = stack.at(-1)
  assert.ok(top?.kind === 'milk')
  top.answer = text
}

test('without a frame nothing happens', () => {
  const world = toyWith(0)
  resolve(world, HANDLERS)
  assert.deepEqual(world.log, [])
})

test('the top frame is worked on first; again looks at it again, done removes it', () => {
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

test('a frame may be done below those that it pushed', () => {
  // `hit` pushes `milk` and is done: only itself is removed, wherever it lies.
  const world = toyWith(1, { kind: 'hit' })
  resolve(world, HANDLERS)
  assert.deepEqual(world.stack, [{ kind: 'milk', answer: null }])
})

test('too deep is a bug that names the frames', () => {
  const endless: Handlers<Toy, ToyFrame> = {
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
  const restless: Handlers<Toy, ToyFrame> = { ...HANDLERS, hit: () => 'again' }
  assert.throws(() => resolve(toyWith(0, { kind: 'hit' }), restless), /Bug: the stack never comes to rest: hit/)
})

test('to wait below a frame that it pushed is a bug', () => {
  const confused: Handlers<Toy, ToyFrame> = {
    ...HANDLERS,
    hit(world) {
      world.stack.push({ kind: 'milk', answer: null })
      return 'wait'
    },
  }
  assert.throws(
    () => resolve(toyWith(0, { kind: 'hit' }), confused),
    /Bug: hit waits below a frame it pushed: hit > milk/,
  )
})

test('to remove one’s own frame is a bug', () => {
  const impatient: Handlers<Toy, ToyFrame> = {
    ...HANDLERS,
    hit(world) {
      world.stack.pop()
      return 'done'
    },
  }
  assert.throws(() => resolve(toyWith(0, { kind: 'hit' }), impatient), /Bug: a handler of hit removed its own frame/)
})
