import type { MysticsAction } from '@mousekeep/mystics/box'
import type { MysticsDesk } from './choosing.ts'
import { isWarnedOf } from './foresight.ts'

/** Plays an action; one that carries a grave warning only when it is asked for a second time. */
export function playCarefully(desk: MysticsDesk, action: MysticsAction): void {
  const { warned } = desk.choosing
  if (isWarnedOf(desk, warned.value, action)) warned.value = action
  else desk.play(action)
}
