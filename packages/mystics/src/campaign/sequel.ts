import {
  BadInput,
  readFlag,
  readList,
  readOneOf,
  readOnly,
  readRecord,
  readString,
  type Chosen,
  type Need,
  type Onward,
  type Refusal,
  type Sequel,
} from '@mousekeep/engine'
import type { MysticsOptions } from '../options.ts'
import { ASKS, CHAPTER_IDS, DIFFICULTIES, type Asks } from '../sheet.ts'
import { partySeat } from '../state/live.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsState } from '../state/state.ts'
import { findChapter } from '../story/shelf.ts'
import { dealt, readHands } from './hands.ts'
import { endedOf } from './ended.ts'
import { beginJourney, closeChapter, goOn, optionsOf, prepare, retry, type Journey } from './journey.ts'
import { readJourney } from './read-journey.ts'

/** A decision between two chapters: the lost one once more, or on for a stroke (M23.3, B7); a card to keep (M24.2). */
export type MysticsChoice =
  | { readonly do: 'again' }
  | { readonly do: 'on' }
  | { readonly do: 'keep'; readonly mouse: string; readonly card: string | null }

/** What goes on from chapter to chapter: the campaign between two of them, and how its tables are. */
interface Baggage {
  readonly journey: Journey
  readonly asks: Asks
  readonly achievements: boolean
}

interface Played {
  readonly state: MysticsState
  readonly event: MysticsEvent
  readonly options: MysticsOptions
}

const AGAIN: MysticsChoice = { do: 'again' }
const ON: MysticsChoice = { do: 'on' }
/** Bots try a chapter so often before they leave it behind. */
const BOTS_TRIES = 2

export const sequel: Sequel<Played> = {
  carried: ({ flags, strokes, abilities, absent, anew, kept }) => [
    ...(flags.length > 0 ? ['flags'] : []),
    ...(strokes > 0 ? ['strokes'] : []),
    ...(Object.keys(abilities).length > 0 ? ['abilities'] : []),
    ...(absent.length > 0 ? ['absent'] : []),
    ...(anew.length > 0 ? ['anew'] : []),
    ...(Object.keys(kept).length > 0 ? ['kept'] : []),
  ],

  begin({ chapter, difficulty, party, players, asks, achievements }: MysticsOptions): Baggage {
    const journey = beginJourney({ seed: '', difficulty, players, party, chapter })
    return { journey, asks, achievements }
  },

  after(json, state, chosen): Onward {
    const baggage = readBaggage(json)
    const needs = needsOf(baggage.journey, state, chosen)
    if (needs.length > 0) return { needs, baggage: null }
    const journey = following(baggage.journey, state, [], chosen)
    return { needs, baggage: journey.stage === 'closed' ? null : { ...baggage, journey: between(journey) } }
  },

  tell(json, state, events, chosen): object {
    const told = following(readBaggage(json).journey, state, events, chosen).chronicle.at(-1)
    if (told === undefined) throw new Error('Bug: nothing is told of a chapter that is over')
    return told
  },

  prepare(json, wish): object {
    const baggage = readBaggage(json)
    const wished = readRecord(wish ?? {}, 'wish')
    readOnly(wished, ['party', 'difficulty', 'asks', 'hands'], 'wish')
    const { party, difficulty, asks, hands } = wished
    const changes = {
      ...(party === undefined ? {} : { party: textsIn(party, 'party of the wish') }),
      ...(difficulty === undefined
        ? {}
        : { difficulty: readOneOf(difficulty, DIFFICULTIES, 'difficulty of the wish') }),
    }
    const options = optionsOf(unrefused(prepare(baggage.journey, changes)))
    const mice = textsIn(options['party'], 'party')
    const seating = hands === undefined ? {} : dealt(mice, readHands(hands))
    const asked = asks === undefined ? baggage.asks : readOneOf(asks, ASKS, 'asks of the wish')
    return { ...options, asks: asked, achievements: baggage.achievements, ...seating }
  },

  wishOf({ party, difficulty, asks, players, seats }): object {
    const hands = Array.from({ length: players }, (_, seat) => party.filter((mouse) => seats[mouse] === seat))
    return { party, difficulty, asks, ...(Object.keys(seats).length === 0 ? {} : { hands }) }
  },

  readBaggage,

  readChoice(json): MysticsChoice {
    const given = readRecord(json, 'choice')
    const what = readOneOf(given['do'], ['again', 'on', 'keep'], 'choice')
    readOnly(given, what === 'keep' ? ['do', 'mouse', 'card'] : ['do'], 'choice')
    if (what !== 'keep') return { do: what }
    const card = given['card'] === null ? null : readString(given['card'], 'card of the choice')
    return { do: 'keep', mouse: readString(given['mouse'], 'mouse of the choice'), card }
  },

  bring(json) {
    const journey = readJourney(json)
    if (journey.stage === 'lost') throw new BadInput('first say whether the lost chapter is tried again (M23.3)')
    if (journey.stage === 'closed') throw new BadInput('this campaign has come to its end')
    const baggage: Baggage = { journey: between(journey), asks: 'what-matters', achievements: false }
    return { baggage, told: journey.chronicle, record: journey.record }
  },

  home({ baggage, told, record }, seed): object {
    const { journey } = readBaggage(baggage)
    const stage = record === null ? journey.stage : 'playing'
    return readJourney({ ...journey, seed, stage, chronicle: told, record })
  },
}

/** What is to be decided next. After a defeat the party says first whether it goes on (M23.3). */
function needsOf(journey: Journey, state: MysticsState, chosen: readonly Chosen[]): Need[] {
  const made = chosen.map(({ choice }) => sequel.readChoice(choice)).filter(isMystics)
  const isLost = state.over === 'lost'
  const way = made.find((choice) => choice.do !== 'keep')
  if (isLost && way === undefined) {
    const choices = journey.attempt < BOTS_TRIES ? [AGAIN, ON] : [ON, AGAIN]
    return [{ seat: partySeat(state), about: 'way', rule: 'M23.3', choices }]
  }
  if (way?.do === 'again' || isLesson(journey) || isLast(journey)) return []
  const decided = new Set(made.flatMap((choice) => (choice.do === 'keep' ? [choice.mouse] : [])))
  return endedOf(state).mice.flatMap(({ id, keepable }): Need[] => {
    if (keepable.length === 0 || decided.has(id)) return []
    const cards = [...new Set(keepable), null]
    const choices = cards.map((card): MysticsChoice => ({ do: 'keep', mouse: id, card }))
    return [{ seat: state.setup.seats[id], about: id, rule: 'M24.2', choices }]
  })
}

function isMystics(choice: { readonly do: string }): choice is MysticsChoice {
  return choice.do === 'again' || choice.do === 'on' || choice.do === 'keep'
}

/** The prologue is a lesson: nothing of it is carried on. */
function isLesson({ chapter }: Journey): boolean {
  return chapter !== null && findChapter(chapter).abilities === false
}

function isLast({ chapter }: Journey): boolean {
  return chapter === CHAPTER_IDS.at(-1)
}

/** The campaign after the chapter, by what was chosen. */
function following(
  journey: Journey,
  state: MysticsState,
  events: readonly MysticsEvent[],
  chosen: readonly Chosen[],
): Journey {
  const made = chosen.map(({ choice }) => sequel.readChoice(choice)).filter(isMystics)
  const kept: Record<string, string> = {}
  for (const choice of made) if (choice.do === 'keep' && choice.card !== null) kept[choice.mouse] = choice.card
  const ended = endedOf(state)
  const party = ended.mice.map(({ id }) => id)
  const { difficulty } = state.setup
  const played: Journey = { ...journey, party, difficulty, stage: 'playing' }
  const closed = unrefused(closeChapter(played, ended, events, kept))
  if (state.over === 'won') return closed
  return unrefused(made.some((choice) => choice.do === 'again') ? retry(closed) : goOn(closed, kept))
}

/** What of a campaign goes on: not what is told of it, which is in the log of each chapter. */
function between(journey: Journey): Journey {
  return { ...journey, seed: '', stage: 'between', record: null, chronicle: [] }
}

function unrefused(journey: Journey | Refusal): Journey {
  if ('code' in journey) throw new BadInput(`the campaign does not go on so (${journey.rule})`)
  return journey
}

function readBaggage(json: unknown): Baggage {
  const given = readRecord(json, 'baggage')
  return {
    journey: readJourney(given['journey']),
    asks: readOneOf(given['asks'], ASKS, 'asks'),
    achievements: readFlag(given['achievements'], 'achievements'),
  }
}

function textsIn(json: unknown, path: string): string[] {
  return readList(json, path).map((each) => readString(each, path))
}
