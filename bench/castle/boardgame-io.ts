import type { CastleSummary } from '@mousekeep/castle'
import {
  CreateGameReducer,
  INVALID_MOVE,
  InitializeGame,
  type Answer,
  type BoardGame,
  type Choice,
  type State,
} from '../lib/boardgame-io.ts'
import * as board from './board.ts'
import type { Deal } from './deal.ts'
import {
  award,
  bestOf,
  canEnter,
  canSlide,
  canStep,
  canUncover,
  hasWon,
  isFreeTower,
  isInPlay,
  mouseAt,
  roomsNear,
  stand,
  type Castle,
  type Over,
} from './boardgame-questions.ts'

export type Table = State<Castle>

const order = {
  first: ({ G }: { G: Castle }) => G.first,
  next: ({ ctx }: Pick<Table, 'ctx'>) => (ctx.playOrderPos + 1) % ctx.numPlayers,
}

/** The same rules as a game of boardgame.io, written as its documentation teaches. A deal may be given for its set-up. */
export const boardGame: BoardGame<Castle, Deal> = {
  name: 'castle',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,

  setup: ({ ctx, random }, deal) => {
    const bag = deal?.tiles.slice() ?? random.Shuffle(board.BOX)
    return {
      layout: deal?.layout ?? 'hof',
      first: deal?.first ?? random.Die(ctx.numPlayers) - 1,
      tiles: board.SQUARES.map((square) => (board.HOLES.includes(square) ? bag[board.HOLES.indexOf(square)] : null)),
      spare: bag[board.HOLES.length],
      open: board.ROOMS.map(() => false),
      players: Array.from({ length: ctx.numPlayers }, () => ({ mice: [], hand: board.MICE, lost: 0, tokens: [] })),
      points: board.POINTS,
      slid: false,
      pass: null,
      dropped: null,
      roundsPlayed: 0,
    }
  },

  phases: {
    place: {
      start: true,
      next: 'play',
      moves: {
        place: ({ G, ctx }, tower): Answer => {
          if (!isFreeTower(G, tower)) return INVALID_MOVE
          const player = G.players[ctx.playOrderPos]
          player.hand--
          stand(player, tower)
        },
      },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: order.first,
          next: ({ G, ctx }) => (order.next({ ctx }) === G.first ? undefined : order.next({ ctx })),
        },
      },
    },

    play: {
      moves: {
        step: ({ G, ctx }, from, to): Answer => {
          const player = G.players[ctx.playOrderPos]
          if (!canStep(G, player, from, to)) return INVALID_MOVE
          G.points--
          if (G.pass === null) player.mice.splice(player.mice.indexOf(from), 1)
          if (mouseAt(G, to) !== undefined) {
            G.pass = to
            return
          }
          G.pass = null
          stand(player, to)
          award(G)
        },
        uncover: {
          client: false, // it reveals hidden tiles
          move: ({ G, ctx }, room): Answer => {
            if (!canUncover(G, roomsNear(G, G.players[ctx.playOrderPos]), room)) return INVALID_MOVE
            G.points--
            G.open[room] = true
          },
        },
        enter: ({ G, ctx }, tower): Answer => {
          const player = G.players[ctx.playOrderPos]
          if (!canEnter(G, player, tower)) return INVALID_MOVE
          G.points--
          player.hand--
          stand(player, tower)
        },
        slide: {
          client: false,
          move: ({ G }, end): Answer => {
            if (!canSlide(G, end)) return INVALID_MOVE
            G.points--
            G.slid = true
            let moving = G.spare
            for (const square of board.LINES[board.ENDS.indexOf(end)]) {
              const next = G.tiles[square] ?? board.PLAIN
              G.tiles[square] = moving
              moving = next
              if (G.tiles[square] !== board.TRAP) continue
              const victim = mouseAt(G, square)
              if (victim === undefined) continue
              victim.mice.splice(victim.mice.indexOf(square), 1)
              victim.lost++
            }
            G.spare = moving
            G.dropped = board.LINES[board.ENDS.indexOf(end)][board.SIZE - 1]
            award(G)
          },
        },
        end: ({ G, events }): Answer => {
          if (G.pass !== null) return INVALID_MOVE
          events.endTurn()
        },
      },
      turn: {
        order,
        onBegin: ({ G }) => {
          G.points = board.POINTS
          G.slid = false
        },
        onEnd: ({ G, ctx }) => {
          const roomOf = board.ROOM_OF[G.layout]
          const held = new Set(G.players.flatMap((player) => player.mice.map((mouse) => roomOf[mouse])))
          G.open.forEach((isOpen, room) => {
            if (isOpen && !held.has(room)) G.open[room] = false
          })
          if (order.next({ ctx }) === G.first) G.roundsPlayed++
        },
      },
    },
  },

  endIf: ({ G, ctx }): Over | undefined => {
    const turn = ctx.playOrderPos
    if (G.players.some(hasWon)) return { winner: bestOf(G, turn, hasWon), why: 'target' }
    if (!G.players.every(isInPlay)) {
      const isCounted = G.players.some(isInPlay) ? isInPlay : () => true
      return { winner: bestOf(G, turn, isCounted), why: 'mice' }
    }
    if (G.roundsPlayed >= board.LAST_ROUND) return { winner: bestOf(G, turn, () => true), why: 'rounds' }
    return undefined
  },

  // What lies under roofs is hidden from everyone.
  playerView: ({ G }) => {
    const roomOf = board.ROOM_OF[G.layout]
    return { ...G, tiles: G.tiles.map((kind, square) => (G.open[roomOf[square]] ? kind : null)) }
  },

  ai: {
    enumerate: (G, ctx, playerID) => {
      const player = G.players[Number(playerID)]
      const choices: Choice[] = []
      const offer = (move: string, ...args: number[]): void => void choices.push({ move, args })
      if (ctx.gameover !== undefined) return choices
      if (ctx.phase === 'place') {
        for (const tower of board.TOWERS) if (isFreeTower(G, tower)) offer('place', tower)
        return choices
      }
      for (const from of G.pass === null ? player.mice : [G.pass]) {
        for (const to of board.NEIGHBOURS[from]) if (canStep(G, player, from, to)) offer('step', from, to)
      }
      if (G.pass !== null) return choices
      const near = roomsNear(G, player)
      board.ROOMS.forEach((_, room) => {
        if (canUncover(G, near, room)) offer('uncover', room)
      })
      for (const tower of board.TOWERS) if (canEnter(G, player, tower)) offer('enter', tower)
      for (const end of board.ENDS) if (canSlide(G, end)) offer('slide', end)
      offer('end')
      return choices
    },
  },
}

const reducer = CreateGameReducer({ game: boardGame })

export function openTable(players: number, deal?: Deal): Table {
  return InitializeGame({ game: boardGame, numPlayers: players, ...(deal && { setupData: deal }) })
}

export function choicesAt({ G, ctx }: Table): Choice[] {
  return boardGame.ai.enumerate(G, ctx, ctx.currentPlayer)
}

export function isOver(table: Table): boolean {
  return table.ctx.gameover !== undefined
}

/** One action through the reducer: what a server or a bot of boardgame.io does. */
export function play(table: Table, { move, args }: Choice): Table {
  const next = reducer(table, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: table.ctx.currentPlayer } })
  if (next.transients?.error !== undefined) throw new Error(`Bug: ${move} is ${next.transients.error.type}`)
  return next
}

/** The choice in the words of `castle.text`. */
export function choiceText({ move, args }: Choice): string {
  const nameOf = (arg: number): string => (move === 'uncover' ? board.ROOMS[arg] : board.NAMES[arg])
  return [move, ...args.map(nameOf)].join(' ')
}

function nameOrNull(square: number | null): string | null {
  return square === null ? null : board.NAMES[square]
}

/** The state in the words of `castle.summary`. */
export function summaryOfTable({ G, ctx }: Table): CastleSummary {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `endIf` gave
  const over = ctx.gameover as Over | undefined
  const turn = ctx.playOrderPos
  return {
    layout: G.layout,
    target: board.TARGET,
    crossTower: false,
    pushBack: true,
    phase: ctx.phase === 'place' ? 'place' : 'play',
    round: Math.min(G.roundsPlayed + 1, board.LAST_ROUND),
    first: G.first,
    turn,
    points: G.points,
    slid: G.slid,
    pass: nameOrNull(G.pass),
    dropped: nameOrNull(G.dropped),
    players: G.players.map(({ mice, hand, lost, tokens }, seat) => ({
      mice: mice
        .concat(G.pass !== null && seat === turn ? G.pass : [])
        .map((square) => board.NAMES[square])
        .toSorted(),
      hand,
      lost,
      tokens: board.CHEESES.filter((_, kind) => tokens.includes(kind)),
    })),
    tiles: Object.fromEntries(
      board.HOLES.map((square) => [board.NAMES[square], board.KINDS[G.tiles[square] ?? board.PLAIN]]),
    ),
    spare: board.KINDS[G.spare],
    open: board.ROOMS.filter((_, room) => G.open[room]),
    over: over === undefined ? null : { winner: Number(over.winner), why: over.why },
  }
}
