const NOTHING: readonly never[] = []

/**
 * A list of actions that is filled and cleared again and again: what playouts and searches spend their time on. It
 * keeps its memory, and a fixed run of actions at its end is kept as it is instead of being copied.
 */
export class ActionList<Action> {
  private readonly items: Action[] = []
  private count = 0
  private run: readonly Action[] = NOTHING

  get length(): number {
    return this.count + this.run.length
  }

  push(action: Action): void {
    this.items[this.count++] = action
  }

  /** The last actions of the list: nothing is pushed after them. */
  finish(run: readonly Action[]): void {
    this.run = run
  }

  clear(): void {
    this.count = 0
    this.run = NOTHING
  }

  at(index: number): Action {
    return index < this.count ? this.items[index] : this.run[index - this.count]
  }

  toArray(): Action[] {
    const all = Array<Action>(this.length)
    for (let i = 0; i < all.length; i++) all[i] = this.at(i)
    return all
  }
}
