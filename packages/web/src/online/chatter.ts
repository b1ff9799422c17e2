import { signal } from '@preact/signals'
import type { ChatMessage } from '@mousekeep/protocol'
import { askServer } from './server.ts'

interface ChatRow {
  readonly n: number
  readonly person: string
  readonly name: string
  readonly text: string
  readonly at: number
}

export type Said = Omit<ChatMessage, 'type'>

interface Mouth {
  readonly say: (text: string) => void
  readonly mute: (person: string, isMuted: boolean) => void
  readonly report: (n: number) => void
}

/** What is said at a table. */
export class Chatter {
  readonly said = signal<readonly Said[]>([])
  /** The people whom we do not want to hear, here or anywhere. */
  readonly muted = signal<readonly string[]>([])
  /** What we have reported to whoever runs the server. */
  readonly reported = signal<readonly number[]>([])
  readonly mouth: Mouth
  private readonly table: string

  constructor(table: string, mouth: Mouth) {
    this.table = table
    this.mouth = mouth
  }

  noteReport(n: number): void {
    this.reported.value = [...this.reported.value, n]
  }

  async load(): Promise<void> {
    const answered = await askServer('GET', `tables/${this.table}/chat`)
    if (!answered.ok) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    const { chat } = answered.json as { readonly chat: readonly ChatRow[] }
    this.add(chat.map(({ n, person, name, text, at }) => ({ n, from: { person, name }, text, at })))
  }

  take({ n, from, text, at }: ChatMessage): void {
    this.add([{ n, from, text, at }])
  }

  private add(more: readonly Said[]): void {
    const all = new Map([...this.said.value, ...more].map((each) => [each.n, each]))
    this.said.value = [...all.values()].toSorted((a, b) => a.n - b.n)
  }
}
