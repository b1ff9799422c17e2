import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { canonical, legal, pick, rulesOf, Seeded, type Chance } from '@mousekeep/engine'
import {
  CHAPTERS,
  DIFFICULTIES,
  findChapter,
  mystics,
  partiesFor,
  partyBot,
  type MysticsAction,
  type MysticsEvent,
  type MysticsState,
} from '@mousekeep/mystics'
import { command } from '@mousekeep/command'
import { asVersion3 } from '../../src/state/version-3.ts'
import { randomTable } from '../random-table.ts'

/**
 * Games that were played before a change and must play the same after it. A play is noted with hashes of what was
 * legal, of what happened and of the state it led to: where the shape of the state changes on purpose, the others
 * still hold.
 */
export interface RecordedGame {
  readonly seed: string
  readonly by: 'random' | 'bot'
  readonly start: { readonly options: unknown } | { readonly position: unknown }
  readonly plays: readonly RecordedPlay[]
}

interface RecordedPlay {
  readonly action: MysticsAction
  readonly legal: string
  readonly events: string
  readonly state: string
}

/** What is compared, one more than the other: states are dearer than events, and thoughts dearer than states. */
export interface Compared {
  readonly states: boolean
  readonly thoughts: boolean
}

/** The rules under which games were first recorded. */
const RULES = rulesOf(mystics, 4) ?? mystics
/** Events that were not yet told when games were first recorded. */
const TOLD_SINCE: ReadonlySet<string> = new Set(['sought', 'aimed', 'missed'])
const LONGEST = 400
const HASH_LENGTH = 10

const digest = (data: unknown): string =>
  createHash('sha256').update(canonical(data)).digest('base64url').slice(0, HASH_LENGTH)

/** A table of a game: its chance, its state, and the bot that may choose for it. */
class Played {
  readonly #chance: Chance
  readonly #events: MysticsEvent[] = []
  readonly state: MysticsState
  readonly bot: ReturnType<typeof partyBot>

  constructor({ seed, start }: Pick<RecordedGame, 'seed' | 'start'>) {
    this.#chance = new Seeded(seed)
    this.state =
      'options' in start
        ? RULES.start(RULES.readOptions(start.options), this.#chance, null)
        : RULES.readPosition(start.position, this.#chance, null)
    this.bot = partyBot(new Seeded(`${seed} thoughts`))
  }

  choose(): MysticsAction {
    return this.bot.choose(mystics.view(this.state, 0))
  }

  play(action: MysticsAction, actions: readonly MysticsAction[], withState: boolean): RecordedPlay {
    this.#events.length = 0
    mystics.perform(this.state, action, this.#chance, (event) => this.#events.push(event))
    return {
      action,
      legal: digest(actions),
      events: digest(this.#events.flatMap(asFirstTold)),
      // As version 3 wrote it, which was in force when games were first recorded.
      state: withState ? digest(asVersion3(this.state)) : '',
    }
  }
}

/** An event as it was told when games were first recorded. */
function asFirstTold(event: MysticsEvent): object[] {
  if (TOLD_SINCE.has(event.type)) return []
  if (event.type === 'variable-set') return [{ ...event, value: Number(event.value) }]
  if (event.type !== 'shared') return [event]
  const { given: _given, taken: _taken, cheese: _cheese, ...told } = event
  return [told]
}

export function recordGame(game: Omit<RecordedGame, 'plays'>): RecordedGame {
  const table = new Played(game)
  const whim = new Seeded(`${game.seed} whim`)
  const plays: RecordedPlay[] = []
  while (table.state.over === null && plays.length < LONGEST) {
    const actions = legal(mystics, table.state)
    const action = game.by === 'bot' ? table.choose() : pick(actions, whim)
    plays.push(table.play(action, actions, true))
  }
  return { ...game, plays }
}

/** Plays a recorded game again; what differs first, or null. */
export function differenceIn(game: RecordedGame, { states, thoughts }: Compared): string | null {
  const table = new Played(game)
  for (const [n, recorded] of game.plays.entries()) {
    const at = `${game.seed}, play ${n + 1}, ${mystics.text(recorded.action)}`
    if (thoughts && game.by === 'bot') {
      const chosen = table.choose()
      if (canonical(chosen) !== canonical(recorded.action)) return `${at}: the bot now prefers ${mystics.text(chosen)}`
    }
    if (mystics.check(table.state, recorded.action) !== null) return `${at}: is no longer legal`
    const play = table.play(recorded.action, legal(mystics, table.state), states)
    if (play.legal !== recorded.legal) return `${at}: other actions are legal`
    if (play.events !== recorded.events) return `${at}: other events`
    if (states && play.state !== recorded.state) return `${at}: another state`
  }
  return null
}

/** One digest for all that holds whatever the shape of the state is. */
export function digestOf({ plays }: RecordedGame): string {
  return digest(plays.map(({ action, legal: actions, events }) => [action, actions, events]))
}

/** Every chapter and difficulty in turn, any party; one in eight is a made-up table, where every card turns up. */
export function gameNumber(n: number, by: RecordedGame['by']): Omit<RecordedGame, 'plays'> {
  const seed = `recorded ${by} ${n}`
  const chance = new Seeded(`${seed} start`)
  if (by === 'random' && n % 8 === 7) return { seed, by, start: { position: randomTable(chance) } }
  const chapter = CHAPTERS[n % CHAPTERS.length].id
  const players = 1 + chance.below(4)
  const options = {
    chapter,
    difficulty: DIFFICULTIES[Math.floor(n / CHAPTERS.length) % DIFFICULTIES.length],
    party: pick(partiesFor(findChapter(chapter)), chance),
    players,
    achievements: chance.below(2) === 0,
  }
  return { seed, by, start: { options } }
}

export function readGames(file: string | URL): RecordedGame[] {
  const bytes = readFileSync(file)
  // The file was written by this very program.
  return JSON.parse(gunzipSync(bytes).toString()) as RecordedGame[] // oxlint-disable-line typescript/no-unsafe-type-assertion
}

const HELP = `Records games of Mystics, or plays recorded ones again and says what differs.

  node packages/mystics/test/recorded/recorded-games.ts --record games.json.gz --random 800 --bot 200
  node packages/mystics/test/recorded/recorded-games.ts --verify games.json.gz

  --record    the file to write
  --random    how many games by random choice (800)
  --bot       how many by the party bot (200)
  --verify    the file to compare with
  --first     the first game to compare (0)
  --games     how many to compare (all)
  --actions   compares what is legal and what happens, not the states
  --thoughts  lets the party bot choose again`

if (import.meta.filename === process.argv[1]) {
  await command(
    HELP,
    ({ text, number, has }) => {
      const target = text('record', '')
      if (target !== '') {
        const games = [
          ...Array.from({ length: number('random', 800) }, (_, n) => recordGame(gameNumber(n, 'random'))),
          ...Array.from({ length: number('bot', 200) }, (_, n) => recordGame(gameNumber(n, 'bot'))),
        ]
        writeFileSync(target, gzipSync(JSON.stringify(games)))
        console.log(`${games.length} games, ${games.reduce((sum, { plays }) => sum + plays.length, 0)} plays recorded`)
        return
      }
      const first = number('first', 0)
      const all = readGames(text('verify', ''))
      const games = all.slice(first, first + (number('games', null) ?? all.length))
      const compared = { states: !has('actions'), thoughts: has('thoughts') }
      const differences = games.map((game) => differenceIn(game, compared)).filter((found) => found !== null)
      for (const difference of differences.slice(0, 20)) console.log(difference)
      console.log(`${games.length} games, ${differences.length} differ`)
      if (differences.length > 0) process.exitCode = 1
    },
    { flags: ['actions', 'thoughts'] },
  )
}
