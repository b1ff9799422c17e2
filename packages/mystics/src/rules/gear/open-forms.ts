import type { Verdict } from '@mousekeep/engine'
import { mouseOf } from '../../state/figures.ts'
import type { CardNo, TaskOf } from '../../state/task.ts'
import { easePoison } from '../deeds/put-on.ts'
import { wearable, wearOne } from '../lookup/arrange-gear.ts'
import type { Mouse } from '../../state/state.ts'
import { ask, type Live } from '../../state/live.ts'

/** Open forms played as they are: filled in by questions, one thing after another, until "done". */

export const DONE = 'done'
const CHEESE = 'cheese'

/** M16.1: each card once, cheese in one direction only. */
export function sharing(live: Live, task: TaskOf<'sharing'>): Verdict {
  const { state, emit } = live
  const mouse = mouseOf(state, task.mouse)
  const other = mouseOf(state, task.other)
  for (;;) {
    const options = offers(live, task, mouse, other)
    if (options.length === 0 && task.moved.length === 0) return 'done'
    const chosen = task.moved.length === 0 ? options : [...options, DONE]
    const answer = ask(live, 'M16.1', `share ${other.id}`, chosen, mouse.id)
    if (answer === null) return 'wait'
    if (answer === DONE) break
    task.moved.push(answer)
    carry(live, mouse, other, answer)
  }
  emit?.({ type: 'shared', rule: 'M16.1', who: mouse.id, with: other.id, ...giftsIn(task.moved) })
  live.stack.push({ kind: 'pack', mouse: other.id }, { kind: 'pack', mouse: mouse.id })
  return 'done'
}

const isCard = (thing: string): boolean => thing !== CHEESE

/** What was given and taken, one after another: `give dagger`, `take cheese`. */
function giftsIn(moved: readonly string[]): { given: string[]; taken: string[]; cheese: number } {
  const things = (verb: string): string[] =>
    moved.filter((each) => each.startsWith(verb)).map((each) => each.slice(verb.length))
  const [given, taken] = [things('give '), things('take ')]
  const cheese = given.filter((thing) => !isCard(thing)).length - taken.filter((thing) => !isCard(thing)).length
  return { given: given.filter(isCard), taken: taken.filter(isCard), cheese }
}

function offers({ state }: Live, task: TaskOf<'sharing'>, mouse: Mouse, other: Mouse): string[] {
  const { cards } = state.setup
  const options = [
    ...offersFrom(mouse.pack, 'give', 'take', cards, task.moved),
    ...offersFrom(other.pack, 'take', 'give', cards, task.moved),
  ]
  if (mouse.cheese > 0 && !task.moved.includes('take cheese')) options.push('give cheese')
  if (other.cheese > 0 && !task.moved.includes('give cheese')) options.push('take cheese')
  return options
}

/** The cards of a pack by name, each once, but those that went one way or the other before. */
function offersFrom(
  pack: readonly CardNo[],
  verb: 'give' | 'take',
  back: 'give' | 'take',
  cards: readonly string[],
  moved: readonly string[],
): string[] {
  const offered: string[] = []
  for (const no of pack) {
    const offer = `${verb} ${cards[no]}`
    if (offered.includes(offer) || moved.includes(offer) || moved.includes(`${back} ${cards[no]}`)) continue
    offered.push(offer)
  }
  return offered.length < 2 ? offered : offered.toSorted()
}

function carry({ state }: Live, mouse: Mouse, other: Mouse, what: string): void {
  const [from, to] = what.startsWith('give') ? [mouse, other] : [other, mouse]
  const id = what.slice('give '.length)
  if (id === CHEESE) {
    from.cheese--
    to.cheese++
    return
  }
  const at = from.pack.findIndex((no) => state.setup.cards[no] === id)
  to.pack.push(...from.pack.splice(at, 1))
}

/** M16.2: each card once; what lies in the way goes to the pack. */
export function equipping(live: Live, task: TaskOf<'equipping'>): Verdict {
  const { state, board, emit } = live
  const mouse = mouseOf(state, task.mouse)
  for (;;) {
    const options = wearable(state, board, mouse).filter((move) => !task.moved.includes(move.card))
    const texts = options.map((move) => `${move.card} ${move.to}`)
    if (texts.length === 0 && task.moved.length === 0) return 'done'
    const chosen = task.moved.length === 0 ? texts : [...texts, DONE]
    const answer = ask(live, 'M16.2', `equip ${mouse.id}`, chosen, mouse.id)
    if (answer === null) return 'wait'
    const move = options[texts.indexOf(answer)]
    if (move === undefined) break
    task.moved.push(move.card)
    wearOne(state, board, mouse, move)
    emit?.({ type: 'equipped', rule: 'M16.2', who: mouse.id, card: move.card, to: move.to })
    easePoison(live, mouse, move.card)
  }
  live.stack.push({ kind: 'pack', mouse: mouse.id })
  return 'done'
}
