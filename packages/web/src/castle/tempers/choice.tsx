import { TEMPERS } from '@mousekeep/castle/tempers'
import type { ComponentType, JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { moreWords, say } from '../words/more.ts'
import { Badge } from './badge.tsx'
import './tempers.css'

interface TemperChoiceProps {
  /** The tempers of the bots, in the order of their seats; empty: bots without one. */
  readonly value: readonly string[]
  readonly onPick: (tempers: readonly string[]) => void
}

/** Loads the words before anything is drawn. */
export async function openTemperChoice(): Promise<ComponentType<TemperChoiceProps>> {
  await moreWords.load()
  return TemperChoice
}

/** The mouse to play against; further bots are the ones after it. */
function TemperChoice({ value, onPick }: TemperChoiceProps): JSX.Element {
  const pick = (name: string): void => {
    const at = TEMPERS.findIndex((each) => each === name)
    onPick(at < 0 ? [] : [...TEMPERS.slice(at), ...TEMPERS.slice(0, at)])
  }
  return (
    <div class="tempers">
      <Choice
        name="temper"
        legend={say('temper-legend')}
        options={[
          { value: 'any', label: say('temper-any') },
          ...TEMPERS.map((temper) => ({
            value: temper,
            label: `${say(`mouse-${temper}`)}: ${say(`temper-${temper}`)}`,
            picture: <Badge temper={temper} />,
          })),
        ]}
        value={value[0] ?? 'any'}
        onPick={pick}
      />
    </div>
  )
}
