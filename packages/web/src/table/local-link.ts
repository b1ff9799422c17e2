import type { GameTypes } from '@mousekeep/engine'
import { ownScript } from '../frame/drawn.ts'
import type { Link } from './link.ts'
import type { Tell } from './messages.ts'
import type { SavedTable } from './seating.ts'
import { saveTable } from './store.ts'
// oxlint-disable-next-line import/default -- the builder gives the address of the built worker
import workerUrl from './worker.ts?worker&url'

/** The way to a table in a worker on this device, which is saved with everything that happens at it. */
export function localLink<T extends GameTypes>(saved: SavedTable, tell: (message: Tell<T>) => void): Link {
  const worker = new Worker(ownScript(workerUrl), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Tell<T>>) => {
    if (data.tell === 'turned' && data.record !== null) {
      const { record, actor } = data
      tell({ tell: 'kept', isKept: saveTable({ ...saved, record, changed: Date.now(), isOver: actor === null }) })
    }
    tell(data)
  })
  worker.addEventListener('error', ({ message }) => tell({ tell: 'broken', why: message }))
  worker.postMessage({ ask: 'open', seats: saved.seats, record: saved.record })
  tell({ tell: 'seated', seats: saved.seats })
  return { ask: (message) => worker.postMessage(message), isStuck: () => false, close: () => worker.terminate() }
}
