import { signal } from '@preact/signals'
import type { MysticsEvent } from '@mousekeep/mystics/box'
import { isIntroducing } from '../settings.ts'
import { isKeyword, keywordsOf, type Keyword } from './keywords.ts'

const KEY = 'mousekeep.keywords'

/** Keywords that wait to be read, the oldest first. */
export const waiting = signal<readonly Keyword[]>([])

function seen(): Keyword[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter(isKeyword)
}

/** Introduces the rules that came into play for the first time on this device. */
export function introduce(events: readonly MysticsEvent[], isMouse: (card: string) => boolean): void {
  if (!isIntroducing.value) return
  const known = new Set([...seen(), ...waiting.value])
  const fresh = keywordsOf(events, isMouse).filter((keyword) => !known.has(keyword))
  if (fresh.length > 0) waiting.value = [...waiting.value, ...fresh]
}

/** The first one has been read, and is not shown again on this device. */
export function understood(): void {
  const [keyword, ...others] = waiting.value
  if (keyword === undefined) return
  localStorage.setItem(KEY, [...new Set([...seen(), keyword])].join(' '))
  waiting.value = others
}

/** Stops all introductions. */
export function stopIntroducing(): void {
  isIntroducing.value = false
  waiting.value = []
}
