import { Worker } from 'node:worker_threads'
import type { Contest, Report } from './play-game.ts'

/** Plays all contests, several at once; reports come back in the order of the contests. */
export function runAll(
  contests: readonly Contest[],
  jobs: number,
  onDone: (done: number) => void,
): Promise<readonly Report[]> {
  const reports = Array<Report>(contests.length)
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    const thread = new Worker(new URL('worker.ts', import.meta.url))
    try {
      while (next < contests.length) {
        const index = next++
        reports[index] = await ask(thread, contests[index])
        onDone(++done)
      }
    } finally {
      await thread.terminate()
    }
  }
  return Promise.all(Array.from({ length: Math.min(jobs, contests.length) }, worker)).then(() => reports)
}

function ask(thread: Worker, contest: Contest): Promise<Report> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (report: Report) => {
      thread.off('error', reject)
      resolve(report)
    })
    thread.postMessage(contest)
  })
}
