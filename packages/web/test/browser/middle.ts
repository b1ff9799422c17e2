import type { Page } from 'playwright-core'

/** A game in its middle: every kind of thing on the board. */
export const MIDDLE = {
  layout: 'hof',
  round: 7,
  players: [
    { mice: ['a3', 'd2', 'b6'], tokens: ['emmental', 'neufchatel'] },
    { mice: ['a2', 'e2', 'c4'], lost: 1, hand: 0, tokens: ['blue', 'braid', 'gouda'] },
    { mice: ['g2', 'f5', 'a7'], tokens: ['provolone'] },
    { mice: ['e1', 'g1', 'c7'], lost: 1, hand: 0, tokens: [] },
  ],
  spare: 'halloumi',
  tiles: {
    d1: 'neufchatel',
    f1: 'plain',
    a2: 'gouda',
    d2: 'emmental',
    e2: 'blue',
    g2: 'provolone',
    a4: 'plain',
    b4: 'plain',
    c4: 'braid',
    d3: 'trap',
    b5: 'halloumi',
    b6: 'emmental',
    f5: 'gouda',
    b7: 'plain',
    d7: 'provolone',
  },
  open: ['B', 'C', 'E', 'G', 'I', 'M', 'O', 'Q'],
}

/** Saves a table of Castle in that position on the device and goes there. */
export async function openSaved(page: Page, position: object, holders: readonly object[]): Promise<void> {
  const table = {
    id: 'saved',
    seats: holders,
    record: { game: 'castle', start: { seed: 'saved', position } },
    changed: Date.now(),
    isOver: false,
  }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.saved', saved), JSON.stringify(table))
  await page.goto(`${page.url().split('#')[0]}#/table/saved`)
  await page.locator('[role="grid"]').waitFor()
}

export const ME = { who: 'person', name: 'Mimi' }
export const BOT = { who: 'bot', level: 'normal' }
