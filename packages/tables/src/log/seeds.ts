import { BadInput, commitment, type Seat } from '@mousekeep/engine'

/**
 * How the seed of a seat came into the dice. `promised`: by its hash before any seed was shown, and shown after that;
 * `open`: in plain text when somebody sat down; `left-out`: promised by somebody who was away at the start; `none`.
 */
export type HowGiven = 'promised' | 'open' | 'left-out' | 'none'

/** The players' seeds as a log gives them: what is promised must be in it before anything is shown. */
export class Seeds {
  private readonly seeds: string[]
  private readonly promises: (string | null)[]
  /** Seats that have still to show what they promised; null unless the seeds are being shown. */
  private awaited: Set<Seat> | null = null
  private readonly shown = new Set<Seat>()
  private readonly keptBack = new Set<Seat>()
  timesCalledOff = 0

  constructor(seats: number) {
    this.seeds = Array.from({ length: seats }, () => '')
    this.promises = Array.from({ length: seats }, () => null)
  }

  get all(): readonly string[] {
    return this.seeds
  }

  get howGiven(): readonly HowGiven[] {
    return this.seeds.map((seed, seat) => {
      if (this.shown.has(seat)) return 'promised'
      return this.promises[seat] !== null ? 'left-out' : seed === '' ? 'none' : 'open'
    })
  }

  claim(seat: Seat, seed: string, isBegun: boolean): void {
    if (isBegun && seed !== this.seeds[seat]) throw new BadInput('the seed of a seat changed during the game')
    if (isBegun) return
    this.refuseWhileShown()
    this.seeds[seat] = seed
    this.promises[seat] = null
  }

  /** Whoever gives a seat up takes the promise along, unless the game has begun. */
  free(seat: Seat, isBegun: boolean): void {
    if (isBegun) return
    this.goneFrom(isBegun)
    this.promises[seat] = null
  }

  /** Somebody is no more: what was shown is void without anybody having kept something back. */
  goneFrom(isBegun: boolean): void {
    if (!isBegun && this.awaited !== null) this.void([])
  }

  promise(seat: Seat, hash: string): void {
    this.refuseWhileShown()
    if (this.keptBack.has(seat)) throw new BadInput('a seat that kept its seed back promised another')
    this.promises[seat] = hash
    this.seeds[seat] = ''
  }

  seal(seats: readonly Seat[]): void {
    this.refuseWhileShown()
    if (seats.length === 0 || seats.some((seat) => this.promises[seat] === null))
      throw new BadInput('a seed is waited for that nobody promised')
    this.awaited = new Set(seats)
  }

  show(seat: Seat, seed: string): void {
    if (this.awaited?.delete(seat) !== true) throw new BadInput('a seed was shown before all promises were sealed')
    if (commitment(seed) !== this.promises[seat]) throw new BadInput('the seed of a seat is not the one it promised')
    this.seeds[seat] = seed
    this.shown.add(seat)
  }

  callOff(seats: readonly Seat[]): void {
    const { awaited } = this
    if (awaited === null || seats.length !== awaited.size || !seats.every((seat) => awaited.has(seat)))
      throw new BadInput('a start was called off for no reason')
    this.timesCalledOff++
    this.void(seats)
  }

  begin(): void {
    if (this.awaited !== null && this.awaited.size > 0) throw new BadInput('a promised seed is missing')
    this.awaited = null
  }

  private void(keptBack: readonly Seat[]): void {
    for (const seat of [...this.shown, ...keptBack]) {
      this.promises[seat] = null
      this.seeds[seat] = ''
    }
    for (const seat of keptBack) this.keptBack.add(seat)
    this.shown.clear()
    this.awaited = null
  }

  private refuseWhileShown(): void {
    if (this.awaited !== null) throw new BadInput('something went into the dice while seeds were shown')
  }
}
