import { signal } from '@preact/signals'
import type { Mystics } from '@mousekeep/mystics'
import type { MysticsAction, MysticsEvent, MysticsView } from '@mousekeep/mystics/box'
import type { Aim, Choosing, Means } from '../desk/choosing.ts'
import type { Desk } from '../desk/desk.ts'
import type { Held } from '../desk/held.ts'
import type { Spot } from '../desk/spot.ts'
import { Stage } from '../desk/stage.ts'
import { aimAt } from './aim.ts'
import { foresightOf, isWarnedOf } from './foresight.ts'
import { heldMouse } from './room/held-mouse.tsx'
import { roomIn } from './room/loaded-room.ts'
import { spotsOf } from './room/spots.ts'
import type { MysticsBeat } from './stage/beats.ts'

/** A table of Mystics as people handle it. */
export type MysticsDesk = Desk<Mystics, MysticsChoosing>

/** The leaf that is open beside the room. */
export type Leaf = 'none' | 'mouse' | 'log' | 'map' | 'share' | 'cards' | 'story' | 'threats'

/** What a tap in the room means, and what stays chosen until it is played. */
export class MysticsChoosing implements Choosing<Mystics> {
  readonly stage = new Stage<MysticsBeat>()
  /** The table at the moment being shown; null: as it is now. */
  readonly scene = signal<MysticsView | null>(null)
  /** The minion being aimed at. */
  readonly target = signal<string | null>(null)
  /** The space the pointer is over. */
  readonly pointed = signal<string | null>(null)
  /** The action somebody was warned of: asked for once more, it is played. */
  readonly warned = signal<MysticsAction | null>(null)
  /** The actions to choose from, all of one kind or with one card. */
  readonly among = signal<readonly MysticsAction[]>([])
  readonly leaf = signal<Leaf>('none')
  /** The card being read. */
  readonly card = signal<string | null>(null)
  /** The mouse whose things are shown; null: the one that must decide. */
  readonly mouse = signal<string | null>(null)
  private readonly desk: Desk<Mystics>

  constructor(desk: Desk<Mystics>) {
    this.desk = desk
  }

  spots(): readonly (readonly Spot[])[] {
    const view = this.desk.view.value
    const room = view === null ? null : roomIn(view)
    if (view === null || room === null) return []
    const mouse = view.turn?.card ?? ''
    const at = view.question === null ? view.mice[mouse]?.at : null
    const held = (): Held | null => (typeof at === 'string' ? heldMouse(this.desk, mouse, at) : null)
    const targets = this.desk.legal.value.flatMap((action) => (action.do === 'battle' ? [action.target] : []))
    return spotsOf(view, room.side, targets).map((row) =>
      row.map((spot) => (spot.id === at ? { ...spot, held } : spot)),
    )
  }

  aim(spot: string, _by: Means): Aim<Mystics> {
    const view = this.desk.view.value
    if (view === null) return { choose: () => {} }
    const aim = aimAt(spot, {
      view,
      legal: this.desk.legal.value,
      foresight: foresightOf(this.desk),
      target: this.target.value,
      among: this.among.value,
    })
    if ('play' in aim) {
      const [first] = aim.play
      if (first === undefined || !isWarnedOf(this.desk, this.warned.value, first)) return aim
      return { choose: () => (this.warned.value = first) }
    }
    return {
      choose: () => {
        this.target.value = aim.target
        this.among.value = aim.among
      },
    }
  }

  isAsked(): boolean {
    return this.desk.view.value?.question !== null
  }

  point(spot: string | null): void {
    this.pointed.value = spot
  }

  acted(): void {
    this.clear()
  }

  follow(events: readonly MysticsEvent[]): void {
    if (events.some(({ type }) => type === 'turn-began')) this.clear()
  }

  clear(): void {
    this.target.value = null
    this.warned.value = null
    this.among.value = []
    this.card.value = null
    if (this.leaf.value === 'share' || this.leaf.value === 'cards') this.leaf.value = 'none'
  }
}
