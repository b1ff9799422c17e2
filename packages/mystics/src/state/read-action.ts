import { BadInput, readList, readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { KINDS } from './action-kinds.ts'
import type { MysticsAction, Naming } from './action.ts'
import { WHISPERS } from './state.ts'
import { readWhispers } from './whispers.ts'

const NAMING = ['mouse', 'target', 'targets', 'to', 'n', 'named']
const MOST_CHEESE = 1000
const MOST_STEPS = 40
const MOST_MICE = 6

/** An action as it came, field by field. */
class Given {
  readonly #kind: string
  readonly #fields: Record<string, unknown>

  constructor(kind: string, fields: Record<string, unknown>) {
    this.#kind = kind
    this.#fields = fields
  }

  get(name: string): unknown {
    return this.#fields[name]
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined
  }

  text(name: string): string {
    return readString(this.get(name), `"${name}" of ${this.#kind}`)
  }

  texts(name: string): string[] {
    const path = `"${name}" of ${this.#kind}`
    return readList(this.get(name) ?? [], path).map((each) => readString(each, path))
  }

  /** The field alone, if it is there. */
  maybe<Name extends string>(name: Name): { readonly [N in Name]?: string } {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object with just this field, or without it
    return (this.has(name) ? { [name]: this.text(name) } : {}) as { readonly [N in Name]?: string }
  }
}

type ActionOf<Kind> = Extract<MysticsAction, { readonly do: Kind }>

/** How one kind of action is read, and which fields it may have besides. */
interface Reader<Kind> {
  readonly fields: readonly string[]
  readonly read: (given: Given) => ActionOf<Kind>
}

const READERS: { readonly [Kind in MysticsAction['do']]: Reader<Kind> } = {
  stand: { fields: [], read: () => ({ do: 'stand' }) },
  scurry: { fields: [], read: () => ({ do: 'scurry' }) },
  search: { fields: [], read: () => ({ do: 'search' }) },
  recover: { fields: [], read: () => ({ do: 'recover' }) },
  'put-down': { fields: [], read: () => ({ do: 'put-down' }) },
  end: { fields: [], read: () => ({ do: 'end' }) },
  step: { fields: ['to'], read: (given) => ({ do: 'step', to: given.text('to') }) },
  battle: {
    fields: ['weapon', 'target', 'card'],
    read: (given) => ({
      do: 'battle',
      weapon: given.text('weapon'),
      target: given.text('target'),
      ...given.maybe('card'),
    }),
  },
  explore: { fields: ['exit'], read: (given) => ({ do: 'explore', ...given.maybe('exit') }) },
  share: { fields: ['with', 'give', 'take', 'cheese', 'open'], read: readShare },
  equip: {
    fields: ['moves', 'open'],
    read: (given) =>
      given.get('open') === true
        ? { do: 'equip', open: true }
        : { do: 'equip', moves: readList(given.get('moves'), '"moves" of equip').map(readMove) },
  },
  'level-up': { fields: ['ability'], read: (given) => ({ do: 'level-up', ability: given.text('ability') }) },
  ability: {
    fields: ['ability', 'card', ...NAMING],
    read: (given) => ({
      do: 'ability',
      ability: given.text('ability'),
      ...readNaming(given, given.has('card') ? given.text('card') : undefined),
    }),
  },
  use: {
    fields: ['card', ...NAMING],
    read: (given) => ({ do: 'use', card: given.text('card'), ...readNaming(given, undefined) }),
  },
  place: {
    fields: ['item', 'at', 'to'],
    read: (given) => ({ do: 'place', item: given.text('item'), at: given.text('at'), ...given.maybe('to') }),
  },
  'pick-up': { fields: ['item'], read: (given) => ({ do: 'pick-up', item: given.text('item') }) },
  catapult: {
    fields: ['mouse', 'to'],
    read: (given) => ({ do: 'catapult', mouse: given.text('mouse'), to: given.text('to') }),
  },
  launch: { fields: ['target'], read: (given) => ({ do: 'launch', target: given.text('target') }) },
  act: { fields: ['name'], read: (given) => ({ do: 'act', name: given.text('name') }) },
  call: { fields: ['name'], read: (given) => ({ do: 'call', name: given.text('name') }) },
  'take-up': { fields: ['token'], read: (given) => ({ do: 'take-up', token: given.text('token') }) },
  'hand-over': { fields: ['to'], read: (given) => ({ do: 'hand-over', to: given.text('to') }) },
  choose: { fields: ['option'], read: (given) => ({ do: 'choose', option: given.text('option') }) },
  walk: { fields: ['path'], read: (given) => ({ do: 'walk', path: readPath(given.get('path')) }) },
  arrange: { fields: ['places'], read: (given) => ({ do: 'arrange', places: readPlaces(given.get('places')) }) },
  wait: { fields: ['for'], read: (given) => ({ do: 'wait', for: given.text('for') }) },
  lead: { fields: ['to'], read: (given) => ({ do: 'lead', to: given.text('to') }) },
  whisper: {
    fields: ['card', 'when', 'mouse'],
    read: (given) => ({
      do: 'whisper',
      card: given.text('card'),
      when: readOneOf(given.get('when'), WHISPERS, '"when" of whisper'),
      ...given.maybe('mouse'),
    }),
  },
  whispers: {
    fields: ['seat', 'cards'],
    read: (given) => ({
      do: 'whispers',
      seat: readNumber(given.get('seat'), 0, MOST_MICE, '"seat" of whispers'),
      cards: readWhispers(given.get('cards'), '"cards" of whispers'),
    }),
  },
}

/** Reads an action of any kind; whether it is legal is another question. */
export function readAction(json: unknown): MysticsAction {
  const fields = readRecord(json, 'an action')
  const kind = readOneOf(fields['do'], KINDS, '"do"')
  const reader = READERS[kind]
  readOnly(fields, ['do', ...reader.fields], kind)
  return reader.read(new Given(kind, fields))
}

function readShare(given: Given): ActionOf<'share'> {
  if (given.get('open') === true) return { do: 'share', with: given.text('with'), open: true }
  return {
    do: 'share',
    with: given.text('with'),
    give: given.texts('give'),
    take: given.texts('take'),
    cheese: readNumber(given.get('cheese') ?? 0, -MOST_CHEESE, MOST_CHEESE, '"cheese" of share'),
  }
}

function readPath(json: unknown): string[] {
  const path = readList(json, '"path" of walk').map((each) => readString(each, '"path" of walk'))
  if (path.length > MOST_STEPS) throw new BadInput(`"path" of walk must have at most ${MOST_STEPS} spaces`)
  return path
}

/** Mice in the order of their names, so that equal arrangements are equal text. */
function readPlaces(json: unknown): Record<string, string> {
  const given = Object.entries(readRecord(json, '"places" of arrange')).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (given.length > MOST_MICE) throw new BadInput(`"places" of arrange names at most ${MOST_MICE} mice`)
  return Object.fromEntries(given.map(([mouse, at]) => [mouse, readString(at, `"places.${mouse}" of arrange`)]))
}

function readMove(json: unknown): { card: string; to: string } {
  const given = readRecord(json, 'a move of equip')
  readOnly(given, ['card', 'to'], 'a move of equip')
  return { card: readString(given['card'], '"card" of a move'), to: readString(given['to'], '"to" of a move') }
}

/** For an ability, `card` names a boss's card as in a battle, or a minion's card where one is the target. */
function readNaming(given: Given, card: string | undefined): Naming {
  const naming: { -readonly [Name in keyof Naming]: Naming[Name] } = {}
  for (const name of ['mouse', 'target', 'to', 'named'] as const) {
    if (given.has(name)) naming[name] = readString(given.get(name), `"${name}"`)
  }
  if (card !== undefined) naming[naming.target === undefined ? 'target' : 'named'] = card
  if (given.has('targets')) {
    naming.targets = readList(given.get('targets'), '"targets"').map((each) => readString(each, '"targets"'))
    if (naming.targets.length === 0) throw new BadInput('"targets" names at least one')
  }
  if (given.has('n')) naming.n = readNumber(given.get('n'), 1, 9, '"n"')
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
