import type { Odds } from '@mousekeep/mystics'
import type { MysticsAction } from '@mousekeep/mystics/box'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { later } from '../../base/later.tsx'
import { hasLetterKeys } from '../../base/settings.ts'
import { playCarefully } from '../play-carefully.ts'
import type { MysticsDesk } from '../choosing.ts'
import { chanceOf, foresightOf, prospectOf, worthOf } from '../foresight.ts'
import { useRoomInSight } from '../room/in-sight.ts'
import { capital } from '../words/capital.ts'
import { game, say } from '../words/words.ts'

const SidePicture = later(async () => (await import('../room/side-picture.tsx')).SidePicture)

/** The choices of one kind that the room does not show: weapons, exits, cards. */
export function Among({ desk }: { desk: MysticsDesk }): JSX.Element | null {
  const foresight = foresightOf(desk)
  const { among, target } = desk.choosing
  const best = (action: MysticsAction): number => worthOf(prospectOf(foresight, action))
  const attacks = desk.legal.value
    .filter((action) => action.do === 'battle' && action.target === target.value)
    .toSorted((a, b) => best(b) - best(a))
  const choices = among.value.length > 0 ? among.value : attacks
  useRoomInSight(choices[0]?.do)
  const list = useNumberKeys()
  if (choices.length === 0) return null
  // The room shows where the party can be led.
  const named = choices.length === 1 ? choices : choices.filter((action) => action.do !== 'lead')
  return (
    <div ref={list} class="among" role="group" aria-label={say('among-label')}>
      {named.length === 0 && <p>{say('lead-where')}</p>}
      {named.slice(0, 12).map((action, i) => {
        const prospect = prospectOf(foresight, action)
        const chance = chanceOf(prospect)
        return (
          <button key={i} type="button" class="btn" onClick={() => playCarefully(desk, action)}>
            <kbd>{i + 1}</kbd> {action.do === 'explore' && <WayPicture desk={desk} exit={action.exit ?? null} />}
            {capital(game.tellAction(action))}
            {chance !== null && (
              <b class="chance" style={{ '--chance': `${percent(chance.felled || chance.wounded)}%` }}>
                {chance.wounded > chance.felled && `${say('odds-wound', { chance: percent(chance.wounded) })} · `}
                {say('chance-to-defeat', { chance: percent(chance.felled) })}
              </b>
            )}
            <AttackOdds odds={prospect?.odds ?? null} />
          </button>
        )
      })}
      <button type="button" class="btn" onClick={() => desk.letGo()}>
        {say('among-none')}
      </button>
    </div>
  )
}

/** The number beside a choice, of a button or of attacks on a target, presses it. */
function useNumberKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
      const isAside = event.ctrlKey || event.metaKey || event.altKey || isTyping || !hasLetterKeys.value
      if (isAside || document.querySelector('dialog[open]') !== null) return
      const numbers = list.current?.querySelectorAll('kbd') ?? []
      ;[...numbers]
        .find(({ textContent }) => textContent === event.key)
        ?.closest('button')
        ?.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return list
}

/** What lies behind a way out, as far as the mice have seen it. */
function WayPicture({ desk, exit }: { desk: MysticsDesk; exit: string | null }): JSX.Element | null {
  const way = desk.view.value?.ways.find((each) => each.exit === exit)
  return way === undefined ? null : <SidePicture side={way.to ?? ''} isSeen={way.seen} />
}

/** The dice of both sides, and how likely we and the wheel are to get cheese. */
function AttackOdds({ odds }: { odds: Odds | null }): JSX.Element | null {
  if (odds?.roll !== 'attack') return null
  const [target] = odds.targets
  const said = { dice: odds.dice, against: target?.dice ?? 0, cheese: percent(odds.cheese), wheel: percent(odds.wheel) }
  return <small class="odds">{say('attack-odds', said)}</small>
}

function percent(chance: number): number {
  return Math.round(chance * 100)
}
