import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { castle, type CastleView } from '@mousekeep/castle'
import { noChance } from '@mousekeep/engine'
import { pictureOf } from '../src/play/picture.ts'
import { wordsOf } from '../src/words.ts'

const words = wordsOf('castle')

function viewOf(position: object): CastleView {
  return castle.view(castle.readPosition(position, noChance, null), 0)
}

const MIDDLE = {
  round: 3,
  turn: 0,
  points: 2,
  pass: 'e5',
  open: ['H', 'N'],
  spare: 'gouda',
  tiles: {
    b1: 'gouda',
    b2: 'trap',
    b3: 'blue',
    d4: 'trap',
    e4: 'emmental',
    d5: 'braid',
    f5: 'halloumi',
    c6: 'neufchatel',
    d6: 'provolone',
  },
  players: [
    { mice: ['b1', 'e5', 'g1'], tokens: ['blue', 'gouda'] },
    { mice: ['e4', 'b3', 'e5'], lost: 1, tokens: ['halloumi'] },
    { mice: ['a7'] },
    {},
  ],
}

test('the picture shows rooms, roofs, tiles, towers, mice, passage, slide ends and what lies beside', () => {
  const drawn = pictureOf(viewOf(MIDDLE), 0, words, false)
  assert.equal(
    `\n${drawn.join('\n')}\n`,
    `
      a     b▼    c     d▼    e     f▼    g      Round 3 · 4 cheeses win
   ┌─────┬A──────────┬─────────────────┬─────┐    R  Rowan (you): 2 ●●○○
1  │ ▟█▙ │ (R)g   ▪  │░░░░░░░ B ░░░░░░░│▟(R)▙│   ► slide not yet used
   ├─────┼───────────┼───────────┬─────┼─────┤   Spare tile  g  Gouda
2► │░░░░░│░░░░ D ░░░░│░░░░░░░░░░░│░░░░░│░░░░░│◄
   │░░░░░├H──────────┤░░░░ E ░░░░│░ F ░│░ G ░│             hand dungeon  cheese
3  │░ C ░│ (L)b   ▪  │░░░░░░░░░░░│░░░░░│░░░░░│  ▸(R) you      1       0  bg
   │░░░░░├───────────┼J──────────┴─────┼─────┤   (L) Lake     0       1  h
4► │░░░░░│░░░░ I ░░░░│  x    (L)e   ·  │░░░░░│◄  (A) Amber    3       0
   ├─────┼─────┬N────┴─────┬O──────────┤░░░░░│   (V) Violet   4       0
5  │░░░░░│░░░░░│  ▪     s  │R(L)▪   h  │░ K ░│
   │░ L ░│░ M ░│           ├───────────┤░░░░░│   b blue cheese    n Neufchâtel
6► │░░░░░│░░░░░│  n     p  │░░░░ P ░░░░│░░░░░│◄  s string cheese  p provolone
   ├─────┼─────┴───────────┼───────────┼─────┤   e Emmental       · bare floor
7  │▟(A)▙│░░░░░░░ Q ░░░░░░░│░░░░ R ░░░░│ ▟█▙ │   g Gouda          x a trap
   └─────┴─────────────────┴───────────┴─────┘   h halloumi       ▪ solid floor
      a     b▲    c     d▲    e     f▲    g      ░ roof    ▟█▙ tower  (R) mouse
`,
  )
})

test('the picture fits into 80 columns, in both layouts and with four players', () => {
  for (const layout of ['hof', 'mill']) {
    const drawn = pictureOf(viewOf({ ...MIDDLE, layout, pass: null, players: [{}, {}, {}, {}] }), 3, words, false)
    for (const line of drawn) assert.ok(line.length <= 80, line)
  }
})

test('colours add nothing but colours', () => {
  const view = viewOf(MIDDLE)
  const coloured = pictureOf(view, 0, words, true)
  assert.notDeepEqual(coloured, pictureOf(view, 0, words, false))
  const bare = coloured.map((line) => stripVTControlCharacters(line).trimEnd())
  assert.deepEqual(bare, pictureOf(view, 0, words, false))
})
