import type { QuestionView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

/** Who answers, and why it is theirs (M17.2). */
export function Whose({ desk, question }: { desk: MysticsDesk; question: QuestionView }): JSX.Element | null {
  if (question.mouse === null) return null
  const players = desk.table.seats.value.map((holder) => ('name' in holder ? holder.name : ''))
  // Whoever plays everybody is told which mouse it is about, and not that they decide.
  const isShared = new Set(players).size > 1
  if (!isShared && question.why === 'own') return null
  const who = (isShared ? players[question.seat] : '') || nameOf(question.mouse)
  return (
    <p class="whose">
      {say(`whose-${question.why}`, { who, mouse: nameOf(question.mouse) })} <RuleLink rule={question.rule} />
    </p>
  )
}
