import { randomUUID } from 'node:crypto'
import { readFromServer, type Command } from '@mousekeep/protocol'
import { LeanSocket } from './lean-socket.ts'
import { Pace, type Load } from './load.ts'

type Wish<C = Command> = C extends unknown ? Omit<C, 'id' | 'seq'> : never

/** Somebody with a seat, on the bare wire: as thin as the driver of the other server. */
export class Guest {
  private readonly origin: string
  private readonly cookie: string
  private socket: LeanSocket | null = null

  private constructor(origin: string, cookie: string) {
    this.origin = origin
    this.cookie = cookie
  }

  static async arrive(port: number, name: string): Promise<Guest> {
    const origin = `http://127.0.0.1:${port}`
    const response = await post(`${origin}/api/guest`, { name }, { origin })
    return new Guest(origin, (response.headers.get('set-cookie') ?? '').split(';')[0])
  }

  async open(wish: object): Promise<string> {
    const { origin, cookie } = this
    const response = await post(`${origin}/api/tables`, wish, { origin, cookie })
    return String(Object(await response.json()).id)
  }

  async connect(onFrame: (frame: Buffer) => void): Promise<void> {
    const { origin, cookie } = this
    this.socket = await LeanSocket.open(`${origin}/live`, { origin, cookie }, onFrame)
  }

  hello(table: string): void {
    this.socket?.send(JSON.stringify({ type: 'hello', protocol: 2, table, seen: null }))
  }

  leave(): void {
    this.socket?.close()
  }

  send(wish: Wish, seq: number): void {
    this.socket?.send(JSON.stringify({ ...wish, id: randomUUID(), seq }))
  }
}

function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const ACK = '{"type":"ack"'
const STEP = '{"type":"step","step":{"seq":'
const STARTED = Buffer.from('"table/status":"playing"')
const OVER = Buffer.from('"table/status":"over"')
const LEGAL = Buffer.from('"legal":[')
const END = ']}'

/** Two guests at one table; when a game is over they open another. */
class Couple {
  private readonly guests: readonly Guest[]
  private readonly load: Load
  private readonly wish: object
  private readonly pace: Pace
  /** The seat whose action is under way. */
  private mover: number | null = null
  /** By seat: whether its guest has heard that the game has begun. */
  private readonly isPlaying = [false, false]

  constructor(guests: readonly Guest[], load: Load, wish: object) {
    this.guests = guests
    this.wish = wish
    this.load = load
    this.pace = new Pace(load)
  }

  async connect(): Promise<void> {
    await Promise.all(this.guests.map((guest, seat) => guest.connect((frame) => this.hear(seat, frame))))
  }

  async begin(): Promise<void> {
    const table = await this.guests[0].open(this.wish)
    for (const guest of this.guests) guest.hello(table)
  }

  /** The server may be stopped under it when the run is over. */
  private async beginAnother(): Promise<void> {
    try {
      await this.begin()
    } catch (error) {
      if (!this.load.isOver) throw error
    }
  }

  /** Reads no more of a message than it needs, for the driver shares the machine with the server. */
  private hear(seat: number, frame: Buffer): void {
    if (frame.toString('latin1', 0, ACK.length) === ACK) return
    if (frame.toString('latin1', 0, STEP.length) === STEP) return this.hearStep(seat, frame)
    const message = readFromServer(frame.toString('utf8'))
    if (message?.type === 'refused' && message.code !== 'STALE_SEQ') throw new Error(`refused: ${message.code}`)
    if (message?.type === 'view' && message.table.status === 'open') this.sitDown(seat, message.seq)
  }

  private hearStep(seat: number, frame: Buffer): void {
    // The step is the first thing in the message, and its place the first thing in the step.
    const seq = Number.parseInt(frame.toString('latin1', STEP.length, STEP.length + 16), 10)
    if (frame.includes(STARTED)) this.isPlaying[seat] = true
    if (!this.isPlaying[seat]) return this.sitDown(seat, seq)
    this.land(seat)
    if (frame.includes(OVER)) {
      this.isPlaying[seat] = false
      if (seat === 0) void this.beginAnother()
      return
    }
    const at = frame.lastIndexOf(LEGAL) + LEGAL.length
    const legal = frame.toString('utf8', at, frame.length - END.length)
    if (legal === '') return
    this.act(seat, seq, `[${legal}]`)
  }

  private land(seat: number): void {
    if (this.mover !== seat) return
    this.mover = null
    this.pace.landed()
  }

  /** Seat 0 is claimed first, then seat 1, then it starts; whoever hears of it too early is told again. */
  private sitDown(seat: number, seq: number): void {
    if (seq === seat) this.guests[seat].send({ type: 'claim', seat, seed: 'seed' }, seq)
    if (seq === 2 && seat === 0) this.guests[0].send({ type: 'start' }, seq)
  }

  /** `legal` is a list as JSON. */
  private act(seat: number, seq: number, legal: string): void {
    this.pace.ready(() => {
      this.mover = seat
      const actions: readonly { readonly do: string }[] = JSON.parse(legal)
      this.guests[seat].send({ type: 'act', seat, action: actions[Math.floor(Math.random() * actions.length)] }, seq)
    })
  }
}

/** Seats two people at each table and lets them play. */
export async function playMousekeep(
  port: number,
  tables: number,
  load: Load,
  wish: object = { game: 'castle', options: {} },
): Promise<Guest[]> {
  const couples: Couple[] = []
  const guests: Guest[] = []
  for (let i = 0; i < tables; i++) {
    const pair = [await Guest.arrive(port, 'Pip'), await Guest.arrive(port, 'Squeak')]
    guests.push(...pair)
    const couple = new Couple(pair, load, wish)
    await couple.connect()
    couples.push(couple)
  }
  await Promise.all(couples.map((couple) => couple.begin()))
  return guests
}
