import * as board from './board.ts'

export interface Player {
  /** The squares of standing mice, in order. */
  mice: number[]
  hand: number
  lost: number
  /** Kinds of cheese. */
  tokens: number[]
}

export interface Castle {
  layout: board.Layout
  first: number
  /** By square; null where no tile can lie. */
  tiles: (number | null)[]
  spare: number
  /** By room. */
  open: boolean[]
  players: Player[]
  points: number
  slid: boolean
  /** Where the mouse is that must step on; it is in no player's `mice`. */
  pass: number | null
  dropped: number | null
  roundsPlayed: number
}

export interface Over {
  readonly winner: string
  readonly why: 'target' | 'mice' | 'rounds'
}

export function mouseAt(G: Castle, square: number): Player | undefined {
  return G.players.find((player) => player.mice.includes(square))
}

export function isWalkable(G: Castle, square: number): boolean {
  const room = board.ROOM_OF[G.layout][square]
  return room >= 0 && G.open[room] && G.tiles[square] !== board.TRAP
}

export function canPassOn(G: Castle, square: number, points: number, setOut: number | null): boolean {
  if (points < 1) return false
  return board.NEIGHBOURS[square].some(
    (next) =>
      isWalkable(G, next) &&
      (next === setOut || mouseAt(G, next) === undefined || canPassOn(G, next, points - 1, setOut)),
  )
}

export function canStep(G: Castle, player: Player, from: number, to: number): boolean {
  const isMouse = G.pass === null ? player.mice.includes(from) : from === G.pass
  if (G.points < 1 || !isMouse || !board.NEIGHBOURS[from].includes(to) || !isWalkable(G, to)) return false
  return mouseAt(G, to) === undefined || canPassOn(G, to, G.points - 1, G.pass === null ? from : null)
}

/** The rooms around a player's mice. */
export function roomsNear(G: Castle, player: Player): Set<number> {
  const roomOf = board.ROOM_OF[G.layout]
  return new Set(player.mice.flatMap((mouse) => board.SURROUNDINGS[mouse].map((square) => roomOf[square])))
}

export function canUncover(G: Castle, near: Set<number>, room: number): boolean {
  return G.points > 0 && G.pass === null && !G.open[room] && near.has(room)
}

export function isFreeTower(G: Castle, tower: number): boolean {
  return board.TOWERS.includes(tower) && mouseAt(G, tower) === undefined
}

export function canEnter(G: Castle, player: Player, tower: number): boolean {
  return G.points > 0 && G.pass === null && player.hand > 0 && isFreeTower(G, tower)
}

export function canSlide(G: Castle, end: number): boolean {
  return G.points > 0 && G.pass === null && !G.slid && board.ENDS.includes(end)
}

export function stand(player: Player, square: number): void {
  player.mice.push(square)
  player.mice.sort((a, b) => a - b)
}

export function award(G: Castle): void {
  for (const player of G.players) {
    const kinds = player.mice.map((mouse) => G.tiles[mouse])
    kinds.forEach((kind, i) => {
      if (kind === null || kind >= board.PLAIN || kinds.indexOf(kind) === i || player.tokens.includes(kind)) return
      player.tokens.push(kind)
    })
  }
}

export function hasWon({ tokens }: Player): boolean {
  return tokens.length >= board.TARGET
}

export function isInPlay({ lost }: Player): boolean {
  return lost < board.MOST_LOST
}

export function bestOf(G: Castle, turn: number, isCounted: (player: Player) => boolean): string {
  let winner = -1
  for (let after = 1; after <= G.players.length; after++) {
    const seat = (turn + after) % G.players.length
    if (!isCounted(G.players[seat])) continue
    if (winner < 0 || G.players[seat].tokens.length > G.players[winner].tokens.length) winner = seat
  }
  return String(winner)
}
