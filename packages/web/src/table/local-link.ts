import type { GameTypes } from '@mousekeep/engine'
import type { OpenTable } from '@mousekeep/tables'
import type { Link } from './link.ts'
import type { Tell } from './messages.ts'
import { startWorker } from './own-worker.ts'
import type { SavedTable } from './seating.ts'
import { saveTable } from './store.ts'

/** The link to a table in a worker on this device. Everything that happens at it is saved. */
export function localLink<T extends GameTypes>(
  saved: SavedTable,
  tell: (message: Tell<T>) => void,
  isStepped = false,
): Link {
  let kept = saved
  tell({ tell: 'seated', seats: saved.seats })
  const hear = (message: Tell<T>): void => {
    if (message.tell === 'seated') kept = { ...kept, seats: message.seats, changes: message.changes ?? [] }
    if (message.tell === 'turned' && message.record !== null) {
      const { record, actor } = message
      kept = { ...kept, record, changed: Date.now(), isOver: actor === null }
      tell({ tell: 'kept', isKept: saveTable(kept) })
    }
    tell(message)
  }
  return openWorker<T>(saved, hear, isStepped)
}

/** A table in a worker of its own that is not saved. */
export function openWorker<T extends GameTypes>(
  { seats, record, changes = [] }: OpenTable,
  tell: (message: Tell<T>) => void,
  isStepped = false,
): Link {
  const worker = startWorker(tell)
  worker.ask({ ask: 'open', seats, record, changes, isStepped })
  return { ask: (message) => worker.ask(message), isStuck: () => false, close: () => worker.end() }
}
