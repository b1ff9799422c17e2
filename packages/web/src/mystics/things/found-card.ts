import type { MysticsView } from '@mousekeep/mystics/box'

/** The card about which it is asked whether it is kept. */
export function foundCard({ question }: MysticsView): string | null {
  const [what, card] = question?.what.split(' ') ?? []
  return what === 'keep' ? (card ?? null) : null
}
