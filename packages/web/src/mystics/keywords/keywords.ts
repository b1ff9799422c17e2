import type { MysticsEvent } from '@mousekeep/mystics/box'

/** What is introduced when it first comes into play, with the rules behind it. */
export const KEYWORDS = {
  dice: ['M2.1'],
  track: ['M4.1'],
  battle: ['M10.4', 'M10.5'],
  cheese: ['M10.6'],
  wheel: ['M15.1'],
  surge: ['M15.3'],
  hourglass: ['M15.4'],
  'time-is-short': ['M5.1'],
  search: ['M11.1', 'M11.2'],
  scurry: ['M6.7'],
  explore: ['M13.1', 'M13.7'],
  encounter: ['M14.1'],
  share: ['M16.1'],
  equip: ['M16.2'],
  'level-up': ['M16.4'],
  ability: ['M6.5', 'M6.9'],
  recover: ['M12.1', 'M12.2'],
  'minion-turn': ['M17.1', 'M17.6'],
  boss: ['M10.9'],
  'knocked-down': ['M21.3'],
  stunned: ['M21.1'],
  webbed: ['M21.2'],
  poisoned: ['M21.4'],
  charmed: ['M21.5'],
  capture: ['M20.1'],
  rescue: ['M20.2'],
  mousetrap: ['M9.1', 'M9.2'],
  water: ['M8.1', 'M8.4'],
  'party-item': ['M22.1'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Keyword = keyof typeof KEYWORDS

export const isKeyword = (name: string): name is Keyword => Object.hasOwn(KEYWORDS, name)

/** Keywords that follow from the kind of an event alone. */
const OF_EVENT: Readonly<Partial<Record<MysticsEvent['type'], Keyword>>> = {
  attacked: 'battle',
  searched: 'search',
  'encounter-revealed': 'encounter',
  surged: 'surge',
  'page-turned': 'hourglass',
  'track-laid': 'track',
  'cheese-gained': 'cheese',
  'knocked-down': 'knocked-down',
  captured: 'capture',
  rescued: 'rescue',
  'trap-sprung': 'mousetrap',
  'traps-laid': 'mousetrap',
  drifted: 'water',
  'card-beaten': 'boss',
  used: 'ability',
  shared: 'share',
  explored: 'explore',
  'item-taken': 'party-item',
  'item-placed': 'party-item',
}

/** The keywords of what happened, in order, each once. */
export function keywordsOf(events: readonly MysticsEvent[], isMouse: (card: string) => boolean): Keyword[] {
  return [...new Set(events.flatMap((event) => keywordOf(event, isMouse) ?? []))]
}

function keywordOf(event: MysticsEvent, isMouse: (card: string) => boolean): Keyword | null {
  switch (event.type) {
    case 'wheel-changed':
      return event.rule.startsWith('M5.') ? 'time-is-short' : 'wheel'
    case 'cheese-lost':
      // The first ability costs nothing (M3.2).
      return event.rule === 'M16.4' && event.n > 0 ? 'level-up' : null
    case 'turn-began':
      return isMouse(event.card) ? null : 'minion-turn'
    case 'marked':
      return isKeyword(event.marker) ? event.marker : null
    case 'wounded':
      return event.poison ? 'poisoned' : null
    default:
      return OF_EVENT[event.type] ?? null
  }
}
