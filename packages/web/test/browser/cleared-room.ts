import { Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'

/** The first turn of chapter one with so many steps and nobody to fight, as a position that a table can begin with. */
export function clearedRoom(seed: string, points: number): object {
  const chance = new Seeded(seed)
  const state = mystics.start(mystics.readOptions({ chapter: '1', asks: 'what-matters' }), chance, null)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, null)
  state.minions.length = 0
  if (state.turn !== null) state.turn.points = points
  const isMouse = (card: string): boolean => state.mice.some(({ id }) => id === card)
  state.track.splice(0, state.track.length, ...state.track.filter(isMouse))
  return mystics.summary(state)
}
