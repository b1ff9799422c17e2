import type { MysticsBeat } from './beats.ts'

/** The figure that does it; null if it is nobody in particular. */
export function actorOf({ events }: MysticsBeat): string | null {
  for (const event of events) {
    if (event.type === 'sought' || event.type === 'aimed' || event.type === 'stepped') return event.who
    if (event.type === 'rolled' && event.for === 'attack') return event.by
  }
  return null
}
