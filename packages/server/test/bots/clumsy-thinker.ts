import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { Question } from '../../src/bots/thinker.ts'

/** Fails as its question says; `level` is what to do, `game` a file that remembers that it was done once. */
parentPort?.on('message', ({ game: once, level }: Question) => {
  const isFirst = !existsSync(once)
  writeFileSync(once, '')
  if (level === 'always-dies' || (level === 'dies' && isFirst)) throw new Error('on purpose')
  if (level === 'exits' && isFirst) process.exit(3)
  if (level === 'sticks' && isFirst) for (;;);
  parentPort?.postMessage({ do: level })
})
