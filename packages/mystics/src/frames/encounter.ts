import { shuffle, type Verdict } from '@mousekeep/engine'
import { push, shuffleIn } from '../changes.ts'
import { pushRules } from '../rules.ts'
import type { FrameOf } from '../frame.ts'
import type { EncounterCard, Group } from '../language/card.ts'
import { ask, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'

/** M14.1 to M14.3. */
export function encounter(world: World, frame: FrameOf<'encounter'>): Verdict {
  const { state } = world
  switch (frame.step) {
    case 'due':
      frame.step = 'reveal'
      pushRules(world, 'encounterDue', null, -1)
      return 'again'
    case 'reveal':
      if (!reveal(world)) return 'done'
      frame.step = 'disguises'
      return 'again'
    case 'disguises': {
      const card = revealedCard(world)
      const disguises = state.stash.find((no) => state.setup.cards[no] === 'disguises')
      if (card !== null && disguises !== undefined && (rowOf(card, state.page)['rat-warriors'] ?? 0) > 0) {
        const answer = ask(world, 'M22.3', 'disguises', ['keep', 'use'])
        if (answer === null) return 'wait'
        if (answer === 'use') {
          state.stash.splice(state.stash.indexOf(disguises), 1)
          shuffleIn(world, disguises)
          world.emit?.({ type: 'used', rule: 'M22.3', who: state.turn?.card ?? '', card: 'disguises' })
          frame.skipRats = true
        }
      }
      frame.step = 'bring'
      return 'again'
    }
    case 'bring': {
      const card = revealedCard(world)
      if (card === null) return 'done'
      const { 'rat-warriors': rats, ...others } = rowOf(card, state.page)
      const group: Group = frame.skipRats || rats === undefined ? others : rowOf(card, state.page)
      push(world, arrivalOf(group, { flags: card.flags }))
      return 'done'
    }
  }
}

function revealedCard({ state }: World): EncounterCard | null {
  return state.revealed === null ? null : state.setup.encounters[state.revealed]
}

function reveal(world: World): boolean {
  const { state, chance, emit } = world
  if (state.revealed !== null) state.encounterDiscards.push(state.revealed)
  state.revealed = null
  if (state.encounters.length === 0 && state.encounterDiscards.length > 0) {
    state.encounters.push(...state.encounterDiscards.splice(0))
    shuffle(state.encounters, chance)
    state.unseen.splice(0, state.unseen.length, ...state.encounters)
    state.unseen.sort((a, b) => a - b)
    emit?.({ type: 'shuffled', rule: 'M14.10', deck: 'encounters' })
  }
  const card = state.encounters.shift()
  if (card === undefined) return false
  state.revealed = card
  const known = state.unseen.indexOf(card)
  if (known >= 0) state.unseen.splice(known, 1)
  for (const mouse of state.mice) mouse.roaches = 0 // M25.2: from its reveal to the next
  emit?.({ type: 'encounter-revealed', rule: 'M14.1', card: state.setup.encounters[card].id })
  return true
}

/** M14.1: the row that covers the page; beyond the last, the last. */
export function rowOf(card: EncounterCard, page: number): Group {
  return (card.rows.find((row) => row.from <= page && page <= row.to) ?? card.rows.at(-1))?.minions ?? {}
}
