import type { Trial, TrialSetup } from '@mousekeep/mystics'
import { wilson } from '../simulate/table.ts'

/** A game that was played, and as what. */
export interface Played {
  readonly setup: TrialSetup
  readonly trial: Trial
}

/** A share of games won, with its 95 % interval. */
export interface Share {
  readonly games: number
  readonly won: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** One chapter at one difficulty, by one kind of party. */
export interface Cell extends Share {
  readonly chapter: string
  readonly difficulty: string
  readonly party: string
  readonly rounds: number
  /** Pages that had been turned when it was over. */
  readonly pages: number
  readonly captures: number
  readonly cheese: number
  readonly actions: number
}

/** By how much the games with it are won more often than those without, each compared within its own chapter. */
export interface Effect {
  readonly id: string
  readonly games: number
  /** Share of those games in which it was used. */
  readonly used: number
  readonly effect: number
  readonly low: number
  readonly high: number
}

export interface HeroFigure extends Effect {
  readonly chapter: string
}

export interface Figures {
  readonly cells: readonly Cell[]
  readonly heroes: readonly HeroFigure[]
  readonly abilities: readonly Effect[]
  readonly cards: readonly Effect[]
}

function shareOf(won: number, games: number): Share {
  const [low, high] = games === 0 ? [0, 1] : wilson(won, games)
  return { games, won, share: games === 0 ? 0 : won / games, low, high }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const keyOf = ({ chapter, difficulty, party }: TrialSetup): string => `${chapter} ${difficulty} ${party}`

/** Everything the report says, from the games alone. */
export function figuresOf(played: readonly Played[]): Figures {
  const groups = Map.groupBy(played, ({ setup }) => keyOf(setup))
  // Heroes are compared where the party is drawn by lot; cards and abilities in all games.
  const anyParty = played.filter(({ setup }) => setup.party === 'any')
  return {
    cells: [...groups.values()].map(cellOf),
    heroes: heroFigures(anyParty),
    abilities: effects(played, ({ learned }) => learned, sameLearners),
    cards: effects(played, ({ found }) => found, asManyFinds),
  }
}

function cellOf(games: readonly Played[]): Cell {
  const [{ setup }] = games
  const trials = games.map(({ trial }) => trial)
  return {
    chapter: setup.chapter,
    difficulty: setup.difficulty,
    party: setup.party,
    ...shareOf(trials.filter(({ result }) => result === 'won').length, trials.length),
    rounds: mean(trials.map(({ rounds }) => rounds)),
    pages: mean(trials.map(({ page }) => page - 1)),
    captures: mean(trials.map(({ captures }) => captures)),
    cheese: mean(trials.map(({ cheese }) => cheese)),
    actions: mean(trials.map(({ actions }) => actions)),
  }
}

function heroFigures(played: readonly Played[]): HeroFigure[] {
  return [...Map.groupBy(played, ({ setup }) => setup.chapter)].flatMap(([chapter, games]) => {
    const average = mean(games.map(({ trial }) => (trial.result === 'won' ? 1 : 0)))
    const heroes = [...new Set(games.flatMap(({ trial }) => trial.party))].toSorted()
    return heroes.flatMap((id) => {
      const own = games.filter(({ trial }) => trial.party.includes(id))
      // Whom every party has cannot be compared.
      if (own.length === games.length) return []
      const { share, low, high } = shareOf(own.filter(({ trial }) => trial.result === 'won').length, own.length)
      const [effect, from, to] = [share - average, low - average, high - average]
      return [{ chapter, id, games: own.length, used: 1, effect, low: from, high: to }]
    })
  })
}

/** Games are like one another if they have the same chapter, difficulty and this in common. */
type Likeness = (trial: Trial) => string

/** Who finds more plays longer: games are compared with those that found about as many cards. */
const asManyFinds: Likeness = ({ found }) => `${Math.min(6, Math.ceil(found.length / 2))}`
const sameLearners: Likeness = ({ learned, party }) => `${party.join()} ${Math.min(8, learned.length)}`

/** By how much games with a thing are won more often, weighted over groups of like games. */
function effects(played: readonly Played[], things: (trial: Trial) => readonly string[], like: Likeness): Effect[] {
  const groups = [...Map.groupBy(played, ({ setup, trial }) => `${keyOf(setup)} ${like(trial)}`).values()]
  const ids = [...new Set(played.flatMap(({ trial }) => things(trial)))].toSorted()
  return ids.map((id) => {
    let games = 0
    let used = 0
    let sum = 0
    let variance = 0
    for (const group of groups) {
      const having = group.filter(({ trial }) => things(trial).includes(id))
      const lacking = group.length - having.length
      games += having.length
      used += having.filter(({ trial }) => trial.used.includes(id)).length
      if (having.length === 0 || lacking === 0) continue
      const won = group.filter(({ trial }) => trial.result === 'won').length
      const wonHaving = having.filter(({ trial }) => trial.result === 'won').length
      const weight = (having.length * lacking) / group.length
      const share = won / group.length
      sum += weight * (wonHaving / having.length - (won - wonHaving) / lacking)
      variance += weight * share * (1 - share)
    }
    const total = weights(groups, id, things)
    const effect = total === 0 ? 0 : sum / total
    const margin = total === 0 ? 1 : (1.96 * Math.sqrt(variance)) / total
    return { id, games, used: games === 0 ? 0 : used / games, effect, low: effect - margin, high: effect + margin }
  })
}

function weights(groups: readonly Played[][], id: string, things: (trial: Trial) => readonly string[]): number {
  let total = 0
  for (const group of groups) {
    const having = group.filter(({ trial }) => things(trial).includes(id)).length
    total += (having * (group.length - having)) / group.length
  }
  return total
}
