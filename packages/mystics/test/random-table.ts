import { pick, type Chance } from '@mousekeep/engine'
import { ABILITIES, HEROES, MINION_TYPES, SEARCH_CARDS } from '../src/cards/box.ts'
import { tilesOfTheBox } from '../src/board/box-tiles.ts'
import { sideOf } from '../src/board/tile.ts'

/** A side of the box in the words of a position. */
export function inlineSide(id: string): Record<string, unknown> {
  const tile = tilesOfTheBox().get(id)
  if (tile === undefined) throw new Error(`no tile ${id}`)
  const { doors, unit, spaces, walls, id: _, ...others } = sideOf(tile)
  const scale = ([x, y]: readonly [number, number]): [number, number] => [x / unit, y / unit]
  return {
    ...others,
    spaces: Object.fromEntries(Object.entries(spaces).map(([name, at]) => [name, scale(at)])),
    walls: walls.map((wall) => wall.map(scale)),
    exits: [...new Set(doors.flatMap((door) => door.spaces))],
  }
}

const some = <T>(list: readonly T[], most: number, chance: Chance): T[] => {
  const left = [...list]
  const chosen: T[] = []
  for (let n = chance.below(most + 1); n > 0 && left.length > 0; n--)
    chosen.push(...left.splice(chance.below(left.length), 1))
  return chosen
}

/** A table with anything on it: every hero, card, minion and side turns up. Used to look for crashes and loops. */
export function randomTable(chance: Chance): Record<string, unknown> {
  const ids = [...tilesOfTheBox().keys()]
  const side = pick(ids, chance)
  const tile = inlineSide(side)
  const names = Object.keys(tile['spaces'] ?? {})
  const free = [...names]
  const place = (): string => free.splice(chance.below(free.length), 1)[0] ?? names[0]
  const party = some(HEROES, 4, chance)
  if (party.length === 0) party.push(pick(HEROES, chance))
  const supply = some(ABILITIES, 20, chance).map((card) => card.id)
  const cards = SEARCH_CARDS.filter((card) => card.kind !== 'event' && card.kind !== 'party item')
  const packs = party.map(() =>
    some(
      cards.filter((card) => card.slot === undefined),
      5,
      chance,
    ).map((card) => card.id),
  )
  const mice = Object.fromEntries(
    party.map((hero, i) => {
      const captured = i > 0 && chance.below(8) === 0
      const worn = some(
        cards.filter((card) => card.slot !== undefined && card.slot !== 'paw'),
        2,
        chance,
      )
      const weapon = pick(
        cards.filter((card) => card.slot === 'paw'),
        chance,
      )
      const wearing =
        chance.below(2) === 0
          ? hero.equipment
          : [
              weapon.id,
              ...worn
                .filter((card, at) => worn.findIndex((each) => each.slot === card.slot) === at)
                .map((card) => card.id),
            ]
      return [
        hero.id,
        {
          at: captured ? null : place(),
          captured,
          equip: wearing,
          pack: packs[i],
          cheese: chance.below(9),
          wounds: chance.below(2),
          poison: 0,
          abilities: supply.splice(0, 4),
          effects: captured ? [] : some(['stunned', 'webbed', 'charmed'], chance.below(4) === 0 ? 2 : 0, chance),
          down: !captured && chance.below(6) === 0,
        },
      ]
    }),
  )
  const kinds = some(MINION_TYPES, 3, chance)
  const minions = kinds.flatMap((type) =>
    Array.from({ length: type.most > 1 ? 1 + chance.below(3) : 1 }, (_, n) => ({
      id: type.boss ? type.id : `${type.id}-x${n}`,
      type: type.id,
      at: place(),
      down: type.size === 'small' && chance.below(5) === 0,
    })),
  )
  const track = [...party.map((hero) => hero.id), ...kinds.flatMap((type) => type.cards.slice(0, 2))]
  for (let i = track.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    ;[track[i], track[j]] = [track[j], track[i]]
  }
  const encounters = [
    'gate-patrol',
    'pantry-swarm',
    'night-watch',
    'bows-on-the-shelf',
    'two-old-terrors',
    'roof-sharpshooters',
  ]
  return {
    tile,
    back: inlineSide(tilesOfTheBox().get(side)?.back ?? side),
    mice,
    minions,
    track,
    turn: track[0],
    end: 30,
    wheel: chance.below(6),
    greedy: chance.below(4) === 0,
    achievements: chance.below(2) === 0,
    stash: some(['grape', 'dinner-fork', 'fishhook-and-thread', 'disguises'], 4, chance),
    search: some(
      SEARCH_CARDS.filter((card) => card.kind !== 'party item').map((card) => card.id),
      40,
      chance,
    ),
    encounters: some(encounters, 6, chance),
    trapped: chance.below(2) === 0 ? [] : [pick(names, chance)],
  }
}
