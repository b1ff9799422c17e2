import type { ComponentChildren, JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { Header } from './header.tsx'

interface LayoutProps {
  readonly title: string
  /** A label for the kind of table, such as a lesson or a replay. */
  readonly mode: string
  readonly board: ComponentChildren
  readonly side: ComponentChildren
}

/** The usual table: the board is always visible, with the column beside or below it. */
export function Layout({ title, mode, board, side }: LayoutProps): JSX.Element {
  return (
    <div class="table">
      <Header title={title} mode={mode} page="table" />
      <main class="desk">
        <section class="board-side" aria-label={say('board-section')}>
          {board}
        </section>
        <div class="side">{side}</div>
      </main>
    </div>
  )
}
