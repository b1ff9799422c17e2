import { canonical, legal, Seeded } from '@mousekeep/engine'
import { mystics, partyBot, type MysticsAction, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import { command } from '@mousekeep/command'

const HELP = `Counts what a person is asked in a chapter of Mystics, at a table that asks everything and at one that asks
only what matters (M27). The party bot decides; a row of steps and an arrival are one decision at the second table.

  npm run -s asks -- --games 200

  --chapter  which chapter (1)
  --games    how many games at each table (20)`

interface Count {
  decisions: number
  /** With at least two answers, besides ending or passing, that lead to different tables. */
  open: number
  rounds: number
  passed: number
  /** Captures of a mouse after a card was passed over that could be used before a capture. */
  lost: number
}

/** Done at leisure: they do not make a decision of a turn that is over. */
const IDLE: ReadonlySet<string> = new Set(['end', 'equip', 'share', 'place'])

await command(HELP, ({ text, number }) => {
  const chapter = text('chapter', '1')
  const games = number('games', 20)
  for (const asks of ['everything', 'what-matters'] as const) {
    const sum: Count = { decisions: 0, open: 0, rounds: 0, passed: 0, lost: 0 }
    for (let game = 0; game < games; game++) playGame(chapter, asks, `asks ${game}`, sum)
    const a = (n: number): string => (n / sum.rounds).toFixed(1)
    const share = Math.round((100 * sum.open) / sum.decisions)
    console.log(
      `${asks}: ${a(sum.decisions)} decisions a round, ${share} % of them open; ${a(sum.passed)} passed in silence a round, ${sum.lost} before a capture (${games} games, ${sum.rounds} rounds)`,
    )
  }
})

function playGame(chapter: string, asks: string, seed: string, sum: Count): void {
  const chance = new Seeded(seed)
  const bot = partyBot(chance, { worlds: 3 })
  const state = mystics.start(mystics.readOptions({ chapter, asks }), chance, null)
  let last: MysticsAction | null = null
  sum.rounds++
  while (state.over === null) {
    const action = bot.choose(mystics.view(state, 0))
    if (asks === 'everything' || last === null || !goesOn(last, action)) {
      sum.decisions++
      if (isOpen(state)) sum.open++
    }
    last = action
    let passed = ''
    mystics.perform(state, action, chance, (event: MysticsEvent) => {
      if (event.type === 'round-began') sum.rounds++
      if (event.type === 'passed') sum.passed++
      if (event.type === 'passed' && event.at === 'capturing') passed = event.who
      if (event.type === 'captured' && event.who === passed) sum.lost++
    })
  }
}

/** Part of the walk, or of the arrival, that the last decision began. */
function goesOn(last: MysticsAction, next: MysticsAction): boolean {
  if (last.do === 'step') return next.do === 'step'
  return last.do === 'choose' && next.do === 'choose' && last.option === next.option
}

function isOpen(state: MysticsState): boolean {
  const tables = new Set<string>()
  for (const action of legal(mystics, state)) {
    if (IDLE.has(action.do)) continue
    const next = mystics.copy(state)
    mystics.perform(next, action, new Seeded('same for all'), null)
    tables.add(canonical(next))
    if (tables.size > 1) return true
  }
  return false
}
