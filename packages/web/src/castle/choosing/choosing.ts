import { batch, computed } from '@preact/signals'
import type { Castle, CastleAction, CastleEvent } from '@mousekeep/castle'
import { announceNow } from '../../base/announcer.ts'
import type { Aim, Choosing, Means } from '../../desk/choosing.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Spot } from '../../desk/spot.ts'
import { aimAt } from './aim.ts'
import { Chosen } from './chosen.ts'
import { endIn } from './gate.ts'
import { spotsOf } from './spots.ts'
import { say } from '../words/words.ts'

/** C3.1: the points a turn begins with. */
const POINTS = 4

/** A table of Castle as people handle it. */
export type CastleDesk = Desk<Castle, CastleChoosing>

/** What a tap in the castle means, and what stays chosen. */
export class CastleChoosing extends Chosen implements Choosing<Castle> {
  /** The mouse to move: one that is passing another must move on (C3.5); otherwise the chosen one. */
  readonly mover = computed(() => this.desk.view.value?.pass ?? this.chosen.value)
  /** What pushes and runs would lead to; null while nobody at this screen has to decide. */
  readonly foresight = computed(() => (this.desk.isReady.value ? this.desk.table.foresight.value : null))
  /** The line end in question: touched, pointed at, or focused. */
  readonly thought = computed(() => {
    const { spot, isByKey } = this.desk
    const focused = spot.value !== null && isByKey ? endIn(spot.value) : null
    return this.touched.value ?? this.armed.value ?? focused
  })
  private readonly desk: Desk<Castle>

  constructor(desk: Desk<Castle>) {
    super()
    this.desk = desk
  }

  spots(): readonly (readonly Spot[])[] {
    return spotsOf(this.desk, this, this.mover.value)
  }

  /**
   * At a gate the first touch only shows the spare tile there and the second pushes it in. A pointer shows it by
   * hovering.
   */
  aim(spot: string, by: Means): Aim<Castle> {
    const end = endIn(spot)
    if (end !== null) return this.aimEnd(end, by)
    const view = this.desk.view.value
    if (view === null) return { choose: () => {} }
    const aim = aimAt(spot, {
      view,
      legal: this.desk.legal.value,
      reach: this.foresight.value?.reach ?? null,
      chosen: this.chosen.value,
    })
    if (aim.aim === 'play') return { play: aim.actions }
    return {
      choose: () => {
        this.which.value = aim.aim === 'which' ? aim.mice : []
        this.chosen.value = aim.aim === 'choose' ? aim.mouse : null
      },
    }
  }

  private aimEnd(end: string, by: Means): Aim<Castle> {
    const slide: CastleAction = { do: 'slide', end }
    if (by !== 'touch' || !this.desk.isLegal(slide) || this.touched.value === end) return { play: [slide] }
    return {
      choose: () => {
        this.armed.value = end
        this.touched.value = end
      },
    }
  }

  /** Ends the turn; asks first if nothing has been done in it. */
  endTurn(): void {
    const { desk } = this
    const view = desk.view.value
    const isUntouched = view?.phase === 'play' && view.points === POINTS && !view.slid
    if (!isUntouched || this.isEnding.value || !desk.isReady.value) return desk.play({ do: 'end' })
    batch(() => {
      desk.letGo()
      this.isEnding.value = true
    })
    announceNow(say('do-end-all'))
  }

  point(spot: string | null): void {
    this.armed.value = spot === null ? null : endIn(spot)
  }

  /** The chosen mouse stays chosen while it runs. A new turn begins with nothing chosen. */
  follow(events: readonly CastleEvent[]): void {
    const { chosen } = this
    for (const event of events) {
      if (event.type === 'stepped' && event.from === chosen.value) chosen.value = event.to
      if (event.type === 'turn-began' || (event.type === 'fell' && event.at === chosen.value)) this.clear()
    }
  }
}
