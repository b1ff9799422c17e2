import type { GameTypes } from '@mousekeep/engine'
import { ownScript } from '../frame/drawn.ts'
import type { Ask, Tell } from './messages.ts'
// oxlint-disable-next-line import/default -- the builder gives the address of the built worker
import workerUrl from './worker.ts?worker&url'

/** A worker, which has the rules, as the page speaks with it. */
export interface OwnWorker {
  ask(message: Ask): void
  end(): void
}

export function startWorker<T extends GameTypes>(tell: (message: Tell<T>) => void): OwnWorker {
  const worker = new Worker(ownScript(workerUrl), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Tell<T>>) => tell(data))
  worker.addEventListener('error', ({ message }) => tell({ tell: 'broken', why: message }))
  return { ask: (message) => worker.postMessage(message), end: () => worker.terminate() }
}
