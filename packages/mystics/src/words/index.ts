import type { Reason, Refusal } from '@mousekeep/engine'
import { paramsIn, type Speech } from '@mousekeep/text'
import type { Warning } from '../foresight/warnings.ts'
import type { MysticsAction } from '../state/action.ts'
import type { MysticsEvent } from '../state/events.ts'
import type { MysticsView } from '../view.ts'
import { labelOf, tellAction, typedOf } from './actions.ts'
import { idOf, nameOf, namesOf } from './names.ts'
import { tellOption, tellPrompt, tellQuestion } from './questions.ts'
import { readLine } from './read-line.ts'
import { isSilent, tell, tellAll, tellSeen } from './tell.ts'

export { tellProblem } from './problems.ts'
export { isCode } from './names.ts'
export { tellChoices, tellWaiting, waitingIn, type Waiting } from './waiting.ts'
export { isSilent, typedOf }

/** All that Mystics has to say at a table, by whatever speaks: terminal and browser say the same. No rules in it. */
export function mysticsWords(speech: Speech) {
  return {
    /** What anything is called: a mouse, figure, card (`dagger#2`), token, side, marker, flag. Spaces without a name are their ids. */
    name: (id: string) => nameOf(speech, id),
    names: (ids: readonly string[]) => namesOf(speech, ids),
    /** The id of what somebody calls so, among these. */
    idOf: (called: string, ids: readonly string[]) => idOf(speech, called, ids),
    /** An event in a sentence. Ask `isSilent` first: some have none. */
    tell: (event: MysticsEvent) => tell(speech, event),
    /** The same beside a board: spaces that have only a code are not named. */
    tellSeen: (event: MysticsEvent) => tellSeen(speech, event),
    /** Events in paragraphs, each sentence with its rule. */
    tellAll: (events: readonly MysticsEvent[]) => tellAll(speech, events),
    /** As something to do: "step to b2". `asked` is the `what` of the open question. */
    tellAction: (action: MysticsAction, asked?: string) => tellAction(speech, action, asked),
    /** The same without its verb: for a list under `verb`. */
    label: (action: MysticsAction, asked?: string) => labelOf(speech, action, asked),
    verb: (kind: MysticsAction['do']) => speech.say(`verb-${kind}`),
    whyNot: ({ code, params }: Refusal, action: object) =>
      speech.say(`refused-${code}`, { ...paramsIn(action), ...params }),
    /** What the party bot would do, and what that is good for. */
    tellHint: (
      { line, reason }: { readonly line: readonly MysticsAction[]; readonly reason?: Reason | null },
      asked?: string,
    ) => {
      const would = speech.say('hint-text', { what: tellAction(speech, line[0], asked) })
      return reason === undefined || reason === null ? would : `${would} ${tellReason(speech, reason)}`
    },
    /** What somebody might not have thought of. */
    warning: ({ code, who, n }: Warning) =>
      speech.say(`warning-${code}`, { who: who === undefined ? '' : nameOf(speech, who), n: n ?? 0 }),
    /** What is asked (by its `what`), an answer to it, and either what is asked or whose turn it is. */
    question: (asked: string) => tellQuestion(speech, asked),
    option: (asked: string, option: string) => tellOption(speech, asked, option),
    prompt: (view: Pick<MysticsView, 'question' | 'turn'>) => tellPrompt(speech, view),
    /** A typed line as an action, listed or not; null if it is none. */
    readLine: (line: string, legal: readonly MysticsAction[], asked?: string) => readLine(speech, line, legal, asked),
  }
}

/** Strings of a reason are ids. */
function tellReason(speech: Speech, { code, params }: Reason): string {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? nameOf(speech, value) : value,
  ])
  return speech.say(`hint-${code}`, Object.fromEntries(named))
}

export type MysticsWords = ReturnType<typeof mysticsWords>
