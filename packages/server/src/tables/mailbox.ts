/** Runs what is put in one after the other, in order. One failure does not stop the next. */
export class Mailbox {
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  get isIdle(): boolean {
    return this.waiting === 0
  }

  put<T>(run: () => Promise<T>): Promise<T> {
    // What nobody is before begins at once.
    const result = this.waiting++ === 0 ? run() : this.tail.then(run)
    this.tail = result.then(
      () => this.waiting--,
      () => this.waiting--,
    )
    return result
  }
}
