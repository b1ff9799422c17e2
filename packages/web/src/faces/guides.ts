import { GAME_IDS, type GameId } from '@mousekeep/games'
import type { Guide } from '../page/guide/guide.ts'

/** Each game's guide is a script of its own. */
const GUIDES: { readonly [Id in GameId]: () => Promise<Guide> } = {
  castle: async () => (await import('../castle/learn/guide.tsx')).castleGuide,
  mystics: async () => (await import('../mystics/learn/guide.tsx')).mysticsGuide,
}

/** The guide of a game, with its words loaded; null for a game that has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const id = GAME_IDS.find((each) => each === game)
  if (id === undefined) return null
  const guide = await GUIDES[id]()
  await Promise.all([guide.catalogue.load(), guide.tableCatalogue.whole()])
  return guide
}
