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
    let isRead = false
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || isOnControl(event.target)) return
      event.preventDefault()
      isRead = true
      stage.next()
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      // What follows has no buttons to go on with.
      if (stage.isHeld.peek()) stage.hold(false)
      if (isRead) restSpaceBar()
    }
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
      <TellingPace onPick={(pace) => (pace === 'once' ? desk.skip() : stage.hold(pace === 'steps'))} />
    </div>
  )
}

const TOO_SOON_MS = 1000

function swallow(event: KeyboardEvent): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whoever reads along with the space bar may press it once too often: so soon after the last sentence it ends no turn. */
function restSpaceBar(): void {
  addEventListener('keydown', swallow, true)
  setTimeout(() => removeEventListener('keydown', swallow, true), TOO_SOON_MS)
}

/** Whether the space bar already means something there; at the pace that was just chosen it does not. */
function isOnControl(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.matches('[data-telling][aria-pressed="true"]')) return false
  return target.closest('button, input, select, textarea, a, [role="gridcell"]') !== null
}

interface TellingPaceProps {
  /** What is being told goes on at that pace. */
  readonly onPick?: (pace: (typeof TELLINGS)[number]) => void
}

/** How fast automatic events are told. */
export function TellingPace({ onPick }: TellingPaceProps): JSX.Element {
  return (
    <div class="telling-pace" role="group" aria-label={say('settings-telling')}>
      {TELLINGS.map((pace) => (
        <button
          key={pace}
          type="button"
          class="btn small"
          data-telling={pace}
          aria-pressed={telling.value === pace}
          onClick={() => {
            telling.value = pace
            onPick?.(pace)
          }}
        >
          {say(`telling-${pace}`)}
        </button>
      ))}
    </div>
  )
}
