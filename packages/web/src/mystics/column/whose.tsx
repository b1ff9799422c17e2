import type { QuestionView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { playersAt } from '../track/players.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

/** Who answers, and why the answer is theirs (M17.2). */
export function Whose({ desk, question }: { desk: MysticsDesk; question: QuestionView }): JSX.Element | null {
  if (question.mouse === null) return null
  const player = playersAt(desk.table.seats.value)[question.seat] ?? ''
  // It goes without saying that a mouse decides about its own things.
  if (player === '' && question.why === 'own') return null
  const who = player || nameOf(question.mouse)
  return (
    <p class="whose">
      {say(`whose-${question.why}`, { who, mouse: nameOf(question.mouse) })} <RuleLink rule={question.rule} />
    </p>
  )
}
