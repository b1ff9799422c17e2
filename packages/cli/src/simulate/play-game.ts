import { Match, Seeded, type Outcome, type Seat } from '@mousekeep/engine'
import { sheetOf } from '@mousekeep/games'
import { rulesOf } from '@mousekeep/games/all'

/** What a simulated game needs; plain data, so that it can be sent to another thread. */
export interface Contest {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  /** By seat. */
  readonly levels: readonly string[]
  readonly ms: number | null
  readonly iterations: number | null
}

export interface Report {
  readonly outcome: Outcome
  /** Who had the first decision. */
  readonly first: Seat
  readonly actions: number
  /** Rounds begun; 0 in a game that has none. */
  readonly rounds: number
  /** By seat: time spent on choosing, and number of choices. */
  readonly ms: readonly number[]
  readonly choices: readonly number[]
}

function typeOf(event: object): string {
  return 'type' in event ? String(event.type) : ''
}

/** Plays one game between bots, each by what its seat sees. */
export function playGame(contest: Contest): Report {
  const rules = rulesOf(contest.game)
  const { game } = rules
  const { rounds } = sheetOf(contest.game)
  const match = new Match(game, { seed: contest.seed, options: contest.options })
  const limits = {
    ...(contest.ms === null ? {} : { ms: contest.ms }),
    ...(contest.iterations === null ? {} : { iterations: contest.iterations }),
  }
  const bots = contest.levels.map((level, seat) => {
    const chance = new Seeded(`${contest.seed}/bot ${seat}`)
    return rules.bot(level, { chance, clock: () => performance.now() }, limits)
  })
  const ms = bots.map(() => 0)
  const choices = bots.map(() => 0)
  const first = game.actor(match.state) ?? 0
  for (let actions = 0; ; actions++) {
    const outcome = game.outcome(match.state)
    if (outcome !== null) {
      const begun = match.seen(0).filter((event) => rounds.includes(typeOf(event))).length
      return { outcome, first, actions, rounds: begun, ms, choices }
    }
    const seat = game.actor(match.state)
    if (seat === null) throw new Error('Bug: nobody acts in a game that is not over')
    const began = performance.now()
    const action = bots[seat].choose(game.view(match.state, seat), match.seen(seat))
    ms[seat] += performance.now() - began
    choices[seat]++
    const step = match.play(action, seat)
    if (!step.ok) throw new Error(`Bug: a bot played ${game.text(action)}: ${step.refusal.code} (${step.refusal.rule})`)
  }
}
