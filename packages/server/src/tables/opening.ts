import { randomBytes, randomInt } from 'node:crypto'
import { canonical, commitment, type Game, type GameTypes } from '@mousekeep/engine'
import { linked, rootOf, sha256 } from '../store/chain.ts'
import type { MemberRow, Store } from '../store/contract.ts'
import type { Body } from '@mousekeep/tables'
import type { Opened, Terms } from './terms.ts'

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What is played at a table, and how. */
export type Kind = Pick<Body<'opened'>, 'options' | 'seats' | 'from'> & Terms

/** Writes a new table with its first entry. */
export async function opened(
  store: Store,
  at: number,
  host: string,
  game: Game<GameTypes>,
  kind: Kind,
): Promise<Opened> {
  const { options, seats, access, invited, from, clock = null, counts, campaign, carried } = kind
  for (;;) {
    const id = kind.id ?? randomBytes(16).toString('base64url')
    const code = Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
    const seed = randomBytes(32).toString('hex')
    // The commitment is in the log, and so with everybody, before anybody has given a seed (promise 24).
    const known = { options, seats, host, commitment: commitment(seed), access, invited }
    const body: Body = {
      kind: 'opened',
      ...known,
      ...(from === undefined ? {} : { from }),
      ...(clock === null ? {} : { clock }),
      ...(counts === undefined ? {} : { counts }),
      ...(campaign === undefined ? {} : { campaign }),
      ...(carried === undefined ? {} : { carried }),
    }
    const ask = sha256(canonical(['open', id]))
    const first = linked(rootOf(id, seed), { table: id, seq: 0, actionId: 'open:0', ask, body, at })
    const rows = Array.from({ length: seats }, (_, seat) => ({ seat, person: null, bot: null }))
    const guests = invited.filter((person) => person !== host)
    const members: MemberRow[] = [
      ...guests.map((person) => ({ person, role: 'invited' as const })),
      { person: host, role: 'host' },
    ]
    const facts = { status: 'open', turn: null, seats: rows, members }
    if (await store.open({ id, code, game: game.id, version: game.version, seed }, first, facts)) return { id, code }
    const there = kind.id === undefined ? null : await store.table(id)
    if (there !== null) return { id, code: there.code }
  }
}
