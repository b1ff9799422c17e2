import { flag, shownTheme } from '../base/settings.ts'

/** The candle burns by night and not by day, or the other way round for those who prefer it. */
const isOtherwise = flag('mysticsCandle', false)

export function isCandle(): boolean {
  return isOtherwise.value !== (shownTheme.value === 'dark')
}

export function lightCandle(isLit: boolean): void {
  isOtherwise.value = isLit !== (shownTheme.value === 'dark')
}

/** Whether rules introduce themselves when they first come into play. */
export const isIntroducing = flag('mysticsKeywords', true)

/** Whether the room itself can be heard while sound is on. */
export const hasRoomTone = flag('mysticsRoomTone', true)
