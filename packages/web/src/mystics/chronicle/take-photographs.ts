import type { Mystics } from '@mousekeep/mystics'
import type { MysticsEvent, MysticsView } from '@mousekeep/mystics/box'
import { momentsOf, type Moment } from '@mousekeep/mystics/campaign'
import { openWorker } from '../../table/local-link.ts'
import type { SavedTable } from '../../table/seating.ts'
import type { Photograph } from './scrap.ts'

/** Takes the photographs of a finished chapter: its table is opened again, unseen, and looked back at. */
export async function takePhotographs(
  table: Pick<SavedTable, 'seats' | 'record'>,
  eventsByPlay: readonly (readonly MysticsEvent[])[],
): Promise<Photograph[]> {
  const moments = momentsOf(eventsByPlay)
  const views = await viewsAt(table, new Set(moments.map(({ play }) => play)))
  return moments.flatMap((moment) => {
    const view = views.get(moment.play)
    return view === undefined ? [] : [photographOf(moment, view)]
  })
}

/** The views after these plays; none for a record that cannot be opened. */
async function viewsAt(
  table: Pick<SavedTable, 'seats' | 'record'>,
  plays: ReadonlySet<number>,
): Promise<ReadonlyMap<number, MysticsView>> {
  const views = new Map<number, MysticsView>()
  if (plays.size === 0) return views
  const done = Promise.withResolvers<void>()
  const link = openWorker<Mystics>(table, (message) => {
    if (message.tell === 'looked') views.set(message.play, message.view)
    if (message.tell === 'broken' || views.size === plays.size) done.resolve()
  })
  for (const play of plays) link.ask({ ask: 'look', play })
  await done.promise
  link.close()
  return views
}

function photographOf({ kind, who, what }: Moment, view: MysticsView): Photograph {
  const mice = Object.entries(view.mice).filter(([, { at }]) => typeof at === 'string')
  return {
    kind,
    who,
    what,
    side: view.side,
    mice: Object.fromEntries(
      mice.map(([id, { at, down, markers, poison }]) => [id, { at, down, markers, poison, carries: null }]),
    ),
    minions: view.minions
      .filter(({ at }) => typeof at === 'string')
      .map(({ id, type, at, down }) => ({ id, type, at, down })),
  }
}
