import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { Flag } from '../base/flag.tsx'
import { sound } from '../base/settings.ts'
import { Words } from '../base/words/words.ts'
import type { GameDoor } from '../page/door.ts'
import { Portrait } from './portrait-door.tsx'
import type * as SeatFaces from './together/faces.tsx'
import { miceOf } from './together/seats.ts'
import { hasRoomTone, isIntroducing } from './settings.ts'
import './styles/door.css'

/** The few words of Mystics on the first page. */
const words = new Words({
  en: () => import('./words/door-en.ts'),
  ru: () => import('./words/door-ru.ts'),
  fr: () => import('./words/door-fr.ts'),
  hu: () => import('./words/door-hu.ts'),
})
const { say } = words

function Picture(): JSX.Element {
  return <div class="panel scene mystics-scene" aria-hidden="true" />
}

function Start(): JSX.Element {
  return (
    <section class="panel form mystics-start">
      <h2>{say('door-start')}</h2>
      <p>{say('door-how')}</p>
      <a class="btn go wide" href="#/mystics/hall">
        {say('door-open')}
      </a>
      <a class="btn wide" href="#/company">
        {say('door-company')}
      </a>
      <a class="btn wide" href="#/mystics/together">
        {say('door-together')}
      </a>
    </section>
  )
}

const faces = (): Promise<typeof SeatFaces> => import('./together/faces.tsx')
const Symbols = later(async () => (await faces()).Symbols)
const Faces = later(async () => (await faces()).Faces)

function Settings(): JSX.Element {
  return (
    <>
      <Flag label={say('door-keywords')} of={isIntroducing} />
      {sound.value === 'on' && <Flag label={say('door-room-tone')} of={hasRoomTone} />}
    </>
  )
}

/** Mystics on the first page. */
export const mysticsDoor: GameDoor = {
  id: 'mystics',
  catalogue: words,
  title: () => say('mystics-title'),
  about: () => say('door-about'),
  Picture,
  Start,
  now: () => '#/mystics/hall',
  Portrait,
  Settings,
  seated: { Symbols, Faces, names: (options, seat) => miceOf(options, seat).map((mouse) => say(`door-${mouse}`)) },
}
