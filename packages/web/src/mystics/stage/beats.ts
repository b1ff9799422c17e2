import type { MysticsEvent, MysticsView } from '@mousekeep/mystics/box'
import { pace, patience, type telling } from '../../base/settings.ts'
import type { ToldBeat } from '../../desk/stage.ts'
import { hasLine, tell } from '../words/tell.ts'
import { unfolded } from './unfold.ts'

type Telling = (typeof telling)['value']

/** One event to show and tell on its own: a walk, a blow, a roll, its outcome. */
export interface MysticsBeat extends ToldBeat {
  readonly events: readonly MysticsEvent[]
  /** The table after it; or before, while somebody leaves the board. */
  readonly view: MysticsView
  /** Whether nobody at this screen did it: it is then told in place of the prompt. */
  readonly isTheirs: boolean
  /** The card that has the turn. */
  readonly card: string
}

/** What is shown between two passages of the book. */
export type Part = { readonly passage: string } | { readonly beats: readonly MysticsBeat[] }

interface ShownPlay {
  readonly before: MysticsView
  readonly events: readonly MysticsEvent[]
  /** Whether somebody at this screen decides for that mouse. */
  readonly isOurs: (card: string) => boolean
  /** Whether somebody or something else did it. */
  readonly isOthers: boolean
  /** Whether it is a replay, which shows only what the others did. */
  readonly isAgain: boolean
  readonly pace: Telling
}

const STEP_MS = 170
const BEAT_MS = 650
/** The time to read a sentence: a base, and more for each letter. */
const READ_MS = 900
const LETTER_MS = 26
const ONCE_MS = 350

/** Events of one's own play that deserve a moment; the rest is in the log. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'attacked',
  'rolled',
  'missed',
  'blocked',
  'wounded',
  'defeated',
  'captured',
  'rescued',
  'surged',
  'knocked-down',
  'searched',
  'found',
])

/** What happens to everybody, whoever set it off. */
const HOUSE: ReadonlySet<string> = new Set(['surged', 'page-turned', 'encounter-revealed', 'placed'])

/** A play as parts to show one after the other. */
export function partsOf(play: ShownPlay): Part[] {
  const parts: Part[] = []
  let view = play.before
  let card = view.turn?.card ?? ''
  let isTheirs = (play.isOthers && !play.isAgain) || (card !== '' && !play.isOurs(card))
  let beats: MysticsBeat[] = []
  const close = (): void => {
    if (beats.length > 0) parts.push({ beats: play.pace === 'once' ? atOnce(beats) : beats })
    beats = []
  }
  for (const events of grouped(play.events)) {
    const [first] = events
    const before = view
    for (const event of events) view = unfolded(view, event)
    if (first.type === 'story') {
      close()
      if (!play.isAgain) parts.push({ passage: first.passage })
      continue
    }
    if (first.type === 'turn-began') {
      ;({ card } = first)
      isTheirs = !play.isOurs(card)
    }
    const isHouse = isTheirs || HOUSE.has(first.type)
    const text = textOf(events)
    if (text === '' || (play.isAgain && !isHouse) || (!isHouse && !isShownOfOurs(first))) continue
    const ms = isHouse ? timeToRead(text, play.pace) : ownTime(events)
    // Somebody who leaves the board is still seen, leaving it.
    const shown = LEAVING.has(first.type) ? before : view
    beats.push({ text, rule: ruleOf(events), ms, events, view: shown, isTheirs: isHouse, card })
  }
  close()
  return parts
}

const LEAVING: ReadonlySet<string> = new Set(['defeated', 'removed', 'captured', 'taken-away'])

const isShownOfOurs = ({ type }: MysticsEvent): boolean => type === 'stepped' || type === 'drifted' || WEIGHTY.has(type)

function timeToRead(text: string, at: Telling): number | null {
  return at === 'steps' ? null : (READ_MS + text.length * LETTER_MS) * patience()
}

function ownTime(events: readonly MysticsEvent[]): number {
  return (events[0].type === 'stepped' ? STEP_MS * events.length : BEAT_MS) * pace()
}

type Group = [MysticsEvent, ...MysticsEvent[]]

/**
 * Events that belong together: the steps of a walk, a blow with its reason, a roll with its purpose and what it pays.
 */
function grouped(events: readonly MysticsEvent[]): Group[] {
  const groups: Group[] = []
  for (const event of events) {
    const group = groups.at(-1)
    if (group !== undefined && belongsTo(group, event)) group.push(event)
    else groups.push([event])
  }
  return groups
}

function belongsTo([first, ...rest]: Group, event: MysticsEvent): boolean {
  switch (event.type) {
    case 'stepped':
      return first.type === 'stepped' && first.who === event.who
    case 'sought':
      return first.type === 'rolled' && first.by === event.who && rest.length === 0
    case 'attacked':
      return first.type === 'aimed' && rest.length === 0
    case 'cheese-gained':
    case 'wheel-changed':
      return first.type === 'rolled' && rest.every(({ type }) => type === 'cheese-gained' || type === 'wheel-changed')
    case 'missed':
      return first.type === 'rolled' && first.for === 'attack'
    case 'blocked':
      return first.type === 'rolled' && first.for === 'defense'
    default:
      return false
  }
}

/** The events of a group that are put into words: a purpose says more than its roll, a reason more than its blow. */
function spokenOf(group: Group): readonly MysticsEvent[] {
  const said = group.find(({ type }) => type === 'sought' || type === 'aimed')
  return said === undefined ? group : [said]
}

function textOf(group: Group): string {
  const [first] = group
  if (first.type === 'turn-began' || !hasLine(first)) return ''
  const last = group[group.length - 1]
  if (first.type === 'stepped' && last.type === 'stepped') return tell({ ...first, to: last.to })
  return spokenOf(group).map(withoutFaces).join(' ')
}

/** Without the faces of the dice, which are drawn beside it. */
function withoutFaces(event: MysticsEvent): string {
  const text = tell(event)
  return event.type === 'rolled' ? `${text.slice(0, text.lastIndexOf(':')).trimEnd()}.` : text
}

const ruleOf = (group: Group): string => spokenOf(group)[spokenOf(group).length - 1].rule

/** Joins what the others did into one beat; one's own play stays as it is. */
function atOnce(beats: readonly MysticsBeat[]): MysticsBeat[] {
  return beats.flatMap((beat, i) => {
    if (!beat.isTheirs) return [beat]
    const next = beats.at(i + 1)
    if (next?.isTheirs === true) return []
    return [{ ...beat, ms: ONCE_MS * patience(), isTheirs: false, events: [] }]
  })
}
