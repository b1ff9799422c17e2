import type { MysticsView } from '@mousekeep/mystics/box'

/** The found card that somebody is asked about: keep it or not. */
export function foundCard({ question }: MysticsView): string | null {
  const [what, card] = question?.what.split(' ') ?? []
  return what === 'keep' ? (card ?? null) : null
}
