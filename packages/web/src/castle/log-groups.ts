import type { CastleEvent } from '@mousekeep/castle'
import { isOfItself, isWeighty } from '@mousekeep/castle/words'
import type { LogFilter, LogGroup, LogLine } from '../page/parts/log.tsx'
import { say } from './words/words.ts'
import { teamName, tell } from './tell.ts'

const BIG = 'big'
const tagOf = (seat: number): string => `seat-${seat}`

/** The log in groups, one for each turn, each headed by the sentence that opens the turn. */
export function logGroups(eventsByPlay: readonly (readonly CastleEvent[])[]): LogGroup[] {
  const groups: { title: string; lines: LogLine[] }[] = []
  eventsByPlay.forEach((events, play) => {
    for (const event of events) {
      if (event.type === 'started' || event.type === 'turn-began') groups.push({ title: tell(event), lines: [] })
      else groups.at(-1)?.lines.push(lineOf(event, play))
    }
  })
  return groups
}

function lineOf(event: CastleEvent, play: number): LogLine {
  const tags = [...(isWeighty(event) ? [BIG] : []), ...('seat' in event ? [tagOf(event.seat)] : [])]
  return { text: tell(event), rule: isOfItself(event) ? event.rule : null, play, tags }
}

/** The log can be filtered by what counts, or by team. */
export function logFilters(teams: number): LogFilter[] {
  const seats = Array.from({ length: teams }, (_, seat) => ({ tag: tagOf(seat), label: teamName(seat) }))
  return [{ tag: BIG, label: say('log-big') }, ...seats]
}
