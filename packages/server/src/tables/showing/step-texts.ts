import { changesBetween, type Eyes, type Stand, type TableInfo } from '@mousekeep/protocol'
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
    const table: TableInfo = { ...this.infos.for(this.shown, standing), ...this.passing }
    const looks = viewersOf(this.shown.table, standing).map((eyes) => ({
      viewer: eyes,
      view: this.viewFor(eyes, standing),
    }))
    return { table, mine: standing.seats, looks, legal: legalTo(this.shown.table, standing) }
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
  private readonly texts = new Map<Stand, Map<Stand, string>>()
  /** By what is seen now and what was seen before: where all see the same, it is compared once for all. */
  private readonly changes = new Map<object, Map<object, string>>()

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
    let texts = this.texts.get(before)
    if (texts === undefined) this.texts.set(before, (texts = new Map()))
    let text = texts.get(now)
    if (text === undefined) {
      text = `{"type":"step","step":${this.stepFor(standing)},"hash":"${this.hash}",${this.changesText(before, now)}}`
      texts.set(now, text)
    }
    return text
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
    const changes = changesBetween(withoutLegal(before), { table: now.table, mine: now.mine, looks })
    return `"changes":${JSON.stringify(changes)},"views":[${views.join()}],"legal":${JSON.stringify(now.legal)}`
  }

  private changesOf(before: object, now: object): string {
    let texts = this.changes.get(before)
    if (texts === undefined) this.changes.set(before, (texts = new Map()))
    let text = texts.get(now)
    if (text === undefined) texts.set(now, (text = JSON.stringify(changesBetween(before, now))))
    return text
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

function withoutLegal(stand: Stand): object {
  const { legal: _, ...others } = stand
  return others
}

function keyOf({ seats, isInside, maySee }: Standing): string {
  return `${seats.join()} ${isInside} ${maySee}`
}
