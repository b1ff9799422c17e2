import type { Space } from '../../board/board.ts'
import type { EncounterFlag, Group } from '../../cards/card.ts'
import type { ArrivalTask } from '../../state/task.ts'

/** A group of minions that comes together: placed, given initiative, flags applied (M14.3). */
export function arrivalOf(
  group: Group,
  options: {
    readonly places?: Readonly<Record<string, readonly Space[]>>
    readonly flags?: readonly EncounterFlag[]
    readonly setup?: boolean
    readonly below?: boolean
    readonly surge?: boolean
  } = {},
): ArrivalTask {
  return {
    kind: 'arrival',
    step: 'count',
    group,
    places: options.places ?? {},
    flags: options.flags ?? [],
    setup: options.setup ?? false,
    queue: [],
    placed: [],
    newCards: [],
    ambush: [],
    whole: false,
    below: options.below ?? false,
    surge: options.surge ?? false,
  }
}
