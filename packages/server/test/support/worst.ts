import { legal, Match, type Game, type GameTypes, type MatchRecord } from '@mousekeep/engine'

const HEROES = ['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily']
const KINDS = ['rat-warriors', 'elite-rat-warriors', 'roaches']

export interface Size {
  readonly spaces: number
  readonly points: number
  readonly minions: number
}

/** A side on which everything is next to much else, and a wall that stands in the way of nobody but has to be asked. */
function sideOf({ spaces, points }: Size): object {
  const width = Math.ceil(Math.sqrt(spaces))
  const at = (i: number): [number, number] => [i % width, Math.floor(i / width)]
  const names = Array.from({ length: spaces }, (_, i) => `s${i}`)
  const links: string[] = []
  for (let i = 0; i < spaces; i++) {
    for (let j = i + 1; j < spaces && links.length < 200; j++) {
      const [[x, y], [u, v]] = [at(i), at(j)]
      if (Math.abs(x - u) <= 1 && Math.abs(y - v) <= 1) links.push(`s${i}-s${j}`)
    }
  }
  // Half of the spaces far off: every line between the halves runs past the wall.
  const centres = names.map((name, i) => [name, i % 2 === 0 ? at(i) : [10_000 + i, 10_000 + i * 2]])
  const wall = Array.from({ length: points }, (_, i) => [6000 + (i % 7), 2000 + (i % 5)])
  return { spaces: Object.fromEntries(centres), links, walls: [wall], entry: names.slice(0, 1), exits: ['s1'] }
}

/** A position of Mystics with as much as this in it. */
export function hugePosition(size: Size): object {
  const { spaces, minions } = size
  const mice = Object.fromEntries(HEROES.map((id, i) => [id, { at: `s${i % spaces}` }]))
  const side = sideOf(size)
  return {
    tile: side,
    back: side,
    beyond: { exit: 's1', tile: side },
    mice,
    minions: Array.from({ length: minions }, (_, i) => ({
      id: `m${i}`,
      type: KINDS[i % KINDS.length],
      at: `s${(i * 7) % spaces}`,
    })),
    track: ['rat-warriors', ...HEROES, 'elite-rat-warriors', 'roaches'],
  }
}

/** A game played for so many plays, or to just before its end. */
export function longRecord(game: Game<GameTypes>, options: object, most: number): MatchRecord<GameTypes['action']> {
  const match = new Match(game, { seed: 'long', options })
  let { record } = match
  for (let i = 0; i < most && game.actor(match.state) !== null; i++) {
    ;({ record } = match)
    const able = legal(game, match.state)
    match.play(able[(i * 7) % able.length])
  }
  return record
}
