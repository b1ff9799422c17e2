import { fetchChapters, findChapter, type Chapter, type MysticsView } from '@mousekeep/mystics/box'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Listed } from '../../base/listed.tsx'
import { later } from '../../base/later.tsx'
import { useChapterWords } from '../words/more.ts'
import { nameOf } from '../words/names.ts'
import { has, say } from '../words/words.ts'

const SidePicture = later(async () => (await import('../room/side-picture.tsx')).SidePicture)

/** How the chapter is won and lost, its special rules here, what it counts, and the tiles. */
export function Goal({ view }: { view: MysticsView }): JSX.Element | null {
  const { chapter } = view
  const isTold = useChapterWords(chapter ?? '')
  if (chapter === null || !isTold) return null
  const counted = Object.entries(view.vars).filter(([name]) => has(`variable-${name}`))
  return (
    <section class="panel goal">
      <h2>{say('goal-title')}</h2>
      <p>{say(`chapter-${chapter}.goal`)}</p>
      <p class="lost">{say('goal-lost', { lost: say(`chapter-${chapter}.lost`) })}</p>
      {view.rules.map((rule) => (
        <details key={rule} open>
          <summary>{say(`rule-${rule.replace('.', '-')}`)}</summary>
          <p>
            <Listed text={say(`rule-${rule.replace('.', '-')}.text`)} />
          </p>
        </details>
      ))}
      {counted.length > 0 && (
        <ul>
          {counted.map(([name, value]) => (
            <li key={name}>{say('goal-counted', { name: say(`variable-${name}`), value })}</li>
          ))}
        </ul>
      )}
      <Tiles view={view} />
    </section>
  )
}

/** The tiles as they lie, with the party's marked. */
function Tiles({ view }: { view: MysticsView }): JSX.Element {
  const id = view.chapter ?? ''
  const laid = useSignal<Chapter['tiles']>([])
  useEffect(() => void fetchChapters([id]).then(() => (laid.value = findChapter(id).tiles)), [id])
  const tiles = laid.value
  const xs = tiles.map(({ at }) => at[0])
  const ys = tiles.map(({ at }) => at[1])
  return (
    <ol class="tiles" aria-label={say('map-label')}>
      {tiles.map(({ at }, i) => {
        const side = view.up[i]
        return (
          <li
            key={side}
            data-here={side === view.side}
            data-seen={view.explored.includes(side)}
            style={{ gridColumn: at[0] - Math.min(...xs) + 1, gridRow: at[1] - Math.min(...ys) + 1 }}
          >
            <SidePicture side={side} isSeen={view.explored.includes(side)} />
            {nameOf(side)}
          </li>
        )
      })}
    </ol>
  )
}
