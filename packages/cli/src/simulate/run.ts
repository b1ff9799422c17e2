import { Worker } from 'node:worker_threads'
import type { Contest, Report } from './play-game.ts'

/** Plays all contests, several at once; reports come back in the order of the contests. */
export function runAll(
  contests: readonly Contest[],
  jobs: number,
  onDone: (done: number) => void,
): Promise<readonly Report[]> {
  return runIn<Report>(new URL('worker.ts', import.meta.url), contests, jobs, onDone)
}

/** Hands tasks out to workers of one file until there are no more; answers come back in the order of the tasks. */
export async function runIn<Answer>(
  file: URL,
  tasks: readonly unknown[],
  jobs: number,
  onDone: (done: number) => void,
): Promise<readonly Answer[]> {
  const answers = Array<Answer>(tasks.length)
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    const thread = new Worker(file)
    try {
      while (next < tasks.length) {
        const index = next++
        answers[index] = await ask(thread, tasks[index])
        onDone(++done)
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, worker))
  return answers
}

function ask<Answer>(thread: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (answer: Answer) => {
      thread.off('error', reject)
      resolve(answer)
    })
    thread.postMessage(task)
  })
}
