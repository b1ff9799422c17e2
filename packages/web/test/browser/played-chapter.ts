import { rulesOf } from '@mousekeep/games/all'
import { LocalTable } from '@mousekeep/tables'
import { beginJourney, optionsOf, seedOf } from '@mousekeep/mystics/campaign'
import type { Page } from 'playwright-core'

/** A campaign whose chapter the party bot has played to its end, saved on the device; its table is called `over`. */
export async function savePlayedChapter(page: Page, seed: string, chapter = '1'): Promise<'won' | 'lost'> {
  const journey = beginJourney({ seed, chapter, difficulty: 'story' })
  const rules = rulesOf('mystics')
  const record = { game: 'mystics', start: { seed: seedOf(journey), options: optionsOf(journey) } }
  const table = new LocalTable(rules, { seats: [{ who: 'bot', level: 'party' }], record }, () => performance.now())
  while (table.stepBot() !== null);
  await save(page, journey, table.record, true)
  const { view } = table.now()
  return Object(view).over
}

/** A campaign in the middle of its second chapter, its table called `over`; gives how many plays there were. */
export async function savePlayingCampaign(page: Page, seed: string): Promise<number> {
  const journey = beginJourney({ seed, chapter: '2', difficulty: 'story' })
  const rules = rulesOf('mystics')
  const record = { game: 'mystics', start: { seed: seedOf(journey), options: optionsOf(journey) } }
  const table = new LocalTable(rules, { seats: [{ who: 'bot', level: 'party' }], record }, () => performance.now())
  const plays = 12
  for (let i = 0; i < plays; i++) table.stepBot()
  await save(page, journey, table.record, false)
  return plays
}

async function save(page: Page, journey: object, record: object, isOver: boolean): Promise<void> {
  const saved = { id: 'over', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver }
  const campaign = { id: 'ours', journey, people: ['Ada'], owners: {}, table: 'over', scraps: [], changed: 1 }
  await page.evaluate(
    ([over, ours]) => {
      localStorage.setItem('mousekeep.table.over', over)
      localStorage.setItem('mousekeep.campaign.ours', ours)
    },
    [JSON.stringify(saved), JSON.stringify(campaign)],
  )
}
