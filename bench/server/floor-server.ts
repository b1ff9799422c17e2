import { fdatasync, openSync, write } from 'node:fs'
import { promisify } from 'node:util'
import { ActionList, Seeded, type GameTypes } from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * The floor: a bare `ws` server with the game in memory and a journal that is synced for many actions at once, and
 * nothing else. No people, no log that can be read again, no reconnecting, no hidden information, no reasons.
 */
const [port, file, id, options] = process.argv.slice(2)
const game = gameOf(id)
const journal = openSync(file, 'a')
const [writeTo, sync] = [promisify(write), promisify(fdatasync)]

interface Table {
  readonly sockets: (WebSocket | null)[]
  readonly chance: Seeded
  state: GameTypes['state'] | null
  seq: number
}
const tables = new Map<string, Table>()
const list = new ActionList<GameTypes['action']>()

/** What waits for the next sync, and who is to hear of it then. */
let waiting: { readonly line: string; readonly told: () => void }[] = []
let isSyncing = false

async function commit(): Promise<void> {
  if (isSyncing) return
  isSyncing = true
  while (waiting.length > 0) {
    const batch = waiting
    waiting = []
    await writeTo(journal, batch.map(({ line }) => line).join(''))
    await sync(journal)
    for (const { told } of batch) told()
  }
  isSyncing = false
}

function tell(table: Table, seat: number, action: unknown, events: readonly object[]): void {
  const { state, sockets, seq } = table
  if (state === null) return
  list.clear()
  const actor = game.actor(state)
  if (actor !== null) game.list(state, list)
  const legal = Array.from({ length: list.length }, (_, i) => list.at(i))
  const text = JSON.stringify({ seq, seat, actor, action, events, legal })
  for (const socket of sockets) socket?.send(text)
}

function begin(table: Table): void {
  table.state = game.start(game.readOptions(JSON.parse(options)), table.chance, null)
  table.seq = 0
  tell(table, -1, null, [])
}

function act(table: Table, seat: number, json: unknown): void {
  const { state } = table
  const action = game.readAction(json)
  if (state === null || game.actor(state) !== seat || game.check(state, action) !== null) return
  const events: object[] = []
  game.perform(state, action, table.chance, (event) => events.push(event))
  table.seq++
  waiting.push({
    line: `${JSON.stringify({ seq: table.seq, seat, action })}\n`,
    told: () => tell(table, seat, action, events),
  })
  void commit()
}

const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  let mine: { readonly table: Table; readonly seat: number } | null = null
  socket.on('message', (data) => {
    const message = Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))
    if (mine === null) {
      const name = String(message.table)
      const table = tables.get(name) ?? { sockets: [null, null], chance: new Seeded(name), state: null, seq: 0 }
      tables.set(name, table)
      mine = { table, seat: Number(message.seat) }
      table.sockets[mine.seat] = socket
      if (table.sockets.every((each) => each !== null)) begin(table)
    } else if (message.again === true) begin(mine.table)
    else act(mine.table, mine.seat, message.action)
  })
})
server.on('listening', () => console.log('ready'))
