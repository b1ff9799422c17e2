import { canonical, type Chance, type Game, type GameTypes, type Seat } from '@mousekeep/engine'

/** How far back it is remembered what was done, in events. */
const RECENT = 120
/** What doing the same with the same outcome costs, in the measure of `evaluate`, by how often it was done before. */
const costOf = (times: number): number => (times < 2 ? 0 : 0.01 * (times - 1) ** 2)

/**
 * How tired a seat is of an action: it has done the same, with the same outcome, again and again. Two who undo each
 * other's moves would go on so to the end of the game, each sure that nothing else is as good: a search looks ahead,
 * never back.
 */
export function wearinessOf<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: Seat,
  seen: readonly T['event'][],
  chance: Chance,
): (action: T['action']) => number {
  const times = new Map<string, number>()
  for (const event of seen.slice(-RECENT)) {
    const text = canonical(event)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  const isAgain = [...times.values()].some((count) => costOf(count) > 0)
  return (action) => {
    if (!isAgain) return 0
    const events: string[] = []
    game.perform(game.copy(world), action, chance, (event) => {
      const told = game.eventFor(event, seat)
      if (told !== null) events.push(canonical(told))
    })
    return events.length === 0 ? 0 : costOf(times.get(events[0]) ?? 0)
  }
}
