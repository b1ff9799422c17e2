import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { books } from '../base/rulebook.ts'
import { guideOf } from '../faces/guides.ts'
import type { Guide } from '../page/guide/guide.ts'
import { Paper } from '../page/guide/paper.tsx'
import { Sprite } from '../page/sprite.tsx'
import { Room } from './room.tsx'
import { say } from './words/words.ts'

export interface GuidePageProps {
  readonly game: string
  readonly room: 'how' | 'sheet'
}

/** How a game is played, or its quick reference, to read here or to print. */
export function GuidePage({ game, room }: GuidePageProps): JSX.Element {
  const known = books().find(({ id }) => id === game)?.id ?? books()[0].id
  const found = useSignal<Guide | 'coming' | null>('coming')
  useEffect(() => {
    found.value = 'coming'
    guideOf(known).then(
      (guide) => (found.value = guide),
      () => (found.value = null),
    )
  }, [known])
  const guide = found.value
  return (
    <Room game={known} room={room} title={say(`${room}-title-${known}`)}>
      {guide === null && <p role="alert">{say('learn-missing')}</p>}
      {guide !== null && guide !== 'coming' && (
        <div data-game={known}>
          <Sprite of={guide} />
          {room === 'how' ? (
            <guide.HowToPlay />
          ) : (
            <Paper label={say(`sheet-title-${known}`)}>
              <h2 class="unseen">{say('learn-sheet')}</h2>
              <guide.Sheet lit={null} />
            </Paper>
          )}
        </div>
      )}
    </Room>
  )
}
