import type { Verdict } from '@mousekeep/engine'
import type { Space } from '../board.ts'
import { boardHere } from '../boards.ts'
import { putAt, push, shuffleIn } from '../changes.ts'
import { chapterOf, overlayOf, rulesOn } from '../chapters/lookup.ts'
import { musterOf, type Scene } from '../chapters/conditions.ts'
import { isQuiet } from '../chapters/mods.ts'
import { hasRoom, isFree, miceAt, miceInOrder, minionsAt, mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import type { Group } from '../language/card.ts'
import { ask, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'

/** M13: the mice leave one side and stand on another. */
export function explore(world: World, frame: FrameOf<'explore'>): Verdict {
  const { state, emit } = world
  switch (frame.step) {
    case 'leave':
      leave(world)
      state.here = frame.to
      world.board = boardHere(state)
      turnUp(world, frame.to)
      frame.first = !state.explored.includes(frame.to)
      if (frame.first) state.explored.push(frame.to)
      frame.waiting.push(
        ...miceInOrder(state)
          .filter(isFree)
          .map((mouse) => mouse.id),
      )
      for (const mouse of state.mice) mouse.at = -1
      emit?.({ type: 'explored', rule: 'M13.3', who: state.turn?.card ?? '', side: frame.to, first: frame.first })
      frame.step = 'arrive'
      return 'again'
    case 'arrive':
      while (frame.waiting.length > 0) {
        if (frame.flip && frame.beside === null && tooMany(world, frame)) {
          frame.beside = ask(world, 'M13.4', 'beside', [...frame.waiting])
          if (frame.beside === null) return 'wait'
        }
        const mouse = mouseOf(state, frame.beside ?? frame.waiting[0])
        const options = frame.beside === null ? landings(world, frame.spaces) : around(world, frame.spaces)
        if (options.length > 0) {
          const { board } = world
          const chosen = ask(
            world,
            frame.flip ? 'M13.4' : 'M13.3',
            `arrive ${mouse.id}`,
            options.map((space) => board.names[space]),
          )
          if (chosen === null) return 'wait'
          putAt(world, mouse, options.find((space) => board.names[space] === chosen) ?? options[0], 'M13.3')
        }
        frame.waiting.splice(frame.waiting.indexOf(mouse.id), 1)
        frame.beside = null
      }
      frame.step = 'entered'
      return 'again'
    case 'entered': {
      frame.step = 'end'
      const waiting = [...(frame.first ? rulesOn(state, 'enterFirst') : []), ...rulesOn(state, 'enter')]
      if (frame.first) bringFirst(world)
      if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: state.turn?.card ?? null, at: -1, type: null })
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M13.7: garrison, quiet side, or an encounter. */
function bringFirst(world: World): void {
  const { state, emit } = world
  const chapter = chapterOf(state)
  if (chapter === null) {
    push(world, { kind: 'encounter', step: 'due', skipRats: false })
    return
  }
  if (chapter.passages.includes(state.here))
    emit?.({ type: 'story', rule: 'M26.1', passage: `${chapter.id} ${state.here}` })
  const garrison = garrisonOf(world, state.here)
  if (garrison !== null) push(world, arrivalOf(garrison))
  else if (!isQuiet(world, state.here)) push(world, { kind: 'encounter', step: 'due', skipRats: false })
}

/** B5: who stands on a side when it is first entered; null: the chapter says nothing of it. */
export function garrisonOf(scene: Scene, side: string): Group | null {
  const chapter = chapterOf(scene.state)
  if (chapter === null) return null
  const company = overlayOf(chapter, scene.state.setup.difficulty).garrison?.[side] ?? chapter.garrison?.[side] ?? null
  return company === null ? null : musterOf(scene, company)
}

/** M13.3: next to the exit; these being full, next to those. */
function landings(world: World, spaces: readonly Space[]): Space[] {
  const open = spaces.filter((space) => hasRoom(world.state, world.board, space, 'small'))
  return open.length > 0 ? open : around(world, spaces)
}

/** Next to those spaces; these being full, anywhere. */
function around({ state, board }: World, spaces: readonly Space[]): Space[] {
  const isOpen = (space: Space): boolean => hasRoom(state, board, space, 'small')
  const near = [...new Set(spaces.flatMap((space) => [...board.near[space]]))].filter(isOpen)
  return near.length > 0 ? near.toSorted((a, b) => a - b) : board.names.map((_, space) => space).filter(isOpen)
}

/** M13.4: the flip space has room for some of those who come, but not for all. */
function tooMany({ state, board }: World, frame: FrameOf<'explore'>): boolean {
  const open = frame.spaces.filter((space) => hasRoom(state, board, space, 'small'))
  const places = open.map((space) => board.room[space] - miceAt(state, space) - minionsAt(state, space))
  return places.length > 0 && places.reduce((sum, n) => sum + n) < frame.waiting.length
}

/** M13.6, M22.2: items left on the old tile are lost. Snares and sprung traps stay behind with it. */
function leave(world: World): void {
  const { state, emit } = world
  for (const item of state.placed.splice(0)) {
    emit?.({ type: 'item-lost', rule: 'M22.2', item: state.setup.cards[item.card] })
    shuffleIn(world, item.card)
  }
  state.snares.length = 0
  state.trapped.length = 0
}

function turnUp({ state }: World, side: string): void {
  const chapter = chapterOf(state)
  if (chapter === null) return
  const tile = chapter.tiles.findIndex((each) => each.up === side || each.down === side)
  if (tile >= 0) state.up[tile] = side
}
