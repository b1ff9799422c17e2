import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../authoring/small-chapter.ts'

// What no position can show of the cat: positions have no places that are closed to minions.

const BOWS = Array<string>(40).fill('bow')

/** Whether a minion called into the courtyard gets to the mice in the tree within ten turns. */
function comesIn(type: string): boolean {
  const table = open({
    tiles: [{ up: 'courtyard', down: null, at: [0, 0] }],
    start: { side: 'courtyard', place: 'tree' },
    quiet: [],
    victory: [{ dawn: true }],
    bars: ['courtyard:tree'],
    rules: [
      {
        id: 'R9.1',
        on: { act: { name: 'whistle', place: 'here' } },
        do: [{ layBelow: true }, { placeMinions: { n: 1, type } }],
      },
    ],
  })
  const { state } = table
  const tree = state.mice[0].at
  table.does({ do: 'act', name: 'whistle' }, ...BOWS)
  for (let i = 0; i < 10; i++) {
    while (state.ask !== null) table.does({ do: 'choose', option: state.ask.options[0] }, ...BOWS)
    if (state.minions.some((minion) => minion.at === tree)) return true
    table.does({ do: 'end' }, ...BOWS)
  }
  return false
}

void test('M19.1 the tree keeps rats out, but not the cat, who is no figure', () => {
  assert.equal(comesIn('rat-warriors'), false)
  assert.equal(comesIn('brodie'), true)
})
