import { DEEPEST, MOST_BYTES, MOST_ITEMS, MOST_KEYS } from './limits.ts'
import { idIn } from './shape.ts'

export type Guarded =
  | { readonly ok: true; readonly json: unknown }
  /** `id`: what the sender called it, if that much can be seen. */
  | { readonly ok: false; readonly code: 'BAD_JSON' | 'BAD_SHAPE'; readonly id: string | null }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const OPEN_RECORD = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_RECORD = 0x7d

/**
 * Parses JSON that is neither deep nor wide. Depth is counted in the text, because a parsed monster already breaks
 * whoever walks over it (promise 15).
 */
export function parseGuarded(text: string): Guarded {
  if (isMonstrous(text)) return { ok: false, code: 'BAD_SHAPE', id: idOfMonster(text) }
  try {
    return { ok: true, json: JSON.parse(text) }
  } catch {
    return { ok: false, code: 'BAD_JSON', id: null }
  }
}

/** Nobody walks over it: only its first level is looked at. */
function idOfMonster(text: string): string | null {
  try {
    return text.length > MOST_BYTES ? null : idIn(JSON.parse(text))
  } catch {
    return null
  }
}

function isMonstrous(text: string): boolean {
  let depth = 0
  let keys = 0
  let items = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) i = endOfString(text, i)
    else if (char === OPEN_LIST || char === OPEN_RECORD) depth++
    else if (char === CLOSE_LIST || char === CLOSE_RECORD) depth--
    else if (char === COLON) keys++
    else if (char === COMMA) items++
    if (depth > DEEPEST || keys > MOST_KEYS || items > MOST_ITEMS) return true
  }
  return false
}

/** Whether anything in this JSON is nested deeper than that: whoever walks over such a thing falls. */
export function isDeeper(text: string, deepest: number): boolean {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) i = endOfString(text, i)
    else if (char === OPEN_LIST || char === OPEN_RECORD) depth++
    else if (char === CLOSE_LIST || char === CLOSE_RECORD) depth--
    if (depth > deepest) return true
  }
  return false
}

/** Where the string that begins here ends; the end of the text if it never does. */
function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1
  return i
}
