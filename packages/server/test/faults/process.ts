import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const PULSE = new URL('../support/pulse.ts', import.meta.url).href

/** A server in a process of its own. */
export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>
  private child: ChildProcess | null = null
  readonly errors: string[] = []
  /** Where it listens, once it has started. */
  port = 0

  constructor(env: Readonly<Record<string, string>>) {
    this.env = { RATE_FACTOR: '1000', ...env }
  }

  /** Resolves with the milliseconds it took until it answered. */
  async start(): Promise<number> {
    const began = performance.now()
    const child = spawn(process.execPath, ['--import', PULSE, MAIN], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    this.child = child
    if (child.stdout === null) throw new Error('it has no output')
    const lines = createInterface({ input: child.stdout })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${this.errors.join()}`)))
      lines.on('line', (line) => {
        if (line.includes('"level":"error"')) this.errors.push(line)
        const ready = /"ready".*"port":(\d+)/.exec(line)
        if (ready === null) return
        this.port = Number(ready[1])
        resolve()
      })
    })
    return performance.now() - began
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  get hasEnded(): boolean {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null
  }

  /** The longest time, in milliseconds, for which its main thread has not looked up since this was last asked. */
  async longestPause(): Promise<number> {
    const { child } = this
    if (child === null) throw new Error('it has not been started')
    const answered = once(child, 'message')
    child.send('pause?')
    const [answer] = await answered
    return Number(Object(answer).longest)
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }
}
