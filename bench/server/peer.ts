import { createRequire } from 'node:module'
import { boardGame, type Table } from '../castle/boardgame-io.ts'
import { Pace, type Load } from './load.ts'

/** The little of socket.io's client that is used, with types of our own. */
interface Socket {
  on(event: string, listener: (...args: unknown[]) => void): void
  emit(event: string, ...args: unknown[]): void
}

interface SocketIo {
  readonly io: (url: string, options: { readonly transports: readonly string[]; readonly forceNew: boolean }) => Socket
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the package, seen to work by running it
const { io } = createRequire(import.meta.url)('socket.io-client') as SocketIo

interface Synced extends Table {
  readonly _stateID: number
}

/** Two sockets at one match of Castle on boardgame.io's server; when a game is over they open another. */
class Couple {
  private readonly sockets: readonly Socket[]
  private readonly pace: Pace
  private readonly name: string
  private matches = 0
  private mover: number | null = null

  constructor(port: number, name: string, load: Load) {
    this.name = name
    this.pace = new Pace(load)
    const url = `http://127.0.0.1:${port}/${boardGame.name}`
    this.sockets = [0, 1].map(() => io(url, { transports: ['websocket'], forceNew: true }))
    for (const [seat, socket] of this.sockets.entries()) {
      socket.on('update', (match, state) => this.hear(seat, match, state))
      socket.on('sync', (match, info) => {
        if (match !== this.match) return
        // The second seat comes in after the first, as from a lobby; then the first action is due.
        if (seat === 0) this.sockets[1].emit('sync', match, '1', undefined, 2)
        else this.start(match, Object(info).state)
      })
    }
  }

  async connected(): Promise<void> {
    await Promise.all(
      this.sockets.map((socket) => new Promise<void>((resolve) => socket.on('connect', () => resolve()))),
    )
  }

  begin(): void {
    this.sockets[0].emit('sync', this.match, '0', undefined, 2)
  }

  private get match(): string {
    return `${this.name}-${this.matches}`
  }

  private start(match: unknown, state: Synced): void {
    this.act(Number(state.ctx.currentPlayer), match, state)
  }

  private hear(seat: number, match: unknown, json: unknown): void {
    if (match !== this.match) return
    const state: Synced = Object(json)
    if (this.mover === seat) {
      this.mover = null
      this.pace.landed()
    }
    if (state.ctx.gameover !== undefined) {
      if (seat !== 1) return
      this.matches++
      this.begin()
    } else if (state.ctx.currentPlayer === String(seat)) this.act(seat, match, state)
  }

  private act(seat: number, match: unknown, { G, ctx, _stateID }: Synced): void {
    this.pace.ready(() => {
      const choices = boardGame.ai.enumerate(G, ctx, String(seat))
      const { move, args } = choices[Math.floor(Math.random() * choices.length)]
      this.mover = seat
      const payload = { type: move, args, playerID: String(seat) }
      this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(seat))
    })
  }
}

export async function playPeer(port: number, tables: number, load: Load): Promise<void> {
  const couples: Couple[] = []
  for (let i = 0; i < tables; i++) {
    const couple = new Couple(port, `match${i}`, load)
    await couple.connected()
    couples.push(couple)
  }
  for (const couple of couples) couple.begin()
}
