import type { Mystics } from '@mousekeep/mystics'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { drawn } from '../base/drawn.ts'
import type { Around } from '../page/around.ts'
import { Log, withNotes, type LogGroup } from '../page/parts/log.tsx'
import { PastLine, TypedLine } from '../page/usual-table.tsx'
import { icon } from './art/coming.ts'
import type { IconName } from './art/icons.ts'
import type { Leaf, MysticsDesk } from './choosing.ts'
import { fromBeside } from './from-beside.ts'
import { logFilters } from './column/log-groups.ts'
import { faceWords } from './face-words.ts'
import { isCandle, lightCandle } from './settings.ts'
import { say } from './words/words.ts'

const LEAVES: readonly (readonly [Leaf, IconName])[] = [
  ['mouse', 'mouse'],
  ['map', 'map'],
  ['story', 'story'],
  ['threats', 'sword'],
  ['log', 'log'],
]

const AskAll = fromBeside((parts) => parts.AskAll)
const TellingPace = fromBeside((parts) => parts.TellingPace)

/** What lies beside the room, one leaf at a time, and the light in it. */
export function Leaves({ desk }: { readonly desk: MysticsDesk }): JSX.Element {
  const leaf = desk.choosing.leaf.value
  return (
    <nav class="leaves" aria-label={say('leaves-label')}>
      {LEAVES.map(([name, sign]) => (
        <button
          key={name}
          type="button"
          class="btn small"
          aria-pressed={leaf === name}
          onClick={() => openLeaf(desk, leaf === name ? 'none' : name)}
        >
          <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon(sign, 20))} />
          {say(`leaf-${name}`)}
        </button>
      ))}
      <button type="button" class="btn small" aria-pressed={isCandle()} onClick={() => lightCandle(!isCandle())}>
        <span aria-hidden="true" dangerouslySetInnerHTML={drawn(icon('candle', 20))} />
        {say('leaf-candle')}
      </button>
    </nav>
  )
}

interface LogLeafProps {
  readonly desk: MysticsDesk
  readonly view: Mystics['view']
  readonly groups: readonly LogGroup[]
  readonly around: Around
}

/** What has happened, with the way back through it, and what is said about it. */
export function LogLeaf({ desk, view, groups, around }: LogLeafProps): JSX.Element {
  const { table } = desk
  const notes = around.notes.value
  const edge = table.shown.value?.boundaries.at(-1) ?? null
  // The longest part of the page, which changes with a play only: not drawn anew while a pointer moves.
  const log = useMemo(
    () => (
      <Log
        groups={withNotes(groups, notes)}
        filters={logFilters(view)}
        onJump={(play) => table.look(play)}
        edge={edge}
      />
    ),
    [groups, notes, edge],
  )
  return (
    <div class="leaf-log">
      <TellingPace />
      <AskAll desk={desk} />
      {log}
      <PastLine desk={desk} />
      <around.Moment table={table} />
      {around.Panels !== null && <around.Panels table={table} />}
      {view.over === null && <TypedLine desk={desk} words={faceWords} />}
    </div>
  )
}

/** Opens a leaf and brings it into sight: on a wide screen it may stand farther down, on a phone below the fold. */
function openLeaf({ choosing }: MysticsDesk, leaf: Leaf): void {
  choosing.leaf.value = leaf
  requestAnimationFrame(() => document.querySelector(`.leaf-${leaf}`)?.scrollIntoView({ block: 'nearest' }))
}
