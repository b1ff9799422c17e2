import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { NEWS, type HintListener, type News, type NewsListener } from '../contract.ts'

const RETRY_MS = 500
/** A word and, after a blank, what it is about, in which there may be more blanks. */
const WORDS = /^(\S*) (.*)$/s

/** Listens on a connection of its own. What is said while it is down is lost: hints are only hints. */
export class Hints {
  private readonly url: string
  private readonly listeners: HintListener[] = []
  private readonly newsListeners: NewsListener[] = []
  private client: Client | null = null
  private isStopped = false

  constructor(url: string) {
    this.url = url
  }

  listen(listener: HintListener): void {
    this.listeners.push(listener)
  }

  listenToNews(listener: NewsListener): void {
    this.newsListeners.push(listener)
  }

  async start(): Promise<void> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: 5000, keepAlive: true })
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
    await this.client?.end()
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
