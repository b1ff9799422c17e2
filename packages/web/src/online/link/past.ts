import type { Look } from '@mousekeep/protocol'
import { askServer } from './server.ts'

/** Earlier views of a table, fetched play by play while somebody looks back. Only the latest request is answered. */
export class Past {
  private readonly table: string
  private readonly views = new Map<number, object>()
  private wanted = -1

  constructor(table: string) {
    this.table = table
  }

  /** Forgets the views of plays that were taken back, since other plays may have replaced them. */
  forgetAfter(plays: number): void {
    for (const play of this.views.keys()) if (play >= plays) this.views.delete(play)
  }

  /** Null if something else was asked for in the meantime, or it cannot be had. */
  async view(play: number): Promise<object | null> {
    this.wanted = play
    const known = this.views.get(play)
    if (known !== undefined) return known
    const answered = await askServer('GET', `tables/${this.table}/look/${play}`)
    if (!answered.ok) return null
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    const { looks } = answered.json as { readonly looks: readonly Look[] }
    const view = looks.at(0)?.view ?? null
    if (view !== null) this.views.set(play, view)
    return this.wanted === play ? view : null
  }
}
