import type { ComponentChildren, JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { Header } from './header.tsx'

interface LayoutProps {
  readonly title: string
  /** What kind of table this is, so that nobody forgets. */
  readonly mode: string
  readonly board: ComponentChildren
  readonly side: ComponentChildren
}

/** The usual table: the board always visible, and beside or below it the column with everything else. */
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
