import { batch, computed, signal } from '@preact/signals'
import type { Castle, CastleAction, CastleEvent, CastleView } from '@mousekeep/castle'
import type { TableClient } from '../table/client.ts'
import type { Turned } from '../table/messages.ts'
import { pace } from '../shell/settings.ts'
import { ring } from '../sound/sound.ts'
import { aimAt } from './aim.ts'
import { soundsOf } from './sounds.ts'
import { captionOf } from './tell.ts'

/** The way from one play to the next, for the board to show. */
export interface Motion {
  readonly before: CastleView
  readonly events: readonly CastleEvent[]
  readonly isBots: boolean
  /** Called when it has been shown. */
  readonly done: () => void
}

/** A place on the board: a square, or the gate of a line end. */
export type Spot = { readonly square: string } | { readonly end: string }

/** Somebody who leads by the hand, as a lesson does: what may be done now besides the rules. */
export interface Rein {
  /** Whether a legal action may be done now; says itself why not. */
  allows(action: CastleAction): boolean
  undo(): void
}

/** A motion that the board does not report done by then is cut short: a hidden page draws nothing. */
const LONGEST_MS = 4000
const CAPTION_MS = 3500

/** The action in one line: equal for equal actions, in whatever order their fields were given. */
export function textOf(action: object): string {
  return Object.entries(action)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value))
    .join(' ')
}

/** Castle's side of a table: what is chosen on the board, and what a tap means. */
export class Desk {
  readonly table: TableClient<Castle>
  readonly chosen = signal<string | null>(null)
  /** The mice among which somebody must choose. */
  readonly which = signal<readonly string[]>([])
  /** The line end at which the spare tile is shown, because somebody points there. */
  readonly armed = signal<string | null>(null)
  /** The line end that was touched once: a second touch pushes. */
  readonly touched = signal<string | null>(null)
  /** The kind of action whose places are shown more strongly. */
  readonly sought = signal<CastleAction['do'] | null>(null)
  /** Where the pointer or the focus rests, for the note beside it. */
  readonly spot = signal<Spot | null>(null)
  /** What must not be missed, over the board for a while. */
  readonly caption = signal('')
  /** An action that is pointed out on the board. */
  readonly pointed = signal<CastleAction | null>(null)
  readonly motion = signal<Motion | null>(null)
  readonly view = computed(() => this.table.past.value?.view ?? this.table.shown.value?.view ?? null)
  readonly isPast = computed(() => this.table.past.value !== null)
  /** What may be done now at this screen; nothing while somebody looks back. */
  readonly legal = computed(() => (this.isPast.value ? [] : (this.table.shown.value?.legal ?? [])))
  readonly isPersons = computed(() => {
    const actor = this.table.shown.value?.actor ?? null
    return actor !== null && this.table.seats.value[actor]?.who === 'person'
  })
  /** The mouse that goes: one in passage must (C3.5), else the chosen one. */
  readonly mover = computed(() => this.view.value?.pass ?? this.chosen.value)

  private readonly rein: Rein | null
  /** Whether the focus rests there, and not a pointer. */
  isByKey = false
  private captionTimer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableClient<Castle>, rein: Rein | null = null) {
    this.table = table
    this.rein = rein
    table.stage = (next, before) => this.setStage(next, before)
    table.onShown = ({ events }) => this.follow(events)
  }

  tap(square: string): void {
    this.table.afterAnswer(() => this.tapNow(square))
  }

  /** A touch shows the spare tile at the end first and pushes it in with the second; others see it by pointing. */
  push(end: string, isTouch: boolean): void {
    this.table.afterAnswer(() => this.pushNow(end, isTouch))
  }

  play(action: CastleAction): void {
    this.table.afterAnswer(() => this.playNow(action))
  }

  /** A mouse along a way, square by square, as far as the rules let it. */
  run(way: readonly string[]): void {
    this.table.refused.value = null
    way.slice(1).forEach((to, i) => {
      this.table.afterAnswer(() => {
        if (this.table.refused.value === null) this.playNow({ do: 'step', from: way[i], to })
      })
    })
  }

  undo(): void {
    if (this.rein === null) this.table.undo()
    else this.rein.undo()
  }

  /**
   * Asks what would come of a tap there, for the note beside the pointer; of nothing when it rests nowhere. By key it
   * is also said when there is no way back (C7.2).
   */
  restOn(spot: Spot | null, isByKey = false): void {
    batch(() => {
      this.spot.value = spot
      this.isByKey = isByKey
      if (this.touched.value === null) this.table.weighed.value = null
    })
    const view = this.view.value
    const isIdle = !this.isPersons.value || this.isPast.value || this.table.isMoving.value
    if (spot === null || view === null || isIdle) return
    if ('end' in spot) return this.table.weigh({ do: 'slide', end: spot.end })
    const aim = aimAt(spot.square, view, this.legal.value, this.chosen.value)
    if (aim.aim === 'play') this.table.weigh(aim.actions[0])
  }

  private tapNow(square: string): void {
    const view = this.ready()
    if (view === null) return
    const aim = aimAt(square, view, this.legal.value, this.chosen.value)
    if (aim.aim === 'play') return aim.actions.forEach((action) => this.playNow(action))
    batch(() => {
      this.clear()
      this.which.value = aim.aim === 'which' ? aim.mice : []
      this.chosen.value = aim.aim === 'choose' ? aim.mouse : null
      this.table.refused.value = null
    })
  }

  private pushNow(end: string, isTouch: boolean): void {
    if (this.ready() === null) return
    const slide: CastleAction = { do: 'slide', end }
    if (!isTouch || !this.isLegal(slide) || this.touched.value === end) return this.playNow(slide)
    batch(() => {
      this.clear()
      this.table.refused.value = null
      this.armed.value = end
      this.touched.value = end
    })
    this.table.weigh(slide)
  }

  private isLegal(action: CastleAction): boolean {
    const text = textOf(action)
    return this.legal.value.some((each) => textOf(each) === text)
  }

  private playNow(action: CastleAction): void {
    if (this.ready() === null) return
    if (this.rein !== null && this.isLegal(action) && !this.rein.allows(action)) return
    batch(() => {
      this.which.value = []
      this.armed.value = null
      this.touched.value = null
      this.sought.value = null
    })
    this.table.play(action)
  }

  /** Lets go of whatever was begun on the board. */
  clear(): void {
    batch(() => {
      this.chosen.value = null
      this.which.value = []
      this.armed.value = null
      this.touched.value = null
      this.sought.value = null
    })
  }

  /** The view, if somebody at this screen may act on it; else what waits is shown to the end, or the present. */
  private ready(): CastleView | null {
    const wasPersons = this.isPersons.value && !this.isPast.value
    this.table.past.value = null
    this.table.settle()
    return wasPersons && this.isPersons.value ? this.view.value : null
  }

  /** The chosen mouse stays chosen while it runs; at a new turn nothing is. */
  private follow(events: readonly CastleEvent[]): void {
    const { chosen } = this
    this.showCaption(captionOf(events))
    for (const name of soundsOf(events)) void ring(name)
    for (const event of events) {
      if (event.type === 'stepped' && event.from === chosen.value) chosen.value = event.to
      if (event.type === 'turn-began' || (event.type === 'fell' && event.at === chosen.value)) this.clear()
    }
  }

  private showCaption(text: string): void {
    if (text === '') return
    this.caption.value = text
    clearTimeout(this.captionTimer)
    this.captionTimer = setTimeout(() => (this.caption.value = ''), CAPTION_MS)
  }

  private async setStage(next: Turned<Castle>, before: Turned<Castle> | null): Promise<void> {
    if (before === null || pace() === 0) return
    const isBots = before.actor !== null && this.table.seats.value[before.actor]?.who === 'bot'
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_MS)
      const done = (): void => {
        clearTimeout(timer)
        resolve()
      }
      this.motion.value = { before: before.view, events: next.events, isBots, done }
    })
    this.motion.value = null
  }
}
