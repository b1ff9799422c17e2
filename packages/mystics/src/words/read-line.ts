import { BadInput } from '@mousekeep/engine'
import type { Speech } from '@mousekeep/text'
import type { MysticsAction } from '../state/action.ts'
import { readAction } from '../state/read-action.ts'
import { FIELDS, labelOf, tellAction, typedOf } from './actions.ts'
import { plain } from './names.ts'

/**
 * An action typed in words, listed or not; null: it is none. Verbs and names may be typed as they are shown, numbers are
 * those of the list, from 1.
 */
export function readLine(
  speech: Speech,
  line: string,
  legal: readonly MysticsAction[],
  asked = '',
): MysticsAction | null {
  const typed = line.trim()
  if (/^\d+$/.test(typed)) return legal[Number(typed) - 1] ?? null
  const waysToSay = (action: MysticsAction): string[] => [
    typedOf(action),
    `${action.do} ${labelOf(speech, action, asked)}`,
    `${speech.say(`verb-${action.do}`)} ${labelOf(speech, action, asked)}`,
    tellAction(speech, action, asked),
  ]
  return (
    legal.find((action) => waysToSay(action).some((text) => plain(text.trim()) === plain(typed))) ??
    readFields(speech, typed)
  )
}

/** Words for what is not listed are answered with the rule that forbids it. */
function readFields(speech: Speech, typed: string): MysticsAction | null {
  const [verb, ...values] = typed.split(/\s+/)
  const kind = Object.keys(FIELDS).find((each) => plain(speech.say(`verb-${each}`)) === plain(verb)) ?? verb
  const fields = FIELDS[kind] ?? []
  try {
    return readAction({ do: kind, ...Object.fromEntries(values.map((value, i) => [fields[i] ?? 'more', value])) })
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return null
  }
}
