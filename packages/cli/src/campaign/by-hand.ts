import { BadInput, type Refusal } from '@mousekeep/engine'
import { rules } from '@mousekeep/games/mystics'
import {
  closeChapter,
  endedOf,
  findChapter,
  goOn,
  isBehind,
  keepableIn,
  keepRecord,
  mystics,
  noticesOf,
  optionsOf,
  partiesFor,
  partyOf,
  prepare,
  recap,
  retry,
  seedOf,
  type Journey,
  type Keepable,
  type Mystics,
} from '@mousekeep/mystics'
import { LocalTable } from '@mousekeep/tables'
import { aside } from './asides.ts'
import { ChapterScreen } from './chapter-screen.ts'
import type { Terminal } from './terminal.ts'
import { game, passageText, storyLines, words } from './words.ts'

/** Plays a campaign by hand from wherever it stands, and keeps it after each action. With `once` it is one chapter. */
export async function playByHand(
  begun: Journey,
  terminal: Terminal,
  save: (journey: Journey) => void,
  once = false,
): Promise<Journey> {
  let journey = begun
  terminal.say(words.say('table-help'))
  if (journey.chronicle.some(isBehind)) terminal.say(`\n${storyLines(journey.chronicle).join('\n')}`)
  while (journey.stage !== 'closed') {
    const next = await nextStage(journey, terminal, save)
    if (next === null) return journey
    const isOver = next.chronicle.length > journey.chronicle.length
    journey = next
    save(journey)
    if (isOver)
      for (const told of recap(journey.chronicle.slice(-1).filter(isBehind))) terminal.say(`\n${passageText(told)}`)
    if (isOver && once) return journey
  }
  return journey
}

/** One step of a campaign; null: the player stops here. */
function nextStage(journey: Journey, terminal: Terminal, save: (journey: Journey) => void): Promise<Journey | null> {
  if (journey.stage === 'lost') return afterDefeat(journey, terminal)
  return playChapter(journey, terminal, save)
}

/** M23.3: once more or on, with the price of going on; only then the cards to keep (M24.2). */
async function afterDefeat(journey: Journey, terminal: Terminal): Promise<Journey | null> {
  for (;;) {
    terminal.say(words.say('table-after-defeat', { strokes: journey.campaign.strokes }))
    const answer = await terminal.ask('> ')
    if (answer === null || answer === 'quit') return null
    if (answer === 'retry') return must(retry(journey))
    if (answer !== 'go on') {
      for (const line of aside(answer) ?? []) terminal.say(line)
      continue
    }
    const kept = await chooseKept(journey.keepable, terminal)
    return kept && must(goOn(journey, kept))
  }
}

async function playChapter(
  journey: Journey,
  terminal: Terminal,
  save: (journey: Journey) => void,
): Promise<Journey | null> {
  const begun = journey.record === null ? await setOut(journey, terminal) : journey
  if (begun === null) return null
  const table = openChapter(begun)
  const screen = new ChapterScreen(table, terminal, {
    story: () => storyLines(begun.chronicle),
    chronicle: () => begun.chronicle.map(game.tellTry),
  })
  if (!(await screen.play((record) => save(must(keepRecord(begun, record)))))) return null
  const played = must(keepRecord(begun, table.record))
  const ended = endedOf(table.state)
  const kept = ended.over === 'won' ? await chooseKept(keepableIn(ended), terminal) : {}
  if (kept === null) return null
  return must(closeChapter(played, ended, table.eventsByPlay.flat(), kept))
}

/** The table of the chapter that is next or under way; all mice are played by those at the terminal. */
function openChapter(journey: Journey): LocalTable<Mystics> {
  const options = optionsOf(journey)
  const { players } = mystics.readOptions(options)
  const record = journey.record ?? { game: mystics.id, start: { seed: seedOf(journey), options } }
  const seats = Array.from({ length: players }, () => ({ who: 'person', name: '' }) as const)
  return new LocalTable(rules, { seats, record }, () => performance.now())
}

/** M3.1: who goes; a chapter that leaves no choice does not ask. */
async function setOut(journey: Journey, { ask, say }: Terminal): Promise<Journey | null> {
  const chapter = findChapter(journey.chapter ?? '')
  const night = words.say(`chapter-${chapter.id}.night`)
  say(`\n${words.say('table-chapter', { night, title: words.say(`chapter-${chapter.id}`) })}`)
  const parties = partiesFor(chapter)
  if (parties.length === 1) return journey
  const able = [...new Set(parties.flat())]
  for (const notice of noticesOf(journey)) say(game.notice(notice))
  for (;;) {
    const mice = game.names(partyOf(journey))
    say(words.say('table-party', { mice, size: chapter.party.size, able: game.names(able) }))
    const line = await ask('> ')
    if (line === null || line === 'quit') return null
    if (line === '') return journey
    const beside = aside(line)
    if (beside !== null) {
      say(beside.join('\n'))
      continue
    }
    const party = line.split(/[\s,]+/).map((called) => game.idOf(called, able) ?? called)
    try {
      return must(prepare(journey, { party }))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      say(words.say('table-no-party', { why: error.message }))
    }
  }
}

/** M24.2: each mouse keeps one card at most. Null: the player stops here, and is asked again next time. */
async function chooseKept(keepable: Keepable, { ask, say }: Terminal): Promise<Record<string, string> | null> {
  const kept: Record<string, string> = {}
  for (const [id, each] of Object.entries(keepable)) {
    const cards = [...new Set(each)]
    const list = cards.map((card, i) => `${i + 1} ${game.name(card)}`).join(', ')
    say(words.say('table-keep', { mouse: game.name(id), cards: list }))
    for (;;) {
      const answer = await ask('> ')
      if (answer === null || answer === 'quit') return null
      if (/^\d+$/.test(answer) && Number(answer) <= cards.length) {
        if (answer !== '0') kept[id] = cards[Number(answer) - 1]
        break
      }
      say(aside(answer)?.join('\n') ?? words.say('table-keep-number'))
    }
  }
  return kept
}

function must(journey: Journey | Refusal): Journey {
  if ('code' in journey) throw new Error(`Bug: a campaign cannot go on: ${journey.code}`)
  return journey
}
