import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../base/words/words.ts'
import type { OpenTable } from '../page/door.ts'
import type { OwnPage } from '../page/face.ts'
import { Trouble } from '../page/parts/header.tsx'
import { faceOf } from './faces.ts'

interface GamePageProps {
  readonly game: string
  readonly name: string
  readonly rest: readonly string[]
  readonly open: OpenTable
}

/** A page that belongs to one game, such as `#/game/hall`; it has a script of its own. */
export function GamePage({ game, name, rest, open }: GamePageProps): JSX.Element | null {
  const found = useSignal<OwnPage | 'coming' | null>('coming')
  useEffect(() => {
    found.value = 'coming'
    void load(game, name).then((page) => (found.value = page))
  }, [game, name])
  const Page = found.value
  if (Page === null) return <Trouble text={say('page-missing')} />
  if (Page === 'coming') return null
  return (
    <div data-game={game}>
      <Page rest={rest} open={open} />
    </div>
  )
}

async function load(game: string, name: string): Promise<OwnPage | null> {
  const pages = (await faceOf(game))?.pages ?? {}
  return Object.hasOwn(pages, name) ? pages[name]() : null
}
