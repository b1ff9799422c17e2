import { BadInput, Match, type Refusal } from '@mousekeep/engine'
import {
  closeChapter,
  findChapter,
  fittingParty,
  goOn,
  isBehind,
  keepable,
  keepRecord,
  mystics,
  optionsOf,
  partiesFor,
  prepare,
  recap,
  retry,
  seedOf,
  type Journey,
  type MysticsState,
} from '@mousekeep/mystics'
import { wordsOf } from '../words.ts'
import { ChapterTable } from './chapter-table.ts'
import { idOf, nameOf } from './names.ts'
import { chronicleLines, storySoFar, tell } from './story.ts'
import type { Terminal } from './terminal.ts'

const words = wordsOf(mystics.id)

/** Plays a campaign by hand from wherever it stands, and keeps it after each action. With `once` it is one chapter. */
export async function playByHand(
  begun: Journey,
  terminal: Terminal,
  save: (journey: Journey) => void,
  once = false,
): Promise<Journey> {
  let journey = begun
  terminal.say(words.say('table-help'))
  if (journey.chronicle.some(isBehind)) terminal.say(`\n${storySoFar(journey.chronicle).join('\n')}`)
  while (journey.stage !== 'closed') {
    const next = await nextStage(journey, terminal, save)
    if (next === null) return journey
    const isOver = next.chronicle.length > journey.chronicle.length
    journey = next
    save(journey)
    if (isOver) for (const told of recap(journey.chronicle.slice(-1).filter(isBehind))) terminal.say(`\n${tell(told)}`)
    if (isOver && once) return journey
  }
  return journey
}

/** One step of a campaign; null: the player stops here. */
function nextStage(journey: Journey, terminal: Terminal, save: (journey: Journey) => void): Promise<Journey | null> {
  if (journey.stage === 'lost') return afterDefeat(journey, terminal)
  return playChapter(journey, terminal, save)
}

/** M23.3. */
async function afterDefeat(journey: Journey, { ask, say }: Terminal): Promise<Journey | null> {
  for (;;) {
    say(words.say('table-after-defeat'))
    const answer = await ask('> ')
    if (answer === null || answer === 'quit') return null
    const next = answer === 'retry' ? retry(journey) : answer === 'go on' ? goOn(journey) : null
    if (next !== null && !('code' in next)) return next
  }
}

async function playChapter(
  journey: Journey,
  terminal: Terminal,
  save: (journey: Journey) => void,
): Promise<Journey | null> {
  const begun = journey.record === null ? await setOut(journey, terminal) : journey
  if (begun === null) return null
  const match =
    begun.record === null
      ? new Match(mystics, { seed: seedOf(begun), options: optionsOf(begun) })
      : Match.replay(mystics, begun.record)
  const table = new ChapterTable(match, terminal, {
    story: () => storySoFar(begun.chronicle),
    chronicle: () => chronicleLines(begun.chronicle),
  })
  const end = await table.play(({ record }) => save(must(keepRecord(begun, record))))
  if (end === null) return null
  const played = must(keepRecord(begun, end.record))
  const kept = await chooseKept(end.state, terminal)
  if (kept === null) return null
  return must(closeChapter(played, end.state, end.seen(0), kept))
}

/** M3.1: who goes; a chapter that leaves no choice does not ask. */
async function setOut(journey: Journey, { ask, say }: Terminal): Promise<Journey | null> {
  const chapter = findChapter(journey.chapter ?? '')
  const night = words.say(`chapter-${chapter.id}.night`)
  say(`\n${words.say('table-chapter', { night, title: words.say(`chapter-${chapter.id}`) })}`)
  const parties = partiesFor(chapter)
  if (parties.length === 1) return journey
  const able = [...new Set(parties.flat())]
  const names = (ids: readonly string[]): string => ids.map((id) => nameOf(words, id)).join(', ')
  for (;;) {
    const mice = names(fittingParty(chapter, journey.party))
    say(words.say('table-party', { mice, size: chapter.party.size, able: names(able) }))
    const line = await ask('> ')
    if (line === null || line === 'quit') return null
    if (line === '') return journey
    const party = line.split(/[\s,]+/).map((called) => idOf(words, called, able) ?? called)
    try {
      return must(prepare(journey, { party }))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      say(words.say('table-no-party', { why: error.message }))
    }
  }
}

/** M24.2: each mouse keeps one card at most. Null: the player stops here, and is asked again next time. */
async function chooseKept(state: MysticsState, { ask, say }: Terminal): Promise<Record<string, string> | null> {
  const kept: Record<string, string> = {}
  for (const { id } of state.mice) {
    const cards = [...new Set(keepable(state, id))]
    if (cards.length === 0) continue
    const list = cards.map((card, i) => `${i + 1} ${nameOf(words, card)}`).join(', ')
    say(words.say('table-keep', { mouse: nameOf(words, id), cards: list }))
    for (;;) {
      const answer = await ask('> ')
      if (answer === null || answer === 'quit') return null
      if (/^\d+$/.test(answer) && Number(answer) <= cards.length) {
        if (answer !== '0') kept[id] = cards[Number(answer) - 1]
        break
      }
      say(words.say('table-keep-number'))
    }
  }
  return kept
}

function must(journey: Journey | Refusal): Journey {
  if ('code' in journey) throw new Error(`Bug: a campaign cannot go on: ${journey.code}`)
  return journey
}
