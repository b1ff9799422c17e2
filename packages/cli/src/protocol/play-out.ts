import { Match, playout, Seeded, type Chance, type GameTypes } from '@mousekeep/engine'
import { rulesOf } from '@mousekeep/games/all'

/** What a number of games, played on from where a match stands, came to. */
export interface PlayOut {
  readonly games: number
  readonly actions: number
  readonly seconds: number
  readonly results: Readonly<Record<string, number>>
}

export function playOut(match: Match<GameTypes>, games: number, level: string, seed: string): PlayOut {
  const chance = new Seeded(seed)
  const results: Record<string, number> = {}
  let actions = 0
  const began = performance.now()
  for (let i = 0; i < games; i++) {
    const played = level === 'random' ? playAtRandom(match, chance) : playByBots(match, level, chance)
    actions += played.actions
    results[played.result] = (results[played.result] ?? 0) + 1
  }
  return { games, actions, seconds: (performance.now() - began) / 1000, results }
}

interface Played {
  readonly actions: number
  readonly result: string
}

function playAtRandom({ game, state }: Match<GameTypes>, chance: Chance): Played {
  const copy = game.copy(state)
  const actions = playout(game, copy, chance)
  return { actions, result: game.outcome(copy)?.result ?? '' }
}

function playByBots(match: Match<GameTypes>, level: string, chance: Chance): Played {
  const { game } = match
  const bot = rulesOf(game.id).bot(level, { chance, clock: () => performance.now() })
  const copy = Match.replay(game, match.record)
  for (let actions = 0; ; actions++) {
    const seat = game.actor(copy.state)
    if (seat === null) return { actions, result: game.outcome(copy.state)?.result ?? '' }
    copy.play(bot.choose(game.view(copy.state, seat), copy.seen(seat)))
  }
}
