import type { GameTypes } from '@mousekeep/engine'
import { ownScript } from '../frame/drawn.ts'
import type { Link } from './link.ts'
import type { Tell } from './messages.ts'
import type { Holder, SavedTable, TableRecord } from './seating.ts'
import { saveTable } from './store.ts'
// oxlint-disable-next-line import/default -- the builder gives the address of the built worker
import workerUrl from './worker.ts?worker&url'

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
  const worker = new Worker(ownScript(workerUrl), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Tell<T>>) => tell(data))
  worker.addEventListener('error', ({ message }) => tell({ tell: 'broken', why: message }))
  worker.postMessage({ ask: 'open', seats, record })
  return {
    ask: (message) => worker.postMessage(message),
    isStuck: () => false,
    close: () => worker.terminate(),
    advises: true,
  }
}
