import { boardHere, FULL_WHEEL, hero, minionType, type MysticsState } from '@mousekeep/mystics'
import { wrap } from '../play/wrap.ts'
import { signOf } from './map.ts'
import { game, words } from './words.ts'

/** What lies around the map: time, track, party, minions, and what the chapter counts. */
export function panelLines(state: MysticsState, width: number): string[] {
  const lines = [
    timeLine(state),
    trackLine(state),
    ...state.mice.map((mouse) => mouseLine(state, mouse)),
    ...extraLines(state),
  ]
  return lines.flatMap((line) => wrap(line, width, '     '))
}

function timeLine({ setup, here, page, end, wheel }: MysticsState): string {
  return words.say('table-time', {
    chapter: words.say(`chapter-${setup.chapter}`),
    side: words.say(`side-${here}`),
    page,
    end,
    wheel: '●'.repeat(wheel) + '○'.repeat(FULL_WHEEL - wheel),
  })
}

/** The card whose turn it is stands in brackets; those that have acted have a tick. */
function trackLine({ track, acted, turn }: MysticsState): string {
  const cards = track.map((card) => {
    const name = game.name(card)
    if (card === turn?.card) return `[${name}]`
    return acted.includes(card) ? `✓${name}` : name
  })
  return words.say('table-track', { cards: cards.join(' ▸ ') })
}

function mouseLine(state: MysticsState, mouse: MysticsState['mice'][number]): string {
  const { life } = hero(mouse.id)
  const names = (cards: readonly number[]): string => cards.map((no) => game.name(state.setup.cards[no])).join(', ')
  const hurt = Math.min(life, mouse.wounds + mouse.poison)
  const states = [
    mouse.captured && 'captured',
    mouse.away && 'away',
    mouse.down && 'down',
    mouse.stunned && 'stunned',
    mouse.webbed && 'webbed',
    mouse.charmed && 'charmed',
  ].filter((each) => each !== false)
  const carried = Object.keys(state.tokens).filter((token) => state.tokens[token] === mouse.id)
  return [
    `${signOf(state, mouse.id)} ${game.name(mouse.id).padEnd(8)}`,
    `${'♥'.repeat(life - hurt)}${'♡'.repeat(hurt)}${mouse.poison > 0 ? words.say('table-poison', { n: mouse.poison }) : ''}`,
    words.say('table-cheese', { n: mouse.cheese }),
    ...(mouse.at < 0 ? [] : [words.say('table-at', { space: boardHere(state).names[mouse.at] })]),
    ...states.map((each) => words.say(`table-${each}`)),
    ...carried.map((token) => words.say('table-carries', { token: game.name(token) })),
    ...(mouse.equip.length === 0
      ? []
      : [words.say('table-wears', { cards: names(mouse.equip.map(({ card }) => card)) })]),
    ...(mouse.pack.length === 0 ? [] : [words.say('table-pack', { cards: names(mouse.pack) })]),
    ...(mouse.abilities.length === 0
      ? []
      : [words.say('table-abilities', { cards: mouse.abilities.map((id) => game.name(id)).join(', ') })]),
  ].join(' · ')
}

function extraLines(state: MysticsState): string[] {
  const { names } = boardHere(state)
  const minions = state.minions.map((minion) => {
    const hurt = minion.wounds > 0 ? words.say('table-wounds', { n: minion.wounds }) : ''
    const down = minion.down ? ` ${words.say('table-down')}` : ''
    const name = minionType(minion.type).boss ? game.name(minion.type) : game.name(minion.id)
    return `${signOf(state, minion.id)} ${name} ${names[minion.at] ?? ''}${hurt}${down}`.trimEnd()
  })
  const tokens = Object.entries(state.tokens)
    .filter(([, at]) => at.includes(':') || at === 'stash')
    .map(([token, at]) => `${game.name(token)} ${placeText(at)}`)
  const counts = Object.entries(state.vars)
    .filter(([, n]) => n !== 0)
    .map(([variable, n]) => `${game.name(variable)} ${n}`)
  const stash = state.stash.map((no) => game.name(state.setup.cards[no]))
  const placed = state.placed.map(
    ({ card, at }) => `${game.name(state.setup.cards[card])} ${at.map((space) => names[space]).join('–')}`,
  )
  const lists = { minions, stash, placed, tokens, counts }
  return Object.entries(lists).flatMap(([what, list]) =>
    list.length === 0 ? [] : [words.say(`table-${what}`, { list: list.join(', ') })],
  )
}

/** `kitchen:counter` is a space of a side. */
function placeText(at: string): string {
  const [side, space] = at.split(':')
  return space === undefined ? words.say('table-in-stash') : `${game.name(side)} ${space}`
}
