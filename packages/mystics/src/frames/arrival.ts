import { shuffle, type Verdict } from '@mousekeep/engine'
import type { Space } from '../board.ts'
import { endLasting } from '../changes.ts'
import { chapterOf, closedToMinions } from '../chapters/lookup.ts'
import { cardsFor, laysBelow, placesAsMelee } from '../chapters/mods.ts'
import { MINION_TYPES, minionCard, minionType } from '../content.ts'
import { NUMBER, roll } from '../dice.ts'
import { figuresAt, hasRoom, heightOf, minionsAt, trackCard, type Size } from '../figures.ts'
import type { ArrivalFrame } from '../frame.ts'
import type { EncounterFlag, Group } from '../language/card.ts'
import { endRound } from '../rules.ts'
import { openMoment } from '../moments.ts'
import { distanceToMice } from '../routes.ts'
import type { Minion } from '../state.ts'
import { ask, topmost, type World } from '../world.ts'

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

/** M1.5: a boss comes first, then the elites. */
function rank(type: string): number {
  return minionType(type).boss ? 0 : type === 'elite-rat-warriors' ? 1 : 2
}

/** M1.5 and the order of M14.4: small ranged, large, small melee; within a kind as listed. */
function queueOf({ state }: World, frame: ArrivalFrame): string[] {
  const counts = Object.entries(frame.group).filter(([type]) => minionType(type).size !== 'token')
  const free = (figure: string): number =>
    Math.max(...MINION_TYPES.filter((type) => type.figure === figure).map((type) => type.most)) -
    state.minions.filter((minion) => minionType(minion.type).figure === figure).length
  const left = new Map(counts.map(([type]) => [minionType(type).figure, free(minionType(type).figure)]))
  const fit = new Map<string, number>()
  for (const [type, n] of counts.toSorted(([a], [b]) => rank(a) - rank(b))) {
    const { figure, most } = minionType(type)
    const ofType = most - state.minions.filter((minion) => minion.type === type).length
    const coming = Math.max(0, Math.min(n, ofType, left.get(figure) ?? 0))
    fit.set(type, coming)
    left.set(figure, (left.get(figure) ?? 0) - coming)
  }
  const waves: string[][] = [[], [], []]
  for (const [type] of counts) {
    const { size, cards } = minionType(type)
    const wave = size === 'large' ? 1 : minionCard(cards[0]).mode === 'ranged' ? 0 : 2
    for (let i = 0; i < (fit.get(type) ?? 0); i++) waves[wave].push(type)
  }
  return waves.flat()
}

/** M14.4: the entry spaces a minion of this type may be put on now. */
function entriesFor(world: World, frame: ArrivalFrame, type: string): Space[] {
  const { state, board } = world
  const { size, cards } = minionType(type)
  const closed = closedToMinions(state, board)
  const open = board.entry.filter((space) => !closed.includes(space) && hasRoom(state, board, space, size))
  if (open.length < 2) return open
  if (size === 'large') {
    const empty = open.filter((space) => figuresAt(state, space).length === 0)
    return least(empty.length > 0 ? empty : open, (space) => distanceToMice(state, board, space, size, closed))
  }
  if (minionCard(cards[0]).mode === 'ranged' && !placesAsMelee(world)) {
    const together = frame.placed
      .map((id) => state.minions.find((minion) => minion.id === id))
      .findLast((minion) => minion !== undefined && isArcher(minion))
    if (together !== undefined && open.includes(together.at)) return [together.at]
    const heights = open.filter((space) => board.heights.includes(space))
    if (heights.length > 0) return heights
    return least(open, (space) => -distanceToMice(state, board, space, size, closed))
  }
  return least(open, (space) => minionsAt(state, space))
}

function isArcher(minion: Minion): boolean {
  const { size, cards } = minionType(minion.type)
  return size === 'small' && minionCard(cards[0]).mode === 'ranged'
}

function placesFor({ state, board }: World, at: readonly Space[], type: string): Space[] {
  const { size } = minionType(type)
  const open = at.filter((space) => hasRoom(state, board, space, size))
  return open.length < 2 ? open : least(open, (space) => minionsAt(state, space))
}

function least(spaces: readonly Space[], measure: (space: Space) => number): Space[] {
  const measures = spaces.map(measure)
  const low = Math.min(...measures)
  return spaces.filter((_, i) => measures[i] === low)
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

/** M4.4: a boss with several cards gets two of them at random. */
function cardsDealt(world: World, type: string): string[] {
  const cards = [...cardsFor(world, type)]
  if (cards.length > 1) shuffle(cards, world.chance)
  return cards.slice(0, 2)
}

/** M4.2. */
function deal(world: World, frame: ArrivalFrame): void {
  const { state, chance, emit } = world
  const { track } = state
  const isMinion = (card: string): boolean => !(card in state.setup.seats)
  const types = [...new Set(state.minions.map((minion) => minion.type))]
  if ('brodie' in frame.group && !types.includes('brodie')) types.push('brodie')
  const whole = !track.some(isMinion) && !frame.below && !(laysBelow(world) && !frame.setup)
  const fresh = types.filter((type) => !minionType(type).cards.some((card) => track.includes(card)))
  if (whole) {
    if (fresh.length === 0 && !frame.setup) return
    frame.newCards.push(...fresh.flatMap((type) => cardsDealt(world, type)))
    track.push(...frame.newCards)
    shuffle(track, chance)
    const laid = chapterOf(state)?.deals?.[state.here]
    // As the chapter lays it, if it speaks of these very cards.
    if (laid?.length === track.length && laid.every((card) => track.includes(card))) {
      track.splice(0, track.length, ...laid)
    }
    frame.newCards.push(...state.mice.map((mouse) => mouse.id))
    frame.whole = true
    newRound(world)
    emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: true })
    return
  }
  const laid = fresh.map((type) => ({ type, cards: cardsDealt(world, type) }))
  shuffle(laid, chance)
  for (const { cards } of laid) {
    frame.newCards.push(...cards)
    track.push(...cards)
  }
  if (laid.length > 0) emit?.({ type: 'track-laid', rule: 'M4.2', track: track.slice(), whole: false })
  for (const { cards } of laid) if (cards.length > 1) ambush(world, [cards[0]])
}

/** M4.7: a new round begins with the top card; the turn under way is carried to its end. */
function newRound(world: World): void {
  const { state, emit } = world
  emit?.({ type: 'round-began', rule: 'M4.7' })
  state.acted.length = 0
  if (state.turn !== null) state.turn.cut = true
  endLasting(state, 'round')
  for (const mouse of state.mice) mouse.spent.length = 0
  endRound(world, true)
}

/** M14.8: each of these cards rolls once and moves up that many places. */
export function ambush({ state, chance, emit }: World, cards: readonly string[]): void {
  for (const card of cards) {
    const faces = roll(1, chance)
    emit?.({ type: 'rolled', rule: 'M14.8', by: card, for: 'ambush', faces })
    const from = heightOf(state, card)
    const to = Math.max(0, from - NUMBER[faces[0]])
    state.track.splice(from, 1)
    state.track.splice(to, 0, card)
    emit?.({ type: 'card-moved', rule: 'M14.8', card, to })
  }
}

/** M14.7. */
export function layTraps({ state, board, emit }: World, rule: string): void {
  for (const space of board.traps) if (!state.trapped.includes(space)) state.trapped.push(space)
  state.trapped.sort((a, b) => a - b)
  emit?.({ type: 'traps-laid', rule, at: board.traps.map((space) => board.names[space]) })
}

/** M19.5: where Brodie comes in. */
function lairs({ state, board }: World): Space[] {
  const chases = heightOf(state, 'brodie-chases') < heightOf(state, 'brodie-pounces')
  if (!chases) return [fullestSpace(state, board.names.length)]
  const empty = board.entry.filter((space) => figuresAt(state, space).length === 0)
  const size: Size = 'token'
  const among = empty.length > 0 ? empty : board.entry
  return among.length === 0
    ? [fullestSpace(state, board.names.length)]
    : least(among, (space) => distanceToMice(state, board, space, size, []))
}

/** M19.3: the space with the most figures; of equals the one with the figure highest on the track. */
export function fullestSpace(state: World['state'], spaces: number): Space {
  let best = 0
  let most = -1
  let top = Number.POSITIVE_INFINITY
  for (let space = 0; space < spaces; space++) {
    const figures = figuresAt(state, space).filter((id) => !isToken(state, id))
    const height = figures.length === 0 ? Number.POSITIVE_INFINITY : highest(state, figures)
    if (figures.length > most || (figures.length === most && height < top)) {
      best = space
      most = figures.length
      top = height
    }
  }
  return best
}

function isToken(state: World['state'], id: string): boolean {
  const minion = state.minions.find((each) => each.id === id)
  return minion !== undefined && minionType(minion.type).size === 'token'
}

function highest(state: World['state'], ids: readonly string[]): number {
  return Math.min(
    ...ids.map((id) => {
      const minion = state.minions.find((each) => each.id === id)
      return heightOf(state, minion === undefined ? id : trackCard(state, minion))
    }),
  )
}
