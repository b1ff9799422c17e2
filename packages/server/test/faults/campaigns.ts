import { mystics } from '@mousekeep/mystics'
import { Seeded } from '@mousekeep/engine'
import { verifyChain } from '@mousekeep/tables'
import { followingAt, playToTheEnd } from '../support/chapter.ts'
import { Player, type Seated } from '../support/player.ts'
import { badNetwork } from './chaos.ts'
import type { Limit } from './limit.ts'

export interface CampaignFindings {
  campaigns: number
  chapters: number
  plays: number
  /** Campaigns after which somebody knew another end of the log than the server. */
  desyncs: number
  /** Campaigns whose logs do not verify. */
  unverified: number
  readonly troubles: string[]
}

/** Plays of the chapter that follows. */
const MORE_PLAYS = 10
const CHAPTERS = ['prologue', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']

/**
 * Promises 8, 9, 42: random campaigns of two people whose messages are dropped, doubled and reordered. A chapter is
 * played to its end, what follows is decided, and the next is begun; then everybody knows the same, and the logs verify.
 */
export async function randomCampaigns(port: number, limit: Limit, atOnce: number): Promise<CampaignFindings> {
  const findings: CampaignFindings = { campaigns: 0, chapters: 0, plays: 0, desyncs: 0, unverified: 0, troubles: [] }
  let begun = 0
  const run = async (): Promise<void> => {
    while (!limit.isReached(begun)) {
      const n = begun++
      try {
        await oneCampaign(port, n, findings)
      } catch (error) {
        findings.troubles.push(`campaign ${n}: ${error instanceof Error ? error.message : ''}`)
      }
      findings.campaigns++
      limit.tell(findings)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return findings
}

async function oneCampaign(port: number, n: number, findings: CampaignFindings): Promise<void> {
  const chance = new Seeded(`campaign ${n}`)
  const people = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const options = { chapter: CHAPTERS[chance.below(CHAPTERS.length)], players: 2, asks: 'what-matters' }
  const opened = await people[0].post('/api/tables', { game: 'mystics', kind: 'campaign', options })
  const logs: unknown[] = []
  let table: string | null = String(opened['id'])
  for (let chapter = 0; chapter < 2 && table !== null; chapter++) {
    const clients = await Promise.all(
      people.map((player, i) => unsteady(player, String(table), `${n} ${chapter} ${i}`)),
    )
    await sitDown(clients)
    if (chapter === 0) await playToTheEnd(clients, () => chance.below(1000))
    else await playSome(clients, chance)
    findings.chapters++
    findings.plays += clients[0].latest.table.plays
    if (chapter === 0) await decideAll(clients, chance)
    const { following } = clients[0].latest.table
    if (!(await isSame(people[0], table, clients))) findings.desyncs++
    if (chapter === 0) logs.push(await people[0].get(`/api/tables/${table}/log`))
    for (const client of clients) client.close()
    table = following?.table ?? null
  }
  try {
    verifyChain(mystics, logs)
  } catch (error) {
    findings.unverified++
    findings.troubles.push(`campaign ${n}: ${error instanceof Error ? error.message : ''}`)
  }
}

function unsteady(player: Player, table: string, seed: string): Promise<Seated> {
  const connect = badNetwork(seed)
  return player.follow(table, (events) => connect(player, events), 60)
}

/** Sends until it is done: whatever is stale by then is sent anew. */
async function insist(
  client: Seated,
  clients: readonly Seated[],
  wish: () => Parameters<Seated['send']>[0] | null,
): Promise<void> {
  for (let next = wish(); next !== null; next = wish()) {
    const reply = await client.send(next)
    if (reply.ok) return void (await Promise.all(clients.map((each) => each.reach(reply.seq))))
    if (reply.refused.code !== 'STALE_SEQ') throw new Error(`${next.type} was refused: ${reply.refused.code}`)
    await client.reach(client.latest.seq + 1)
  }
}

async function sitDown(clients: readonly Seated[]): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    await insist(client, clients, () =>
      client.latest.table.seats[seat].holder === null ? { type: 'claim', seat, seed: `seed ${seat}` } : null,
    )
  }
  const [host] = clients
  await insist(host, clients, () => (host.latest.table.status === 'open' ? { type: 'start' } : null))
}

async function playSome(clients: readonly Seated[], chance: Seeded): Promise<void> {
  for (let i = 0; i < MORE_PLAYS && clients[0].latest.table.status === 'playing'; i++) {
    const client = clients.find((each) => each.choice(0) !== null)
    const choice = client?.choice(chance.below(1000)) ?? null
    if (client === undefined || choice === null) throw new Error('nobody can act')
    await insist(client, clients, () => ({ type: 'act', ...choice }))
  }
}

async function decideAll(clients: readonly Seated[], chance: Seeded): Promise<void> {
  for (;;) {
    const [need] = followingAt(clients[0]).needs
    if (need === undefined) break
    const client = clients.find(({ latest }) => latest.mine.includes(need.seat))
    if (client === undefined) throw new Error('nobody holds the seat that is asked')
    const choice = need.choices[chance.below(need.choices.length)]
    await insist(client, clients, () => ({ type: 'choose', seat: need.seat, choice }))
  }
  await insist(clients[1], clients, () => ({ type: 'onward', wish: {} }))
}

/** Whether all who were there know what a newcomer is shown. */
async function isSame(player: Player, table: string, clients: readonly Seated[]): Promise<boolean> {
  const fresh = await player.follow(table)
  await Promise.all(clients.map((client) => client.reach(fresh.latest.seq)))
  const looks = JSON.stringify(fresh.latest.looks)
  fresh.close()
  return clients.every(({ latest }) => latest.hash === fresh.latest.hash && JSON.stringify(latest.looks) === looks)
}
