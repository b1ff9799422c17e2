import assert from 'node:assert/strict'
import { castle, type Castle, type CastleState } from '@mousekeep/castle'
import { canonical, Match, noChance, Seeded, type Viewer } from '@mousekeep/engine'
import { positionOf } from '../setup.ts'
import { scenario } from '../table.ts'
import { readActionText } from '../tell.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher']

/** All lines show different tiles; one mouse stands in D, and E is open. */
const MIXED = `
  # . . . . . #    # b _ r _ e #
  . R . . . . .    g h n p b r e
  . . . . . . .    _ g _ h _ n _
  . . . . . . .    p . x . x . .
  . . . . . . .    _ b _ r _ e _
  . . . . B . .    g h n p . x .
  G . . . . . #    # . _ . _ . #`

function stateOf(drawing: string, setup: Parameters<typeof positionOf>[1]): CastleState {
  return castle.readPosition(positionOf(drawing, setup), noChance, null)
}

scenario('C7.1 public: spare, tokens, mice, roofs, points and all the rest but tiles', (t) => {
  t.with({ open: 'E', spare: 'trap', points: 2, tokens: { blue: 'gouda' }, lost: { green: 1 } }).castle(MIXED)
  const { tiles: _all, ...rest } = t.summary
  for (const viewer of VIEWERS) {
    const { tiles: _seen, ...shown } = castle.view(t.state, viewer)
    assert.deepEqual(shown, rest)
  }
})

scenario('C7.1 of the tiles only those of uncovered rooms’ holes', (t) => {
  t.with({ open: 'E' }).castle(MIXED)
  // D is open by red's mouse, P by blue's; green stands on a tower.
  const expected = {
    b2: 'halloumi',
    c2: 'neufchatel',
    d2: 'provolone',
    e2: 'blue',
    d3: 'halloumi',
    e6: 'plain',
    f6: 'trap',
  }
  for (const viewer of VIEWERS) assert.deepEqual(castle.view(t.state, viewer).tiles, expected)
})

scenario('C7.1 nothing that is hidden gets into a view: castles that differ under roofs look alike', () => {
  const one = stateOf(MIXED, { open: 'E' })
  const other = stateOf(MIXED, {
    open: 'E',
    tiles: { b1: 'trap', a2: 'trap', g2: 'gouda', b3: 'blue', f3: 'trap', a4: 'gouda', d4: 'plain', b7: 'provolone' },
  })
  assert.notEqual(canonical(one), canonical(other))
  for (const viewer of VIEWERS) {
    assert.equal(canonical(castle.view(one, viewer)), canonical(castle.view(other, viewer)))
  }
})

scenario('C7.1 a refusal says nothing of what is hidden', () => {
  const squares = ['b1', 'a2', 'b3', 'c3', 'd2', 'c1']
  const refusals = ['plain', 'trap', 'gouda'].map((hidden) => {
    const state = stateOf(MIXED, { tiles: { b1: hidden, a2: hidden, b3: hidden, d2: hidden } })
    return squares.map((to) => castle.check(state, { do: 'step', from: 'b2', to }))
  })
  assert.deepEqual(refusals[1], refusals[0])
  assert.deepEqual(refusals[2], refusals[0])
})

scenario('C7.1 whether a passage is possible tells nothing of what is hidden', (t) => {
  // The way on from b1 leads over c1, or under the roof of D: the trap there must not show.
  for (const hidden of ['plain', 'trap']) {
    t.with({ mice: { red: 'a1', blue: 'b1 c1' }, tiles: { b2: hidden } }).castle()
    t.red.cannot('step a1 b1', 'no-way-on', 'C3.5')
  }
})

scenario('C7.1 a slide shows what the open holes of its line show now, and what dropped out', (t) => {
  t.with({ open: 'E', spare: 'trap' }).castle(MIXED)
  t.red.does('slide g2')
  t.expect.events('slid red g2 in trap out gouda shows e2=braid d2=blue c2=provolone b2=neufchatel revealed (C3.6)')
})

scenario('C7.1 what is covered again is hidden again', (t) => {
  t.with({ mice: { red: 'a1' }, tiles: { b1: 'gouda' } }).castle()
  t.red.does('uncover A')
  assert.deepEqual(castle.view(t.state, 1).tiles, { b1: 'gouda' })
  t.red.does('end')
  assert.deepEqual(castle.view(t.state, 1).tiles, {})
})

scenario('C7.1 what was once seen may be remembered, wherever slides have moved it since', () => {
  const position = positionOf(MIXED, { spare: 'trap', turn: 'red' })
  const match = new Match(castle, { seed: 'memory', position })
  for (const text of ['uncover A', 'uncover H', 'slide b1', 'end']) playText(match, text)
  for (const text of ['slide a2', 'end']) playText(match, text)
  const view = castle.view(match.state, 2)
  assert.deepEqual(Object.keys(view.tiles), ['b2', 'c2', 'e6', 'f6'])
  const imagined = castle.imagine(view, match.seen(2))
  for (let draw = 0; draw < 20; draw++) {
    const world = castle.summary(imagined(new Seeded(`world ${draw}`)))
    assert.ok('tiles' in world)
    const tiles = new Map(Object.entries(world.tiles ?? {}))
    // b1 was pushed in as a trap; blue came from b1 to b2 and on to c2; halloumi from b2 to b3; gouda from b3 to b4.
    assert.equal(tiles.get('b1'), 'trap')
    assert.equal(tiles.get('c2'), 'blue')
    assert.equal(tiles.get('b3'), 'halloumi')
    assert.equal(tiles.get('b4'), 'gouda')
  }
})

scenario('C7.1 without memory only what lies open is certain; the rest is drawn from the box', (t) => {
  t.opens({ players: 3 }, 'imagined')
  const worldsSeen = Array.from({ length: 20 }, (_, draw) =>
    castle.imagine(castle.view(t.state, 0), [])(new Seeded(`world ${draw}`)),
  )
  assert.equal(new Set(worldsSeen.map(({ tiles }) => tiles.join())).size, 20)
  for (const world of worldsSeen) assert.equal(allTiles(world), allTiles(t.state))
})

scenario('C7.2 steps, entering and the end of a turn can be taken back', (t) => {
  t.with({ mice: { red: 'b2', blue: 'g7' } }).castle()
  const start = t.scene.hash
  t.red.does('step b2 c2', 'enter a1', 'end')
  t.undo()
  t.undo()
  t.expect.points(3)
  t.undo()
  t.scene.expectEqual('the state', t.scene.hash, start)
  t.cannotUndo('nothing-to-undo', 'C7.2')
})

scenario('C7.2 placing can be taken back', (t) => {
  t.opens({ players: 2 }, 'undo')
  const before = t.scene.hash
  const first = t.summary.first === 0 ? t.red : t.blue
  first.does('place a1')
  t.undo()
  t.scene.expectEqual('the state', t.scene.hash, before)
})

scenario('C7.2 never past an uncover', (t) => {
  t.with({ mice: { red: 'b2' } }).castle()
  t.red.does('uncover H', 'step b2 b3')
  t.undo()
  t.cannotUndo('revealed', 'C7.2')
  t.expect.open('D H')
})

scenario('C7.2 not past an uncover either if its turn is over', (t) => {
  t.with({ mice: { red: 'b2' } }).castle()
  t.red.does('uncover H', 'end')
  t.undo()
  t.cannotUndo('revealed', 'C7.2')
})

scenario('C7.2 never past a slide that brought an unseen tile out of the castle as the spare', (t) => {
  // All of row 2 is open but g2, at the far end.
  t.with({ open: 'C D E F', mice: { red: 'b2' } }).castle()
  t.red.does('slide a2')
  t.expect.events('slid red a2 in plain out plain shows a2=plain b2=plain c2=plain d2=plain e2=plain f2=plain revealed')
  t.cannotUndo('revealed', 'C7.2')
})

scenario('C7.2 never past a slide that brought an unseen tile into an open room', (t) => {
  t.with({ open: 'D E F G', mice: { red: 'b2' } }).castle()
  t.red.does('slide a2')
  t.cannotUndo('revealed', 'C7.2')
})

scenario('C7.2 a tile that was seen and covered again comes into view anew, remembered or not', (t) => {
  // Of row 2 all but G is held open; red has looked under G and everybody knows what lies there.
  t.with({ mice: { red: 'g1 b2', blue: 'a2 d2 f2' }, players: 2 }).castle()
  t.red.does('uncover G', 'end')
  t.expect.open('C D E F')
  t.blue.does('slide a2')
  t.cannotUndo('revealed', 'C7.2')
})

scenario('C7.2 a slide in a line that lies open from end to end can be taken back, with all it did', (t) => {
  const tokens = { red: 'blue' }
  t.with({ open: 'C E F G', spare: 'trap', mice: { red: 'b2 d4', blue: 'a2' }, tokens }).castle(`
    # . . . . . #    # . _ . _ . #
    . . . . . . .    g . . . . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . g . . .
    . . . . . . .    _ . _ . _ . _
    . . . . . . .    . . . . . . .
    # . . . . . #    # . _ . _ . #`)
  const before = t.scene.hash
  t.red.does('slide a2')
  t.expect.events('slid red a2', 'fell blue a2', 'awarded red gouda')
  t.undo()
  t.scene.expectEqual('the state', t.scene.hash, before)
})

/** What lies in the castle and beside it, in no order. */
function allTiles({ tiles, spare }: CastleState): string {
  return [...tiles, spare].toSorted((a, b) => a - b).join()
}

function playText(match: Match<Castle>, text: string): void {
  assert.ok(match.play(readActionText(text)).ok, text)
}

scenario(
  'C7.3 a table that helps to remember says so in what everybody sees; another one does not speak of it',
  (t) => {
    t.opens({ memory: 'fading' }, 'memory')
    assert.equal(castle.view(t.state, 'watcher').memory, 'fading')
    assert.deepEqual(castle.readPosition(castle.summary(t.state), noChance, null), t.state)
    t.opens({}, 'memory')
    assert.ok(!('memory' in castle.view(t.state, 0)))
  },
)
