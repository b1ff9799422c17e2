import {
  BadInput,
  legal,
  perft,
  readFaces,
  readNumber,
  readStart,
  readString,
  Seeded,
  type Chance,
  type Game,
  type GameTypes,
  type Refusal,
  type Viewer,
} from '@mousekeep/engine'
import { GAME_IDS } from '@mousekeep/games'
import { gameOf, readLevel, rulesOf } from '@mousekeep/games/all'
import type { Held } from './held.ts'
import { playOut } from './play-out.ts'
import { readSave, writeSave } from './save.ts'

type Request = Readonly<Record<string, unknown>>
type Op = (held: Held, request: Request) => object

const MOST_PERFT = 8
const MOST_MS = 600_000
const MOST_GAMES = 10_000_000

function draw(): never {
  throw new BadInput('perft counts only where chance decides nothing after the start')
}

const NO_DRAWS: Chance = { below: draw, face: draw }

/** A well-formed action that the rules forbid. Thrown only from here to the door of the protocol. */
export class Illegal extends Error {
  readonly game: string
  readonly refusal: Refusal
  readonly action: object

  constructor(game: string, refusal: Refusal, action: object) {
    super(refusal.code)
    this.game = game
    this.refusal = refusal
    this.action = action
  }
}

/** Every request of the engine protocol, by name. An answer's fields come after `ok`. */
export const OPS: ReadonlyMap<string, Op> = new Map<string, Op>([
  ['games', () => ({ games: GAME_IDS.map(gameOf).map(({ id, version, options }) => ({ id, version, options })) })],

  ['new', (held, { game, options, seed, dice }) => open(held, game, { options: options ?? {}, seed, dice })],

  ['position', (held, { game, position, seed, dice }) => open(held, game, { position: position ?? {}, seed, dice })],

  [
    'dice',
    (held, { queue }) => {
      held.match.script(readFaces(queue, 'queue'))
      return {}
    },
  ],

  ['legal', ({ match: { game, state } }) => ({ actor: game.actor(state), actions: legal(game, state) })],

  [
    'play',
    ({ match }, { action }) => {
      const read = match.game.readAction(action)
      const step = match.play(read)
      if (!step.ok) throw new Illegal(match.game.id, step.refusal, read)
      return { events: step.events, summary: match.game.summary(step.state) }
    },
  ],

  ['view', ({ match: { game, state } }, { seat }) => ({ view: game.view(state, readViewer(game, state, seat)) })],

  ['foresee', ({ match: { game, state } }) => ({ foresight: game.foresee?.(state) ?? null })],

  ['summary', (held) => summaryOf(held)],

  ['save', ({ match }) => ({ save: writeSave(match) })],

  [
    'load',
    (held, { save }) => {
      const { game, record, hash } = readSave(readString(save, 'save'))
      held.load(game, record, hash)
      return summaryOf(held)
    },
  ],

  [
    'perft',
    ({ match: { game, state } }, { depth }) => ({
      nodes: perft(game, state, readNumber(depth, 0, MOST_PERFT, 'depth'), NO_DRAWS),
    }),
  ],

  [
    'bot',
    ({ match }, { level, ms }) => {
      const { game, state } = match
      const seat = game.actor(state)
      const named = readLevel(game.id, level, 'level')
      const limits = ms === undefined ? {} : { ms: readNumber(ms, 0, MOST_MS, 'ms') }
      if (seat === null) return { action: null }
      const chance = new Seeded(`${match.start.seed}/bot/${match.record.entries.length}`)
      const bot = rulesOf(game.id).bot(named, { chance, clock: () => performance.now() }, limits)
      return { action: bot.choose(game.view(state, seat), match.seen(seat)) }
    },
  ],

  [
    'playout',
    ({ match }, { games, bot, seed }) =>
      playOut(
        match,
        readNumber(games, 1, MOST_GAMES, 'games'),
        readLevel(match.game.id, bot ?? 'random', 'bot'),
        readString(seed ?? '', 'seed'),
      ),
  ],
])

function open(held: Held, game: unknown, start: Request): object {
  held.open(gameOf(game), readStart(start))
  return summaryOf(held)
}

function summaryOf({ match }: Held): object {
  return { summary: match.game.summary(match.state) }
}

function readViewer(game: Game<GameTypes>, state: object, seat: unknown): Viewer {
  return seat === 'watcher' ? seat : readNumber(seat, 0, game.seats(state) - 1, '"seat" is "watcher", or')
}
