/** Lists that the rules go through; the words of cards (`words.ts`) are made of them too. */

export const MARKERS = ['stunned', 'webbed', 'charmed'] as const
export type Marker = (typeof MARKERS)[number]

export const SLOTS = ['paw', 'tail', 'head', 'body', 'cloak', 'accessory'] as const
export type Slot = (typeof SLOTS)[number]

/** M2.1: the six faces of the action die. */
export const DIE = ['sword', 'shield', 'shield-star', 'bow', 'bow-star', 'cheese'] as const
export type Face = (typeof DIE)[number]
