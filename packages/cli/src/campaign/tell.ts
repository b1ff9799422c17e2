import type { MysticsEvent } from '@mousekeep/mystics'
import type { Catalogue, Params } from '@mousekeep/text'
import { nameOf } from './names.ts'

/** Told by what comes before or after them. */
const SILENT: ReadonlySet<string> = new Set(['turn-ended', 'story', 'looked'])
/** With these a new paragraph begins. */
const OPENING: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'explored', 'surged', 'lesson'])
/** Words by which a sentence chooses its form, and which are no names. */
const PLAIN: ReadonlySet<string> = new Set(['for', 'result', 'chapter', 'passage'])

/** What happened, in paragraphs of sentences that end with the rule. */
export function tellEvents(words: Catalogue, events: readonly MysticsEvent[]): string[] {
  const paragraphs: string[] = []
  for (const event of events) {
    if (SILENT.has(event.type)) continue
    const sentence = `${capital(words.say(`event-${event.type}`, paramsOf(words, event)))} (${event.rule})`
    if (paragraphs.length === 0 || OPENING.has(event.type)) paragraphs.push(sentence)
    else paragraphs[paragraphs.length - 1] += ` ${sentence}`
  }
  return paragraphs
}

function paramsOf(words: Catalogue, event: MysticsEvent): Params {
  const named = (value: unknown): string =>
    Array.isArray(value) ? value.map(named).join(', ') : nameOf(words, String(value))
  return Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (typeof value === 'number') return [field, value]
      if (field === 'faces' && Array.isArray(value))
        return [field, value.map((face) => words.say(`table-face-${face}`)).join(', ')]
      return [field, PLAIN.has(field) ? String(value) : named(value)]
    }),
  )
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
