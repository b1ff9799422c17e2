import { LeanSocket } from './lean-socket.ts'
import { Pace, type Load } from './load.ts'

const SEQ = '{"seq":'
const ACTOR = /^\{"seq":\d+,"seat":-?\d+,"actor":(\d+|null)/
const LEGAL = Buffer.from('"legal":[')
const HEAD_BYTES = 64

/** Two sockets at one table of the floor; when a game is over they begin another. */
class Couple {
  private readonly pace: Pace
  private readonly load: Load
  private sockets: readonly LeanSocket[] = []
  private mover: number | null = null

  constructor(load: Load) {
    this.load = load
    this.pace = new Pace(load)
  }

  async connect(port: number, table: string): Promise<void> {
    const open = (seat: number): Promise<LeanSocket> =>
      LeanSocket.open(`http://127.0.0.1:${port}/`, {}, (frame) => this.hear(seat, frame))
    this.sockets = await Promise.all([0, 1].map(open))
    for (const [seat, socket] of this.sockets.entries()) socket.send(JSON.stringify({ table, seat }))
  }

  private hear(seat: number, frame: Buffer): void {
    const head = frame.toString('latin1', 0, HEAD_BYTES)
    if (!head.startsWith(SEQ)) throw new Error('what is this?')
    if (this.mover === seat) {
      this.mover = null
      this.pace.landed()
    }
    const actor = ACTOR.exec(head)?.[1]
    if (actor === 'null') {
      if (seat === 0 && !this.load.isOver) this.sockets[0].send('{"again":true}')
    } else if (Number(actor) === seat) this.act(seat, frame)
  }

  private act(seat: number, frame: Buffer): void {
    const legal = frame.toString('utf8', frame.lastIndexOf(LEGAL) + LEGAL.length - 1, frame.length - 1)
    this.pace.ready(() => {
      this.mover = seat
      const actions: readonly object[] = JSON.parse(legal)
      this.sockets[seat].send(JSON.stringify({ action: actions[Math.floor(Math.random() * actions.length)] }))
    })
  }
}

export async function playFloor(port: number, tables: number, load: Load): Promise<void> {
  for (let i = 0; i < tables; i++) await new Couple(load).connect(port, `table ${i}`)
}
