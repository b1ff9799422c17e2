import type { Params, Speech } from '@mousekeep/text'
import type { MysticsEvent } from '../state/events.ts'
import { isCode, nameOf } from './names.ts'

/** Told by what comes before or after them. */
const SILENT: ReadonlySet<string> = new Set(['turn-ended', 'story', 'looked'])
/** With these a new paragraph begins. */
const OPENING: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'explored', 'surged', 'lesson'])
/** Where something happens. Who sees the board needs no code for it. */
const PLACES: ReadonlySet<string> = new Set(['from', 'to', 'at'])
/** Words by which a sentence chooses its form, and which are no names. */
const PLAIN: ReadonlySet<string> = new Set(['for', 'result', 'chapter', 'passage', 'why'])

/** Defeats whose reason is worth saying; what a chapter's own rule does is told before. */
const LOST_BY: Readonly<Record<string, string>> = { 'M15.4': 'time', 'M20.3': 'captured' }

/** Why cheese went on the wheel, where no die shows it. */
const WHEEL_BY: Readonly<Record<string, string>> = { 'M5.1': 'idle' }

/** Cheese goes by these because it is paid; by any other because it is lost. */
const COSTS: ReadonlySet<string> = new Set(['M6.9', 'M16.4'])

/** Whether an event is told by others: then there is nothing to say of it. A passage of the story is read out instead. */
export function isSilent(event: MysticsEvent): boolean {
  return SILENT.has(event.type) || (event.type === 'variable-set' && event.value === false)
}

/** An event in a sentence. */
export function tell(speech: Speech, event: MysticsEvent): string {
  return capital(speech.say(`event-${event.type}`, paramsOf(speech, event)))
}

/** The same for people who see the board: spaces that have only a code are not named. */
export function tellSeen(speech: Speech, event: MysticsEvent): string {
  const places = Object.entries(event).filter(([field, value]) => PLACES.has(field) && [value].flat().every(isCoded))
  const unsaid = Object.fromEntries(places.map(([field]) => [field, 'none']))
  return capital(speech.say(`event-${event.type}`, { ...paramsOf(speech, event), ...unsaid }))
}

const isCoded = (value: unknown): boolean => typeof value === 'string' && isCode(value)

/** What happened, in paragraphs of sentences that end with the rule. */
export function tellAll(speech: Speech, events: readonly MysticsEvent[]): string[] {
  const paragraphs: string[] = []
  for (const event of events) {
    if (isSilent(event)) continue
    const sentence = `${tell(speech, event)} (${event.rule})`
    if (paragraphs.length === 0 || OPENING.has(event.type)) paragraphs.push(sentence)
    else paragraphs[paragraphs.length - 1] += ` ${sentence}`
  }
  return paragraphs
}

function paramsOf(speech: Speech, event: MysticsEvent): Params {
  const params = fieldsOf(speech, event)
  // Shields beyond the hits block nothing more.
  if (event.type === 'blocked') return { ...params, blocks: Math.min(event.blocks, event.hits) }
  if (event.type === 'cheese-gained' && event.card === null) return { ...params, card: 'none' }
  if (event.type === 'cheese-lost') return { ...params, why: COSTS.has(event.rule) ? 'cost' : 'other' }
  if (event.type === 'wheel-changed') return { ...params, why: WHEEL_BY[event.rule] ?? 'other' }
  if (event.type === 'over') return { ...params, result: LOST_BY[event.rule] ?? event.result }
  if (event.type !== 'shared') return params
  const { given, taken, cheese } = event
  return { ...params, given: gifts(speech, given, cheese), taken: gifts(speech, taken, -cheese) }
}

/** What changed hands in one direction; `none` if nothing did. */
function gifts(speech: Speech, cards: readonly string[], cheese: number): string {
  const names = cards.map((card) => nameOf(speech, card))
  if (cheese > 0) names.push(speech.say('look-cost', { n: cheese }))
  return names.length === 0 ? 'none' : names.join(', ')
}

function fieldsOf(speech: Speech, event: MysticsEvent): Params {
  const named = (value: unknown): string =>
    Array.isArray(value) ? value.map(named).join(', ') : nameOf(speech, String(value))
  return Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (typeof value === 'number') return [field, value]
      if (field === 'faces' && Array.isArray(value))
        return [field, value.map((face) => speech.say(`sign-${face}`)).join(', ')]
      return [field, PLAIN.has(field) ? String(value) : named(value)]
    }),
  )
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
