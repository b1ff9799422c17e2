import { Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'

/**
 * The first turn of chapter one with so many steps and nobody to fight, as a position that a table can begin with; with
 * a stash, every mouse has a cheese besides.
 */
export function clearedRoom(seed: string, points: number, stash: readonly string[] = []): object {
  const chance = new Seeded(seed)
  const state = mystics.start(mystics.readOptions({ chapter: '1', asks: 'what-matters' }), chance, null)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, null)
  state.minions.length = 0
  if (state.turn !== null) state.turn.points = points
  const isMouse = (card: string): boolean => state.mice.some(({ id }) => id === card)
  state.track.splice(0, state.track.length, ...state.track.filter(isMouse))
  for (const item of stash) {
    const at = state.search.findIndex((card) => state.setup.cards[card] === item)
    state.stash.push(...state.search.splice(at, 1))
  }
  if (stash.length > 0) for (const mouse of state.mice) mouse.cheese = 1
  return mystics.summary(state)
}
