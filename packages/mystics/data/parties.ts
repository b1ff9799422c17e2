/** Who may go (M3.1). */
export interface Party {
  readonly size: number
  readonly forbidden?: readonly string[]
  readonly required?: readonly string[]
  /** At least one of these. */
  readonly requiredAny?: readonly string[]
  /** Who goes when nobody chooses. */
  readonly usual: readonly string[]
}

/** The chapters of the book, in its order. */
export const CHAPTER_IDS = ['prologue', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const
export type ChapterId = (typeof CHAPTER_IDS)[number]

/** Who may go into each chapter of the book: known before the book is opened. */
export const PARTIES: Readonly<Record<ChapterId, Party>> = {
  prologue: { size: 2, usual: ['collin', 'filch'], required: ['collin', 'filch'] },
  1: { size: 4, forbidden: ['lily'], usual: ['collin', 'nez', 'tilda', 'filch'] },
  2: { size: 4, required: ['lily'], usual: ['lily', 'collin', 'tilda', 'filch'] },
  3: { size: 4, requiredAny: ['maginos', 'tilda'], usual: ['collin', 'nez', 'tilda', 'filch'] },
  4: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  5: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  6: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  7: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  8: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  9: { size: 4, required: ['collin'], usual: ['collin', 'nez', 'tilda', 'filch'] },
  10: { size: 4, usual: ['collin', 'nez', 'tilda', 'filch'] },
  11: { size: 4, required: ['collin'], usual: ['collin', 'nez', 'tilda', 'filch'] },
}

/** The flags that chapters of the book win or ask about (B7): known before the book is opened. */
export const FLAGS = [
  'maggie',
  'three-cheers',
  'full-cup',
  'roster',
  'waterworks',
  'signet',
  'clean-hands',
  'vurst-word',
  'vurst-pistol',
  'cat-friend',
  'cat-belled',
  'scouts',
  'guard-heart',
  'guard-half',
  'bark-whole',
] as const
