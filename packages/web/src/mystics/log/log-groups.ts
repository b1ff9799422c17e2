import type { MysticsEvent, MysticsView } from '@mousekeep/mystics/box'
import type { LogFilter, LogGroup, LogLine } from '../../page/parts/log.tsx'
import { nameOf } from '../words/names.ts'
import { hasLine, tell } from '../words/tell.ts'
import { say } from '../words/words.ts'

const BIG = 'big'
/** Decisions that were passed without asking (M27.3). */
const PASSED = 'passed'
const WEIGHTY: ReadonlySet<string> = new Set([
  'captured',
  'rescued',
  'defeated',
  'surged',
  'page-turned',
  'explored',
  'achieved',
  'card-beaten',
  'over',
])

/** The log in groups, one for each turn. */
export function logGroups(eventsByPlay: readonly (readonly MysticsEvent[])[]): LogGroup[] {
  const groups: (LogGroup & { lines: LogLine[] })[] = [{ title: say('log-begin'), lines: [], isFlat: true }]
  eventsByPlay.forEach((events, play) => {
    for (const [i, event] of events.entries()) {
      // The line about the target already says that it attacks.
      if (event.type === 'attacked' && events[i - 1]?.type === 'aimed') continue
      if (isOnTheWay(event, events[i + 1])) continue
      if (event.type === 'turn-began') groups.push({ title: nameOf(event.card), lines: [] })
      else if (hasLine(event)) groups.at(-1)?.lines.push(lineOf(event, play))
    }
  })
  return groups.filter(({ lines }) => lines.length > 0)
}

/** A walk is one line: that of its last step. */
function isOnTheWay(event: MysticsEvent, next: MysticsEvent | undefined): boolean {
  return event.type === 'stepped' && next?.type === 'stepped' && next.who === event.who
}

function lineOf(event: MysticsEvent, play: number): LogLine {
  const who = 'who' in event && event.who !== null ? [event.who] : 'by' in event && event.by !== null ? [event.by] : []
  return {
    text: tell(event),
    rule: event.rule,
    play,
    tags: [...(WEIGHTY.has(event.type) ? [BIG] : []), ...(event.type === 'passed' ? [PASSED] : []), ...who],
  }
}

/** The log can be filtered by what counts, or by mouse. */
export function logFilters(view: MysticsView): LogFilter[] {
  return [
    { tag: BIG, label: say('log-big') },
    { tag: PASSED, label: say('log-passed') },
    ...Object.keys(view.mice).map((id) => ({ tag: id, label: nameOf(id) })),
  ]
}
