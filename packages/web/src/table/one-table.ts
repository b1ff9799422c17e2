import type { GameTypes } from '@mousekeep/engine'
import type { Link } from './link.ts'
import { localLink } from './local-link.ts'
import type { Ask, Tell } from './messages.ts'
import type { SavedTable } from './seating.ts'
import { savedTable } from './store.ts'

/** What the tabs of this device tell each other about one table: to one tab by its name, or to `all`. */
type Said<T extends GameTypes> =
  | { readonly from: string; readonly ask: Ask | 'hello' }
  | { readonly to: string; readonly tell: Tell<T> }

/** Answers go to the tab that asked; everything else goes to all. */
const ANSWERS: ReadonlySet<Tell<GameTypes>['tell']> = new Set(['refused', 'not-done', 'hint', 'weighed', 'looked'])

/**
 * The link to a table on this device, which stays one table in however many tabs it is open. The first tab runs it and
 * the others play through that tab; when it is closed, the next one takes over.
 */
export function oneTable<T extends GameTypes>(
  saved: SavedTable,
  tell: (message: Tell<T>) => void,
  isStepped = false,
): Link {
  if (navigator.locks === undefined) return localLink(saved, tell, isStepped)
  const name = `mousekeep.table.${saved.id}`
  const tab = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const waiting = new AbortController()
  let keeper: Keeper<T> | null = null
  let release: (() => void) | null = null
  channel.addEventListener('message', ({ data }: MessageEvent<Said<T>>) => {
    if ('ask' in data) keeper?.hear(data.from, data.ask)
    else if (keeper === null && (data.to === tab || data.to === 'all')) tell(data.tell)
  })
  const keep = (): Promise<void> => {
    keeper = new Keeper<T>(savedTable(saved.id) ?? saved, isStepped, (to, message) => {
      if (to === tab || to === 'all') tell(message)
      if (to !== tab) channel.postMessage({ to, tell: message } satisfies Said<T>)
    })
    return new Promise((resolve) => (release = resolve))
  }
  // A tab that is closed while waiting for the table gives up its place.
  navigator.locks.request(name, { signal: waiting.signal }, keep).catch(() => {})
  channel.postMessage({ from: tab, ask: 'hello' } satisfies Said<T>)
  return {
    ask: (ask) => (keeper === null ? channel.postMessage({ from: tab, ask } satisfies Said<T>) : keeper.hear(tab, ask)),
    isStuck: () => false,
    close: () => {
      waiting.abort()
      keeper?.close()
      release?.()
      channel.close()
    },
  }
}

/** The tab that runs the table. */
class Keeper<T extends GameTypes> {
  private readonly link: Link
  private readonly send: (to: string, message: Tell<T>) => void
  private seated: Tell<T> | null = null
  private eventsByPlay: readonly (readonly T['event'][])[] = []
  private turned: (Tell<T> & { readonly tell: 'turned' }) | null = null
  /** Who asked last: the worker answers at once and in order. */
  private asker = 'all'

  constructor(saved: SavedTable, isStepped: boolean, send: (to: string, message: Tell<T>) => void) {
    this.send = send
    this.link = localLink<T>(saved, (message) => this.relay(message), isStepped)
  }

  hear(from: string, ask: Ask | 'hello'): void {
    if (ask === 'hello') return this.greet(from)
    this.asker = from
    this.link.ask(ask)
  }

  close(): void {
    this.link.close()
  }

  /** A tab that comes later is told everything. */
  private greet(tab: string): void {
    if (this.seated === null || this.turned === null) return
    this.send(tab, this.seated)
    this.send(tab, { tell: 'story', chapters: this.eventsByPlay })
    this.send(tab, { ...this.turned, cause: 'open', events: [] })
  }

  private relay(message: Tell<T>): void {
    if (message.tell === 'seated') this.seated = message
    if (message.tell === 'story') this.eventsByPlay = message.chapters
    if (message.tell === 'turned') {
      this.turned = message
      if (message.cause === 'play') this.eventsByPlay = [...this.eventsByPlay, message.events]
    }
    this.send(ANSWERS.has(message.tell) ? this.asker : 'all', message)
  }
}
