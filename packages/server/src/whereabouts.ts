const MOST = 10_000

/** From which address people were last seen by this process: what is shared out is shared out by address too. */
export class Whereabouts {
  private readonly addresses = new Map<string, string>()

  note(person: string, address: string): void {
    // The one who was seen last stands last.
    this.addresses.delete(person)
    this.addresses.set(person, address)
    if (this.addresses.size <= MOST) return
    const [oldest] = this.addresses.keys()
    this.addresses.delete(oldest)
  }

  of(person: string): string | undefined {
    return this.addresses.get(person)
  }
}
