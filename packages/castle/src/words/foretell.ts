import type { Say } from '@mousekeep/text'
import type { SlideForesight } from '../foresee.ts'
import { kindName, teamName } from './tell.ts'

/** What follows from a slide, in sentences for the seat that would make it: who takes, who falls, what is unknown. */
export function foretellSlide(say: Say, you: number, foresight: SlideForesight): string[] {
  const { takes, falls, unknown, winner, reveals } = foresight
  const team = (seat: number): string => teamName(say, seat)
  return [
    ...takes.map(({ seat, cheese }) =>
      seat === you
        ? say('foresee-you-take', { cheese: kindName(say, cheese) })
        : say('foresee-takes', { team: team(seat), cheese: kindName(say, cheese) }),
    ),
    ...falls.map(({ seat, at }) =>
      seat === you ? say('foresee-you-fall', { at }) : say('foresee-falls', { team: team(seat), at }),
    ),
    ...(unknown.length === 0 ? [] : [say('foresee-unknown', { at: unknown.map(({ at }) => at).join(', ') })]),
    ...(winner === null ? [] : [winner === you ? say('foresee-you-win') : say('foresee-wins', { team: team(winner) })]),
    ...(reveals ? [say('foresee-final')] : []),
  ]
}
