import { flag, shownTheme } from '../base/settings.ts'

/** By night the candle burns and by day it does not; whoever wishes has it the other way round. */
const isOtherwise = flag('mysticsCandle', false)

export function isCandle(): boolean {
  return isOtherwise.value !== (shownTheme.value === 'dark')
}

export function lightCandle(isLit: boolean): void {
  isOtherwise.value = isLit !== (shownTheme.value === 'dark')
}

/** Whether rules introduce themselves when they first act. */
export const isIntroducing = flag('mysticsKeywords', true)

/** Whether the room itself is heard, where sound is on. */
export const hasRoomTone = flag('mysticsRoomTone', true)
