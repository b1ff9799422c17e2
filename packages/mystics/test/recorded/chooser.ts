import { pick, Seeded } from '@mousekeep/engine'
import { mystics, partyBot, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { offersOf } from '../../src/asking/offers.ts'

/** Who plays a recorded game: chance, the party bot, or now one and now the other. */
export const PLAYED_BY = ['random', 'mixed', 'bot'] as const

/** Few, for a game needs to be played sensibly, not well. */
const WORLDS = 4

/** Chooses for a game; now and then several decisions as one (M27), which are not listed. */
export function chooser(by: (typeof PLAYED_BY)[number], seed: string) {
  const whim = new Seeded(`${seed} whim`)
  const bot = partyBot(new Seeded(`${seed} thoughts`), { worlds: WORLDS })
  const isByBot = (): boolean => by === 'bot' || (by === 'mixed' && whim.below(4) > 0)
  return (state: MysticsState, actions: readonly MysticsAction[]): MysticsAction => {
    if (whim.below(20) === 0) {
      const { waits, leads } = offersOf(state)
      const runs: MysticsAction[] = [
        ...waits.map((card): MysticsAction => ({ do: 'wait', for: card })),
        ...leads.map((to): MysticsAction => ({ do: 'lead', to })),
      ]
      if (runs.length > 0) return pick(runs, whim)
    }
    return isByBot() ? bot.choose(mystics.view(state, 0)) : pick(actions, whim)
  }
}
