import { atOnce, FairMatch, type Seat, type Steps } from '@mousekeep/engine'
import type { Body, EntryKind } from '@mousekeep/tables'
import { LogDamaged } from '../store/contract.ts'
import { OPEN_TO_ALL } from './access.ts'
import { forgetAsked, free, lend, letGo, move, seat } from './seating.ts'
import { calledOff, shown } from './seeds.ts'
import type { TableState } from './state.ts'
import { withSeats, type Vote } from './votes.ts'

/** The next entry of the log. Throws if it cannot be: then the log or the rules are not what they were. */
export function addEntry(table: TableState, seq: number, body: Body): void {
  atOnce(addingEntry(table, seq, body))
}

/** The same in steps: going back, and going on with what was played elsewhere, may be much to play again. */
export function* addingEntry(table: TableState, seq: number, body: Body): Steps<void> {
  const does: Does<EntryKind> = DOES[body.kind]
  const steps = does(table, body, seq)
  if (steps !== undefined) yield* steps
  if (body.kind !== 'played') table.changes++
  table.playsAfter[seq] = table.match?.count ?? 0
}

/** What an entry of a kind does to a table. (A method's type, so that any of them can be called with its own body.) */
type Does<K extends EntryKind> = { does(table: TableState, body: Body<K>, seq: number): Steps<void> | void }['does']

const DOES: { readonly [K in EntryKind]: Does<K> } = {
  opened: open,
  claimed(table, body) {
    seat(table, body.seat, body.person, body.seed)
    table.wishes[body.seat] = body.personal ?? null
  },
  promised: (table, body) => void Object.assign(table.chairs[body.seat], { promise: body.hash, seed: '' }),
  sealed: (table, { seats }) => void (table.sealed = { seats, shown: [] }),
  shown: (table, body) => void (table.sealed = shown(table, body)),
  'called-off': (table, { seats }) => calledOff(table, seats),
  left: (table, body) => free(table, body.seat),
  bot: (table, { seat: at, level }) => void (table.chairs[at].bot = level),
  started: start,
  played: play,
  undone: (table, { plays }) => goBack(table, plays),
  'rollback-asked'(table, { plays, seats }) {
    table.rollback = { plays, agreed: [] }
    return agree(table, seats)
  },
  'rollback-answered'(table, body) {
    if (!body.agree) table.rollback = null
    return agree(table, body.seats)
  },
  rematch: (table, body) => void (table.rematch = body.table),
  archived: (table, { agreed }) => table.close(agreed === true ? 'agreed' : 'host'),
  removed(table, body) {
    free(table, body.seat)
    table.invited = table.invited.filter((person) => person !== body.person)
    table.removed.push(body.person)
  },
  'vote-asked': (table, { about, seats, away = [] }) => poll(table, { about, agreed: [] }, [...seats, ...away]),
  'vote-answered'(table, body) {
    if (!body.agree) table.vote = null
    else if (table.vote !== null) poll(table, table.vote, body.seats)
  },
  overdue: (table, { seat: at, level }) => void (table.chairs[at].bot = level),
  access: (table, { join, watch }) => void (table.access = { join, watch }),
  invited(table, { person }) {
    forgetInvited(table, person)
    table.invited.push(person)
  },
  uninvited(table, { person }) {
    forgetInvited(table, person)
    table.sentAway.push(person)
  },
  moved: (table, { from, to }) => move(table, from, to),
  gone: (table, { person }) => letGo(table, person),
  chosen: (table, { seat: at, choice }) => void table.chosen.push({ seat: at, choice }),
  followed(table, body) {
    table.followed = { table: body.table, told: body.told }
    table.follows++
  },
  lent: (table, { seat: at, person, owner }) => lend(table, at, person, owner),
  hosted(table, { person, before }) {
    table.host = person
    if (!table.invited.includes(before) && before !== '') table.invited.push(before)
  },
}

function open(table: TableState, body: Body<'opened'>): void {
  table.options = body.options
  table.host = body.host
  table.commitment = body.commitment
  table.from = body.from ?? null
  table.access = body.access ?? OPEN_TO_ALL
  table.invited = [...(body.invited ?? [])]
  table.clock = body.clock ?? null
  table.kind = body.counts ?? 'single'
  table.campaign = body.campaign ?? null
  table.carried = body.carried ?? null
  table.chairs = Array.from({ length: body.seats }, () => ({ person: null, bot: null, seed: '' }))
}

function* start(table: TableState, body: Body<'started'>, seq: number): Steps<void> {
  if (body.shown !== undefined) shown(table, body.shown)
  table.sealed = null
  const playerSeeds = table.chairs.map((chair) => chair.seed)
  table.begunWith = table.chairs.map((chair, at) => (chair.person === null ? null : (table.wishes[at] ?? null)))
  const begun = { options: table.startOptions, serverSeed: table.seed, playerSeeds, moved: table.from }
  table.match = yield* FairMatch.beginning(table.game, begun)
  table.playAt.set(seq, 0)
}

function play(table: TableState, { seat: at, action, drawn }: Body<'played'>, seq: number): void {
  const { match } = table
  if (match === null || match.drawn !== drawn) throw new LogDamaged('the dice are not where the log says')
  const step = match.play(at, action)
  if (!step.ok) throw new LogDamaged(`a play of the log is not allowed by these rules: ${step.refusal.code}`)
  if (table.game.isWish?.(action) !== true) forgetAsked(table)
  table.playAt.set(seq, match.count)
}

function forgetInvited(table: TableState, person: string): void {
  const others = (people: readonly string[]): string[] => people.filter((each) => each !== person)
  table.invited = others(table.invited)
  table.sentAway = others(table.sentAway)
  table.removed = others(table.removed)
}

/** What everybody asked has agreed to happens with the last of them. */
function poll(table: TableState, vote: Vote, seats: readonly Seat[]): void {
  const { isPassed, ...counted } = withSeats(vote, seats, table.chairs)
  table.vote = isPassed ? null : counted
  if (!isPassed) return
  const { about } = vote
  if (about.what === 'archive') table.close('agreed')
  else if (about.level === null) free(table, about.seat)
  else table.chairs[about.seat].bot = about.level
}

function* agree(table: TableState, seats: readonly Seat[]): Steps<void> {
  if (table.rollback === null) return
  const agreed = [...new Set([...table.rollback.agreed, ...seats])].toSorted((a, b) => a - b)
  table.rollback = { ...table.rollback, agreed }
  const isAgreed = table.chairs.every((chair, at) => chair.person === null || agreed.includes(at))
  if (isAgreed) yield* goBack(table, table.rollback.plays)
}

function* goBack(table: TableState, plays: number): Steps<void> {
  // Whoever looks meanwhile sees the match as it was.
  if (table.match !== null) table.match = yield* table.match.rewinding(plays)
  table.rollback = null
  for (const [seq, at] of table.playAt) if (at > plays) table.playAt.delete(seq)
}
