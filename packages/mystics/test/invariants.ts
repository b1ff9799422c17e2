import assert from 'node:assert/strict'
import type { MysticsState } from '@mousekeep/mystics'
import { boardOf } from '../src/rules/lookup/board-here.ts'
import { hero, minionType } from '../src/cards/box.ts'
import { sizeOf } from '../src/state/figures.ts'

/** What holds at every decision of a chapter played from its start. */
export function invariants(state: MysticsState): void {
  // A chapter that ends in the middle of something leaves the card in hand where it was.
  if (state.over === null) cards(state)
  figures(state)
  track(state)
  mice(state)
  assert.ok(state.wheel >= 0 && state.wheel <= 6, 'M15.1: at most six cheese on the wheel')
  assert.ok(state.over !== null || state.page < state.end, 'M15.4: the hourglass is before the end marker')
  assert.equal(state.answer, null, 'an answer is taken before the next question')
}

/** Every card of the box is in one place at most, and none is lost but those kept out. */
function cards(state: MysticsState): void {
  const places: number[] = [
    ...state.search,
    ...state.discards,
    ...state.stash,
    ...state.placed.map((item) => item.card),
    ...state.mice.flatMap((mouse) => [...mouse.pack, ...mouse.equip.map((worn) => worn.card)]),
  ]
  for (const task of state.stack) {
    if (task.kind === 'found') places.push(task.card)
    if (task.kind === 'draw') places.push(...task.cards)
  }
  assert.equal(new Set(places).size, places.length, 'a card is in one place')
  const missing = state.setup.cards.filter((_, no) => !places.includes(no))
  const mayBe = state.setup.chapter === 'prologue' ? ['dagger', 'sorrow-blade'] : ['sorrow-blade']
  assert.ok(
    missing.every((id) => mayBe.includes(id)),
    'M3.7: only what is kept out is nowhere',
  )
  const encounters = [
    ...state.encounters,
    ...state.encounterDiscards,
    ...(state.revealed === null ? [] : [state.revealed]),
  ]
  assert.equal(new Set(encounters).size, encounters.length, 'an encounter card is in one place')
}

/** M1.5, M7.5, M7.6: figures of the box, and room for those on the board. */
function figures(state: MysticsState): void {
  const board = boardOf(state.setup, state.here)
  const count = (figure: string): number =>
    state.minions.filter((minion) => minionType(minion.type).figure === figure).length
  assert.ok(
    count('rat') <= 6 && count('roach') <= 8 && count('spider') <= 1 && count('centipede') <= 1,
    'M1.5: figures',
  )
  board.names.forEach((name, space) => {
    const here = state.minions.filter((minion) => minion.at === space)
    const large = here.filter((minion) => sizeOf(minion) === 'large').length
    const small =
      here.filter((minion) => sizeOf(minion) === 'small').length +
      state.mice.filter((mouse) => mouse.at === space).length
    if (board.isArea[space]) assert.ok(small + 4 * large <= board.room[space], `M7.6: room on ${name}`)
    else assert.ok(large === 0 ? small <= 4 : large === 1 && small === 0, `M7.5: room on ${name}`)
  })
  assert.equal(new Set(state.minions.map((minion) => minion.id)).size, state.minions.length, 'names are unique')
}

/** M4.2, M4.5: a card for each mouse and each kind of minion on the board, once. */
function track(state: MysticsState): void {
  assert.equal(new Set(state.track).size, state.track.length, 'a card lies on the track once')
  for (const mouse of state.mice) assert.ok(state.track.includes(mouse.id), `M4.2: ${mouse.id} is on the track`)
  const isPlacing = state.stack.some((task) => task.kind === 'arrival' || task.kind === 'blow')
  if (isPlacing) return
  for (const minion of state.minions) {
    assert.ok(
      minionType(minion.type).cards.some((card) => state.track.includes(card)),
      `M4.2: ${minion.type} is on the track`,
    )
  }
  for (const card of state.track) {
    if (card in state.setup.seats) continue
    assert.ok(
      state.minions.some((minion) => minionType(minion.type).cards.includes(card)),
      `M4.5: ${card} has figures`,
    )
  }
}

function mice(state: MysticsState): void {
  const isMoving = state.stack.some((task) => task.kind === 'explore')
  for (const mouse of state.mice) {
    assert.ok(mouse.cheese >= 0 && mouse.wounds >= 0 && mouse.poison >= 0, `${mouse.id} has no less than nothing`)
    if (mouse.captured || mouse.away) assert.equal(mouse.at, -1, `M20.1: ${mouse.id} is off the board`)
    else {
      assert.ok(mouse.at >= 0 || isMoving, `${mouse.id} stands somewhere`)
      const dying = state.stack.some((task) => task.kind === 'capture' || task.kind === 'wounds')
      assert.ok(dying || mouse.wounds + mouse.poison < hero(mouse.id).life, `M20.1: ${mouse.id} is alive`)
    }
  }
}
