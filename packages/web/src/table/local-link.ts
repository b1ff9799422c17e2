import type { GameTypes } from '@mousekeep/engine'
import type { Link } from './link.ts'
import type { Tell } from './messages.ts'
import { startWorker } from './own-worker.ts'
import type { Holder, SavedTable, TableRecord } from './seating.ts'
import { saveTable } from './store.ts'

/** The way to a table in a worker on this device, which is saved with everything that happens at it. */
export function localLink<T extends GameTypes>(saved: SavedTable, tell: (message: Tell<T>) => void): Link {
  tell({ tell: 'seated', seats: saved.seats })
  return openWorker<T>(saved.seats, saved.record, (message) => {
    if (message.tell === 'turned' && message.record !== null) {
      const { record, actor } = message
      tell({ tell: 'kept', isKept: saveTable({ ...saved, record, changed: Date.now(), isOver: actor === null }) })
    }
    tell(message)
  })
}

/** A table in a worker of its own that nobody saves. */
export function openWorker<T extends GameTypes>(
  seats: readonly Holder[],
  record: TableRecord,
  tell: (message: Tell<T>) => void,
): Link {
  const worker = startWorker(tell)
  worker.ask({ ask: 'open', seats, record })
  return { ask: (message) => worker.ask(message), isStuck: () => false, close: () => worker.end() }
}
