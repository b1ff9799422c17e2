import { Match, pick, Seeded, type Chance } from '@mousekeep/engine'
import {
  beginJourney,
  closeChapter,
  endedOf,
  findChapter,
  goOn,
  keepableIn,
  keepRecord,
  mystics,
  optionsOf,
  partyBot,
  retry,
  seedOf,
  type Journey,
  type JourneyChoices,
  type Keepable,
} from '@mousekeep/mystics'

/** A whole campaign played by the party bot: from the prologue to the last page, whatever is lost on the way. */
export function playJourney(choices: JourneyChoices): Journey {
  const chance = new Seeded(`${choices.seed} ways`)
  let journey = beginJourney(choices)
  while (journey.stage !== 'closed') {
    journey = playChapter(journey, chance)
    // Sometimes the party tries again, and sometimes it goes on.
    if (journey.stage === 'lost') {
      const isTriedAgain = isLesson(journey) || chance.below(2) === 0
      journey = must(isTriedAgain ? retry(journey) : goOn(journey, keptOf(journey.keepable, chance)))
    }
  }
  return journey
}

/** The prologue simply starts again. */
function isLesson({ chapter }: Journey): boolean {
  return chapter === 'prologue'
}

function playChapter(journey: Journey, chance: Chance): Journey {
  const match = new Match(mystics, { seed: seedOf(journey), options: optionsOf(journey) })
  const bot = partyBot(new Seeded(`${seedOf(journey)} thoughts`), {
    taste: { fond: fondness(journey, chance), keen: chance.below(4) === 0, thorough: chance.below(2) === 0 },
  })
  while (match.state.over === null) {
    const action = bot.choose(mystics.view(match.state, 0))
    const step = match.play(action)
    if (!step.ok) throw new Error(`Bug: the party bot played ${mystics.text(action)}: ${step.refusal.code}`)
  }
  const ended = endedOf(match.state)
  const kept = ended.over === 'won' ? keptOf(keepableIn(ended), chance) : {}
  return must(closeChapter(must(keepRecord(journey, match.record)), ended, match.seen(0), kept))
}

/** M24.2: any card that may be kept. */
function keptOf(keepable: Keepable, chance: Chance): Record<string, string> {
  return Object.fromEntries(Object.entries(keepable).map(([id, cards]) => [id, pick(cards, chance)]))
}

/** One campaign takes this road and another that: by some side of the chapter, or by none in particular. */
function fondness({ chapter }: Journey, chance: Chance): string | null {
  const { tiles, closed = [] } = findChapter(chapter ?? '')
  const sides = tiles.flatMap(({ up, down }) => [up, down]).filter((side) => side !== null && !closed.includes(side))
  return chance.below(2) === 0 ? null : pick(sides, chance)
}

function must(journey: Journey | { readonly code: string }): Journey {
  if ('code' in journey) throw new Error(`Bug: a campaign cannot go on: ${journey.code}`)
  return journey
}
