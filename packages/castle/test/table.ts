import { castle, type Castle, type CastleAction, type CastleState, type CastleSummary } from '@mousekeep/castle'
import { Match, type MatchRecord } from '@mousekeep/engine'
import { Scene, scenario as titled } from '@mousekeep/testkit'
import { colourOf, seatOf, type Colour } from './colours.ts'
import { assertIsSummary, kindOfLetter, miceGrid, tilesGrid } from './drawing.ts'
import { arrangement } from './invariants.ts'
import { NOBODY_IN, positionOf, type Setup } from './setup.ts'
import { subject } from './subject.ts'

/** One player at the table: what it does, can do, and cannot. */
export class Player {
  private readonly table: Table
  private readonly seat: number

  constructor(table: Table, seat: number) {
    this.table = table
    this.seat = seat
  }

  does(...texts: readonly string[]): void {
    this.table.scene.does(this.seat, ...texts)
  }

  can(...texts: readonly string[]): void {
    this.table.scene.can(this.seat, ...texts)
  }

  cannot(text: string, code: string, rule: string): void {
    this.table.scene.cannot(this.seat, text, code, rule)
  }

  /** All the steps, uncovers, … that the player can do now, without the verb: `'a1 b1, a1 a2'`. */
  canOnly(kind: string, expected: string): void {
    const { scene } = this.table
    const listed = scene.listed().filter((text) => text.startsWith(`${kind} `))
    scene.expectEqual(`every ${kind}`, listed.map((text) => text.slice(kind.length + 1)).join(', '), expected)
  }
}

/** The table of a scenario: `with` and `castle`, or `opens`, set it, colours act, `expect` looks. */
export class Table {
  readonly red = new Player(this, 0)
  readonly blue = new Player(this, 1)
  readonly green = new Player(this, 2)
  readonly yellow = new Player(this, 3)
  readonly expect = new Expectation(this)
  private around: Setup = {}
  private now: Scene<Castle> | null = null

  /** What lies around the castle that is drawn next: `t.with({ spare: 'trap' }).castle(…)`. */
  with(setup: Setup): this {
    this.around = setup
    return this
  }

  /** Sets a drawing up through `readPosition`; a table that cannot be is an error of the test. */
  castle(drawing: string = NOBODY_IN): void {
    const start = { seed: 'scenario', position: positionOf(drawing, this.around) }
    this.now = new Scene(subject, new Match(castle, start))
    this.around = {}
    arrangement(this.state)
  }

  /** Opens a game from its start. */
  opens(options: Readonly<Record<string, unknown>>, seed: string): void {
    this.now = new Scene(subject, new Match(castle, { seed, options }))
  }

  /** Plays a record again, as self-play prints it when it finds a violation. */
  replays(record: MatchRecord<CastleAction>): void {
    this.now = new Scene(subject, Match.replay(castle, record))
  }

  get scene(): Scene<Castle> {
    if (this.now === null) throw new Error('set the table first: t.castle(…) or t.opens(…)')
    return this.now
  }

  get state(): CastleState {
    return this.scene.state
  }

  get summary(): CastleSummary {
    const summary = castle.summary(this.state)
    assertIsSummary(summary)
    return summary
  }

  undo(): void {
    this.scene.undo()
  }

  cannotUndo(code: string, rule: string): void {
    this.scene.cannotUndo(code, rule)
  }
}

/** What should be seen on the table now. */
class Expectation {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  events(...texts: readonly string[]): void {
    this.table.scene.expectEvents(...texts)
  }

  /** The mice; with a second grid the tiles too. */
  board(drawing: string): void {
    const rows = drawing.trim().split('\n')
    const cells = rows.map((row) => row.trim().split(/\s+/))
    const half = (grid: number): string => cells.map((row) => row.slice(grid * 7, grid * 7 + 7).join(' ')).join('\n')
    this.equal('the mice', miceGrid(this.table.summary), half(0))
    if (cells[0].length > 7) this.equal('the tiles', tilesGrid(this.table.summary), half(1))
  }

  /** The tiles of a line from the end named to the far one: `line('a2', 'x . . g . . .')`. */
  line(end: string, letters: string): void {
    const [file, rank] = [end.charAt(0), end.charAt(1)]
    const squares = '246'.includes(rank)
      ? 'abcdefg'.split('').map((each) => each + rank)
      : '1234567'.split('').map((each) => file + each)
    const fromEnd = squares[0] === end ? squares : squares.toReversed()
    const { tiles } = this.table.summary
    const expected = letters.split(' ').map((letter) => kindOfLetter(letter, end))
    this.equal(
      `the line from ${end}`,
      fromEnd.map((square) => tiles[square]),
      expected,
    )
  }

  spare(kind: string): void {
    this.equal('the spare', this.table.summary.spare, kind)
  }

  tokens(colour: Colour, kinds: string): void {
    this.equal(`${colour}'s tokens`, this.player(colour).tokens.join(' '), kinds)
  }

  hand(colour: Colour, count: number): void {
    this.equal(`${colour}'s hand`, this.player(colour).hand, count)
  }

  lost(colour: Colour, count: number): void {
    this.equal(`${colour}'s losses`, this.player(colour).lost, count)
  }

  open(rooms: string): void {
    this.equal('the open rooms', this.table.summary.open.join(' '), rooms)
  }

  points(count: number): void {
    this.equal('the points', this.table.summary.points, count)
  }

  turn(colour: Colour): void {
    this.equal('the turn', colourOf(this.table.summary.turn), colour)
  }

  round(count: number): void {
    this.equal('the round', this.table.summary.round, count)
  }

  pass(square: string | null): void {
    this.equal('the passage', this.table.summary.pass, square)
  }

  over(winner: Colour, why: string): void {
    this.equal('the end', this.table.summary.over, { winner: seatOf(winner), why })
  }

  notOver(): void {
    this.equal('the end', this.table.summary.over, null)
  }

  private player(colour: Colour): CastleSummary['players'][number] {
    return this.table.summary.players[seatOf(colour)]
  }

  private equal(what: string, actual: unknown, expected: unknown): void {
    this.table.scene.expectEqual(what, actual, expected)
  }
}

/** A test of one rule of Castle at one table. */
export function scenario(title: string, body: (t: Table) => void): void {
  titled(title, () => body(new Table()))
}
