import { mystics, type Mystics, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import type { Subject } from '@mousekeep/testkit'
import { boardOf } from '../src/rules/lookup/board-here.ts'
import { figuresAt } from '../src/state/figures.ts'
import { invariants } from './invariants.ts'

function draw(state: MysticsState): string {
  const board = boardOf(state.setup, state.here)
  const lines = [
    `${state.here}, page ${state.page} of ${state.end}, wheel ${state.wheel}, turn ${state.turn?.card ?? 'nobody'} (${state.turn?.points ?? 0})`,
    `track ${state.track.map((card) => (state.acted.includes(card) ? `(${card})` : card)).join(' ')}`,
  ]
  board.spaces.forEach((space) => {
    const figures = figuresAt(state, space)
    if (figures.length > 0) lines.push(`  ${board.names[space]}: ${figures.join(' ')}`)
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

/** `battle target=r1 weapon=dagger`, as `text` of the game writes it. */
function fieldsIn(text: string): object {
  const [kind, ...fields] = text.split(' ')
  const entries = fields.map((field): [string, unknown] => {
    const [name, value = ''] = field.split('=')
    return [name, value === 'true' || value.startsWith('[') || value.startsWith('{') ? JSON.parse(value) : value]
  })
  return { do: kind, ...Object.fromEntries(entries) }
}

export const subject: Subject<Mystics> = {
  game: mystics,
  fixed: ['setup'],
  draw,
  tell,
  action: (text) => mystics.readAction(text.startsWith('{') ? JSON.parse(text) : fieldsIn(text)),
  seatName: (seat) => `player ${seat}`,
  invariants,
}
