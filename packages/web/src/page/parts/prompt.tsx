import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import type { Choosing } from '../../desk/choosing.ts'
import type { Desk } from '../../desk/desk.ts'
import type { FaceWords, GameFace } from '../face.ts'
import { RuleLink } from './rule-link.tsx'

interface PromptProps<T extends GameTypes, C extends Choosing<T>> {
  readonly face: GameFace<T, C>
  readonly desk: Desk<T, C>
}

/** The question, or the answer to what was done last, always in the same place so that nothing moves. */
export function Prompt<T extends GameTypes, C extends Choosing<T>>({
  face,
  desk,
}: PromptProps<T, C>): JSX.Element | null {
  const view = desk.view.value
  if (view === null) return null
  const { Portrait, Counters } = face
  const thought = face.thought?.(desk) ?? ''
  return (
    <div
      class="panel prompt"
      data-yours={desk.isReady.value}
      data-sent={desk.table.isAsked.value}
      data-over={face.isOver(view)}
    >
      <Portrait seat={face.lead(view)} />
      <div>
        {thought === '' ? (
          <Answered
            desk={desk}
            words={face.words}
            otherwise={isClosed(face, desk) ? say('prompt-closed') : face.prompt(desk)}
          />
        ) : (
          <p class="what thought">{thought}</p>
        )}
        {Counters !== undefined && <Counters desk={desk} />}
      </div>
    </div>
  )
}

/** Whether the table was closed: nobody has to decide, and yet the game is not over. */
function isClosed<T extends GameTypes, C extends Choosing<T>>(face: GameFace<T, C>, { table }: Desk<T, C>): boolean {
  const shown = table.shown.value
  return shown !== null && shown.actor === null && !face.isOver(shown.view)
}

interface AnsweredProps<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly words: FaceWords<T>
  readonly otherwise: string
}

/** Why something was refused, with its rule; or a hint; otherwise the question. */
export function Answered<T extends GameTypes>({ desk, words, otherwise }: AnsweredProps<T>): JSX.Element {
  const { refused, hint } = desk.table
  if (refused.value !== null) {
    const { refusal, action } = refused.value
    return (
      <p class="answer refused">
        {words.whyNot(refusal, action)} <RuleLink rule={refusal.rule} />
      </p>
    )
  }
  if (hint.value !== null) return <p class="answer">{words.tellHint(hint.value)}</p>
  return <p class="what">{otherwise}</p>
}
