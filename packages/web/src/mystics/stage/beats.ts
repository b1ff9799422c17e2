import type { MysticsEvent, MysticsView } from '@mousekeep/mystics/box'
import { pace, patience, type telling } from '../../base/settings.ts'
import type { ToldBeat } from '../../desk/stage.ts'
import { hasLine, tell } from '../words/tell.ts'
import { unfolded } from './unfold.ts'

type Telling = (typeof telling)['value']

/** Something that is seen and told by itself: a walk, a blow, a roll, what came of it. */
export interface MysticsBeat extends ToldBeat {
  readonly events: readonly MysticsEvent[]
  /** The table after it; while somebody leaves the board, before. */
  readonly view: MysticsView
  /** It is not the doing of anybody at this screen: it is told in the place of the prompt. */
  readonly isTheirs: boolean
  /** The card whose turn it is. */
  readonly card: string
}

/** What is shown between two readings of the book. */
export type Part = { readonly passage: string } | { readonly beats: readonly MysticsBeat[] }

interface Telltale {
  readonly before: MysticsView
  readonly events: readonly MysticsEvent[]
  /** Whether somebody at this screen decides for that mouse. */
  readonly isOurs: (card: string) => boolean
  /** Somebody else did it, or something else. */
  readonly isOthers: boolean
  /** Only what the others did is shown. */
  readonly isAgain: boolean
  readonly pace: Telling
}

const STEP_MS = 170
const BEAT_MS = 650
/** Time to read a sentence: something to begin with, and more for each letter. */
const READ_MS = 900
const LETTER_MS = 26
const ONCE_MS = 350

/** What one's own play is worth a moment for; everything else is seen in the log. */
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

/** What happens to all, whoever set it off. */
const HOUSE: ReadonlySet<string> = new Set(['surged', 'page-turned', 'encounter-revealed', 'placed'])

/** A play as parts to be shown one after the other. */
export function partsOf(telltale: Telltale): Part[] {
  const parts: Part[] = []
  let view = telltale.before
  let card = view.turn?.card ?? ''
  let isTheirs = (telltale.isOthers && !telltale.isAgain) || (card !== '' && !telltale.isOurs(card))
  let beats: MysticsBeat[] = []
  const close = (): void => {
    if (beats.length > 0) parts.push({ beats: telltale.pace === 'once' ? atOnce(beats) : beats })
    beats = []
  }
  for (const events of grouped(telltale.events)) {
    const [first] = events
    const before = view
    for (const event of events) view = unfolded(view, event)
    if (first.type === 'story') {
      close()
      if (!telltale.isAgain) parts.push({ passage: first.passage })
      continue
    }
    if (first.type === 'turn-began') {
      ;({ card } = first)
      isTheirs = !telltale.isOurs(card)
    }
    const isHouse = isTheirs || HOUSE.has(first.type)
    const text = textOf(events)
    if (text === '' || (telltale.isAgain && !isHouse) || (!isHouse && !isShownOfOurs(first))) continue
    const ms = isHouse ? timeToRead(text, telltale.pace) : ownTime(events)
    // Who leaves the board is seen leaving it.
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

/** What belongs together: the steps of a walk, a blow with its reason, a roll with what it is for and what it pays. */
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

/** The events of a group that are put into words: a goal says more than its roll, a reason more than its blow. */
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

/** The dice are drawn beside it. */
function withoutFaces(event: MysticsEvent): string {
  const text = tell(event)
  return event.type === 'rolled' ? `${text.slice(0, text.lastIndexOf(':')).trimEnd()}.` : text
}

const ruleOf = (group: Group): string => spokenOf(group)[spokenOf(group).length - 1].rule

/** What the others did, all in one; what is our own stays as it is. */
function atOnce(beats: readonly MysticsBeat[]): MysticsBeat[] {
  return beats.flatMap((beat, i) => {
    if (!beat.isTheirs) return [beat]
    const next = beats.at(i + 1)
    if (next?.isTheirs === true) return []
    return [{ ...beat, ms: ONCE_MS * patience(), isTheirs: false, events: [] }]
  })
}
