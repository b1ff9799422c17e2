import { castle, type CastleAction } from '@mousekeep/castle'
import { apply, canonical, legal, noChance, Seeded, type Chance } from '@mousekeep/engine'
import { choicesAt, choiceText, openTable, play, summaryOfTable } from './boardgame-io.ts'
import { optionsOrEnd } from '@mousekeep/command'
import { dealOf } from './deal.ts'
import { dealTight } from './tight.ts'
import { tightText } from './tight-words.ts'

/**
 * Games at random mostly end by lost mice. The other tempers shun some actions, which brings about won games, crowds
 * with passages, and games of a hundred rounds.
 */
const SHUNNED = {
  any: [],
  walker: ['slide', 'end'],
  waiter: ['slide', 'step', 'uncover'],
} as const satisfies Record<string, readonly CastleAction['do'][]>
const TEMPERS = ['any', 'walker', 'waiter'] as const
const REDRAWS = 6

type Temper = (typeof TEMPERS)[number]

export interface Agreement {
  readonly games: number
  readonly actions: number
  readonly passages: number
  /** How often each rule ended a game. */
  readonly ends: Readonly<Record<string, number>>
}

/**
 * Plays the same seeded games in all three, for each number of players and each layout, and compares the whole state
 * and the list of legal actions after every action. Throws at the first difference.
 */
export function crosscheck(gamesOfAKind: number, seed: string): Agreement {
  const total = { games: 0, actions: 0, passages: 0, ends: {} as Record<string, number> }
  for (let game = 0; game < gamesOfAKind; game++) {
    const temper = TEMPERS[game % TEMPERS.length]
    for (const players of [2, 3, 4]) {
      for (const layout of ['hof', 'mill']) {
        const one = compareGame(players, layout, temper, `${seed}-${game}`)
        total.games++
        total.actions += one.actions
        total.passages += one.passages
        total.ends[one.rule] = (total.ends[one.rule] ?? 0) + 1
      }
    }
  }
  return total
}

function compareGame(
  players: number,
  layout: string,
  temper: Temper,
  seed: string,
): { actions: number; passages: number; rule: string } {
  const chance = new Seeded(seed)
  let state = castle.start(castle.readOptions({ players, layout }), chance, null)
  const deal = dealOf(state)
  const tight = dealTight(deal)
  let table = openTable(players, deal)
  let passages = 0
  for (let actions = 0; ; actions++) {
    const where = `${players} players, ${layout}, ${temper}, seed ${seed}, after ${actions} actions`
    agree(`${where}: state`, castle.summary(state), tight.summary(), summaryOfTable(table))
    const outcome = castle.outcome(state)
    if (outcome !== null) return { actions, passages, rule: outcome.rule }

    const ours = legal(castle, state)
    const inTight = Array.from(tight.actions.subarray(0, tight.list()))
    const choices = choicesAt(table)
    agree(
      `${where}: legal actions`,
      ours.map((action) => castle.text(action)),
      inTight.map(tightText),
      choices.map(choiceText),
    )

    const at = pickAt(ours, temper, chance)
    const step = apply(castle, state, castle.actor(state) ?? 0, ours[at], noChance)
    if (!step.ok) throw new Error(`${where}: the listed ${castle.text(ours[at])} is refused: ${step.refusal.code}`)
    passages += step.events.some((event) => event.type === 'stepped' && event.passing) ? 1 : 0
    state = step.state
    tight.perform(inTight[at])
    table = play(table, choices[at])
  }
}

function pickAt(actions: readonly CastleAction[], temper: Temper, chance: Chance): number {
  const shunned: readonly string[] = SHUNNED[temper]
  let at = chance.below(actions.length)
  for (let i = 0; i < REDRAWS && shunned.includes(actions[at].do); i++) at = chance.below(actions.length)
  return at
}

function agree(what: string, ours: unknown, tight: unknown, boardgameIo: unknown): void {
  const [first, second, third] = [ours, tight, boardgameIo].map(canonical)
  if (first === second && first === third) return
  throw new Error(`${what}\nours          ${first}\ntight         ${second}\nboardgame.io  ${third}`)
}

export function describe({ games, actions, passages, ends }: Agreement): string {
  const counts = Object.entries(ends).map(([rule, count]) => `${rule} ${count}`)
  return `Equal in all three: ${games} games, ${actions} actions, ${passages} passages, ended by ${counts.join(', ')}.`
}

if (import.meta.main) {
  const { number, text } = optionsOrEnd(
    'Plays ours and theirs side by side.\n\n  --games  how many (30)\n  --seed   any text',
  )
  console.log(describe(crosscheck(number('games', 30), text('seed', 'crosscheck'))))
}
