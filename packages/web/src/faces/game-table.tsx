import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../base/words/words.ts'
import type { TableKind } from '../page/around.ts'
import { Trouble } from '../page/parts/header.tsx'
import { faceOf } from './faces.ts'

/** A table of any game. The board has a script of its own, so that the first page is there at once. */
export function GameTable({ game, ...props }: TableKind & { readonly game: string }): JSX.Element | null {
  const found = useSignal<ComponentType<TableKind> | 'coming' | null>('coming')
  useEffect(() => {
    void faceOf(game).then((face) => (found.value = face?.Table ?? null))
  }, [game])
  const Table = found.value
  if (Table === null) return <Trouble text={say('game-missing')} />
  return Table === 'coming' ? null : <Table {...props} />
}
