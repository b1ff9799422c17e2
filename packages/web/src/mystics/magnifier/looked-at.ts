import { signal } from '@preact/signals'
import type { MysticsView } from '@mousekeep/mystics/box'
import { isKeyword, type Keyword } from '../keywords/keywords.ts'

/** Something that can be looked at closely. */
export type Look =
  | { readonly kind: 'card' | 'figure'; readonly id: string }
  | { readonly kind: 'keyword'; readonly id: Keyword }

/** What is under the magnifier; empty when it is closed. */
export const magnified = signal<readonly Look[]>([])

/** What the pointer rests on, and where that is. */
export const resting = signal<{ readonly looks: readonly Look[]; readonly at: DOMRect } | null>(null)

/** Parts of the table that stand for a keyword, by their selectors. */
const PARTS: readonly (readonly [selector: string, keyword: Keyword])[] = [
  ['.wheel', 'wheel'],
  ['.pages', 'hourglass'],
  ['.head-of-time', 'surge'],
  ['.tray', 'dice'],
  ['.way-out', 'explore'],
  ['.rope', 'track'],
]

/** What an element of the page shows: a card, the figures of a space, an action, a part of the table. */
export function looksAt(element: Element, view: MysticsView): Look[] {
  const near = (selector: string, attribute: string): string | null =>
    element.closest(selector)?.getAttribute(attribute) ?? null
  const card = near('[data-card]', 'data-card')
  if (card !== null) return [{ kind: 'card', id: card }]
  const figure = near('[data-look]', 'data-look')
  if (figure !== null) return [{ kind: 'figure', id: figure }]
  const space = near('[data-spot]', 'data-spot')
  if (space !== null) return figuresOn(space, view)
  const action = near('[data-kind]', 'data-kind')
  if (action !== null && isKeyword(action)) return [{ kind: 'keyword', id: action }]
  const part = PARTS.find(([selector]) => element.closest(selector) !== null)
  return part === undefined ? [] : [{ kind: 'keyword', id: part[1] }]
}

/** The figures on a space; each type of minion only once. */
function figuresOn(space: string, view: MysticsView): Look[] {
  const mice = Object.entries(view.mice).flatMap(([id, { at }]) => (at === space ? [id] : []))
  const minions = view.minions.filter(({ at }) => at === space).map(({ type }) => type)
  return [...new Set([...mice, ...minions])].map((id) => ({ kind: 'figure', id }))
}
