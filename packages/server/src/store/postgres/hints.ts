import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { NEWS, type HintListener, type News, type NewsListener } from '../contract.ts'

const RETRY_MS = 500
/** So long an answer of the database is waited for, and so often it is asked whether it still talks to us. */
export const SILENT_MS = 12_000
const ASK_MS = 15_000
/** A word and, after a blank, what it is about, in which there may be more blanks. */
const WORDS = /^(\S*) (.*)$/s

/** Listens on a connection of its own. What is said while it is down is lost: hints are only hints. */
export class Hints {
  private readonly url: string
  private readonly listeners: HintListener[] = []
  private readonly newsListeners: NewsListener[] = []
  private client: Client | null = null
  private isStopped = false
  private isAsking = false
  private readonly asking: NodeJS.Timeout

  /** Asking more often is for tests. */
  constructor(url: string, askMs = ASK_MS) {
    this.url = url
    this.asking = setInterval(() => void this.ask(), askMs).unref()
  }

  listen(listener: HintListener): void {
    this.listeners.push(listener)
  }

  listenToNews(listener: NewsListener): void {
    this.newsListeners.push(listener)
  }

  async start(): Promise<void> {
    const { url: connectionString } = this
    const client = new Client({ connectionString, connectionTimeoutMillis: 5000, query_timeout: SILENT_MS })
    client.on('notification', ({ channel, payload }) => {
      const [, first, second] = WORDS.exec(payload ?? '') ?? []
      if (channel === 'mousekeep') for (const listener of this.listeners) listener(first, Number(second))
      const word = NEWS.find((each) => each === first)
      if (channel === 'mousekeep_news' && word !== undefined) this.spread({ word, about: second })
    })
    client.on('error', () => undefined)
    await client.connect()
    // Only a connection that once stood is followed by another, so that there is never more than one.
    client.once('end', () => void this.again())
    this.client = client
    await client.query('LISTEN mousekeep')
    await client.query('LISTEN mousekeep_news')
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.asking)
    await this.client?.end()
  }

  /** A connection of which nobody says that it is gone would bring no hint any more, and nobody would notice. */
  private async ask(): Promise<void> {
    const { client } = this
    if (client === null || this.isAsking) return
    this.isAsking = true
    try {
      await client.query('SELECT 1')
    } catch {
      // In the middle of a query it is cut off; what comes after is what comes after any end.
      void client.end()
    }
    this.isAsking = false
  }

  private spread(news: News | null): void {
    for (const listener of this.newsListeners) listener(news)
  }

  private async again(): Promise<void> {
    this.client = null
    while (!this.isStopped) {
      await sleep(RETRY_MS, undefined, { ref: false })
      try {
        if (!this.isStopped) await this.start()
        // Nobody knows what was said meanwhile.
        for (const listener of this.listeners) listener(null, 0)
        this.spread(null)
        return
      } catch {
        // The database is still away.
      }
    }
  }
}
