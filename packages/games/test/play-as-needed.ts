import { legal, Match, pick, Seeded } from '@mousekeep/engine'
import { loadRules } from '@mousekeep/games/rules'

/** Run with `--conditions=browser`: plays a chapter with nothing at hand but what a browser fetches for it. */
const [chapter = '1', plays = '150'] = process.argv.slice(2)
const rules = await loadRules('mystics')
const options = { chapter, asks: 'what-matters' }
await rules.prepare?.({ options, isThinking: false })
const match = new Match(rules.game, { seed: chapter, options })
const chance = new Seeded(`plays of ${chapter}`)
for (let i = 0; i < Number(plays) && rules.game.actor(match.state) !== null; i++) {
  rules.game.foresee?.(match.state)
  const step = match.play(pick(legal(rules.game, match.state), chance))
  if (!step.ok) throw new Error(`refused: ${step.refusal.code}`)
}
let isLacking = false
try {
  rules.bot('party', { chance, clock: () => 0 })
} catch {
  isLacking = true
}
await rules.prepare?.({ options, isThinking: true })
const tools = { chance, clock: () => 0 }
if (rules.game.actor(match.state) !== null)
  rules.bot('party', tools).choose(rules.game.view(match.state, 0), match.seen(0))
console.log(JSON.stringify({ isLacking, plays: match.record.entries.length }))
