import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeBoard, type Board, type Space } from '../../src/board/board.ts'
import { findSide, tilesOfTheBox } from '../../src/board/box-tiles.ts'

/** What the story book asks of a side: places it names, and what mice reach by steps, without hook, fork or scroll. */
interface Demand {
  readonly has: string
  /** All floor is one. */
  readonly all?: true
  /** Each place of a list is reached from each other one: with dry feet, or over water if need be. */
  readonly dry?: readonly string[]
  readonly wet?: readonly string[]
}

const BOOK: Readonly<Record<string, Demand>> = {
  'guard-room': { has: 'start flip entry-ne', all: true },
  sewer: { has: 'water flip', wet: ['exit-n', 'flip', 'exit-s'] },
  'kitchen-tunnels': { has: 'flip exit-n exit-e exit-s exit-w', all: true },
  'tunnel-entrance': { has: 'flip exit-n exit-e exit-s', all: true },
  kitchen: { has: 'counter mop flip', dry: ['mop', 'counter', 'flip', 'exit-e', 'exit-s', 'exit-w'] },
  courtyard: { has: 'hole tree flip entry-nw entry-sw entry-se', dry: ['flip', 'hole', 'tree'] },
  'dining-hall': { has: 'table flip', dry: ['exit-n', 'exit-e', 'exit-s', 'flip', 'table'] },
  'dining-tunnels': { has: 'entry-w entry-sw flip', all: true },
  alchemist: { has: 'desk exit-e exit-s flip', dry: ['exit-e', 'exit-s', 'flip', 'desk'] },
  'crystal-tunnels': { has: 'entry-n entry-w flip', all: true },
  'kings-chamber': { has: 'bed flip exit-w', dry: ['exit-w', 'flip'] },
  'kings-tunnels': { has: 'flip exit-s water', wet: ['exit-s', 'flip'] },
  'queens-chamber': { has: 'dressing-table flip', dry: ['exit-n', 'exit-w', 'flip', 'dressing-table'] },
  forge: { has: 'flip exit-n entry-e entry-w entry-s', all: true },
  pipes: { has: 'exit-e flip', dry: ['exit-e', 'flip'] },
  'drain-pipe': {
    has: 'exit-n exit-s entry-se entry-ne flip',
    dry: ['exit-s', 'entry-se', 'flip', 'entry-ne', 'exit-n'],
  },
}

/** Everywhere a mouse comes by steps: never over red lines or gaps, never against a current. */
function reached(board: Board, from: Space, isDry: boolean): Set<Space> {
  const spaces = new Set([from])
  for (const space of spaces) {
    for (const to of board.near[space]) {
      if (board.current[to].includes(space) || (isDry && board.isWater[to])) continue
      spaces.add(to)
    }
  }
  return spaces
}

function mustReach(board: Board, places: readonly string[], isDry: boolean): void {
  for (const from of places) {
    for (const to of places) {
      for (const space of board.places[from]) {
        const comes = reached(board, space, isDry)
        const arrives = board.places[to].some((goal) => comes.has(goal))
        assert.ok(arrives, `${board.side.id}: no way from ${from} (${board.names[space]}) to ${to}`)
      }
    }
  }
}

void test('M26.1 every side has the places of the book, and its ways', () => {
  assert.deepEqual(Object.keys(BOOK).toSorted(), [...tilesOfTheBox().keys()].toSorted())
  for (const [id, { has, all, dry, wet }] of Object.entries(BOOK)) {
    const board = makeBoard(findSide(id))
    for (const place of has.split(' ')) assert.ok((board.places[place] ?? []).length > 0, `${id}:${place}`)
    if (all === true) assert.equal(reached(board, board.spaces[0], true).size, board.names.length, `${id} is in pieces`)
    mustReach(board, dry ?? [], true)
    mustReach(board, wet ?? [], false)
  }
})

void test('M13 exits, flip and entries are places of each side by name', () => {
  for (const id of tilesOfTheBox().keys()) {
    const board = makeBoard(findSide(id))
    assert.deepEqual(board.places['flip'], [...board.flip.keys()], id)
    for (const door of board.doors) assert.deepEqual(board.places[`exit-${door.id}`], door.spaces, `${id} ${door.id}`)
    const entries = new Set(
      Object.entries(board.places).flatMap(([name, spaces]) =>
        name.startsWith('entry-') || spaces.some((space) => board.isArea[space]) ? spaces : [],
      ),
    )
    for (const entry of board.entry) assert.ok(entries.has(entry), `${id}: entry ${board.names[entry]} has no name`)
  }
})

void test('M26.2 the tree touches and sees the hole only', () => {
  const board = makeBoard(findSide('courtyard'))
  const [tree] = board.places['tree']
  const [hole] = board.places['hole']
  assert.deepEqual(board.walks[tree], [hole])
  assert.deepEqual(board.near[tree], [hole])
  assert.deepEqual(
    board.names.flatMap((_, space) => (space !== tree && board.sees[tree][space] ? [space] : [])),
    [hole],
  )
})

void test('M8 on the sewer each bank reaches its exit, the water, and dry ground again', () => {
  const board = makeBoard(findSide('sewer'))
  for (const exit of ['exit-n', 'exit-s']) {
    for (const space of board.places[exit]) {
      const comes = reached(board, space, false)
      assert.ok(board.places['water'].some((water) => comes.has(water)))
    }
  }
  for (const water of board.places['water']) {
    const comes = reached(board, water, false)
    assert.ok(
      board.places['exit-n'].some((space) => comes.has(space)),
      `north of ${board.names[water]}`,
    )
    assert.ok(
      board.places['exit-s'].some((space) => comes.has(space)),
      `south of ${board.names[water]}`,
    )
  }
})
