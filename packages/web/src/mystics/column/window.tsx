import { whisperOf, type MysticsAction, type QuestionView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { keepWhisper, WHENS, whispers } from '../../base/whispers.ts'
import { playCarefully } from '../play-carefully.ts'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf, prospectOf, type Prospect } from '../foresight.ts'
import { CardFace } from '../things/card-face.tsx'
import { capital } from '../words/capital.ts'
import { tellAll } from '../words/tell.ts'
import { game, say } from '../words/words.ts'
import { Whose } from './whose.tsx'

/** A card may be used now: what it says, and what using it or passing would lead to. */
export function Window({ desk, question }: { desk: MysticsDesk; question: QuestionView }): JSX.Element {
  const foresight = foresightOf(desk)
  const uses = desk.legal.value.filter((action) => action.do !== 'choose')
  const pass: MysticsAction = { do: 'choose', option: 'pass' }
  const cards = [...Map.groupBy(uses, cardIn)]
  return (
    <div class="panel window" role="group" aria-label={game.question(question.what)}>
      <Whose desk={desk} question={question} />
      {cards.map(([card, actions]) => (
        <div key={card} class="window-card">
          <CardFace id={card} />
          {actions.slice(0, 8).map((action, i) => (
            <Outcome
              key={i}
              head={actions.length === 1 ? say('window-if-used') : capital(game.tellAction(action))}
              prospect={prospectOf(foresight, action)}
              button={say('window-use')}
              isGo
              onPress={() => playCarefully(desk, action)}
            />
          ))}
        </div>
      ))}
      {desk.isReady.value && (
        <Outcome
          head={say('window-if-passed')}
          prospect={prospectOf(foresight, pass)}
          button={say('window-pass')}
          onPress={() => desk.play(pass)}
        />
      )}
      {cards.map(([card]) => (
        <Whisper key={card} card={card} desk={desk} mouse={question.mouse} />
      ))}
    </div>
  )
}

function cardIn(action: MysticsAction): string {
  if (action.do === 'ability') return action.ability
  return action.do === 'use' ? action.card : ''
}

/** Events that decide what the question was about. */
const DECIDING: ReadonlySet<string> = new Set(['wounded', 'captured'])

interface OutcomeProps {
  readonly head: string
  readonly prospect: Prospect | null
  readonly button: string
  readonly isGo?: boolean
  readonly onPress: () => void
}

function Outcome({ head, prospect, button, isGo = false, onPress }: OutcomeProps): JSX.Element {
  // The heading already says that it is used.
  const events = (prospect?.events ?? []).filter(({ type }) => type !== 'used')
  const lines = tellAll(events).slice(0, 4)
  // Once the wounds are taken, the next roll is another one.
  const odds = events.some(({ type }) => DECIDING.has(type)) ? null : (prospect?.odds ?? null)
  return (
    <div class="outcome">
      <h3>{head}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
        {odds?.roll === 'defense' && (
          <li>{say('odds-wound', { chance: Math.round((1 - odds.targets[0].wounds[0]) * 100) })}</li>
        )}
        {odds !== null && odds.roll !== 'search' && odds.targets[0] !== undefined && odds.targets[0].felled > 0 && (
          <li>{say('odds-felled', { chance: Math.round(odds.targets[0].felled * 100) })}</li>
        )}
        {odds === null && prospect?.then === 'dice' && <li>{say('then-dice')}</li>}
      </ul>
      <button type="button" class={isGo ? 'btn go' : 'btn'} onClick={onPress}>
        {button}
      </button>
    </div>
  )
}

interface WhisperProps {
  readonly card: string
  readonly desk: MysticsDesk
  readonly mouse: string | null
}

/** How often this card of one's own mice asks, here and at every other table (M27.3). */
function Whisper({ card, desk, mouse }: WhisperProps): JSX.Element | null {
  const { quiet = null, seats = {} } = desk.view.value ?? {}
  if (quiet === null || mouse === null) return null
  const now = whisperOf(quiet.whispers, mouse, card)
  const choose = (when: (typeof WHENS)[number]): void => {
    keepWhisper(card, when)
    desk.play({ do: 'whispers', seat: seats[mouse], cards: whispers.value })
  }
  return (
    <div class="whisper" role="group" aria-label={say('whisper-label')}>
      <span>{say('whisper-label')}</span>
      {WHENS.map((when) => (
        <button key={when} type="button" class="btn small" aria-pressed={when === now} onClick={() => choose(when)}>
          {say(`whisper-${when}`)}
        </button>
      ))}
    </div>
  )
}
