import { changesBetween, type Changes, type Eyes, type Stand, type TableInfo } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import type { Standing } from '../access.ts'
import { eventsFor, lastingOf, legalTo, passingOf, publicOf, viewersOf, viewFor, type Names, type Row } from './show.ts'
import type { TableState } from '../state.ts'

/** What is shown of a table. */
export interface Shown {
  readonly row: Row
  readonly table: TableState
  readonly names: Names
}

type Lasting = ReturnType<typeof lastingOf>

/** What is said of the table itself and no play changes: made once, until something else happens. */
export class LastingInfos {
  private readonly made = new Map<boolean, Lasting>()
  private of: readonly unknown[] = []

  /** A name has changed, say. */
  forget(): void {
    this.made.clear()
  }

  for({ row, table, names }: Shown, standing: Standing): Lasting {
    const of = [row, table, table.changes, table.status]
    if (of.some((each, index) => each !== this.of[index])) {
      this.forget()
      this.of = of
    }
    let lasting = this.made.get(standing.isInside)
    if (lasting === undefined) this.made.set(standing.isInside, (lasting = lastingOf(row, table, names, standing)))
    return lasting
  }
}

/** How things stand after one entry, for each who looks: made once for all who stand alike. */
export class Stands {
  private readonly shown: Shown
  private readonly infos: LastingInfos
  /** The few fields of the table that change with a play. */
  private readonly passing: ReturnType<typeof passingOf>
  private readonly made = new Map<string, Stand>()
  private readonly tables = new Map<boolean, TableInfo>()
  private readonly views = new Map<Eyes, object | null>()

  constructor(shown: Shown, infos: LastingInfos) {
    this.shown = shown
    this.infos = infos
    this.passing = passingOf(shown.table)
  }

  for(standing: Standing): Stand {
    const key = keyOf(standing)
    let stand = this.made.get(key)
    if (stand === undefined) this.made.set(key, (stand = this.make(standing)))
    return stand
  }

  private make(standing: Standing): Stand {
    const looks = viewersOf(this.shown.table, standing).map((eyes) => ({
      viewer: eyes,
      view: this.viewFor(eyes, standing),
    }))
    return { table: this.tableFor(standing), mine: standing.seats, looks, legal: legalTo(this.shown.table, standing) }
  }

  private tableFor(standing: Standing): TableInfo {
    let table = this.tables.get(standing.isInside)
    if (table === undefined) {
      table = { ...this.infos.for(this.shown, standing), ...this.passing }
      this.tables.set(standing.isInside, table)
    }
    return table
  }

  private viewFor(eyes: Eyes, standing: Standing): object | null {
    if (!standing.maySee) return null
    let view = this.views.get(eyes)
    if (view === undefined) this.views.set(eyes, (view = viewFor(this.shown.table, eyes, standing)))
    return view
  }
}

/**
 * The step messages of one entry: what happened, and what has changed for somebody since the message before. Those who
 * stood alike and stand alike get the same text.
 */
export class StepTexts {
  readonly stands: Stands
  private readonly shown: Shown
  private readonly seq: number
  private readonly hash: string
  private readonly body: Body
  private readonly steps = new Map<string, string>()
  private readonly events = new Map<Eyes, string>()
  private readonly texts = new ByPair<string>()
  /** Where all see the same, it is compared once for all. */
  private readonly views = new ByPair<string>()
  private readonly tables = new ByPair<Changes>()

  constructor(shown: Shown, seq: number, hash: string, body: Body, infos: LastingInfos) {
    this.shown = shown
    this.seq = seq
    this.hash = hash
    this.body = body
    this.stands = new Stands(shown, infos)
  }

  /** For somebody who has been told how things stood. */
  for(standing: Standing, before: Stand): string {
    const now = this.stands.for(standing)
    return this.texts.of(before, now, () => {
      const changes = this.changesText(before, now)
      return `{"type":"step","step":${this.stepFor(standing)},"hash":"${this.hash}",${changes}}`
    })
  }

  private stepFor(standing: Standing): string {
    const key = keyOf(standing)
    let text = this.steps.get(key)
    if (text !== undefined) return text
    const { shown, seq } = this
    const entry = JSON.stringify(publicOf(shown.table, this.body, shown.names, standing))
    const seen = viewersOf(shown.table, standing).map(
      (eyes) => `{"viewer":${JSON.stringify(eyes)},"events":${this.eventsFor(eyes, standing)}}`,
    )
    text = `{"seq":${seq},"plays":${shown.table.playsAfter[seq] ?? 0},"entry":${entry},"seen":[${seen.join()}]}`
    this.steps.set(key, text)
    return text
  }

  /** What somebody who was told the one must be told to know the other. Views by themselves: their paths are shorter so. */
  private changesText(before: Stand, now: Stand): string {
    const views: string[] = []
    const looks = now.looks.map(({ viewer, view }, i) => {
      const known = before.looks[i]
      const isKnown = known !== undefined && known.viewer === viewer && known.view !== null && view !== null
      views.push(isKnown ? this.changesOf(known.view, view) : 'null')
      return { viewer, view: isKnown ? known.view : view }
    })
    const ofTable = this.tableChanges(before.table, now.table)
    const own = changesBetween({ mine: before.mine, looks: before.looks }, { mine: now.mine, looks })
    const changes = JSON.stringify(together(ofTable, own))
    return `"changes":${changes},"views":[${views.join()}],"legal":${JSON.stringify(now.legal)}`
  }

  private changesOf(before: object, now: object): string {
    return this.views.of(before, now, () => JSON.stringify(changesBetween(before, now)))
  }

  private tableChanges(before: TableInfo, now: TableInfo): Changes {
    return this.tables.of(before, now, () => changesBetween({ table: before }, { table: now }))
  }

  private eventsFor(eyes: Eyes, standing: Standing): string {
    if (!standing.maySee) return '[]'
    let text = this.events.get(eyes)
    if (text === undefined) {
      text = JSON.stringify(eventsFor(this.shown.table, this.seq, eyes, standing))
      this.events.set(eyes, text)
    }
    return text
  }
}

/** What is made once of how something was and how it is now. */
class ByPair<T> {
  private readonly made = new Map<object, Map<object, T>>()

  of(before: object, now: object, make: () => T): T {
    let made = this.made.get(before)
    if (made === undefined) this.made.set(before, (made = new Map()))
    let value = made.get(now)
    if (value === undefined) made.set(now, (value = make()))
    return value
  }
}

function together(some: Changes, others: Changes): Changes {
  if (others.set === undefined && others.gone === undefined) return some
  const set = { ...some.set, ...others.set }
  const gone = [...(some.gone ?? []), ...(others.gone ?? [])]
  return { ...(Object.keys(set).length === 0 ? {} : { set }), ...(gone.length === 0 ? {} : { gone }) }
}

function keyOf({ seats, isInside, maySee }: Standing): string {
  return `${seats.join()} ${isInside} ${maySee}`
}
