import type { GameTypes } from '@mousekeep/engine'
import { ownScript } from '../base/drawn.ts'
import type { Ask, Tell } from './messages.ts'
// oxlint-disable-next-line import/default -- the builder gives the address of the built worker
import workerUrl from './worker.ts?worker&url'

/** A worker, which has the rules, as the page talks to it. */
export interface OwnWorker {
  ask(message: Ask): void
  end(): void
}

/** Started before anybody needs it, because workers are slow to start. */
let ready: Worker | null = null

const begin = (): Worker => new Worker(ownScript(workerUrl), { type: 'module' })

/** Starts a worker for whoever asks for one next. */
export function warmUp(): void {
  ready ??= begin()
}

export function startWorker<T extends GameTypes>(tell: (message: Tell<T>) => void): OwnWorker {
  const worker = ready ?? begin()
  ready = null
  worker.addEventListener('message', ({ data }: MessageEvent<Tell<T>>) => tell(data))
  worker.addEventListener('error', ({ message }) => tell({ tell: 'broken', why: message }))
  return { ask: (message) => worker.postMessage(message), end: () => worker.terminate() }
}
