import { ActionList, Match, Seeded } from '@mousekeep/engine'
import {
  closeChapter,
  goOn,
  isBehind,
  keepRecord,
  mystics,
  optionsOf,
  partyBot,
  recap,
  retry,
  seedOf,
  type Journey,
  type Mystics,
  type MysticsAction,
  type MysticsEvent,
} from '@mousekeep/mystics'
import { chronicleLines, storySoFar, tell } from './story.ts'

/** What a table in the terminal needs: a line of the player, a line to it, and where the campaign is kept. */
export interface Terminal {
  readonly ask: (prompt: string) => Promise<string | null>
  readonly say: (line: string) => void
  readonly save: (journey: Journey) => void
}

const HELP =
  'a number: that action; bot: let the party bot decide; story: the story so far; chronicle: every try; quit: stop and keep'

/** Plays a campaign by hand, one action after another, from wherever it stands. It is kept after each. */
export async function playByHand(begun: Journey, terminal: Terminal): Promise<Journey> {
  let journey = begun
  terminal.say(HELP)
  if (journey.chronicle.some(isBehind)) terminal.say(`\n${storySoFar(journey.chronicle)}`)
  while (journey.stage !== 'closed') {
    const next = journey.stage === 'lost' ? await afterDefeat(journey, terminal) : await playOn(journey, terminal)
    if (next === null) return journey
    journey = next
    terminal.save(journey)
    for (const told of recap(journey.chronicle.slice(-1).filter(isBehind))) terminal.say(`\n${tell(told)}`)
  }
  return journey
}

/** M23.3: null: the player stops here. */
async function afterDefeat(journey: Journey, { ask, say }: Terminal): Promise<Journey | null> {
  for (;;) {
    const answer = await ask('retry or go on? ')
    if (answer === null || answer === 'quit') return null
    const next = answer === 'retry' ? retry(journey) : answer === 'go on' ? goOn(journey) : null
    if (next !== null && !('code' in next)) return next
    say('Type "retry", "go on" or "quit".')
  }
}

async function playOn(journey: Journey, terminal: Terminal): Promise<Journey | null> {
  const match =
    journey.record === null
      ? new Match(mystics, { seed: seedOf(journey), options: optionsOf(journey) })
      : Match.replay(mystics, journey.record)
  const bot = partyBot(new Seeded(`${seedOf(journey)} hints`))
  if (journey.record === null) show(match, match.seen(0), terminal)
  while (match.state.over === null) {
    const action = await choose(match, journey, bot, terminal)
    if (action === null) return null
    const step = match.play(action)
    if (!step.ok) throw new Error(`Bug: a listed action is refused: ${step.refusal.code}`)
    show(match, step.events, terminal)
    const kept = keepRecord(journey, match.record)
    if (!('code' in kept)) terminal.save(kept)
  }
  const played = keepRecord(journey, match.record)
  if ('code' in played) throw new Error(`Bug: a campaign is not under way: ${played.code}`)
  const closed = closeChapter(played, match.state, match.seen(0), {})
  if ('code' in closed) throw new Error(`Bug: a chapter that is over is not closed: ${closed.code}`)
  return closed
}

async function choose(
  match: Match<Mystics>,
  journey: Journey,
  bot: ReturnType<typeof partyBot>,
  { ask, say }: Terminal,
): Promise<MysticsAction | null> {
  const listed = new ActionList<MysticsAction>()
  mystics.list(match.state, listed)
  const actions = Array.from({ length: listed.length }, (_, i) => listed.at(i))
  say(table(match))
  say(actions.map((action, i) => `${i + 1} ${mystics.text(action)}`).join('   '))
  for (;;) {
    const answer = (await ask('> ')) ?? 'quit'
    if (answer === 'quit') return null
    if (answer === 'bot') return bot.choose(mystics.view(match.state, 0))
    if (answer === 'story') say(`\n${storySoFar(journey.chronicle)}`)
    else if (answer === 'chronicle') for (const line of chronicleLines(journey.chronicle)) say(line)
    else if (/^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= actions.length)
      return actions[Number(answer) - 1]
    else say(HELP)
  }
}

function table({ state }: Match<Mystics>): string {
  const { mice, minions } = mystics.view(state, 0).table
  const hurt = mice.map(
    ({ id, wounds, cheese, captured }) => `${id} ${captured ? 'captured' : `${wounds} wounds`}, ${cheese} cheese`,
  )
  const asked = state.ask === null ? (state.turn?.card ?? '') : state.ask.what
  return `\n${state.here}, page ${state.page} of ${state.end}, wheel ${state.wheel}, ${minions.length} minions. ${hurt.join('; ')}. ${asked}:`
}

/** What was told, and a line for the rest. */
function show({ state }: Match<Mystics>, events: readonly MysticsEvent[], { say }: Terminal): void {
  const party = state.mice.map(({ id }) => id)
  for (const event of events) {
    if (event.type === 'story') say(`\n${tell({ passage: event.passage, party, flags: state.flags })}\n`)
    else {
      const { type, rule, ...fields } = event
      say(`  ${type} ${Object.values(fields).map(String).join(' ')} (${rule})`)
    }
  }
}
