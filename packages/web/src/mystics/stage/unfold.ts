import type { MinionView, MouseView, MysticsEvent, MysticsView } from '@mousekeep/mystics/box'

/**
 * The table as it looks after one event, between two decisions: where everybody stands, hearts, cheese, wheel and
 * track. What nobody sees move stays as it was until the next view corrects it.
 */
export function unfolded(view: MysticsView, event: MysticsEvent): MysticsView {
  switch (event.type) {
    case 'stepped':
    case 'drifted':
      return stood(view, event.who, event.to)
    case 'put':
      return stood(view, event.who, event.at)
    case 'rescued':
      return mouse(stood(view, event.who, event.at), event.who, () => ({ captured: false }))
    case 'placed':
      return { ...view, minions: [...view.minions, newcomer(event.who, event.minion, event.at)] }
    case 'defeated':
    case 'removed':
      return { ...view, minions: view.minions.filter(({ id }) => id !== event.who) }
    case 'captured':
      return mouse(view, event.who, () => ({ at: null, captured: true }))
    case 'taken-away':
      return mouse(view, event.who, () => ({ at: null, away: true }))
    case 'explored':
      return { ...everybodyOff(view), side: event.side }
    case 'turn-began':
      return { ...view, turn: view.turn && { ...view.turn, card: event.card } }
    case 'turn-ended':
      return { ...view, acted: [...view.acted, event.card] }
    case 'round-began':
      return { ...view, acted: [] }
    case 'track-laid':
      return event.whole ? { ...view, track: event.track } : view
    case 'wheel-changed':
      return { ...view, wheel: event.wheel }
    case 'page-turned':
      return { ...view, page: event.page }
    case 'end-moved':
      return { ...view, end: event.end }
    case 'token-put':
      return { ...view, tokens: { ...view.tokens, [event.token]: event.at } }
    case 'snare-sprung':
      return { ...view, snares: view.snares.filter(({ at }) => at !== event.at) }
    default:
      return ofFigure(view, event)
  }
}

function ofFigure(view: MysticsView, event: MysticsEvent): MysticsView {
  switch (event.type) {
    case 'stood-up':
      return figure(view, event.who, { down: false })
    case 'knocked-down':
      return figure(view, event.who, { down: true })
    case 'wounded':
      return hurt(view, event.who, event.n, event.poison)
    case 'healed':
      return hurt(view, event.who, -event.n, event.poison)
    case 'marked':
      return mouse(view, event.who, ({ markers }) => ({
        markers: [...markers, ...MARKERS.filter(isCalled(event.marker))],
      }))
    case 'cured':
      return mouse(view, event.who, ({ markers }) => ({ markers: markers.filter((each) => each !== event.marker) }))
    case 'cheese-gained':
      return mouse(view, event.who, ({ cheese }) => ({ cheese: cheese + event.n }))
    case 'cheese-lost':
      return mouse(view, event.who, ({ cheese }) => ({ cheese: cheese - event.n }))
    case 'cheese-stolen':
      return mouse(view, event.who, ({ cheese }) => ({ cheese: cheese - 1 }))
    default:
      return view
  }
}

const MARKERS: MouseView['markers'] = ['stunned', 'webbed', 'charmed']
const isCalled =
  (name: string) =>
  (each: string): boolean =>
    each === name

type Shared = { readonly at?: string; readonly down?: boolean }

/** Changes a mouse or a minion. */
function figure(view: MysticsView, who: string, changed: Shared): MysticsView {
  if (view.mice[who] !== undefined) return mouse(view, who, () => changed)
  return { ...view, minions: view.minions.map((each) => (each.id === who ? { ...each, ...changed } : each)) }
}

function stood(view: MysticsView, who: string, at: string): MysticsView {
  return figure(view, who, { at })
}

function mouse(view: MysticsView, who: string, change: (mouse: MouseView) => Partial<MouseView>): MysticsView {
  const before = view.mice[who]
  return before === undefined ? view : { ...view, mice: { ...view.mice, [who]: { ...before, ...change(before) } } }
}

function hurt(view: MysticsView, who: string, n: number, isPoison: boolean): MysticsView {
  return mouse(view, who, ({ wounds, poison }) => (isPoison ? { poison: poison + n } : { wounds: wounds + n }))
}

function newcomer(id: string, type: string, at: string): MinionView {
  return { kind: 'minion', id, type, at, wounds: 0, down: false, life: 1 }
}

/** On the way to another side nobody is on the board. */
function everybodyOff(view: MysticsView): MysticsView {
  const mice = Object.fromEntries(Object.entries(view.mice).map(([id, each]) => [id, { ...each, at: null }]))
  return { ...view, mice, minions: [] }
}
