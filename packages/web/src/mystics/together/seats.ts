import { MICE, OPTIONS, PARTIES, type ChapterId } from '@mousekeep/mystics/sheet'

/** The seat of each mouse: as chosen, as far as nobody is left without a mouse. */
export function seatsIn(
  party: readonly string[],
  owners: Readonly<Record<string, number>>,
  players: number,
): Readonly<Record<string, number>> {
  const chosen = party.map((mouse, i) => Math.min(owners[mouse] ?? i % players, players - 1))
  const isFair = Array.from({ length: players }, (_, seat) => chosen.includes(seat)).every(Boolean)
  return Object.fromEntries(party.map((mouse, i) => [mouse, isFair ? chosen[i] : dealtRound(i, players)]))
}

/** M1.1: mice are dealt out in the order of the party, unless people choose otherwise. */
function dealtRound(i: number, players: number): number {
  return i % players
}

const CHAPTERS: readonly string[] = Object.keys(PARTIES)
const isChapter = (id: unknown): id is ChapterId => typeof id === 'string' && CHAPTERS.includes(id)

/** The mice of a seat, by the options of a table, which come from outside; none if they do not say. */
export function miceOf(options: unknown, seat: number): readonly string[] {
  const { chapter = OPTIONS.chapter.default, party, players = OPTIONS.players.default, seats = {} } = fieldsOf(options)
  const usual = isChapter(chapter) ? PARTIES[chapter].usual : []
  const chosen = Array.isArray(party) ? party.flatMap((each) => MICE.find((mouse) => mouse === each) ?? []) : []
  const owners = fieldsOf(seats)
  return (chosen.length > 0 ? chosen : usual).filter(
    (mouse, i) => (owners[mouse] ?? dealtRound(i, Number(players))) === seat,
  )
}

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}
