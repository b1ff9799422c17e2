import type { Speech } from '@mousekeep/text'
import type { MysticsAction } from '../state/action.ts'
import { EVERYTHING } from '../state/state.ts'
import { nameOf } from './names.ts'
import { tellOption } from './questions.ts'

/** What an action names, in the order in which it is typed. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  step: ['to'],
  battle: ['weapon', 'target', 'card'],
  explore: ['exit'],
  share: ['with'],
  'level-up': ['ability'],
  ability: ['ability', 'mouse', 'target', 'targets', 'to', 'n', 'named'],
  use: ['card', 'mouse', 'target', 'targets', 'to', 'n', 'named'],
  place: ['item', 'at', 'to'],
  'pick-up': ['item'],
  catapult: ['mouse', 'to'],
  launch: ['target'],
  act: ['name'],
  call: ['name'],
  'take-up': ['token'],
  'hand-over': ['to'],
  choose: ['option'],
  wait: ['for'],
  lead: ['to'],
}

/** The words in which an action is typed: `battle collins-sword rat-warriors-1`. */
export function typedOf(action: MysticsAction): string {
  return [action.do, ...valuesOf(action)].join(' ')
}

/** What stands in the fields that are typed. */
type Value = string | number | boolean | readonly string[] | object

function valuesOf(action: MysticsAction): string[] {
  const fields = new Map<string, Value>(Object.entries(action))
  return (FIELDS[action.do] ?? []).flatMap((field) => {
    const value = fields.get(field)
    return value === undefined ? [] : [typeof value === 'object' ? Object.values(value).join(',') : String(value)]
  })
}

/** What an action names, without what kind it is: for a list under its kind (`verb-<do>`). */
export function labelOf(speech: Speech, action: MysticsAction, asked = ''): string {
  if (action.do === 'choose') return tellOption(speech, asked, action.option)
  return valuesOf(action)
    .map((value) =>
      value
        .split(',')
        .map((id) => nameOf(speech, id))
        .join(' + '),
    )
    .join(' → ')
}

/** An action in words, as something to do. `asked` is the question that it answers, if it does. */
export function tellAction(speech: Speech, action: MysticsAction, asked = ''): string {
  const name = (id: string): string => nameOf(speech, id)
  switch (action.do) {
    case 'choose':
      return speech.say('action-choose', { option: tellOption(speech, asked, action.option) })
    case 'explore':
      return speech.say('action-explore', { exit: action.exit === undefined ? 'none' : name(action.exit) })
    case 'ability':
    case 'use': {
      const [card, ...on] = valuesOf(action)
      const aims = on.map((value) => value.split(',').map(name).join(' + ')).join(', ')
      return speech.say(`action-${action.do}`, {
        ability: name(card),
        card: name(card),
        on: aims === '' ? 'none' : aims,
      })
    }
    case 'walk':
      return speech.say('action-walk', { to: name(action.path.at(-1) ?? '') })
    case 'arrange': {
      const places = Object.entries(action.places).map(([who, at]) => `${name(who)}: ${name(at)}`)
      return speech.say('action-arrange', { places: places.join(', ') })
    }
    case 'whisper': {
      const card = action.card === EVERYTHING ? speech.say('every-card') : name(action.card)
      return speech.say('action-whisper', { card, when: action.when })
    }
    case 'whispers':
      return speech.say('action-whispers')
    default: {
      const named = Object.entries(action).filter(([, value]) => typeof value === 'string')
      return speech.say(
        `action-${action.do}`,
        Object.fromEntries(named.map(([field, id]) => [field, name(String(id))])),
      )
    }
  }
}
