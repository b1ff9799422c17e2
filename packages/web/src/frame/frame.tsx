import type { ComponentChildren, JSX } from 'preact'
import { say } from '../words/words.ts'
import { Icon, type IconName } from './icons.tsx'

const LINKS: readonly (readonly [page: string, icon: IconName])[] = [
  ['', 'home'],
  ['rules', 'rules'],
  ['settings', 'settings'],
]

/** The line at the head of every page. */
export function Header({ title, mode, page }: { title: string; mode?: string; page: string }): JSX.Element {
  return (
    <header class="head">
      <div class="title">
        <h1>{title}</h1>
        {mode !== undefined && <p class="mode">{mode}</p>}
      </div>
      <nav aria-label={say('nav-label')}>
        {LINKS.map(([to, icon]) => (
          <a key={to} href={`#/${to}`} class="btn small" aria-current={to === page ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{say(`nav-${icon}`)}</span>
          </a>
        ))}
      </nav>
    </header>
  )
}

interface FrameProps {
  readonly title: string
  /** What kind of table this is, so that nobody forgets. */
  readonly mode: string
  readonly board: ComponentChildren
  readonly side: ComponentChildren
}

/** The table of any game: the board always visible, and beside or below it the column with everything else. */
export function Frame({ title, mode, board, side }: FrameProps): JSX.Element {
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

/** A page that has nothing to show but why. */
export function Trouble({ text }: { text: string }): JSX.Element {
  return (
    <div class="page">
      <Header title={say('app-name')} page="table" />
      <main>
        <p class="panel form" role="alert">
          {text}
        </p>
      </main>
    </div>
  )
}
