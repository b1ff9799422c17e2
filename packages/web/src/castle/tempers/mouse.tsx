import { temperOf } from '@mousekeep/castle/tempers'
import type { ComponentType, JSX } from 'preact'
import type { CastleDesk } from '../choosing/choosing.ts'
import { moreWords, say } from '../words/more.ts'
import { Badge } from './badge.tsx'
import { occasionOf } from './saying.ts'
import './tempers.css'

interface MouseProps {
  readonly desk: CastleDesk
  readonly seat: number
  readonly level: string
  /** Which part to draw: the badge at the portrait, or now and then a sentence on why it does what it does. */
  readonly part: 'badge' | 'words'
}

/** Loads the words before anything is drawn. */
export async function openMouse(): Promise<ComponentType<MouseProps>> {
  await moreWords.load()
  return Mouse
}

/** A mouse with a temper at the table. */
function Mouse({ desk, seat, level, part }: MouseProps): JSX.Element | null {
  const { temper } = temperOf(level)
  if (temper === null) return null
  if (part === 'badge') return <Badge temper={temper} />
  const occasion = occasionOf(desk.table.eventsByPlay.value, seat)
  return <p class="temper-says">{occasion === null ? '\u00A0' : <q>{say(`says-${temper}-${occasion}`)}</q>}</p>
}
