import type { Headpiece } from './headpiece.ts'

/** The headpiece of each chapter, by its id: a chunk of its own, loaded when it is first seen. */
const HEADPIECES: Readonly<Record<string, () => Promise<Headpiece>>> = {
  prologue: async () => (await import('./00-the-smallest-door.ts')).theSmallestDoor,
  '1': async () => (await import('./01-out-by-the-grate.ts')).outByTheGrate,
  '2': async () => (await import('./02-three-who-went-to-look.ts')).threeWhoWentToLook,
  '3': async () => (await import('./03-tea-for-an-owl.ts')).teaForAnOwl,
  '4': async () => (await import('./04-the-waterworks.ts')).theWaterworks,
  '5': async () => (await import('./05-the-queens-curtain-cord.ts')).theQueensCurtainCord,
  '6': async () => (await import('./06-the-captains-bill.ts')).theCaptainsBill,
  '7': async () => (await import('./07-un-belling-the-cat.ts')).unBellingTheCat,
  '8': async () => (await import('./08-what-eats-the-lamplight.ts')).whatEatsTheLamplight,
  '9': async () => (await import('./09-men-of-the-guard.ts')).menOfTheGuard,
  '10': async () => (await import('./10-hold-the-tree.ts')).holdTheTree,
  '11': async () => (await import('./11-the-eleventh-hour.ts')).theEleventhHour,
}

export const HEADPIECE_IDS: readonly string[] = Object.keys(HEADPIECES)

export async function loadHeadpiece(chapter: string): Promise<Headpiece> {
  const load = HEADPIECES[chapter]
  if (load === undefined) throw new Error(`Bug: chapter "${chapter}" has no headpiece`)
  return await load()
}
