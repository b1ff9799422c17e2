import { BadInput, readFlag, readList, readNumber, readOneOf, readRecord, readString } from '@mousekeep/engine'
import { findCard, findHero, findMinionType, type MysticsEvent } from '@mousekeep/mystics/box'
import { MOMENT_KINDS, type MomentKind } from '@mousekeep/mystics/campaign'
import { sideOf } from '../room/side-of.ts'
import type { FiguresView } from '../room/standing.ts'

/** A photograph: the room at one moment, kept as data and drawn when somebody looks at it. */
export interface Photograph extends FiguresView {
  readonly kind: MomentKind
  readonly who: string | null
  readonly what: string | null
  readonly side: string
}

/** What goes into the scrap-book for one attempt at a chapter, besides its entry in the chronicle. */
export interface Scrap {
  /** Named as in the event `story`, in the order in which they were read. */
  readonly passages: readonly string[]
  readonly photographs: readonly Photograph[]
  /** The card that each mouse kept (M24.2). */
  readonly kept: Readonly<Record<string, string>>
  /** How many dice the mice threw, and how many of them showed a star. */
  readonly dice: number
  readonly stars: number
  /** The table at which it was played, if it is on this device. */
  readonly table: string | null
}

const STARRED: ReadonlySet<string> = new Set(['sword', 'shield-star', 'bow-star'])

/** What the events of a chapter add to the scrap-book. */
export function scrapOf(events: readonly MysticsEvent[], table: string): Scrap {
  const faces = events.flatMap((event) =>
    event.type === 'rolled' && findHero(event.by) !== undefined ? event.faces : [],
  )
  return {
    passages: events.flatMap((event) => (event.type === 'story' ? [event.passage] : [])),
    photographs: [],
    kept: {},
    dice: faces.length,
    stars: faces.filter((face) => STARRED.has(face)).length,
    table,
  }
}

const MOST = 1000
const MARKERS = ['stunned', 'webbed', 'charmed'] as const
const PASSAGE = /^(?:prologue|\d{1,2}) [a-z0-9-]{1,40}$/

/** Reads a scrap back; throws `BadInput`. Everything in it that is drawn must be something in the box. */
export function readScrap(json: unknown): Scrap {
  const given = readRecord(json, 'a page of the chronicle')
  const kept = Object.entries(readRecord(given['kept'], 'kept cards'))
  for (const [mouse, card] of kept) {
    readMouse(mouse)
    if (findCard(readString(card, 'a kept card')) === undefined)
      throw new BadInput(`there is no card "${String(card)}"`)
  }
  return {
    passages: readList(given['passages'], 'passages').map(readPassage),
    photographs: readList(given['photographs'], 'photographs').map(readPhotograph),
    kept: Object.fromEntries(kept.map(([mouse, card]) => [mouse, String(card)])),
    dice: readNumber(given['dice'], 0, MOST * MOST, 'dice'),
    stars: readNumber(given['stars'], 0, MOST * MOST, 'stars'),
    table: given['table'] === null ? null : readString(given['table'], 'table'),
  }
}

export function readPassage(json: unknown): string {
  const passage = readString(json, 'a passage')
  if (!PASSAGE.test(passage)) throw new BadInput(`"${passage}" is no passage`)
  return passage
}

function readMouse(json: unknown): string {
  const id = readString(json, 'a mouse')
  if (findHero(id) === undefined) throw new BadInput(`there is no hero "${id}"`)
  return id
}

function spacesOf(side: string): object {
  try {
    return sideOf(side).spaces
  } catch {
    throw new BadInput(`there is no side "${side}"`)
  }
}

function readPhotograph(json: unknown): Photograph {
  const given = readRecord(json, 'a photograph')
  const side = readString(given['side'], 'the side of a photograph')
  const spaces = spacesOf(side)
  const at = (space: unknown): string => {
    const name = readString(space, 'a space of a photograph')
    if (!Object.hasOwn(spaces, name)) throw new BadInput(`the side "${side}" has no space "${name}"`)
    return name
  }
  const name = (field: string): string | null => {
    const text = given[field] === null ? null : readString(given[field], `${field} of a photograph`)
    if (text !== null && !/^[a-z0-9-]{1,40}$/.test(text)) throw new BadInput(`"${text}" is no name in a photograph`)
    return text
  }
  return {
    kind: readOneOf(given['kind'], MOMENT_KINDS, 'the kind of a photograph'),
    who: name('who'),
    what: name('what'),
    side,
    mice: Object.fromEntries(
      Object.entries(readRecord(given['mice'], 'mice of a photograph')).map(([id, mouse]) => {
        const one = readRecord(mouse, id)
        const markers = readList(one['markers'], 'markers').map((each) => readOneOf(each, MARKERS, 'a marker'))
        const states = { down: readFlag(one['down'], 'down'), poison: readNumber(one['poison'], 0, MOST, 'poison') }
        return [readMouse(id), { at: at(one['at']), markers, carries: null, ...states }]
      }),
    ),
    minions: readList(given['minions'], 'minions of a photograph').map((minion) => {
      const one = readRecord(minion, 'a minion of a photograph')
      const type = readString(one['type'], 'type of a minion')
      const id = readString(one['id'], 'a minion')
      if (findMinionType(type) === undefined) throw new BadInput(`there is no minion "${type}"`)
      if (!/^[a-z-]{1,40}(?:-\d{1,3})?$/.test(id)) throw new BadInput(`"${id}" is no figure`)
      return { id, type, at: at(one['at']), down: readFlag(one['down'], 'down') }
    }),
  }
}
