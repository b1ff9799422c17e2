import { batch, computed, signal } from '@preact/signals'

/** One event, told on its own. */
export interface Beat {
  /** How long it stays, in milliseconds; null: until the reader moves on. */
  readonly ms: number | null
}

/** A beat in words, with the rule by which it happened. */
export interface ToldBeat extends Beat {
  readonly text: string
  readonly rule: string | null
}

/**
 * Shows events one after the other, for games in which much happens automatically. It only keeps time: what a beat
 * shows, and for how long, is up to the game.
 */
export class Stage<B extends Beat> {
  readonly beats = signal<readonly B[]>([])
  /** The index of the beat being shown; -1 if none is. */
  readonly at = signal(-1)
  readonly beat = computed<B | null>(() => this.beats.value[this.at.value] ?? null)
  /** True while somebody has paused it. */
  readonly isHeld = signal(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private resolve: (() => void) | null = null

  /** Resolves when all beats have been shown or skipped. */
  async play(beats: readonly B[]): Promise<void> {
    this.skip()
    if (beats.length === 0) return
    await new Promise<void>((resolve) => {
      this.resolve = resolve
      batch(() => {
        this.beats.value = beats
        this.show(0)
      })
    })
  }

  /** Whether a beat is being shown. */
  get isOn(): boolean {
    return this.at.value >= 0
  }

  /** Moves on to the next beat; after the last one it ends. */
  next(): void {
    if (this.at.value >= 0) this.show(this.at.value + 1)
  }

  /** Starts again from the first beat. */
  again(): void {
    if (this.at.value >= 0) this.show(0)
  }

  /** Pauses, or goes on with the full time of the current beat. */
  hold(isHeld: boolean): void {
    this.isHeld.value = isHeld
    if (this.at.value >= 0) this.show(this.at.value)
  }

  /** Ends it. */
  skip(): void {
    this.show(this.beats.value.length)
  }

  private show(at: number): void {
    clearTimeout(this.timer)
    const beat = this.beats.value[at]
    if (beat === undefined) return this.end()
    this.at.value = at
    if (beat.ms !== null && !this.isHeld.value) this.timer = setTimeout(() => this.next(), beat.ms)
  }

  private end(): void {
    const { resolve } = this
    this.resolve = null
    batch(() => {
      this.at.value = -1
      this.beats.value = []
      this.isHeld.value = false
    })
    resolve?.()
  }
}
