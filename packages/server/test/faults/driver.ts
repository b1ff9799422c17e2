import { setTimeout as sleep } from 'node:timers/promises'
import type { SocketEvents, SocketLike } from '@mousekeep/protocol'
import type { Store } from '../../src/store/contract.ts'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { PLAYED, type Played, type Player, type Seated } from '../support/player.ts'

export interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly id: string
}

/** Plays one game after the other, both seats itself, and writes down what was acknowledged. */
export class Driver {
  readonly acknowledged: Acknowledged[] = []
  readonly tables: string[] = []
  readonly alarms: string[] = []
  isOver = false
  private readonly player: Player
  private readonly connect: ((player: Player, events: SocketEvents) => SocketLike) | null

  private readonly game: Played

  constructor(player: Player, game: Played, connect: Driver['connect'] = null) {
    this.player = player
    this.game = game
    this.connect = connect
  }

  async run(): Promise<void> {
    while (!this.isOver) {
      const table = await this.open()
      if (table === null) continue
      this.tables.push(table)
      const { connect, player } = this
      const seated = await player.follow(table, connect === null ? undefined : (events) => connect(player, events), 300)
      await this.playOut(table, seated)
      for (const message of seated.heard) if (message.type === 'error') this.alarms.push(message.code)
      seated.close()
    }
  }

  private async open(): Promise<string | null> {
    try {
      return await this.player.open({}, this.game)
    } catch {
      await sleep(20)
      return null
    }
  }

  private async playOut(table: string, seated: Seated): Promise<void> {
    const note = async (reply: ReturnType<Seated['send']>): Promise<void> => {
      const id = seated.lastId
      const answer = await reply
      if (answer.ok) this.acknowledged.push({ table, seq: answer.seq, id })
      if (answer.ok) await seated.reach(answer.seq)
    }
    for (const seat of [0, 1]) await note(seated.send({ type: 'claim', seat, seed: 'x' }))
    await note(seated.send({ type: 'start' }))
    for (let i = 0; !this.isOver && seated.latest.table.status === 'playing'; i++) {
      const choice = seated.choice(i * 7)
      if (choice === null) await sleep(5)
      else await note(seated.send({ type: 'act', ...choice }))
    }
  }
}

const PATIENCE_MS = 60_000

/** People play one game or the other. */
export function gameFor(i: number): Played {
  return PLAYED[i % PLAYED.length]
}

export function acknowledgements(drivers: readonly Driver[], more: number): Promise<void> {
  return grown(() => drivers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0), more)
}

/** Waits until so many more were acknowledged: what happens next happens to a server that is at work. */
export async function grown(count: () => number, more: number): Promise<void> {
  const enough = count() + more
  const end = performance.now() + PATIENCE_MS
  while (count() < enough) {
    if (performance.now() > end) throw new Error(`no ${more} acknowledgements came in ${PATIENCE_MS} ms`)
    await sleep(5)
  }
}

export interface Findings {
  acknowledged: number
  entries: number
  lost: number
  doubled: number
  gaps: number
}

/** Compares what was acknowledged with what the store holds. */
export async function audit(store: Store, drivers: readonly Driver[]): Promise<Findings> {
  const findings: Findings = { acknowledged: 0, entries: 0, lost: 0, doubled: 0, gaps: 0 }
  for (const driver of drivers) {
    for (const id of driver.tables) {
      const row = await store.table(id)
      const entries = await store.entries(id, 0)
      checkChain(entries, 0, rootOf(id, row?.seed ?? ''))
      findings.entries += entries.length
      findings.gaps += entries.filter((entry, index) => entry.seq !== index).length
      findings.doubled += entries.length - new Set(entries.map((entry) => entry.actionId)).size
      // Whatever was sent once was acknowledged once, except the one that was under way at the end.
      const acknowledged = driver.acknowledged.filter((each) => each.table === id)
      findings.acknowledged += acknowledged.length
      findings.doubled += Math.max(0, entries.length - 1 - acknowledged.length - 1)
      findings.lost += acknowledged.filter((each) => entries[each.seq]?.actionId !== each.id).length
    }
  }
  return findings
}
