import type { CastleView } from '@mousekeep/castle'
import type { Catalogue } from '@mousekeep/text'
import type { Canvas } from './canvas.ts'
import { BOLD, DIM, READY, ROOF, SOLID, TEAM_STYLES, TILE_STYLES, TOWER } from './styles.ts'

export const PANEL_WIDTH = 31

type Kind = CastleView['spare']

/** The legend, two a line. */
const LEGEND: readonly (readonly [Kind, Kind | 'solid'])[] = [
  ['blue', 'neufchatel'],
  ['braid', 'provolone'],
  ['emmental', 'plain'],
  ['gouda', 'trap'],
  ['halloumi', 'solid'],
]
const SECOND = 17
const HAND = 10
const DUNGEON = 15
const TOKENS = 24

/** Draws what lies beside the castle: the turn, the spare, the players, and what the signs mean. */
export function drawPanel(canvas: Canvas, x: number, view: CastleView, person: number, words: Catalogue): void {
  canvas.put(x, 0, words.say('play-round', { round: view.round, target: view.target }), BOLD)
  drawTurn(canvas, x, view, person, words)
  if (view.phase === 'play') {
    canvas.put(x, 2, words.say(view.slid ? 'play-slide-used' : 'play-slide-ready'), view.slid ? DIM : READY)
  }
  const spare = words.say('play-spare')
  canvas.put(x, 3, spare)
  canvas.put(x + spare.length + 1, 3, ` ${words.say(`letter-${view.spare}`)} `, TILE_STYLES[view.spare])
  canvas.put(x + spare.length + 5, 3, words.say(`kind-${view.spare}`))
  drawPlayers(canvas, x, 5, view, person, words)
  drawLegend(canvas, x, 11, words)
}

function drawTurn(canvas: Canvas, x: number, view: CastleView, person: number, words: Catalogue): void {
  const { over, turn, points, phase } = view
  const seat = over === null ? turn : over.winner
  const team = words.say(`team-${seat}`)
  const who = seat === person ? words.say('play-you-are', { team }) : team
  canvas.put(x, 1, ` ${words.say(`team-letter-${seat}`)} `, TEAM_STYLES[seat])
  if (over !== null) canvas.put(x + 4, 1, words.say('play-turn-over', { who }), BOLD)
  else if (phase === 'place') canvas.put(x + 4, 1, words.say('play-turn-place', { who }), BOLD)
  else canvas.put(x + 4, 1, words.say('play-turn', { who, points, pips: '●'.repeat(points).padEnd(4, '○') }), BOLD)
}

function drawPlayers(
  canvas: Canvas,
  x: number,
  y: number,
  { players, turn, over }: CastleView,
  person: number,
  words: Catalogue,
): void {
  const right = (column: number, head: string, line: number, text: string): void =>
    canvas.put(x + column + words.say(head).length - text.length, line, text)
  canvas.put(x + HAND, y, words.say('play-head-hand'), DIM)
  canvas.put(x + DUNGEON, y, words.say('play-head-dungeon'), DIM)
  canvas.put(x + TOKENS, y, words.say('play-head-tokens'), DIM)
  players.forEach(({ hand, lost, tokens }, seat) => {
    const line = y + 1 + seat
    if (over === null && turn === seat) canvas.put(x - 1, line, '▸', BOLD)
    canvas.put(x, line, `(${words.say(`team-letter-${seat}`)})`, TEAM_STYLES[seat])
    canvas.put(x + 4, line, words.say(seat === person ? 'play-you' : `team-${seat}`))
    right(HAND, 'play-head-hand', line, String(hand))
    right(DUNGEON, 'play-head-dungeon', line, String(lost))
    tokens.forEach((kind, i) => canvas.put(x + TOKENS + i, line, words.say(`letter-${kind}`), TILE_STYLES[kind]))
  })
}

function drawLegend(canvas: Canvas, x: number, y: number, words: Catalogue): void {
  LEGEND.forEach(([first, second], i) => {
    drawSign(canvas, x, y + i, first, words)
    drawSign(canvas, x + SECOND, y + i, second, words)
  })
  canvas.put(x, y + LEGEND.length, '░', ROOF)
  canvas.put(x + 2, y + LEGEND.length, words.say('play-legend-roof'))
  canvas.put(x + 10, y + LEGEND.length, '▟█▙', TOWER)
  canvas.put(x + 14, y + LEGEND.length, words.say('play-legend-tower'))
  canvas.put(x + 21, y + LEGEND.length, words.say('play-legend-mouse'))
}

function drawSign(canvas: Canvas, x: number, y: number, kind: Kind | 'solid', words: Catalogue): void {
  const isTile = kind !== 'solid'
  canvas.put(x, y, isTile ? words.say(`letter-${kind}`) : '▪', isTile ? TILE_STYLES[kind] : SOLID)
  canvas.put(x + 2, y, isTile ? words.say(`kind-${kind}`) : words.say('play-legend-solid'))
}
