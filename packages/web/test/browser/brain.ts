import { botOf } from '@mousekeep/bots'
import { castle, type Castle, type CastleAction } from '@mousekeep/castle'
import { Seeded } from '@mousekeep/engine'
import type { Look, Story } from '@mousekeep/protocol'
import type { Page } from 'playwright-core'

/** What a good player would do, by what the page's own person may see. */
export async function think(page: Page, table: string, plays: number): Promise<CastleAction> {
  const asked = `Promise.all(['story', 'look/${plays}'].map(async (part) =>
    (await fetch('/api/tables/${table}/' + part)).json()))`
  const [story, { looks }]: [Story, { looks: readonly Look[] }] = await page.evaluate(asked)
  const chance = new Seeded(`brain ${plays}`)
  const bot = botOf<Castle>(castle, 'normal', { chance, clock: () => performance.now() }, { ms: 30 })
  const seen = story.steps.flatMap((step) => step.seen[0].events)
  return bot.choose(Object(looks[0].view), seen.map(Object))
}

/** The action as a person types it. */
export function typed(action: CastleAction): string {
  switch (action.do) {
    case 'place':
    case 'enter':
      return action.tower
    case 'uncover':
      return action.room
    case 'step':
      return `${action.from} ${action.to}`
    case 'slide':
      return `> ${action.end}`
    case 'end':
    case 'resign':
      return action.do
  }
}
