import { CHAPTER_IDS } from '@mousekeep/mystics/sheet'
import type { ChronicleEntry } from '@mousekeep/mystics/campaign'

/** The outcome of a chapter as a server tells it; null if it is not understood. */
export function readTold(json: unknown): ChronicleEntry | null {
  if (typeof json !== 'object' || json === null) return null
  const fields = Object.fromEntries<unknown>(Object.entries(json))
  const chapter = CHAPTER_IDS.find((id) => id === fields['chapter'])
  const { result } = fields
  if (chapter === undefined || (result !== 'won' && result !== 'lost')) return null
  return {
    chapter,
    difficulty: String(fields['difficulty']),
    attempt: numberIn(fields['attempt']),
    result,
    party: textsIn(fields['party']),
    rounds: numberIn(fields['rounds']),
    page: numberIn(fields['page']),
    captures: numberIn(fields['captures']),
    sides: textsIn(fields['sides']),
    won: textsIn(fields['won']),
    flags: textsIn(fields['flags']),
    leftBehind: fields['leftBehind'] === true,
  }
}

function numberIn(json: unknown): number {
  return typeof json === 'number' ? json : 0
}

function textsIn(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((each) => typeof each === 'string') : []
}
