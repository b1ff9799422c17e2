import type { MysticsView } from '@mousekeep/mystics/box'

/** Whether the prologue is guiding: it offers a single action, which is lit (M26.1). */
export function isLed({ chapter, over }: MysticsView, choices: number): boolean {
  return chapter === 'prologue' && over === null && choices === 1
}
