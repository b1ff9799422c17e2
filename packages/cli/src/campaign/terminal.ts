/** What a table in the terminal needs: a line of the player, null at the end of input, and a place to write. */
export interface Terminal {
  readonly ask: (prompt: string) => Promise<string | null>
  readonly say: (text: string) => void
  readonly isColoured: boolean
}
