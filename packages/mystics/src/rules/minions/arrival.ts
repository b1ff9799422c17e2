import type { Verdict } from '@mousekeep/engine'
import type { Space } from '../../board/board.ts'
import { isProwler, mayBeGreedy } from '../../cards/box.ts'
import { ask, topmost, type Live } from '../../state/live.ts'
import type { ArrivalTask } from '../../state/task.ts'
import { ambush, deal, layTraps } from '../deeds/deal-track.ts'
import { openMoment } from '../deeds/open-moment.ts'
import { lairs } from './prowl-lair.ts'
import { entriesFor, placesFor, queueOf } from './placing.ts'

export function arrival(live: Live, task: ArrivalTask): Verdict {
  const { state, board } = live
  switch (task.step) {
    case 'count':
      task.queue = queueOf(live, task)
      task.step = 'place'
      return 'again'
    case 'place':
      if (!placeAll(live, task)) return 'wait'
      task.step = 'deal'
      return 'again'
    case 'deal':
      deal(live, task)
      task.step = 'laid'
      return 'again'
    case 'laid':
      task.step = 'flags'
      if (task.newCards.length > 0) openMoment(live, 'trackDealt')
      return 'again'
    case 'flags':
      task.step = 'ambush'
      if (task.flags.includes('greedy') && state.track.some(mayBeGreedy)) state.greedy = true
      if (task.flags.includes('mousetraps') && board.traps.length > 0) layTraps(live, 'M14.7')
      return 'again'
    case 'ambush':
      task.step = 'dealt'
      if (task.flags.includes('ambush'))
        ambush(
          live,
          state.track.filter((card) => !(card in state.setup.seats)),
        )
      return 'again'
    case 'dealt':
      task.step = 'brodie'
      if (task.whole) openMoment(live, 'trackDealt', { whole: true })
      return 'again'
    case 'brodie':
      if (!placeProwlers(live, task)) return 'wait'
      task.step = 'placed'
      return 'again'
    case 'placed':
      task.step = 'end'
      // M15.3: a surge for which there was no room has brought nobody.
      if (task.placed.length > 0 && task.surge) state.surged.push(state.here)
      if (task.placed.length > 0 && !task.setup) openMoment(live, 'minionsPlaced', { placed: task.placed.slice() })
      return 'again'
    case 'end':
      return 'done'
  }
}

/** Each of the group in turn, by party choice. False: the question is put. */
function placeAll(live: Live, task: ArrivalTask): boolean {
  while (task.queue.length > 0) {
    const [type] = task.queue
    const given = task.places[type]
    const options = given === undefined ? entriesFor(live, task, type) : placesFor(live, given, type)
    if (options.length > 0 && !placeOne(live, task, type, options, 'M14.4')) return false
    task.queue.shift()
  }
  return true
}

/** Who has no figure comes last, when the cards lie. */
function placeProwlers(live: Live, task: ArrivalTask): boolean {
  const isHere = (type: string): boolean => live.state.minions.some((minion) => minion.type === type)
  const next = Object.keys(task.group).find((type) => isProwler(type) && !isHere(type))
  return next === undefined || placeOne(live, task, next, lairs(live, next), 'M19.5')
}

function placeOne(live: Live, task: ArrivalTask, type: string, options: readonly Space[], rule: string): boolean {
  const { names } = live.board
  const chosen = ask(
    live,
    rule,
    `place ${type}`,
    options.map((space) => names[space]),
  )
  if (chosen === null) return false
  place(live, task, type, options.find((space) => names[space] === chosen) ?? options[0])
  return true
}

function place({ state, board, stack, emit }: Live, task: ArrivalTask, type: string, at: Space): void {
  let id: string
  do {
    state.named[type] = (state.named[type] ?? 0) + 1
    id = `${type}-${state.named[type]}`
  } while (state.minions.some((minion) => minion.id === id))
  state.minions.push({ kind: 'minion', id, type, at, wounds: 0, down: false })
  task.placed.push(id)
  topmost(stack, 'rule')?.placed.push(id)
  emit?.({ type: 'placed', rule: isProwler(type) ? 'M19.5' : 'M14.4', who: id, minion: type, at: board.names[at] })
}
