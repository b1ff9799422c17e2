import { batch, signal } from '@preact/signals'
import type { CastleAction } from '@mousekeep/castle'

/** What somebody has chosen in the castle but not yet played. */
export class Chosen {
  readonly chosen = signal<string | null>(null)
  /** The mice to choose from, when several could go there. */
  readonly which = signal<readonly string[]>([])
  /** The line end at which the spare tile is shown, because somebody points there. */
  readonly armed = signal<string | null>(null)
  /** The line end that has been touched once; a second touch pushes. */
  readonly touched = signal<string | null>(null)
  /** The kind of action whose places are highlighted. */
  readonly sought = signal<CastleAction['do'] | null>(null)

  /** Somebody wants to end the turn with all points left: the first press asks, the second ends it. */
  readonly isEnding = signal(false)

  acted(): void {
    this.isEnding.value = false
    this.which.value = []
    this.armed.value = null
    this.touched.value = null
    this.sought.value = null
  }

  clear(): void {
    batch(() => {
      this.chosen.value = null
      this.acted()
    })
  }
}
