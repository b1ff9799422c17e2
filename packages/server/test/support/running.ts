import type { TestContext } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { startServer, type Running } from '../../src/server.ts'
import { temporaryFolder } from './folder.ts'
import { Player, type Played, type Seated } from './player.ts'

/** A server in this process, on a free port and an empty folder; whatever it logs as a mistake fails the test. */
export async function serve(context: TestContext, env: Record<string, string> = {}): Promise<Running> {
  const settings = { PORT: '0', DATA_DIR: temporaryFolder(), RATE_FACTOR: '1000', ...env }
  const mistakes: object[] = []
  const running = await startServer(readConfig(settings), (line) => {
    if ('level' in line && line.level === 'error') mistakes.push(line)
  })
  context.after(async () => {
    await running.close()
    if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes[0]))
  })
  return running
}

export interface Pair {
  readonly table: string
  readonly ann: Player
  readonly bob: Player
  readonly one: Seated
  readonly two: Seated
}

/** Two people at a table whose game has begun. */
export async function twoAtTable(context: TestContext, port: number, game: Played = 'castle'): Promise<Pair> {
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = await ann.open({}, game)
  const [one, two] = [await ann.follow(table), await bob.follow(table)]
  context.after(() => {
    one.close()
    two.close()
  })
  await one.send({ type: 'claim', seat: 0, seed: 'cheddar' }, 0)
  await two.reach(1)
  await two.send({ type: 'claim', seat: 1, seed: 'gouda' }, 1)
  await one.reach(2)
  await one.send({ type: 'start' }, 2)
  await Promise.all([one.reach(3), two.reach(3)])
  return { table, ann, bob, one, two }
}

/** Whoever must decide takes the nth action; both have seen it when this resolves. */
export async function playOn(clients: readonly Seated[], n: number): Promise<void> {
  for (const client of clients) {
    const choice = client.choice(n)
    if (choice === null) continue
    const reply = await client.send({ type: 'act', ...choice })
    if (!reply.ok) throw new Error(`refused: ${reply.refused.code}`)
    await Promise.all(clients.map((each) => each.reach(reply.seq)))
    return
  }
  throw new Error('nobody can act')
}
