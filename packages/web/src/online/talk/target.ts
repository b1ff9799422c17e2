import type { PointKind } from '@mousekeep/protocol'

/** Something at a table that can be pointed at. */
export interface Target {
  readonly kind: PointKind
  readonly name: string
}

/** The attributes by which each kind is found on the page; every game puts them on its own elements. */
const MARKS: Readonly<Record<PointKind, readonly string[]>> = {
  space: ['data-spot'],
  figure: ['data-track'],
  option: ['data-point', 'data-kind'],
  card: ['data-card'],
}
const KINDS = ['space', 'figure', 'option', 'card'] as const

/** The names that the server accepts. */
const NAME = /^[\w:#.,/ -]{1,120}$/

/** A selector for everything that has one of these attributes. */
const ANY = KINDS.flatMap((kind) => MARKS[kind].map((mark) => `[${mark}]`)).join(', ')

/** What is pointed at there; null if it is not part of the table. */
export function targetAt(place: EventTarget | null): Target | null {
  const marked = place instanceof Element ? place.closest(ANY) : null
  if (marked === null) return null
  for (const kind of KINDS) {
    for (const mark of MARKS[kind]) {
      const name = marked.getAttribute(mark)
      if (name !== null && NAME.test(name)) return { kind, name }
    }
  }
  return null
}

/** Selectors for its places on this page. */
export function placesOf({ kind, name }: Target): string[] {
  return NAME.test(name) ? MARKS[kind].map((mark) => `[${mark}="${name}"]`) : []
}

/** What this page calls it; empty if it is not there. */
export function nameOf(target: Target): string {
  const selectors = placesOf(target).join(', ')
  const place = selectors === '' ? null : document.querySelector(selectors)
  return place?.getAttribute('aria-label') ?? place?.textContent?.trim() ?? ''
}
