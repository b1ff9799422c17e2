const MOST_REMEMBERED = 10_000

/** Whose turn it is: in each round everybody has one, and who comes later begins with the round that there is. */
export class Turns {
  private round = 0
  /** By who it is: the next round in which they have a turn. */
  private readonly next = new Map<string, number>()

  /** The round in which they have their next turn. */
  of(who: string): number {
    return Math.max(this.round, this.next.get(who) ?? 0)
  }

  take(who: string): void {
    this.round = this.of(who)
    this.next.set(who, this.round + 1)
    if (this.next.size <= MOST_REMEMBERED) return
    for (const [each, round] of this.next) if (round <= this.round) this.next.delete(each)
  }
}
