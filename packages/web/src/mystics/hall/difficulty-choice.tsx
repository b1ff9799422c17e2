import { DIFFICULTIES, type Difficulty } from '@mousekeep/mystics/sheet'
import type { JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { say } from '../words/words.ts'

interface DifficultyChoiceProps {
  readonly value: string
  readonly onPick: (difficulty: Difficulty) => void
}

export function DifficultyChoice({ value, onPick }: DifficultyChoiceProps): JSX.Element {
  return (
    <>
      <Choice
        name="difficulty"
        legend={say('hall-difficulty')}
        options={DIFFICULTIES.map((each) => ({ value: each, label: say(`difficulty-${each}`) }))}
        value={value}
        onPick={(picked) => {
          const difficulty = DIFFICULTIES.find((each) => each === picked)
          if (difficulty !== undefined) onPick(difficulty)
        }}
      />
      <p class="note" role="status">
        {say(`hall-level-${value}`)} <RuleLink rule="B10" />
      </p>
    </>
  )
}
