import { legal, Seeded } from '@mousekeep/engine'
import {
  mystics,
  partyBot,
  wouldHaveSaved,
  type MysticsAction,
  type MysticsEvent,
  type MysticsState,
  type Played,
} from '@mousekeep/mystics'
import { command } from '@mousekeep/command'

const HELP = `Counts what a person is asked in a chapter of Mystics, at a table that asks everything and at one that asks
only what matters (M27), where a walk, an arrival and a form of things are one decision. The party bot decides.

  npm run -s asks -- --games 200

A decision has more than one sensible answer if at least two answers leave the party, by the bot's judgement, within
a quarter of a page of time of the best; what is done at leisure (share, equip, place) is not counted. A card would have saved a mouse if it was passed
over in silence and the mouse is not captured when the same turn is played with it, with the same luck.

  --chapter  which chapter (1)
  --games    how many games at each table (20)
  --by-hand  decisions a round that a person met in the terminal (18.7, chapter one)`

interface Count {
  decisions: number
  /** With more than one sensible answer. */
  open: number
  rounds: number
  passed: number
  captures: number
  /** Silent passes that would have saved a mouse from capture, card by card. */
  readonly saving: string[]
}

/** What an answer may cost compared with the best and still be sensible, in pages of time. */
const SENSIBLE = 0.25
const WORLDS = 2
/** Done at leisure: they do not make a decision of a turn that is over. */
const IDLE: ReadonlySet<string> = new Set(['equip', 'share', 'place'])

await command(HELP, ({ text, number }) => {
  const chapter = text('chapter', '1')
  const games = number('games', 20)
  const byHand = Number(text('by-hand', '18.7'))
  for (const asks of ['everything', 'what-matters'] as const) {
    const sum: Count = { decisions: 0, open: 0, rounds: 0, passed: 0, captures: 0, saving: [] }
    for (let game = 0; game < games; game++) playGame(chapter, asks, `asks ${game}`, sum)
    console.log(told(asks, games, byHand, sum).join('\n'))
  }
})

function percent(n: number): string {
  return `${(100 * n).toFixed(0)} %`
}

function told(asks: string, games: number, byHand: number, sum: Count): string[] {
  const { decisions, open, rounds, passed, captures, saving } = sum
  const each = decisions / rounds
  return [
    `${asks}: ${games} games, ${rounds} rounds`,
    `  ${each.toFixed(1)} decisions a round, ${percent(each / byHand)} of the ${byHand} met by hand`,
    `  ${percent(open / decisions)} of them with more than one sensible answer`,
    `  ${passed} windows passed in silence, ${captures} captures; would have saved a mouse: ${saving.length}${saving.length === 0 ? '' : ` (${saving.join(', ')})`}`,
  ]
}

function playGame(chapter: string, asks: string, seed: string, sum: Count): void {
  const bot = partyBot(new Seeded(`${seed} thoughts`), { worlds: 3 })
  const state = mystics.start(mystics.readOptions({ chapter, asks }), new Seeded(seed), null)
  let last: MysticsAction | null = null
  /** What was played since the card whose turn it is began. */
  let row: Played[] = []
  sum.rounds++
  for (let n = 0; state.over === null; n++) {
    const action = bot.choose(mystics.view(state, 0))
    if (asks === 'everything' || last === null || !goesOn(state, last, action)) {
      sum.decisions++
      if (isOpen(state)) sum.open++
    }
    last = action
    const luck = (): Seeded => new Seeded(`${seed} ${n}`)
    row.push({ before: mystics.copy(state), action, luck })
    const captured: string[] = []
    let isNewTurn = false
    mystics.perform(state, action, luck(), (event: MysticsEvent) => {
      if (event.type === 'round-began') sum.rounds++
      if (event.type === 'passed') sum.passed++
      if (event.type === 'captured') captured.push(event.who)
      if (event.type === 'turn-began') isNewTurn = true
    })
    sum.captures += captured.length
    if (asks === 'what-matters') for (const mouse of captured) sum.saving.push(...wouldHaveSaved(row, mouse))
    if (isNewTurn) row = []
  }
}

/** Part of the walk, of the arrival or of the form that an earlier decision began. */
function goesOn({ ask }: MysticsState, last: MysticsAction, next: MysticsAction): boolean {
  if (last.do === 'step') return next.do === 'step'
  if (last.do !== 'choose' && !('open' in last)) return false
  const [what] = ask?.what.split(' ') ?? []
  return what === 'share' || what === 'equip' || (what === 'arrive' && last.do === 'choose' && next.do === 'choose')
}

/** Whether there is more than one sensible answer. */
function isOpen(state: MysticsState): boolean {
  const worths = legal(mystics, state)
    .filter((action) => !IDLE.has(action.do))
    .map((action) => worthOf(state, action))
  const best = Math.max(...worths)
  return worths.filter((worth) => worth >= best - SENSIBLE).length > 1
}

/** How the party stands after it, on average, in pages of time. */
function worthOf(state: MysticsState, action: MysticsAction): number {
  let sum = 0
  for (let world = 0; world < WORLDS; world++) {
    const next = mystics.copy(state)
    mystics.perform(next, action, new Seeded(`world ${world}`), null)
    const [value] = mystics.evaluate(next)
    sum += 12 * Math.log(value / (1 - value))
  }
  return sum / WORLDS
}
