import type { Store } from '../store/contract.ts'
import { LogReader } from '../tables/log/log-reader.ts'

const PAGE = 500

export interface Replayed {
  tables: number
  entries: number
  upgraded: number
  stranded: number
  damaged: number
}

/** Plays every stored table from the beginning; `say` hears of those that do not come to what was noted. */
export async function replayAll(store: Store, say: (line: string) => void): Promise<Replayed> {
  const counts: Replayed = { tables: 0, entries: 0, upgraded: 0, stranded: 0, damaged: 0 }
  for (let after = ''; ;) {
    const ids = await store.tableIds(after, PAGE)
    for (const id of ids) await replay(store, id, counts, say)
    if (ids.length < PAGE) return counts
    after = ids[ids.length - 1]
  }
}

async function replay(store: Store, id: string, counts: Replayed, say: (line: string) => void): Promise<void> {
  const row = await store.table(id)
  if (row === null) return
  counts.tables++
  try {
    const reader = await LogReader.readWhole(store, row)
    counts.entries += reader.head + 1
    if (reader.stranded !== null) {
      counts.stranded++
      say(`table ${id} of ${row.game} stranded at entry ${reader.stranded.seq}: ${reader.stranded.why}`)
    } else if (reader.row.version !== row.version) counts.upgraded++
  } catch (error) {
    counts.damaged++
    say(`table ${id} of ${row.game}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
