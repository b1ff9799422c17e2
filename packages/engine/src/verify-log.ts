import { BadInput } from './bad-input.ts'
import { hashOf } from './canonical.ts'
import { commitment } from './fair.ts'
import { FairMatch } from './fair-match.ts'
import type { Game, GameTypes, Outcome, Seat } from './game.ts'
import type { MatchRecord } from './match.ts'
import { readMatchRecord } from './read-match.ts'
import { readFlag, readList, readNumber, readRecord, readString } from './read.ts'

/** What a table's log shows of its dice, once the seed is public. */
export interface VerifiedLog {
  /** What was promised before anybody gave a seed; the seed of the log is the one that was meant. */
  readonly commitment: string
  readonly playerSeeds: readonly string[]
  readonly plays: number
  /** Plays that were made elsewhere before the table was moved here: their chance cannot be verified. */
  readonly earlier: number
  readonly takenBack: number
  /** How many words the dice gave, those of plays that were taken back included. */
  readonly drawn: number
  readonly outcome: Outcome | null
  /** Of the last entry: whoever was at the table has been shown the same. */
  readonly hash: string
}

interface Chair {
  person: string | null
  seed: string
}

/**
 * Verifies a whole table from its log as the server hands it out after the end (`GET /api/tables/:id/log`): that no
 * entry was changed, that the seed is the one that was promised first, that every player's seed went into the dice,
 * and that each play, also those that were taken back, follows from the rules with the very next words of the dice.
 * Throws `BadInput` that says where it does not hold.
 */
export function verifyLog<T extends GameTypes>(game: Game<T>, json: unknown): VerifiedLog {
  const log = readRecord(json, 'log')
  if (log['game'] !== game.id || log['version'] !== game.version) {
    throw new BadInput(`the log is not of ${game.id} in version ${game.version}`)
  }
  const table = readString(log['table'], 'table')
  const seed = readString(log['seed'], 'seed')
  const entries = readList(log['entries'], 'entries').map((entry) => readRecord(entry, 'an entry'))
  const hash = checkLinks(table, seed, entries)
  const replay = new Replay(game, seed)
  for (const [seq, { body }] of entries.entries()) {
    try {
      replay.take(readRecord(body, 'body'))
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`entry ${seq}: ${error.message}`)
      throw error
    }
  }
  return { ...replay.result, hash }
}

/** The last hash of the chain, which begins with the table and its seed. */
function checkLinks(table: string, seed: string, entries: readonly Readonly<Record<string, unknown>>[]): string {
  let hash = hashOf(['mousekeep chain', table, seed])
  for (const [index, { seq, actionId, ask, body, at, hash: given }] of entries.entries()) {
    // What is missing is null here: it then does not fit, like anything else that was changed.
    const link = [hash, table, seq, actionId, ask, body, at].map((part) => part ?? null)
    hash = hashOf(link)
    if (seq !== index || hash !== given) throw new BadInput(`entry ${index} is not what was written`)
  }
  return hash
}

/** Plays a log again, written apart from the server that wrote it. */
class Replay<T extends GameTypes> {
  private readonly game: Game<T>
  private readonly seed: string
  private options: T['options'] | null = null
  private from: MatchRecord<T['action']> | null = null
  private promised = ''
  private chairs: Chair[] = []
  private seeds: readonly string[] = []
  private match: FairMatch<T> | null = null
  private asked: { readonly plays: number; readonly agreed: Set<Seat> } | null = null
  private takenBack = 0

  constructor(game: Game<T>, seed: string) {
    this.game = game
    this.seed = seed
  }

  get result(): Omit<VerifiedLog, 'hash'> {
    const { match } = this
    return {
      commitment: this.promised,
      playerSeeds: this.seeds,
      plays: match?.count ?? 0,
      earlier: match?.earlier ?? 0,
      takenBack: this.takenBack,
      drawn: match?.drawn ?? 0,
      outcome: match === null ? null : this.game.outcome(match.state),
    }
  }

  take(body: Readonly<Record<string, unknown>>): void {
    switch (body['kind']) {
      case 'opened':
        return this.open(body)
      case 'claimed': {
        const chair = this.chairAt(body)
        chair.person = readString(body['person'], 'person')
        this.asked = null
        const seed = readString(body['seed'], 'seed')
        if (this.match !== null && seed !== chair.seed) throw new BadInput('the seed of a seat changed during the game')
        chair.seed = seed
        return
      }
      case 'left':
        this.asked = null
        this.chairAt(body).person = null
        return
      case 'moved':
        for (const seat of this.seatsIn(body)) this.chairs[seat].person = readString(body['to'], 'to')
        return
      case 'gone':
        this.asked = null
        if (this.match === null || this.game.actor(this.match.state) !== null) {
          for (const seat of this.seatsIn(body)) this.chairs[seat].person = null
        }
        return
      case 'started':
        return this.start()
      case 'played':
        return this.play(body)
      case 'undone':
        return this.undo(body)
      case 'rollback-asked':
        this.asked = { plays: readNumber(body['plays'], 0, this.begun.count, 'plays'), agreed: new Set() }
        return this.agree(body)
      case 'rollback-answered':
        if (readFlag(body['agree'], 'agree')) return this.agree(body)
        this.asked = null
        return
      case 'bot':
      case 'rematch':
      case 'archived':
      case 'access':
      case 'invited':
      case 'uninvited':
        return
      default:
        throw new BadInput('an entry of an unknown kind')
    }
  }

  private get begun(): FairMatch<T> {
    if (this.match === null) throw new BadInput('the game has not begun')
    return this.match
  }

  private open(body: Readonly<Record<string, unknown>>): void {
    if (this.options !== null) throw new BadInput('a table is opened once')
    this.options = this.game.readOptions(body['options'])
    this.promised = readString(body['commitment'], 'commitment')
    if (body['from'] !== undefined) this.from = readMatchRecord(this.game, body['from'])
    if (commitment(this.seed) !== this.promised) throw new BadInput('the seed is not the one that was promised')
    const seats = readNumber(body['seats'], 1, 100, 'seats')
    this.chairs = Array.from({ length: seats }, () => ({ person: null, seed: '' }))
  }

  private start(): void {
    if (this.options === null || this.match !== null) throw new BadInput('a game begins once')
    this.seeds = this.chairs.map((chair) => chair.seed)
    this.match = new FairMatch(this.game, this.options, this.seed, this.seeds, null, this.from)
  }

  private play(body: Readonly<Record<string, unknown>>): void {
    const match = this.begun
    if (body['drawn'] !== match.drawn) throw new BadInput('the dice were not where they had to be')
    const seat = readNumber(body['seat'], 0, this.chairs.length - 1, 'seat')
    const step = match.play(seat, this.game.readAction(body['action']))
    if (!step.ok) throw new BadInput(`the rules do not allow it: ${step.refusal.rule}`)
    this.asked = null
  }

  /** One's own last play, and nothing that lies before something was revealed: else dice could be tried out. */
  private undo(body: Readonly<Record<string, unknown>>): void {
    const { count, boundary, lastPlay } = this.begun
    if (count <= boundary || lastPlay?.seat !== body['seat'] || body['plays'] !== count - 1) {
      throw new BadInput('what was taken back could not be')
    }
    this.goBack(count - 1)
  }

  /** Everybody who holds a seat has to agree. */
  private agree(body: Readonly<Record<string, unknown>>): void {
    const { asked } = this
    if (asked === null) return
    for (const seat of this.seatsIn(body)) asked.agreed.add(seat)
    if (this.chairs.every(({ person }, seat) => person === null || asked.agreed.has(seat))) this.goBack(asked.plays)
  }

  private goBack(plays: number): void {
    this.takenBack += this.begun.count - plays
    this.begun.rewind(plays)
    this.asked = null
  }

  private chairAt(body: Readonly<Record<string, unknown>>): Chair {
    return this.chairs[readNumber(body['seat'], 0, this.chairs.length - 1, 'seat')]
  }

  private seatsIn(body: Readonly<Record<string, unknown>>): Seat[] {
    return readList(body['seats'], 'seats').map((seat) => readNumber(seat, 0, this.chairs.length - 1, 'seat'))
  }
}
