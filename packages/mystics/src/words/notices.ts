import type { Speech } from '@mousekeep/text'
import type { Notice } from '../campaign/notices.ts'
import { nameOf, namesOf } from './names.ts'

/** Something that the party should know before a chapter begins, in a sentence. */
export function tellNotice(speech: Speech, notice: Notice): string {
  const params = Object.entries(notice).map(([field, value]): [string, string] => {
    if (typeof value !== 'string') return [field, namesOf(speech, value)]
    return [field, field === 'why' ? value : nameOf(speech, value)]
  })
  return speech.say(`notice-${notice.code}`, Object.fromEntries(params))
}
