import type { Reason, Refusal } from '@mousekeep/engine'
import { paramsIn, type Say } from '@mousekeep/text'
import type { CastleAction } from '../actions/action.ts'
import type { CastleEvent } from '../events.ts'
import type { SlideForesight } from '../foresee.ts'
import { foretellSlide } from './foretell.ts'
import { tellReason } from './hint.ts'
import { isWeighty, kindName, teamName, tell, tellAction } from './tell.ts'

export { readLine, type Unclear } from './read-line.ts'
export { isOfItself, isWeighty } from './tell.ts'

/** All that Castle has to say at a table, by whatever speaks: terminal and browser say the same. No rules in it. */
export function castleWords(say: Say) {
  return {
    teamName: (seat: number) => teamName(say, seat),
    kindName: (kind: string) => kindName(say, kind),
    /** An event in a sentence. */
    tell: (event: CastleEvent) => tell(say, event),
    /** An action as something to do: "step from b1 to c1". */
    tellAction: (action: CastleAction) => tellAction(say, action),
    /** Why something is not allowed; the rule is shown beside it. */
    whyNot: ({ code, params }: Refusal, action: object) => {
      if (code === 'not-your-turn') return say('refused-out-of-turn', { team: teamName(say, Number(params.actor)) })
      return say(`refused-${code}`, { ...paramsIn(action), ...params })
    },
    /** What a bot would do, and what for. */
    tellHint: ({ line, reason }: { readonly line: readonly CastleAction[]; readonly reason: Reason | null }) => {
      const what = say('hint-text', { what: tellAction(say, line[0]) })
      return reason === null ? what : `${what} ${tellReason(say, reason)}`
    },
    /** What would follow from a slide. */
    foretellSlide: (you: number, foresight: SlideForesight) => foretellSlide(say, you, foresight),
    /** What must not be missed of all that happened. */
    caption: (events: readonly CastleEvent[]) =>
      events
        .filter(isWeighty)
        .map((event) => tell(say, event))
        .join(' '),
  }
}
