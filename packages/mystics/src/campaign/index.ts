/** A campaign between its chapters, for pages: no rules come with it. */
export { isBehind, recall, recap, type ChronicleEntry, type Recalled, type Told } from './chronicle.ts'
export { keepableIn, type Keepable } from './carry-over.ts'
export { endedIn, type Ended } from './ended.ts'
export type { FirstAbility } from './first-abilities.ts'
export * from './journey.ts'
export { MOMENT_KINDS, momentsOf, type Moment, type MomentKind } from './moments.ts'
export { noticesOf, type Notice } from './notices.ts'
export { readChapterRecord, readJourney } from './read-journey.ts'
