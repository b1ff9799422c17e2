import { findSide, tilesOfTheBox } from '../board/box-tiles.ts'
import { HEROES } from '../cards/box.ts'
import type { Problems } from '../shape/problem.ts'
import type { Chapter } from '../story/chapter.ts'
import type { Sound } from './sound.ts'

/** What is said of the set-up in one field must fit what is said in another: party, tiles, start, track (M3). */
export function checkSetup(chapter: Sound, problems: Problems): void {
  if (chapter.party !== undefined) checkParty(chapter.party, problems)
  if (chapter.tiles !== undefined) checkTiles(chapter.tiles, problems)
  if (chapter.start !== undefined) checkStart(chapter, chapter.start, problems)
  if (chapter.track !== undefined) checkTrack(chapter, chapter.track, problems)
  for (const [side, cards] of Object.entries(chapter.deals ?? {})) checkOnce(cards, `deals.${side}`, problems)
}

function checkOnce(names: readonly string[], path: string, problems: Problems): void {
  const twice = new Set(names.filter((name, i) => names.indexOf(name) < i))
  for (const name of twice) problems.add(path, 'twice', { name })
}

function checkParty(party: Chapter['party'], problems: Problems): void {
  const { size, usual, forbidden = [], required = [], requiredAny = [] } = party
  for (const field of ['forbidden', 'required', 'requiredAny', 'usual'] as const)
    checkOnce(party[field] ?? [], `party.${field}`, problems)
  if (usual.length !== size) problems.add('party.usual', 'party-size', { size })
  for (const name of usual) if (forbidden.includes(name)) problems.add('party.usual', 'party-forbidden', { name })
  for (const name of required) if (!usual.includes(name)) problems.add('party.usual', 'party-lacks', { name })
  if (requiredAny.length > 0 && !requiredAny.some((name) => usual.includes(name)))
    problems.add('party.usual', 'party-lacks-all', { names: requiredAny.join(', ') })
}

function checkTiles(tiles: Chapter['tiles'], problems: Problems): void {
  const laid = new Set<string>()
  const spots = new Set<string>()
  for (const [i, { up, down, at }] of tiles.entries()) {
    for (const name of [up, down]) {
      if (name === null) continue
      if (laid.has(name)) problems.add(`tiles[${i}]`, 'laid-twice', { name })
      laid.add(name)
    }
    if (spots.has(at.join())) problems.add(`tiles[${i}].at`, 'spot-taken')
    spots.add(at.join())
    const back = tilesOfTheBox().get(up)?.back
    if (down !== null && back !== undefined && back !== down)
      problems.add(`tiles[${i}].down`, 'other-back', { name: up, back })
  }
}

function checkStart({ party, closed = [] }: Sound, { side, place }: Chapter['start'], problems: Problems): void {
  if (closed.includes(side)) problems.add('start.side', 'start-closed', { name: side })
  const { places } = findSide(side)
  const check = (name: string, path: string): void => {
    if (!Object.hasOwn(places, name)) problems.add(path, 'no-place', { side, name })
  }
  if (typeof place === 'string') return check(place, 'start.place')
  for (const [id, name] of Object.entries(place)) check(name, `start.place.${id}`)
  if (party === undefined) return
  for (const id of miceOf(party))
    if (!Object.hasOwn(place, id)) problems.add('start.place', 'party-lacks', { name: id })
}

/** Whoever may be there; only these, if the party is always the same. */
function miceOf(party: Chapter['party']): readonly string[] {
  return fixedParty(party) ?? HEROES.map(({ id }) => id).filter((id) => party.forbidden?.includes(id) !== true)
}

/** Everybody, if no other party is allowed. */
function fixedParty({ required = [], size }: Chapter['party']): readonly string[] | null {
  return required.length === size ? required : null
}

/** A track that is laid, not dealt: the cards of a party that is always the same. */
function checkTrack({ party }: Sound, track: readonly string[], problems: Problems): void {
  if (party === undefined) return
  const fixed = fixedParty(party)
  if (fixed === null) problems.add('track', 'track-not-fixed')
  else if (track.toSorted().join(' ') !== fixed.toSorted().join(' ')) problems.add('track', 'track-cards')
}
