import type { MysticsView } from '@mousekeep/mystics/box'

/** Whether the prologue leads by the hand: it offers one action, and that one is lit (M26.1). */
export function isLed({ chapter, over }: MysticsView, choices: number): boolean {
  return chapter === 'prologue' && over === null && choices === 1
}
