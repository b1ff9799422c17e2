import { leftBehind, type WhyBehind } from '../story/parties.ts'
import { findChapter } from '../story/shelf.ts'
import { abilitiesHeld } from './abilities-held.ts'
import { partyOf, type Journey } from './journey.ts'

/** Something that the party should know before a chapter begins; words are made of it elsewhere. */
export type Notice =
  /** M3.1: who has to come, or of whom one has to. */
  | { readonly code: 'required' | 'one-of'; readonly mice: readonly string[] }
  /** M3.1: who would have come along, and why it is that mouse. */
  | { readonly code: 'stays'; readonly mouse: string; readonly why: WhyBehind }
  /** M24.1: what nobody else can learn meanwhile. */
  | { readonly code: 'keeps'; readonly mouse: string; readonly cards: readonly string[] }
  /** M3.2: a card exists once; who has it, and who chooses anew. */
  | { readonly code: 'twice'; readonly card: string; readonly by: string; readonly mouse: string }

/** M3.1, M24.1: what there is to say about the party of the next chapter. */
export function noticesOf(journey: Journey): Notice[] {
  if (journey.chapter === null) return []
  const chapter = findChapter(journey.chapter)
  const { required = [], requiredAny = [] } = chapter.party
  const { abilities, twice } = abilitiesHeld(journey.campaign.abilities)
  const party = partyOf(journey)
  const notices: Notice[] = []
  if (required.length > 0) notices.push({ code: 'required', mice: required })
  if (requiredAny.length > 0) notices.push({ code: 'one-of', mice: requiredAny })
  for (const { mouse, why } of leftBehind(chapter, journey.party, abilities))
    notices.push({ code: 'stays', mouse, why })
  for (const [mouse, cards] of Object.entries(abilities))
    if (!party.includes(mouse) && cards.length > 0) notices.push({ code: 'keeps', mouse, cards })
  for (const each of twice) if (party.includes(each.mouse)) notices.push({ code: 'twice', ...each })
  return notices
}
