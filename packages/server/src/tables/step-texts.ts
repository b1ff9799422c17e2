import type { Viewer } from '@mousekeep/engine'
import type { Standing } from './access.ts'
import type { Body } from './body.ts'
import { eventsFor, lastingOf, legalTo, passingOf, publicOf, viewersOf, viewFor, type Names, type Row } from './show.ts'
import type { TableState } from './state.ts'

/** What a step message is about. */
export interface Shown {
  readonly row: Row
  readonly table: TableState
  readonly names: Names
}

/** What is said of the table itself with every step and no play changes, as text: kept until something else happens. */
export class InfoTexts {
  private readonly lasting = new Map<boolean, string>()
  private of: readonly unknown[] = []

  /** A name has changed, say. */
  forget(): void {
    this.lasting.clear()
  }

  /** An object that is still open: what passes comes after it. */
  for({ row, table, names }: Shown, standing: Standing): string {
    const of = [row, table, table.changes, table.status]
    if (of.some((each, index) => each !== this.of[index])) {
      this.forget()
      this.of = of
    }
    let lasting = this.lasting.get(standing.isInside)
    if (lasting === undefined) {
      lasting = JSON.stringify(lastingOf(row, table, names, standing)).slice(0, -1)
      this.lasting.set(standing.isInside, lasting)
    }
    return lasting
  }
}

/**
 * The step messages of one entry. Everything is made into text once: what is the same for many, and each look, however
 * many people have it.
 */
export class StepTexts {
  private readonly shown: Shown
  private readonly seq: number
  private readonly hash: string
  private readonly body: Body
  private readonly infos: InfoTexts
  /** The few fields of the table that change with a play. */
  private readonly passing: string
  private readonly texts = new Map<string, string>()
  private readonly events = new Map<Viewer | null, string>()
  private readonly views = new Map<Viewer | null, string>()

  constructor(shown: Shown, seq: number, hash: string, body: Body, infos: InfoTexts) {
    this.shown = shown
    this.seq = seq
    this.hash = hash
    this.body = body
    this.infos = infos
    this.passing = JSON.stringify(passingOf(shown.table)).slice(1)
  }

  for(standing: Standing): string {
    const { seats, isInside, maySee } = standing
    const key = `${seats.join()} ${isInside} ${maySee}`
    let text = this.texts.get(key)
    if (text === undefined) this.texts.set(key, (text = this.textFor(standing)))
    return text
  }

  private textFor(standing: Standing): string {
    const { shown, seq } = this
    const { table, names } = shown
    const entry = JSON.stringify(publicOf(this.body, names, standing))
    const viewers = viewersOf(standing)
    const seen = viewers.map((viewer) => `{${named(viewer)},"events":${this.eventsFor(viewer, standing)}}`)
    const looks = viewers.map((viewer) => {
      const legal = JSON.stringify(legalTo(table, viewer, standing))
      return `{${named(viewer)},"view":${this.viewFor(viewer, standing)},"legal":${legal}}`
    })
    const step = `{"seq":${seq},"plays":${table.playsAfter[seq] ?? 0},"entry":${entry},"seen":[${seen.join()}]}`
    const info = `${this.infos.for(shown, standing)},${this.passing}`
    return `{"type":"step","step":${step},"seq":${seq},"hash":"${this.hash}","table":${info},"mine":[${standing.seats.join()}],"looks":[${looks.join()}]}`
  }

  private eventsFor(viewer: Viewer, standing: Standing): string {
    const make = (): object => eventsFor(this.shown.table, this.seq, viewer, standing)
    return this.once(this.events, viewer, standing, make)
  }

  private viewFor(viewer: Viewer, standing: Standing): string {
    return this.once(this.views, viewer, standing, () => viewFor(this.shown.table, viewer, standing))
  }

  private once(made: Map<Viewer | null, string>, viewer: Viewer, { maySee }: Standing, make: () => unknown): string {
    if (!maySee) return JSON.stringify(make())
    const key = this.shown.table.game.isAlikeForAll === true ? null : viewer
    let text = made.get(key)
    if (text === undefined) made.set(key, (text = JSON.stringify(make())))
    return text
  }
}

function named(viewer: Viewer): string {
  return `"viewer":${JSON.stringify(viewer)}`
}
