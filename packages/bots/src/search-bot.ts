import type { Chance, Game, GameTypes, Seat } from '@mousekeep/engine'
import type { Bot, BotTools, Budget } from './bot.ts'
import { worthAfterReplies } from './replies.ts'
import { Search, think, type Option, type SearchStyle } from './search.ts'
import { sensible } from './sensible.ts'
import { wearinessOf } from './weariness.ts'

/** How much somebody likes an action in a world that there may be: decides between what is about equally good. */
export type Likes<T extends GameTypes> = (world: T['state'], action: T['action']) => number

/** What differs by less than this, in the measure of `evaluate`, is about equally good, if it was tried often enough. */
const ABOUT_EQUAL = 0.006
const OFTEN = 0.25
/** In how many worlds a choice is looked at again. */
const WORLDS = 12
/** How often, against the first, what is played out was tried at least, and how many are. */
const PLAYED_OUT = { share: 0.05, most: 6 }
/** The part of its time that a bot which plays out replies searches. */
const SEARCHING = 2 / 3

/** A bot that searches, and then plays out the replies in so many worlds: see `worthAfterReplies`. */
export interface SearchBotStyle extends SearchStyle {
  readonly replies: number
}

/** Chooses by search, among what is about equally good by what it likes; not the same again and again, nor idly. */
export function searchBot<T extends GameTypes>(
  game: Game<T>,
  tools: BotTools,
  budget: Budget,
  style: SearchBotStyle,
  likes: Likes<T> | null = null,
): Bot<T> {
  const { chance, clock } = tools
  return {
    choose(view, seen) {
      const until = clock() + budget.ms
      const imagined = game.imagine(view, seen)
      const worlds = Array.from({ length: WORLDS }, () => imagined(chance))
      const seat = game.actor(worlds[0]) ?? -1
      const search = new Search(game, imagined, chance, style, wearinessOf(game, worlds[0], seat, seen, chance))
      think(search, style.replies === 0 ? budget : { ...budget, ms: budget.ms * SEARCHING }, clock)
      const isInTime = (): boolean => clock() < until
      const options =
        style.replies === 0
          ? search.options(OFTEN)
          : afterReplies({ game, search, imagined, seat, chance }, style.replies, isInTime)
      const chosen = likedOf(options, (action) => likes?.(worlds[0], action) ?? 0) ?? search.best()
      return sensible(game, worlds, search.line(chosen), chance)[0]
    },
  }
}

interface Searched<T extends GameTypes> {
  readonly game: Game<T>
  readonly search: Search<T>
  readonly imagined: (chance: Chance) => T['state']
  readonly seat: Seat
  readonly chance: Chance
}

/** The best of what was found, by what the replies leave of it, best first. */
function afterReplies<T extends GameTypes>(
  { game, search, imagined, seat, chance }: Searched<T>,
  count: number,
  isInTime: () => boolean,
): Option<T['action']>[] {
  const options = search.options(PLAYED_OUT.share).slice(0, PLAYED_OUT.most)
  if (options.length < 2) return options
  const lines = options.map(({ action }) => search.line(action))
  const sums = options.map(() => 0)
  let worlds = 0
  while (worlds < count && (worlds === 0 || isInTime())) {
    const world = imagined(chance)
    lines.forEach((line, i) => (sums[i] += worthAfterReplies(game, game.copy(world), seat, line, chance)))
    worlds++
  }
  return options
    .map(({ action, cost }, i) => ({ action, worth: sums[i] / worlds - cost, cost }))
    .toSorted((a, b) => b.worth - a.worth)
}

/** What is liked most among what is about as good as the first; whoever does not mind takes the first. */
function likedOf<Action>(options: readonly Option<Action>[], likes: (action: Action) => number): Action | undefined {
  const good = options.filter(({ worth }) => worth >= options[0].worth - ABOUT_EQUAL)
  const scores = good.map(({ action }) => likes(action))
  return good[scores.indexOf(Math.max(...scores))]?.action
}
