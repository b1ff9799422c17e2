import type { Verdict } from '@mousekeep/engine'
import type { Space } from '../board.ts'
import type { ArrivalFrame } from '../frame.ts'
import type { EncounterFlag, Group } from '../language/card.ts'
import { openMoment } from '../moments.ts'
import { ask, topmost, type World } from '../world.ts'
import { ambush, deal, layTraps } from './dealing.ts'
import { lairs } from './lair.ts'
import { entriesFor, placesFor, queueOf } from './placing.ts'

/** A group of minions that comes together: placed, given initiative, flags applied (M14.3). */
export function arrivalOf(
  group: Group,
  options: {
    readonly places?: Readonly<Record<string, readonly Space[]>>
    readonly flags?: readonly EncounterFlag[]
    readonly setup?: boolean
    readonly below?: boolean
    readonly surge?: boolean
  } = {},
): ArrivalFrame {
  return {
    kind: 'arrival',
    step: 'count',
    group,
    places: options.places ?? {},
    flags: options.flags ?? [],
    setup: options.setup ?? false,
    queue: [],
    placed: [],
    newCards: [],
    ambush: [],
    whole: false,
    below: options.below ?? false,
    surge: options.surge ?? false,
  }
}

export function arrival(world: World, frame: ArrivalFrame): Verdict {
  const { state, board } = world
  switch (frame.step) {
    case 'count':
      frame.queue = queueOf(world, frame)
      frame.step = 'place'
      return 'again'
    case 'place':
      while (frame.queue.length > 0) {
        const [type] = frame.queue
        const given = frame.places[type]
        const options = given === undefined ? entriesFor(world, frame, type) : placesFor(world, given, type)
        if (options.length > 0) {
          const chosen = ask(
            world,
            'M14.4',
            `place ${type}`,
            options.map((space) => board.names[space]),
          )
          if (chosen === null) return 'wait'
          place(world, frame, type, options.find((space) => board.names[space] === chosen) ?? options[0])
        }
        frame.queue.shift()
      }
      frame.step = 'deal'
      return 'again'
    case 'deal':
      deal(world, frame)
      frame.step = 'laid'
      return 'again'
    case 'laid':
      frame.step = 'flags'
      if (frame.newCards.length > 0) openMoment(world, 'trackDealt')
      return 'again'
    case 'flags':
      frame.step = 'ambush'
      if (frame.flags.includes('greedy') && state.track.includes('roaches')) state.greedy = true
      if (frame.flags.includes('mousetraps') && board.traps.length > 0) layTraps(world, 'M14.7')
      return 'again'
    case 'ambush':
      frame.step = 'dealt'
      if (frame.flags.includes('ambush'))
        ambush(
          world,
          state.track.filter((card) => !(card in state.setup.seats)),
        )
      return 'again'
    case 'dealt':
      frame.step = 'brodie'
      if (frame.whole) openMoment(world, 'trackDealt', { whole: true })
      return 'again'
    case 'brodie': {
      if ('brodie' in frame.group && !state.minions.some((minion) => minion.type === 'brodie')) {
        const options = lairs(world)
        const chosen = ask(
          world,
          'M19.5',
          'place brodie',
          options.map((space) => board.names[space]),
        )
        if (chosen === null) return 'wait'
        place(world, frame, 'brodie', options.find((space) => board.names[space] === chosen) ?? options[0])
      }
      frame.step = 'placed'
      return 'again'
    }
    case 'placed':
      frame.step = 'end'
      // M15.3: a surge for which there was no room has brought nobody.
      if (frame.placed.length > 0 && frame.surge) state.surged.push(state.here)
      if (frame.placed.length > 0 && !frame.setup) openMoment(world, 'minionsPlaced', { placed: frame.placed.slice() })
      return 'again'
    case 'end':
      return 'done'
  }
}

function place({ state, board, stack, emit }: World, frame: ArrivalFrame, type: string, at: Space): void {
  let id: string
  do {
    state.named[type] = (state.named[type] ?? 0) + 1
    id = `${type}-${state.named[type]}`
  } while (state.minions.some((minion) => minion.id === id))
  state.minions.push({ id, type, at, wounds: 0, down: false })
  frame.placed.push(id)
  topmost(stack, 'rule')?.placed.push(id)
  emit?.({ type: 'placed', rule: type === 'brodie' ? 'M19.5' : 'M14.4', who: id, minion: type, at: board.names[at] })
}
