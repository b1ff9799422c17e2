import { Seeded } from '@mousekeep/engine'
import { boardHere, mystics } from '@mousekeep/mystics'

/** Where those stand who come to the rats of the guard room. */
const ROACHES_AT = [2, 8, 20, 26, 33]

/** The first turn of chapter one in a room with twelve figures, four of them mice, as a position. */
export function crowdedRoom(): object {
  const chance = new Seeded('crowd')
  const state = mystics.start(mystics.readOptions({ chapter: '1', asks: 'what-matters' }), chance, null)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, null)
  const { spaces } = boardHere(state)
  for (const [i, at] of ROACHES_AT.entries())
    state.minions.push({ ...state.minions[0], id: `roaches-${i + 1}`, type: 'roaches', at: spaces[at] })
  state.track.push('roaches')
  if (state.turn !== null) state.turn.points = 6
  return mystics.summary(state)
}
