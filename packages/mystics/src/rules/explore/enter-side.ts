import type { Verdict } from '@mousekeep/engine'
import { NOWHERE, type Space } from '../../board/board.ts'
import type { Group } from '../../cards/card.ts'
import { hasRoom, isFree, miceAt, miceInOrder, minionsAt, mouseOf } from '../../state/figures.ts'
import { ask, push, type Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { shuffleIn } from '../deeds/decks.ts'
import { putAt } from '../deeds/move-and-mark.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { boardHere } from '../lookup/board-here.ts'
import { isQuiet } from '../lookup/side-changes.ts'
import { musterOf } from '../lookup/chapter-conditions.ts'
import { chapterOf, overlayOf, rulesOn, type Scene } from '../lookup/chapter-here.ts'

/** M13: the mice leave one side and stand on another. */
export function explore(live: Live, task: TaskOf<'explore'>): Verdict {
  const { state, emit } = live
  switch (task.step) {
    case 'leave':
      leave(live)
      state.here = task.to
      live.board = boardHere(state)
      turnUp(live, task.to)
      task.first = !state.explored.includes(task.to)
      if (task.first) state.explored.push(task.to)
      task.waiting.push(
        ...miceInOrder(state)
          .filter(isFree)
          .map((mouse) => mouse.id),
      )
      for (const mouse of state.mice) mouse.at = NOWHERE
      emit?.({ type: 'explored', rule: 'M13.3', who: state.turn?.card ?? '', side: task.to, first: task.first })
      task.step = 'arrive'
      return 'again'
    case 'arrive':
      while (task.waiting.length > 0) {
        if (task.flip && task.beside === null && tooMany(live, task)) {
          task.beside = ask(live, 'M13.4', 'beside', [...task.waiting])
          if (task.beside === null) return 'wait'
        }
        const mouse = mouseOf(state, task.beside ?? task.waiting[0])
        const options = task.beside === null ? landings(live, task.spaces) : around(live, task.spaces)
        if (options.length > 0) {
          const { board } = live
          const chosen = ask(
            live,
            task.flip ? 'M13.4' : 'M13.3',
            `arrive ${mouse.id}`,
            options.map((space) => board.names[space]),
          )
          if (chosen === null) return 'wait'
          putAt(live, mouse, options.find((space) => board.names[space] === chosen) ?? options[0], 'M13.3')
        }
        task.waiting.splice(task.waiting.indexOf(mouse.id), 1)
        task.beside = null
      }
      task.step = 'entered'
      return 'again'
    case 'entered': {
      task.step = 'end'
      const waiting = [...(task.first ? rulesOn(state, 'enterFirst') : []), ...rulesOn(state, 'enter')]
      if (task.first) bringFirst(live)
      if (waiting.length > 0)
        push(live, { kind: 'rules', waiting, it: state.turn?.card ?? null, at: NOWHERE, type: null })
      return 'again'
    }
    case 'end':
      return 'done'
  }
}

/** M13.7: garrison, quiet side, or an encounter. */
function bringFirst(live: Live): void {
  const { state, emit } = live
  const chapter = chapterOf(state)
  if (chapter === null) {
    push(live, { kind: 'encounter', step: 'due', skipRats: false })
    return
  }
  if (chapter.passages.includes(state.here))
    emit?.({ type: 'story', rule: 'M26.1', passage: `${chapter.id} ${state.here}` })
  const garrison = garrisonOf(live, state.here)
  if (garrison !== null) push(live, arrivalOf(garrison))
  else if (!isQuiet(live, state.here)) push(live, { kind: 'encounter', step: 'due', skipRats: false })
}

/** B5: who stands on a side when it is first entered; null: the chapter says nothing of it. */
export function garrisonOf(scene: Scene, side: string): Group | null {
  const chapter = chapterOf(scene.state)
  if (chapter === null) return null
  const company = overlayOf(chapter, scene.state.setup.difficulty).garrison?.[side] ?? chapter.garrison?.[side] ?? null
  return company === null ? null : musterOf(scene, company)
}

/** M13.3: next to the exit; these being full, next to those. */
function landings(live: Live, spaces: readonly Space[]): Space[] {
  const open = spaces.filter((space) => hasRoom(live.state, live.board, space, 'small'))
  return open.length > 0 ? open : around(live, spaces)
}

/** Next to those spaces; these being full, anywhere. */
function around({ state, board }: Live, spaces: readonly Space[]): Space[] {
  const isOpen = (space: Space): boolean => hasRoom(state, board, space, 'small')
  const near = [...new Set(spaces.flatMap((space) => [...board.near[space]]))].filter(isOpen)
  return near.length > 0 ? near.toSorted((a, b) => a - b) : board.spaces.filter(isOpen)
}

/** M13.4: the flip space has room for some of those who come, but not for all. */
function tooMany({ state, board }: Live, task: TaskOf<'explore'>): boolean {
  const open = task.spaces.filter((space) => hasRoom(state, board, space, 'small'))
  const places = open.map((space) => board.room[space] - miceAt(state, space) - minionsAt(state, space))
  return places.length > 0 && places.reduce((sum, n) => sum + n) < task.waiting.length
}

/** M13.6, M22.2: items left on the old tile are lost. Snares and sprung traps stay behind with it. */
function leave(live: Live): void {
  const { state, emit } = live
  for (const item of state.placed.splice(0)) {
    emit?.({ type: 'item-lost', rule: 'M22.2', item: state.setup.cards[item.card] })
    shuffleIn(live, item.card)
  }
  state.snares.length = 0
  state.trapped.length = 0
}

function turnUp({ state }: Live, side: string): void {
  const chapter = chapterOf(state)
  if (chapter === null) return
  const tile = chapter.tiles.findIndex((each) => each.up === side || each.down === side)
  if (tile >= 0) state.up[tile] = side
}
