import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ANSWER_CPU = new URL('./answer-cpu.ts', import.meta.url).href

export interface Usage {
  /** Microseconds of all threads so far. */
  readonly cpu: number
  readonly rss: number
  readonly heap: number
  /** The longest pause of the main thread since it was last asked, in milliseconds. */
  readonly longestMs: number
}

/** A server in a process of its own. */
export class Child {
  private readonly process: ChildProcess

  private constructor(child: ChildProcess) {
    this.process = child
  }

  /** Resolves when a line of its output fits. */
  static async start(
    file: URL,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    ready: RegExp,
    flags: readonly string[] = [],
  ): Promise<Child> {
    const child = fork(fileURLToPath(file), args, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: ['--import', ANSWER_CPU, ...flags],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${String(code)}`)))
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        if (ready.test(text)) resolve()
      })
    })
    return new Child(child)
  }

  async usage(): Promise<Usage> {
    const answer = once(this.process, 'message')
    this.process.send('cpu')
    const { cpu, memory, longestMs } = Object((await answer)[0])
    return {
      cpu: Number(cpu.user) + Number(cpu.system),
      rss: Number(memory.rss),
      heap: Number(memory.heapUsed),
      longestMs: Number(longestMs),
    }
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const exited = once(this.process, 'exit')
    this.process.kill(signal)
    await exited
  }
}
