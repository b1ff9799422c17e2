import { BadInput, refusal, type MatchRecord, type Refusal } from '@mousekeep/engine'
import type { MysticsAction } from '../rules/decide.ts'
import { findChapter } from '../story/shelf.ts'
import type { MysticsEvent } from '../state/events.ts'
import { CHAPTER_IDS, type Difficulty } from '../sheet.ts'
import { fittingParty, partiesFor } from '../story/parties.ts'
import { abilitiesHeld } from './abilities-held.ts'
import type { Ended } from './ended.ts'
import {
  broughtAlong,
  carryOver,
  keepableIn,
  NEW_CAMPAIGN,
  withKept,
  type Campaign,
  type Keepable,
} from './carry-over.ts'
import { chronicleOf, type ChronicleEntry } from './chronicle.ts'
import { firstAbilities, stillChosen, type FirstAbilities, type FirstAbility } from './first-abilities.ts'

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
  /** M3.2: first ability cards that were chosen before a chapter; left out: every mouse is asked at the table. */
  readonly first?: FirstAbilities
  /** The chapter that is next or under way; null: the book is closed. */
  readonly chapter: string | null
  readonly stage: 'between' | 'playing' | 'lost' | 'closed'
  readonly attempt: number
  readonly campaign: Campaign
  /** What the campaign will be if a lost chapter is left behind (B7). */
  readonly otherwise: Campaign | null
  /** The cards of which each mouse then keeps one (M24.2). */
  readonly keepable: Keepable
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
  const chapter = choices.chapter ?? CHAPTER_IDS[0]
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
    keepable: {},
    record: null,
    chronicle: [],
  }
}

/** Between chapters the party may change its mice, their first abilities, and how hard the next chapter is. */
export function prepare(
  journey: Journey,
  changes: { readonly party?: readonly string[]; readonly difficulty?: Difficulty; readonly first?: FirstAbilities },
): Journey | Refusal {
  if (journey.stage !== 'between' || journey.chapter === null) return NOT_BETWEEN
  const { party } = changes
  const same = (mice: readonly string[]): boolean =>
    party !== undefined && mice.length === party.length && mice.every((id) => party.includes(id))
  if (party !== undefined && !partiesFor(findChapter(journey.chapter)).some(same))
    throw new BadInput(`chapter ${journey.chapter} does not admit this party (M3.1)`)
  const next = { ...journey, ...changes }
  for (const { mouse, chosen } of firstAbilitiesOf(next))
    if (changes.first?.[mouse] !== undefined && chosen === null)
      throw new BadInput(`${changes.first[mouse]} is not for ${mouse}, or another mouse has it (M3.2)`)
  return next
}

/** M3.1: who goes into the next chapter, unless the party is changed. */
export function partyOf({ chapter, party, campaign }: Journey): string[] {
  if (chapter === null) throw new BadInput('the book is closed')
  return fittingParty(findChapter(chapter), party, abilitiesHeld(campaign.abilities).abilities)
}

/** M3.2: those of the party who take an ability card before the next chapter, and what they can take. */
export function firstAbilitiesOf(journey: Journey): FirstAbility[] {
  return firstAbilities(waitingIn(journey), abilitiesHeld(journey.campaign.abilities).abilities, journey.first ?? {})
}

/** M3.2: only the first time a mouse appears, or if its card turned out to be another's. The prologue knows none. */
function waitingIn(journey: Journey): string[] {
  if (journey.chapter === null || findChapter(journey.chapter).abilities === false) return []
  const { abilities, twice } = abilitiesHeld(journey.campaign.abilities)
  const isAnew = (id: string): boolean => twice.some(({ mouse }) => mouse === id)
  return partyOf(journey).filter((id) => (abilities[id] ?? []).length === 0 || isAnew(id))
}

/** The options of the next chapter (M24): those who go, and what they bring along. */
export function optionsOf(journey: Journey): Record<string, unknown> {
  if (journey.chapter === null) throw new BadInput('the book is closed')
  const party = partyOf(journey)
  const { flags, strokes, kept } = journey.campaign
  const { abilities, twice } = abilitiesHeld(journey.campaign.abilities)
  const first = stillChosen(waitingIn(journey), abilities, journey.first ?? {})
  const added = Object.entries(first).map(([id, card]) => [id, [...(abilities[id] ?? []), card]] as const)
  const held = Object.entries({ ...abilities, ...Object.fromEntries(added) }).filter(([, cards]) => cards.length > 0)
  const comes = ([id]: readonly [string, unknown]): boolean => party.includes(id)
  return {
    chapter: journey.chapter,
    difficulty: journey.difficulty,
    players: Math.min(journey.players, party.length),
    party,
    flags,
    strokes,
    abilities: Object.fromEntries(held.filter(comes)),
    absent: held.filter((each) => !comes(each)).flatMap(([, cards]) => cards),
    anew: [...new Set(twice.map(({ mouse }) => mouse))].filter((id) => party.includes(id) && first[id] === undefined),
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

/** The chapter is over. Won: on to the next, with a card each as chosen. Lost: the party first says whether it goes on. */
export function closeChapter(
  journey: Journey,
  ended: Ended,
  events: readonly MysticsEvent[],
  choices: Readonly<Record<string, string>>,
): Journey | Refusal {
  if (journey.stage !== 'playing') return NOT_PLAYING
  if (ended.over === null) return NOT_OVER
  const entry = chronicleOf(ended, events, journey.attempt, journey.campaign.flags)
  const chronicle = [...journey.chronicle, entry]
  // The prologue is a lesson: nothing of it is carried on, and it simply starts again.
  const isLesson = findChapter(entry.chapter).abilities === false
  const after = isLesson ? journey.campaign : carryOver(journey.campaign, ended)
  const keepable = isLesson ? {} : keepableIn(ended)
  if (ended.over === 'won') return onward({ ...journey, campaign: withKept(after, keepable, choices), chronicle })
  return { ...journey, stage: 'lost', otherwise: after, keepable, record: null, chronicle }
}

/** M23.3: the lost chapter once more, as if it had not been. */
export function retry(journey: Journey): Journey | Refusal {
  if (journey.stage !== 'lost') return NOT_LOST
  return { ...journey, stage: 'between', attempt: journey.attempt + 1, otherwise: null, keepable: {} }
}

/** M23.3, B7: the lost chapter is left behind, at the price of a stroke, with a card each as chosen (M24.2). */
export function goOn(journey: Journey, choices: Readonly<Record<string, string>>): Journey | Refusal {
  const { otherwise, keepable } = journey
  if (journey.stage !== 'lost' || otherwise === null) return NOT_LOST
  const last = journey.chronicle.length - 1
  const chronicle = journey.chronicle.map((entry, i) => (i === last ? { ...entry, leftBehind: true } : entry))
  return onward({ ...journey, campaign: withKept(otherwise, keepable, choices), chronicle })
}

function onward(journey: Journey): Journey {
  const next = CHAPTER_IDS[CHAPTER_IDS.findIndex((id) => id === journey.chapter) + 1]
  return {
    ...journey,
    chapter: next ?? null,
    stage: next === undefined ? 'closed' : 'between',
    attempt: 1,
    otherwise: null,
    keepable: {},
    record: null,
  }
}
