import { temperOf, type Temper } from '@mousekeep/castle/tempers'
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
}

/** Has the words ready before anything is drawn. */
export async function openMouse(): Promise<ComponentType<MouseProps>> {
  await moreWords.load()
  return Mouse
}

/** A mouse with a temper at the table: its badge, and at times a sentence on why it does what it does. */
function Mouse({ desk, seat, level }: MouseProps): JSX.Element | null {
  const { temper } = temperOf(level)
  return temper === null ? null : (
    <>
      <Badge temper={temper} />
      <Saying desk={desk} seat={seat} temper={temper} />
    </>
  )
}

function Saying({ desk, seat, temper }: { desk: CastleDesk; seat: number; temper: Temper }): JSX.Element | null {
  const occasion = occasionOf(desk.table.chapters.value, seat)
  return occasion === null ? null : <q class="temper-says">{say(`says-${temper}-${occasion}`)}</q>
}
