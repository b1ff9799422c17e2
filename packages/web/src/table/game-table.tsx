import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { deskOf } from '../desks.ts'
import type { TableProps } from './table-props.ts'

/** The table of whatever game; its board comes with its own script, so that the first page is there at once. */
export function GameTable({ game, ...props }: TableProps & { readonly game: string }): JSX.Element | null {
  const found = useSignal<ComponentType<TableProps> | null>(null)
  useEffect(() => {
    void deskOf(game).then((desk) => (found.value = desk?.Table ?? null))
  }, [game])
  const Table = found.value
  return Table === null ? null : <Table {...props} />
}
