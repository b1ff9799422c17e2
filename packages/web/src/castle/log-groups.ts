import type { CastleEvent } from '@mousekeep/castle'
import type { LogGroup, LogLine } from '../frame/log.tsx'
import { isOfItself, tell } from './tell.ts'

/** The story in groups, one for each turn. A turn's heading is the sentence that opens it. */
export function logGroups(chapters: readonly (readonly CastleEvent[])[]): LogGroup[] {
  const groups: { title: string; lines: LogLine[] }[] = []
  chapters.forEach((events, play) => {
    for (const event of events) {
      if (event.type === 'started' || event.type === 'turn-began') groups.push({ title: tell(event), lines: [] })
      else groups.at(-1)?.lines.push({ text: tell(event), rule: isOfItself(event) ? event.rule : null, play })
    }
  })
  return groups
}
