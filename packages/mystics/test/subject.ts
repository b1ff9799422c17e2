import { isRecord, type Game } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import type { Subject } from '@mousekeep/testkit'
import { boardOf } from '../src/boards.ts'
import { figuresAt } from '../src/figures.ts'
import { invariants } from './invariants.ts'

/**
 * The game as the generic checks see it. A position is one side standing alone, so a summary of a chapter is no
 * position: for the check that reads summaries back, the state itself is laid beside it.
 */
const game: Game<Mystics> = {
  ...mystics,
  summary: (state) => ({ ...mystics.summary(state), kept: mystics.copy(state) }),
  readPosition(json, chance, emit) {
    const kept: MysticsState | undefined =
      isRecord(json) && isRecord(json['kept']) ? JSON.parse(JSON.stringify(json['kept'])) : undefined
    return kept ?? mystics.readPosition(json, chance, emit)
  },
}

function draw(state: MysticsState): string {
  const board = boardOf(state.setup, state.here)
  const lines = [
    `${state.here}, page ${state.page} of ${state.end}, wheel ${state.wheel}, turn ${state.turn?.card ?? 'nobody'} (${state.turn?.points ?? 0})`,
    `track ${state.track.map((card) => (state.acted.includes(card) ? `(${card})` : card)).join(' ')}`,
  ]
  board.names.forEach((name, space) => {
    const figures = figuresAt(state, space)
    if (figures.length > 0) lines.push(`  ${name}: ${figures.join(' ')}`)
  })
  for (const mouse of state.mice) {
    const marks = (['stunned', 'webbed', 'charmed', 'down', 'captured', 'away'] as const).filter((mark) => mouse[mark])
    lines.push(`  ${mouse.id}: ${mouse.wounds}+${mouse.poison} wounds, ${mouse.cheese} cheese ${marks.join(' ')}`)
  }
  if (state.ask !== null) lines.push(`asked: ${state.ask.what} (${state.ask.rule})`)
  return lines.join('\n')
}

function tell(event: MysticsEvent): string {
  const { type, rule, ...others } = event
  const parts = Object.entries(others).map(
    ([name, value]) => `${name} ${Array.isArray(value) ? value.join(',') : String(value)}`,
  )
  return [type, ...parts, `(${rule})`].join(' ')
}

export const subject: Subject<Mystics> = {
  game,
  fixed: ['setup'],
  draw,
  tell,
  action: (text) => mystics.readAction(JSON.parse(text)),
  seatName: (seat) => `player ${seat}`,
  invariants,
}
