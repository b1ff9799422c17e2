import type { JSX } from 'preact'
import { isReferenceOpen } from '../../base/reference.ts'
import { books } from '../../base/rulebook.ts'
import { sound } from '../../base/settings.ts'
import { sample } from '../../base/sound/sound.ts'
import { say } from '../../base/words/words.ts'
import { Icon, type IconName } from './icons.tsx'

const LINKS: readonly (readonly [page: string, icon: IconName])[] = [
  ['', 'home'],
  ['rules', 'rules'],
  ['settings', 'settings'],
]

interface HeaderProps {
  readonly title: string
  readonly mode?: string
  readonly page: string
  /** The game whose rules are meant; left out: the first. */
  readonly game?: string
}

/** The line at the head of every page. */
export function Header({ title, mode, page, game = page }: HeaderProps): JSX.Element {
  const book = books().find(({ id }) => id === game)
  return (
    <header class="head">
      <div class="title">
        <h1>{title}</h1>
        {mode !== undefined && <p class="mode">{mode}</p>}
      </div>
      {page === 'table' && <FoldedNav />}
      <nav id="nav" popover={page === 'table' ? 'auto' : undefined} aria-label={say('nav-label')}>
        {page === 'table' && <SoundSwitch />}
        {LINKS.map(([to, icon]) => (
          <a
            key={to}
            href={to === 'rules' && book !== undefined ? `#/rules/${book.id}` : `#/${to}`}
            class="btn small"
            aria-label={say(`nav-${icon}`)}
            aria-current={to === page ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span>{say(`nav-${icon}`)}</span>
          </a>
        ))}
        {page === 'table' && (
          <button
            type="button"
            class="btn small"
            aria-label={say('nav-sheet')}
            aria-pressed={isReferenceOpen.value}
            popovertarget="nav"
            popovertargetaction="hide"
            onClick={() => (isReferenceOpen.value = !isReferenceOpen.value)}
          >
            <Icon name="sheet" />
            <span>{say('nav-sheet')}</span>
          </button>
        )}
      </nav>
    </header>
  )
}

/** Opens the buttons where there is no room for them in a line, which only the style of a table knows. */
function FoldedNav(): JSX.Element {
  return (
    <button type="button" class="btn small folded" aria-label={say('nav-label')} popovertarget="nav">
      <Icon name="settings" />
    </button>
  )
}

/** The sound switch, where the sound is heard. */
function SoundSwitch(): JSX.Element {
  const isOn = sound.value === 'on'
  return (
    <button
      type="button"
      class="btn small"
      aria-pressed={isOn}
      aria-label={say('settings-sound')}
      title={say('settings-sound')}
      data-sound
      onClick={() => {
        sound.value = isOn ? 'off' : 'on'
        sample('turn')
      }}
    >
      <Icon name={isOn ? 'sound' : 'silence'} />
      <span class="when-folded">{say('settings-sound')}</span>
    </button>
  )
}

/** A page that only says what went wrong. */
export function Trouble({ text }: { text: string }): JSX.Element {
  return (
    <div class="page">
      <Header title={say('app-name')} page="trouble" />
      <main>
        <div class="panel form">
          <p role="alert">{text}</p>
          <a class="btn go" href="#/">
            {say('nav-home')}
          </a>
        </div>
      </main>
    </div>
  )
}
