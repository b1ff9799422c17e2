import { Seeded, type Emit } from '@mousekeep/engine'
import { perform, type MysticsAction } from '../rules/decide.ts'
import { cardById } from '../cards/box.ts'
import { findChapter } from '../story/shelf.ts'
import type { MysticsEvent } from '../state/events.ts'
import { readOptions } from '../options.ts'
import { partiesFor } from '../story/parties.ts'
import { partyBot } from '../bot/party-bot.ts'
import { start } from '../start.ts'
import type { MysticsState } from '../state/state.ts'
import { view } from '../view.ts'

/** A chapter to be played by the party bot; plain data, so that it can be sent to another thread. */
export interface TrialSetup {
  readonly chapter: string
  readonly difficulty: string
  readonly seed: string
  /** The chapter's usual party, or any that it admits, by the seed. */
  readonly party: 'usual' | 'any'
}

/** What came of it. */
export interface Trial {
  /** `endless`: it was broken off; nobody knows what it would have come to. */
  readonly result: 'won' | 'lost' | 'endless'
  readonly rounds: number
  readonly page: number
  readonly end: number
  readonly captures: number
  /** Cheese that the mice gained. */
  readonly cheese: number
  readonly actions: number
  readonly party: readonly string[]
  /** Cards found and abilities learned, each once; and those of them that were used. */
  readonly found: readonly string[]
  readonly learned: readonly string[]
  readonly used: readonly string[]
  readonly flags: readonly string[]
}

/** More than any game of the book takes: a chapter in which time never passes is played without end. */
const MOST_ACTIONS = 20_000
const MOST_ROUNDS = 400

type Onlooker = (action: MysticsAction, state: MysticsState, events: readonly MysticsEvent[]) => void

/** Plays one chapter from the first page to the last, and tells what came of it. */
export function playTrial(setup: TrialSetup, onlooker?: Onlooker): Trial {
  const chance = new Seeded(setup.seed)
  const chosen = partyOf(setup)
  const options = readOptions({ chapter: setup.chapter, difficulty: setup.difficulty, ...chosen })
  const tally = new Tally()
  let events: MysticsEvent[] = []
  const emit: Emit<MysticsEvent> = (event) => {
    tally.note(event)
    if (onlooker !== undefined) events.push(event)
  }
  const state = start(options, chance, emit)
  const bot = partyBot(new Seeded(`${setup.seed} thoughts`))
  let actions = 0
  while (state.over === null && actions < MOST_ACTIONS && tally.rounds < MOST_ROUNDS) {
    actions++
    const action = bot.choose(view(state))
    perform(state, action, chance, emit)
    onlooker?.(action, state, events)
    events = []
  }
  return {
    ...tally.result(),
    result: state.over ?? 'endless',
    page: state.page,
    end: state.end,
    actions,
    party: options.party,
    flags: state.flags,
  }
}

function partyOf({ chapter, seed, party }: TrialSetup): { party?: readonly string[] } {
  if (party === 'usual') return {}
  const parties = partiesFor(findChapter(chapter))
  return { party: parties[new Seeded(`${seed} party`).below(parties.length)] }
}

/** Events are carried out when they are found, and some items need nobody's hand. */
function worksByItself(card: string): boolean {
  const { kind, kept, clauses } = cardById(card)
  if (kind === 'event') return true
  return kept === true && clauses.every(({ on }) => on.includes('always'))
}

/** Counts what is told. */
class Tally {
  #rounds = 0
  #captures = 0
  #cheese = 0
  readonly #found = new Set<string>()
  readonly #learned = new Set<string>()
  readonly #used = new Set<string>()

  get rounds(): number {
    return this.#rounds
  }

  note(event: MysticsEvent): void {
    if (event.type === 'round-began') this.#rounds++
    else if (event.type === 'captured') this.#captures++
    else if (event.type === 'cheese-gained') this.#cheese += event.n
    else if (event.type === 'found') {
      this.#found.add(event.card)
      if (worksByItself(event.card)) this.#used.add(event.card)
    } else if (event.type === 'leveled-up') this.#learned.add(event.ability)
    else if (event.type === 'used' || event.type === 'equipped') this.#used.add(event.card)
    else if (event.type === 'item-placed') this.#used.add(event.item)
  }

  result(): Pick<Trial, 'rounds' | 'captures' | 'cheese' | 'found' | 'learned' | 'used'> {
    return {
      rounds: this.#rounds,
      captures: this.#captures,
      cheese: this.#cheese,
      found: [...this.#found],
      learned: [...this.#learned],
      used: [...this.#used],
    }
  }
}
