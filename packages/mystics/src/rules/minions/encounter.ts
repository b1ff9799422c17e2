import { NOWHERE } from '../../board/board.ts'
import { shuffle, type Verdict } from '@mousekeep/engine'
import { SEARCH_CARDS } from '../../cards/box.ts'
import type { EncounterCard, Group } from '../../cards/card.ts'
import { ask, push, type Live } from '../../state/live.ts'
import type { TaskOf } from '../../state/task.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { shuffleIn } from '../deeds/decks.ts'
import { arrivalOf } from '../deeds/new-arrival.ts'
import { stashedFor } from '../lookup/party-items.ts'

/** M14.1 to M14.3. */
export function encounter(live: Live, task: TaskOf<'encounter'>): Verdict {
  const { state } = live
  switch (task.step) {
    case 'due':
      task.step = 'reveal'
      pushRules(live, 'encounterDue', null, NOWHERE)
      return 'again'
    case 'reveal':
      if (!reveal(live)) return 'done'
      task.step = 'disguises'
      return 'again'
    case 'disguises': {
      const card = revealedCard(live)
      const disguise = stashedFor(state, 'disguise')
      if (card !== null && disguise !== null && (rowOf(card, state.page)[disguise.use.fools] ?? 0) > 0) {
        const answer = ask(live, 'M22.3', disguise.id, ['keep', 'use'])
        if (answer === null) return 'wait'
        if (answer === 'use') {
          state.stash.splice(state.stash.indexOf(disguise.card), 1)
          shuffleIn(live, disguise.card)
          live.emit?.({ type: 'used', rule: 'M22.3', who: state.turn?.card ?? '', card: disguise.id })
          task.skipRats = true
        }
      }
      task.step = 'bring'
      return 'again'
    }
    case 'bring': {
      const card = revealedCard(live)
      if (card === null) return 'done'
      const row = rowOf(card, state.page)
      push(live, arrivalOf(task.skipRats ? without(row, FOOLED) : row, { flags: card.flags }))
      return 'done'
    }
  }
}

/** M22.3: those whom a disguise of the box fools. */
const FOOLED = SEARCH_CARDS.flatMap(({ use }) => (use?.is === 'disguise' ? [use.fools] : []))

function without(group: Group, types: readonly string[]): Group {
  return Object.fromEntries(Object.entries(group).filter(([type]) => !types.includes(type)))
}

function revealedCard({ state }: Live): EncounterCard | null {
  return state.revealed === null ? null : state.setup.encounters[state.revealed]
}

function reveal(live: Live): boolean {
  const { state, chance, emit } = live
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
