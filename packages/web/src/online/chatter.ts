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

/** What is said at a table. Nothing is kept on the device but whom one does not want to hear. */
export class Chatter {
  readonly said = signal<readonly Said[]>([])
  readonly say: (text: string) => void
  private readonly table: string

  constructor(table: string, say: (text: string) => void) {
    this.table = table
    this.say = say
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
