import {
  BadInput,
  canonical,
  legal,
  Match,
  readFaces,
  readList,
  readOnly,
  readRecord,
  readStart,
  readString,
  type GameTypes,
} from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import { difference, setDifference } from './compare.ts'

const HEAD = ['game', 'rule', 'title', 'position', 'seed', 'then']
const PART = ['dice', 'play', 'expect', 'legal', 'refused']

/** Thrown when the game does not do what a case says it must. */
class Failure extends Error {}

/** Runs one rule case; null if everything holds, else what does not. */
export function runCase(json: unknown): string | null {
  try {
    const given = readRecord(json, 'a case')
    readOnly(given, [...HEAD, ...PART], 'a case')
    const match = new Match(gameOf(given['game']), readStart({ seed: '', ...startOf(given) }))
    runPart(match, given)
    for (const part of readList(given['then'] ?? [], 'then')) {
      const next = readRecord(part, 'a part of then')
      readOnly(next, PART, 'a part of then')
      if (next['dice'] !== undefined) match.script(readFaces(next['dice'], 'dice'))
      runPart(match, next)
    }
    return null
  } catch (error) {
    if (error instanceof Failure || error instanceof BadInput) return error.message
    throw error
  }
}

function startOf({ position, seed, dice }: Record<string, unknown>): object {
  if (position === undefined) throw new BadInput('a case has a position')
  return { position, ...(seed === undefined ? {} : { seed }), ...(dice === undefined ? {} : { dice }) }
}

function runPart(match: Match<GameTypes>, part: Record<string, unknown>): void {
  const actions = readList(part['play'] ?? [], 'play')
  actions.forEach((json, index) => {
    const isLast = index === actions.length - 1
    playAction(match, json, isLast ? part['refused'] : undefined)
  })
  const { game, state } = match
  if (part['expect'] !== undefined) {
    failIf(difference(readRecord(part['expect'], 'expect'), game.summary(state), ''))
  }
  if (part['legal'] !== undefined) {
    failIf(setDifference(readRecord(part['legal'], 'legal'), legal(game, state), 'legal'))
  }
}

/** Plays one action; with `refused`, it must be refused by that rule and change nothing. */
function playAction(match: Match<GameTypes>, json: unknown, refused: unknown): void {
  const { game } = match
  const before = canonical(game.summary(match.state))
  const action = game.readAction(json)
  const step = match.play(action)
  if (refused === undefined) {
    failIf(step.ok ? null : `${game.text(action)} is refused: ${step.refusal.code} (${step.refusal.rule})`)
    return
  }
  const rules = Array.isArray(refused)
    ? refused.map((rule) => readString(rule, 'refused'))
    : [readString(refused, 'refused')]
  if (step.ok) throw new Failure(`${game.text(action)} is allowed, not refused by ${rules.join(' or ')}`)
  if (!rules.includes(step.refusal.rule)) {
    throw new Failure(`refused by ${step.refusal.rule} (${step.refusal.code}), not by ${rules.join(' or ')}`)
  }
  if (canonical(game.summary(match.state)) !== before) throw new Failure('the refused action changed something')
}

function failIf(failure: string | null): void {
  if (failure !== null) throw new Failure(failure)
}
