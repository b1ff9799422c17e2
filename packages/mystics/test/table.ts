import { Match } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsState } from '@mousekeep/mystics'
import { Scene, scenario as titled } from '@mousekeep/testkit'
import { boardHere } from '../src/rules/lookup/board-here.ts'
import { HEROES } from '../src/cards/box.ts'
import { isFree } from '../src/state/figures.ts'
import { drawRoom, readRoom } from './room-drawing.ts'
import { subject } from './subject.ts'

/** What the drawing does not show. */
export interface Setup {
  /** By mouse, in the words of a position: what it wears and carries, its wounds. */
  readonly mice?: Readonly<Record<string, object>>
  /** From the top; left out: the mice as drawn, then the minions. */
  readonly track?: readonly string[]
  /** Whose turn it is; left out: that of the first on the track. */
  readonly turn?: string
  /** Move points left; left out: the turn begins with a roll. */
  readonly points?: number
  /** Faces for the next rolls. */
  readonly dice?: readonly string[]
  readonly around?: object
}

/** The player of a mouse; who decides is looked at by the rules. */
class Player {
  private readonly table: Table

  constructor(table: Table) {
    this.table = table
  }

  does(...texts: readonly string[]): void {
    this.table.scene.does(0, ...texts)
  }

  can(...texts: readonly string[]): void {
    this.table.scene.can(0, ...texts)
  }

  cannot(text: string, code: string, rule: string): void {
    this.table.scene.cannot(0, text, code, rule)
  }

  /** All that it may do of this kind, without the verb. */
  canOnly(kind: string, expected: string): void {
    const { scene } = this.table
    const listed = scene.listed().filter((text) => text.startsWith(`${kind} `))
    scene.expectEqual(`every ${kind}`, listed.map((text) => text.slice(kind.length + 1)).join(', '), expected)
  }
}

/** The table of a scenario: `room` sets it, the party acts, `expect` looks. */
export class Table {
  readonly party = new Player(this)
  readonly expect = new Expectation(this)
  private now: Scene<Mystics> | null = null

  /**
   * A room as it is drawn: `.` floor, `~` water, `#` no space; mice by their capital (C N T M F L), minions by a small
   * letter (r rats, e elites, o roaches, s spider, c centipede), several on a space side by side. Spaces are called
   * a1, b1, … from the top left; each is next to those beside, above and below it.
   */
  room(drawing: string, setup: Setup = {}): void {
    const { dice = [], mice = {}, around = {}, ...others } = setup
    const read = readRoom(drawing)
    const placed = Object.fromEntries(read.mice.map(({ id, at }) => [id, { at, equip: [], ...mice[id] }]))
    const types = [...new Set(read.minions.map(({ type }) => type))]
    const position = {
      tile: read.tile,
      mice: placed,
      minions: read.minions,
      track: [...Object.keys(placed), ...types],
      ...others,
      ...around,
    }
    this.now = new Scene(subject, new Match(mystics, { seed: 'scenario', position, dice }))
  }

  get scene(): Scene<Mystics> {
    if (this.now === null) throw new Error('set the table first: t.room(…)')
    return this.now
  }

  get state(): MysticsState {
    return this.scene.state
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

  room(drawing: string): void {
    const { state, scene } = this.table
    const board = boardHere(state)
    const at = (space: number): string => board.names[space]
    const mice = state.mice.filter(isFree).map((mouse) => ({ id: mouse.id, at: at(mouse.at) }))
    const minions = state.minions.map(({ id, type, at: space }) => ({ id, type, at: at(space) }))
    scene.expectEqual('the room', drawRoom(drawing, mice, minions), drawRoom(drawing, null, null))
  }

  /** Wounds and cheese, of one mouse. */
  mouse(id: string, expected: { readonly wounds?: number; readonly cheese?: number; readonly down?: boolean }): void {
    const mouse = this.table.state.mice.find((each) => each.id === id)
    if (mouse === undefined) throw new Error(`there is no ${id} among ${HEROES.map((each) => each.id).join(', ')}`)
    const { wounds, cheese, down } = mouse
    this.table.scene.expectEqual(id, { wounds, cheese, down }, { wounds, cheese, down, ...expected })
  }

  turn(card: string): void {
    this.table.scene.expectEqual('the turn', this.table.state.turn?.card, card)
  }

  points(n: number): void {
    this.table.scene.expectEqual('move points', this.table.state.turn?.points, n)
  }

  wheel(n: number): void {
    this.table.scene.expectEqual('cheese on the wheel', this.table.state.wheel, n)
  }
}

export function scenario(title: string, body: (t: Table) => void): void {
  titled(title, () => body(new Table()))
}
