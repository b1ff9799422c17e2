import type { JSX } from 'preact'
import { language } from '../../base/settings.ts'
import { say } from '../../base/words/words.ts'

/** The link to what this server stores about people, in the language of the app. */
export function PrivacyLink(): JSX.Element {
  return <a href={`/privacy?language=${language.value}`}>{say('privacy-link')}</a>
}
