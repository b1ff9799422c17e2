import { BadInput, readList, readOneOf, readOnly, readRecord, readString, readNumber } from '@mousekeep/engine'
import type { MysticsAction, Naming } from './action.ts'
import { KINDS } from './kinds.ts'

const NAMING = ['mouse', 'target', 'targets', 'to', 'n', 'named']
const MOST_CHEESE = 1000

/** Reads an action of any kind; whether it is legal is another question. */
export function readAction(json: unknown): MysticsAction {
  const given = readRecord(json, 'an action')
  const kind = readOneOf(given['do'], KINDS, '"do"')
  const field = (name: string): string => readString(given[name], `"${name}" of ${kind}`)
  const maybe = (name: string): string | undefined => (given[name] === undefined ? undefined : field(name))
  const names = (name: string): string[] =>
    readList(given[name] ?? [], `"${name}" of ${kind}`).map((each) => readString(each, `"${name}" of ${kind}`))
  const only = (...fields: string[]): void => readOnly(given, ['do', ...fields], kind)
  switch (kind) {
    case 'stand':
    case 'scurry':
    case 'search':
    case 'recover':
    case 'put-down':
    case 'end':
      only()
      return { do: kind }
    case 'step':
      only('to')
      return { do: kind, to: field('to') }
    case 'battle': {
      only('weapon', 'target', 'card')
      const card = maybe('card')
      return { do: kind, weapon: field('weapon'), target: field('target'), ...(card === undefined ? {} : { card }) }
    }
    case 'explore': {
      only('exit')
      const exit = maybe('exit')
      return { do: kind, ...(exit === undefined ? {} : { exit }) }
    }
    case 'share':
      only('with', 'give', 'take', 'cheese', 'open')
      if (given['open'] === true) return { do: kind, with: field('with'), open: true }
      return {
        do: kind,
        with: field('with'),
        give: names('give'),
        take: names('take'),
        cheese: readNumber(given['cheese'] ?? 0, -MOST_CHEESE, MOST_CHEESE, '"cheese" of share'),
      }
    case 'equip':
      only('moves', 'open')
      if (given['open'] === true) return { do: kind, open: true }
      return { do: kind, moves: readList(given['moves'], '"moves" of equip').map(readMove) }
    case 'level-up':
      only('ability')
      return { do: kind, ability: field('ability') }
    case 'ability':
      only('ability', 'card', ...NAMING)
      return { do: kind, ability: field('ability'), ...readNaming(given, maybe('card')) }
    case 'use':
      only('card', ...NAMING)
      return { do: kind, card: field('card'), ...readNaming(given, undefined) }
    case 'place': {
      only('item', 'at', 'to')
      const to = maybe('to')
      return { do: kind, item: field('item'), at: field('at'), ...(to === undefined ? {} : { to }) }
    }
    case 'pick-up':
      only('item')
      return { do: kind, item: field('item') }
    case 'catapult':
      only('mouse', 'to')
      return { do: kind, mouse: field('mouse'), to: field('to') }
    case 'launch':
      only('target')
      return { do: kind, target: field('target') }
    case 'act':
    case 'call':
      only('name')
      return { do: kind, name: field('name') }
    case 'take-up':
      only('token')
      return { do: kind, token: field('token') }
    case 'hand-over':
      only('to')
      return { do: kind, to: field('to') }
    case 'choose':
      only('option')
      return { do: kind, option: field('option') }
  }
}

function readMove(json: unknown): { card: string; to: string } {
  const given = readRecord(json, 'a move of equip')
  readOnly(given, ['card', 'to'], 'a move of equip')
  return { card: readString(given['card'], '"card" of a move'), to: readString(given['to'], '"to" of a move') }
}

/** For an ability, `card` names a boss's card as in a battle, or a minion's card where one is the target. */
function readNaming(given: Record<string, unknown>, card: string | undefined): Naming {
  const naming: { -readonly [Name in keyof Naming]: Naming[Name] } = {}
  for (const name of ['mouse', 'target', 'to', 'named'] as const) {
    if (given[name] !== undefined) naming[name] = readString(given[name], `"${name}"`)
  }
  if (card !== undefined) naming[naming.target === undefined ? 'target' : 'named'] = card
  if (given['targets'] !== undefined) {
    naming.targets = readList(given['targets'], '"targets"').map((each) => readString(each, '"targets"'))
    if (naming.targets.length === 0) throw new BadInput('"targets" names at least one')
  }
  if (given['n'] !== undefined) naming.n = readNumber(given['n'], 1, 9, '"n"')
  return naming
}

/** `step a`, `share nez give dagger cheese 2`: equal actions give equal text. */
export function text(action: MysticsAction): string {
  return Object.entries(action)
    .map(([name, value]) =>
      name === 'do' ? String(value) : `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .toSorted((a, b) => (a.includes('=') ? 1 : 0) - (b.includes('=') ? 1 : 0) || (a < b ? -1 : a > b ? 1 : 0))
    .join(' ')
}
