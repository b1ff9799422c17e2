import { computed, signal } from '@preact/signals'
import type { ChatMessage } from '@mousekeep/protocol'
import { me } from '../account/me.ts'
import { askServer } from '../link/server.ts'

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

const READ = 'mousekeep.read.'

/** The chat of a table. */
export class Chatter {
  readonly said = signal<readonly Said[]>([])
  /** The people whom we have muted, here and everywhere. */
  readonly muted = signal<readonly string[]>([])
  /** What we have reported to the operator. */
  readonly reported = signal<readonly number[]>([])
  /** Whether the chat is open on this page: new messages then count as read. */
  readonly isOpen = signal(false)
  /** The number of the last message that somebody has seen on this device. */
  private readonly read = signal(-1)
  readonly unread = computed(
    () =>
      this.said.value.filter(
        ({ n, from }) =>
          n > this.read.value && from.person !== me.value?.person && !this.muted.value.includes(from.person),
      ).length,
  )
  /** Called with new messages of others, to be shown where they sit. */
  onHeard: (said: Said) => void = () => {}
  readonly mouth: Mouth
  private readonly table: string

  constructor(table: string, mouth: Mouth) {
    this.table = table
    this.mouth = mouth
    const kept = localStorage.getItem(READ + table)
    if (kept !== null) this.read.value = Number(kept)
  }

  noteReport(n: number): void {
    this.reported.value = [...this.reported.value, n]
  }

  async load(): Promise<void> {
    const answered = await askServer('GET', `tables/${this.table}/chat`)
    if (!answered.ok) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
    const { chat } = answered.json as { readonly chat: readonly ChatRow[] }
    // A newcomer has missed nothing.
    if (localStorage.getItem(READ + this.table) === null) this.noteRead(chat.at(-1)?.n ?? -1)
    this.add(chat.map(({ n, person, name, text, at }) => ({ n, from: { person, name }, text, at })))
  }

  hear({ n, from, text, at }: ChatMessage): void {
    const said = { n, from, text, at }
    const isNew = !this.said.value.some((each) => each.n === n)
    this.add([said])
    if (isNew && !this.muted.value.includes(from.person)) this.onHeard(said)
  }

  /** Somebody is looking at all messages. */
  readAll(): void {
    const last = this.said.value.at(-1)?.n
    if (last !== undefined && last !== this.read.peek()) this.noteRead(last)
  }

  private noteRead(n: number): void {
    this.read.value = n
    localStorage.setItem(READ + this.table, `${n}`)
  }

  private add(more: readonly Said[]): void {
    const all = new Map([...this.said.value, ...more].map((each) => [each.n, each]))
    this.said.value = [...all.values()].toSorted((a, b) => a.n - b.n)
  }
}
