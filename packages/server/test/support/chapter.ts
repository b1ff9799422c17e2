import { setTimeout as sleep } from 'node:timers/promises'
import type { TableInfo } from '@mousekeep/protocol'
import type { Seated } from './player.ts'

/** Plays to the end of the chapter with whatever comes first, which loses it; others do not act meanwhile. */
export async function playToTheEnd(
  clients: readonly Seated[],
  pick: (i: number) => number = (i) => i * 7,
): Promise<void> {
  for (let i = 0; clients[0].latest.table.status === 'playing'; i++) {
    const turn = clients.find((client) => client.choice(0) !== null)
    if (turn === undefined) {
      await sleep(2)
      continue
    }
    const choice = turn.choice(pick(i))
    if (choice === null) continue
    const reply = await turn.send({ type: 'act', ...choice })
    if (reply.ok) await Promise.all(clients.map((client) => client.reach(reply.seq)))
  }
}

export function followingAt(client: Seated): NonNullable<TableInfo['following']> {
  const { following } = client.latest.table
  if (following === null) throw new Error('nothing follows')
  return following
}

/** Whoever is asked takes the first choice, or the one that this finds. */
export async function chooseAll(
  clients: readonly Seated[],
  find: (choices: readonly { readonly do: string }[]) => number = () => 0,
): Promise<void> {
  for (;;) {
    const [need] = followingAt(clients[0]).needs
    if (need === undefined) return
    const who = clients.find((client) => client.latest.mine.includes(need.seat))
    if (who === undefined) throw new Error(`nobody answers for seat ${need.seat}`)
    const reply = await who.send({ type: 'choose', seat: need.seat, choice: need.choices[find(need.choices)] })
    if (!reply.ok) throw new Error(`refused: ${reply.refused.code}`)
    await Promise.all(clients.map((client) => client.reach(reply.seq)))
  }
}
