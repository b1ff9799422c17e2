/** The space that drawings take, for those who reserve it. */

export const WHEEL_BOX = '-176 -174 356 360'

/** How wide a page of the chapter is. */
export const PAGE_STEP = 62

export const pagesBox = (end: number): string => `0 -6 ${PAGE_STEP * end + 14} 134`
