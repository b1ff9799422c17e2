import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { telling, TELLINGS } from '../../base/settings.ts'
import { say } from '../../base/words/words.ts'
import type { Desk } from '../../desk/desk.ts'
import type { Stage, ToldBeat } from '../../desk/stage.ts'
import { Icon } from './icons.tsx'

interface TellingProps<T extends GameTypes> {
  readonly desk: Desk<T>
  readonly stage: Stage<ToldBeat>
}

/** Controls while automatic events are told: next, pause, from the start, skip; and the pace. */
export function TellingControls<T extends GameTypes>({ desk, stage }: TellingProps<T>): JSX.Element {
  const isHeld = stage.isHeld.value
  const isStill = isHeld || stage.beat.value?.ms === null
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || isOnControl(event.target)) return
      event.preventDefault()
      stage.next()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [stage])
  return (
    <div class="telling-controls">
      <div class="row">
        <button type="button" class="btn small" aria-label={say('telling-from-start')} onClick={() => stage.again()}>
          <Icon name="again" />
        </button>
        <button
          type="button"
          class="btn small"
          aria-pressed={isHeld}
          aria-label={say('telling-pause')}
          onClick={() => stage.hold(!isHeld)}
        >
          <Icon name="pause" />
        </button>
        <button type="button" class={isStill ? 'btn small go' : 'btn small'} data-next onClick={() => stage.next()}>
          {say('telling-next')}
        </button>
        <button type="button" class={isStill ? 'btn small' : 'btn small go'} data-skip onClick={() => desk.skip()}>
          {say('telling-skip')}
        </button>
      </div>
      <TellingPace />
    </div>
  )
}

/** Whether the space bar already means something there. */
function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('button, input, select, textarea, a, [role="gridcell"]') !== null
  )
}

/** How fast automatic events are told, from the next ones on. */
export function TellingPace(): JSX.Element {
  return (
    <div class="telling-pace" role="group" aria-label={say('settings-telling')}>
      {TELLINGS.map((pace) => (
        <button
          key={pace}
          type="button"
          class="btn small"
          data-telling={pace}
          aria-pressed={telling.value === pace}
          onClick={() => (telling.value = pace)}
        >
          {say(`telling-${pace}`)}
        </button>
      ))}
    </div>
  )
}
