import type { Verdict } from '@mousekeep/engine'
import { mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { wearable, wearOne } from '../gear.ts'
import type { Mouse } from '../state.ts'
import { ask, type World } from '../world.ts'

/** Open forms played as they are: filled in by questions, one thing after another, until "done". */

export const DONE = 'done'

/** M16.1: each card once, cheese in one direction only. */
export function sharing(world: World, frame: FrameOf<'sharing'>): Verdict {
  const { state, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  const other = mouseOf(state, frame.other)
  for (;;) {
    const options = offers(world, frame, mouse, other)
    if (options.length === 0 && frame.moved.length === 0) return 'done'
    const chosen = frame.moved.length === 0 ? options : [...options, DONE]
    const answer = ask(world, 'M16.1', `share ${other.id}`, chosen, state.setup.seats[mouse.id])
    if (answer === null) return 'wait'
    if (answer === DONE) break
    frame.moved.push(answer)
    carry(world, mouse, other, answer)
  }
  emit?.({ type: 'shared', rule: 'M16.1', who: mouse.id, with: other.id })
  world.stack.push({ kind: 'pack', mouse: other.id }, { kind: 'pack', mouse: mouse.id })
  return 'done'
}

function offers({ state }: World, frame: FrameOf<'sharing'>, mouse: Mouse, other: Mouse): string[] {
  const ids = (pack: readonly number[]): string[] => [...new Set(pack.map((no) => state.setup.cards[no]))].toSorted()
  const options = [
    ...ids(mouse.pack)
      .filter((id) => !frame.moved.includes(`take ${id}`) && !frame.moved.includes(`give ${id}`))
      .map((id) => `give ${id}`),
    ...ids(other.pack)
      .filter((id) => !frame.moved.includes(`give ${id}`) && !frame.moved.includes(`take ${id}`))
      .map((id) => `take ${id}`),
  ]
  if (mouse.cheese > 0 && !frame.moved.includes('take cheese')) options.push('give cheese')
  if (other.cheese > 0 && !frame.moved.includes('give cheese')) options.push('take cheese')
  return options
}

function carry({ state }: World, mouse: Mouse, other: Mouse, what: string): void {
  const [from, to] = what.startsWith('give') ? [mouse, other] : [other, mouse]
  const id = what.slice('give '.length)
  if (id === 'cheese') {
    from.cheese--
    to.cheese++
    return
  }
  const at = from.pack.findIndex((no) => state.setup.cards[no] === id)
  to.pack.push(...from.pack.splice(at, 1))
}

/** M16.2: each card once; what lies in the way goes to the pack. */
export function equipping(world: World, frame: FrameOf<'equipping'>): Verdict {
  const { state, board, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  for (;;) {
    const options = wearable(state, board, mouse).filter((move) => !frame.moved.includes(move.card))
    const texts = options.map((move) => `${move.card} ${move.to}`)
    if (texts.length === 0 && frame.moved.length === 0) return 'done'
    const chosen = frame.moved.length === 0 ? texts : [...texts, DONE]
    const answer = ask(world, 'M16.2', `equip ${mouse.id}`, chosen, state.setup.seats[mouse.id])
    if (answer === null) return 'wait'
    const move = options[texts.indexOf(answer)]
    if (move === undefined) break
    frame.moved.push(move.card)
    wearOne(state, board, mouse, move)
    emit?.({ type: 'equipped', rule: 'M16.2', who: mouse.id, card: move.card, to: move.to })
  }
  world.stack.push({ kind: 'pack', mouse: mouse.id })
  return 'done'
}
