/** Text is handed on in pieces of about so many characters. */
const PIECE = 65_536

/** A text that may be long, in the making: handed on in pieces, nobody has to wait for all of it. */
export class Pieces {
  private readonly done: string[] = []
  private piece = ''

  add(text: string): void {
    this.piece += text
    if (this.piece.length < PIECE) return
    this.done.push(this.piece)
    this.piece = ''
  }

  get all(): string[] {
    return [...this.done, this.piece]
  }
}
