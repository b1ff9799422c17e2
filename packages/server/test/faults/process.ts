import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A server in a process of its own. */
export class ServerProcess {
  private readonly env: Readonly<Record<string, string>>
  private child: ChildProcess | null = null
  readonly errors: string[] = []

  constructor(env: Readonly<Record<string, string>>) {
    this.env = { RATE_FACTOR: '1000', ...env }
  }

  /** Resolves with the milliseconds it took until it answered. */
  async start(): Promise<number> {
    const began = performance.now()
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    const lines = createInterface({ input: child.stdout })
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${this.errors.join()}`)))
      lines.on('line', (line) => {
        if (line.includes('"level":"error"')) this.errors.push(line)
        if (line.includes('"ready"')) resolve()
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

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }
}
