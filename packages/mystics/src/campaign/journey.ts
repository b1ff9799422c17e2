import { BadInput, refusal, type MatchRecord, type Refusal } from '@mousekeep/engine'
import type { MysticsAction } from '../actions/index.ts'
import { CHAPTERS, findChapter } from '../chapters/shelf.ts'
import type { MysticsEvent } from '../events.ts'
import type { Difficulty } from '../options.ts'
import { fittingParty, partiesFor } from '../parties.ts'
import type { MysticsState } from '../state.ts'
import { broughtAlong, carryOver, NEW_CAMPAIGN, type Campaign } from './carry-over.ts'
import { chronicleOf, type ChronicleEntry } from './chronicle.ts'

/**
 * A campaign as it is saved: plain data. Between chapters there is no record; in the middle of one it is the record of
 * the match, from which the table can always be had again; after a defeat the party has to choose (M23.3).
 */
export interface Journey {
  readonly seed: string
  readonly difficulty: Difficulty
  readonly players: number
  /** The mice the party would like to be; a chapter may want others. */
  readonly party: readonly string[]
  /** The chapter that is next or under way; null: the book is closed. */
  readonly chapter: string | null
  readonly stage: 'between' | 'playing' | 'lost' | 'closed'
  readonly attempt: number
  readonly campaign: Campaign
  /** What the campaign will be if a lost chapter is left behind (B7). */
  readonly otherwise: Campaign | null
  readonly record: MatchRecord<MysticsAction> | null
  readonly chronicle: readonly ChronicleEntry[]
}

const NOT_BETWEEN = refusal('M24.1', 'chapter-under-way')
const NOT_PLAYING = refusal('M24.1', 'no-chapter-under-way')
const NOT_OVER = refusal('M23.1', 'chapter-not-over')
const NOT_LOST = refusal('M23.3', 'nothing-lost')

export interface JourneyChoices {
  readonly seed: string
  readonly difficulty?: Difficulty
  readonly players?: number
  readonly party?: readonly string[]
  /** Where the book is opened; the prologue if left out. */
  readonly chapter?: string
}

/** The book is opened. */
export function beginJourney(choices: JourneyChoices): Journey {
  const chapter = choices.chapter ?? CHAPTERS[0].id
  return {
    seed: choices.seed,
    difficulty: choices.difficulty ?? 'standard',
    players: choices.players ?? 1,
    party: choices.party ?? findChapter(chapter).party.usual,
    chapter,
    stage: 'between',
    attempt: 1,
    campaign: NEW_CAMPAIGN,
    otherwise: null,
    record: null,
    chronicle: [],
  }
}

/** Between chapters the party may change its mice, and how hard the next chapter is. */
export function prepare(
  journey: Journey,
  changes: { readonly party?: readonly string[]; readonly difficulty?: Difficulty },
): Journey | Refusal {
  if (journey.stage !== 'between' || journey.chapter === null) return NOT_BETWEEN
  const { party } = changes
  const same = (mice: readonly string[]): boolean =>
    party !== undefined && mice.length === party.length && mice.every((id) => party.includes(id))
  if (party !== undefined && !partiesFor(findChapter(journey.chapter)).some(same))
    throw new BadInput(`chapter ${journey.chapter} does not admit this party (M3.1)`)
  return { ...journey, ...changes }
}

/** The options of the next chapter (M24): those who go, and what they bring along. */
export function optionsOf(journey: Journey): Record<string, unknown> {
  if (journey.chapter === null) throw new BadInput('the book is closed')
  const chapter = findChapter(journey.chapter)
  const party = fittingParty(chapter, journey.party)
  const { flags, strokes, abilities, kept } = journey.campaign
  const learned: Record<string, readonly string[]> = {}
  for (const id of party) {
    // An ability card exists once (M3.2): who has come along longest keeps it.
    const taken = new Set(Object.values(learned).flat())
    const own = (abilities[id] ?? []).filter((ability) => !taken.has(ability))
    if (own.length > 0) learned[id] = own
  }
  return {
    chapter: chapter.id,
    difficulty: journey.difficulty,
    players: Math.min(journey.players, party.length),
    party,
    flags,
    strokes,
    abilities: learned,
    kept: broughtAlong(party, kept),
  }
}

/** The seed of a chapter: another try has other dice. */
export function seedOf({ seed, chapter, attempt }: Journey): string {
  return `${seed}/${chapter}/${attempt}`
}

/** A chapter is under way, or has come as far as this record. */
export function keepRecord(journey: Journey, record: MatchRecord<MysticsAction>): Journey | Refusal {
  if (journey.stage !== 'between' && journey.stage !== 'playing') return NOT_PLAYING
  return { ...journey, stage: 'playing', record }
}

/** The chapter is over. Won: on to the next. Lost: the party has to choose. */
export function closeChapter(
  journey: Journey,
  state: MysticsState,
  events: readonly MysticsEvent[],
  choices: Readonly<Record<string, string>>,
): Journey | Refusal {
  if (journey.stage !== 'playing') return NOT_PLAYING
  if (state.over === null) return NOT_OVER
  const entry = chronicleOf(state, events, journey.attempt, journey.campaign.flags)
  const chronicle = [...journey.chronicle, entry]
  // The prologue is a lesson: nothing of it is carried on, and it simply starts again.
  const isLesson = findChapter(entry.chapter).abilities === false
  const after = isLesson ? journey.campaign : carryOver(journey.campaign, state, choices)
  if (state.over === 'won') return onward({ ...journey, campaign: after, chronicle })
  return { ...journey, stage: 'lost', otherwise: after, record: null, chronicle }
}

/** M23.3: the lost chapter once more, as if it had not been. */
export function retry(journey: Journey): Journey | Refusal {
  if (journey.stage !== 'lost') return NOT_LOST
  return { ...journey, stage: 'between', attempt: journey.attempt + 1, otherwise: null }
}

/** M23.3, B7: the lost chapter is left behind, at the price of a stroke. */
export function goOn(journey: Journey): Journey | Refusal {
  if (journey.stage !== 'lost' || journey.otherwise === null) return NOT_LOST
  const last = journey.chronicle.length - 1
  const chronicle = journey.chronicle.map((entry, i) => (i === last ? { ...entry, leftBehind: true } : entry))
  return onward({ ...journey, campaign: journey.otherwise, chronicle })
}

function onward(journey: Journey): Journey {
  const next = CHAPTERS[CHAPTERS.findIndex(({ id }) => id === journey.chapter) + 1]
  return {
    ...journey,
    chapter: next?.id ?? null,
    stage: next === undefined ? 'closed' : 'between',
    attempt: 1,
    otherwise: null,
    record: null,
  }
}
