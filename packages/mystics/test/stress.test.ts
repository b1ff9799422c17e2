import { test } from 'node:test'
import { canonical, legal, Seeded, type Chance } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsEvent } from '@mousekeep/mystics'
import { randomTable } from './random-table.ts'

const TABLES = Number(process.env['TABLES'] ?? 30)
const ACTIONS = 150

/** Rare actions first, so that cards and items are used more often than steps are taken. */
function choose(actions: readonly MysticsAction[], chance: Chance): MysticsAction {
  const kinds = [...new Set(actions.map((action) => action.do))]
  const kind = kinds[chance.below(kinds.length)]
  const among = actions.filter((action) => action.do === kind)
  return among[chance.below(among.length)]
}

void test(`${TABLES} random tables of everything in the box play on without a dead end`, () => {
  const seen = new Map<string, number>()
  const note = (event: MysticsEvent): void => {
    const key =
      event.type === 'used' ? `used ${event.card}` : event.type === 'found' ? `found ${event.card}` : event.type
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  for (let i = 0; i < TABLES; i++) {
    const chance = new Seeded(`table ${i}`)
    const played: string[] = []
    try {
      const state = mystics.readPosition(randomTable(chance), chance, note)
      for (let n = 0; n < ACTIONS && mystics.actor(state) !== null; n++) {
        const actions = legal(mystics, state)
        const texts = actions.map((each) => mystics.text(each))
        if (new Set(texts).size !== texts.length)
          throw new Error(`listed twice: ${texts.find((each, at) => texts.indexOf(each) !== at)}`)
        const action = choose(actions, chance)
        if (action === undefined) throw new Error('no action')
        for (const each of actions) {
          const refused = mystics.check(state, mystics.readAction(JSON.parse(JSON.stringify(each))))
          if (refused !== null)
            throw new Error(`listed but refused: ${mystics.text(each)} ${refused.rule} ${refused.code}`)
        }
        played.push(mystics.text(action))
        mystics.perform(state, action, chance, note)
        if (canonical(JSON.parse(JSON.stringify(state))) !== canonical(mystics.copy(state)))
          throw new Error('the copy differs')
      }
    } catch (error) {
      throw new Error(`table ${i}: ${played.slice(-4).join(' | ')}`, { cause: error })
    }
  }
  if (process.env['TABLES'] !== undefined)
    console.log(
      [...seen]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, n]) => `${key} ${n}`)
        .join('\n'),
    )
})
