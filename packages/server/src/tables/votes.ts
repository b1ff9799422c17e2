import type { Seat } from '@mousekeep/engine'
import type { VoteMatter } from '@mousekeep/protocol'

/** What the people at a table are asked, and which seats have agreed so far. */
export interface Vote {
  readonly about: VoteMatter
  readonly agreed: readonly Seat[]
}

interface Chair {
  readonly person: string | null
}

/** The seats that are asked: those that people hold, but for those of somebody whose seat it is about. */
function votersOn(about: VoteMatter, chairs: readonly Chair[]): Seat[] {
  const target = about.what === 'replace' ? chairs[about.seat].person : null
  return chairs.flatMap(({ person }, seat) => (person === null || person === target ? [] : [seat]))
}

/** The vote with these seats, and whether all who are asked have agreed. */
export function withSeats(vote: Vote, seats: readonly Seat[], chairs: readonly Chair[]): Vote & { isPassed: boolean } {
  const agreed = [...new Set([...vote.agreed, ...seats])].toSorted((a, b) => a - b)
  const isPassed = votersOn(vote.about, chairs).every((seat) => agreed.includes(seat))
  return { about: vote.about, agreed, isPassed }
}

/** Which of these seats may vote on the matter. */
export function votesOf(seats: readonly Seat[], about: VoteMatter, chairs: readonly Chair[]): Seat[] {
  const voters = votersOn(about, chairs)
  return seats.filter((seat) => voters.includes(seat))
}
