import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { SHELF } from '@mousekeep/castle/puzzles'
import { onTableKey } from '../../page/keys.ts'
import { Layout } from '../../page/parts/layout.tsx'
import { Answered } from '../../page/parts/prompt.tsx'
import { UndoButton } from '../../page/parts/advice-buttons.tsx'
import { Sprite } from '../../page/sprite.tsx'
import { atTable } from '../at-table.ts'
import { Ended } from '../ended.tsx'
import { Points } from '../prompt.tsx'
import { puzzleWords } from '../words/words.ts'
import { PuzzleTry } from './puzzle-try.ts'
import { sharePuzzle } from './share.ts'
import { Stars } from './stars.tsx'

const { say } = puzzleWords

/** A puzzle reports its own result; the account of a whole game would not fit. */
const PANELS = atTable.panels.filter((panel) => panel !== Ended)

/** A puzzle, in which a turn is to be found, on the real table. */
export function PuzzlePage({ number }: { number: number }): JSX.Element {
  const puzzle = useMemo(() => new PuzzleTry(number), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, atTable, puzzle.desk.value)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      puzzle.close()
    }
  }, [puzzle])
  const desk = puzzle.desk.value
  return (
    <>
      <Sprite of={atTable} />
      <Layout
        title={say('puzzle-number', { number })}
        mode={say('puzzles-mode')}
        board={<atTable.Board desk={desk} />}
        side={<Side puzzle={puzzle} />}
      />
    </>
  )
}

function Side({ puzzle }: { puzzle: PuzzleTry }): JSX.Element | null {
  const desk = puzzle.desk.value
  if (desk.view.value === null) return null
  const isDone = puzzle.isSolved.value || puzzle.isMissed.value
  return (
    <>
      <Asked puzzle={puzzle} />
      {!isDone && !puzzle.isShown.value && <atTable.Actions desk={desk} isLesson />}
      {PANELS.map((Panel, i) => (
        <Panel key={i} desk={desk} />
      ))}
    </>
  )
}

/** The task, how it went, and the ways on. */
function Asked({ puzzle }: { puzzle: PuzzleTry }): JSX.Element {
  const desk = puzzle.desk.value
  const { goal, solution } = puzzle.puzzle
  return (
    <section class="panel lesson puzzle" aria-labelledby="puzzle-goal" data-solved={puzzle.isSolved.value}>
      <h2 id="puzzle-goal">{say(`puzzle-${goal}`)}</h2>
      <Stars puzzle={puzzle.puzzle} />
      <Ways puzzle={puzzle} />
      <div class="text">
        <Answered desk={desk} words={atTable.words} otherwise={toldOf(puzzle)} />
        {!puzzle.isSolved.value && (
          <p>
            {say('puzzle-points', { points: solution.length })} {say('puzzle-free')}
          </p>
        )}
      </div>
      <Points desk={desk} />
    </section>
  )
}

function toldOf({ isShown, isSolved, isMissed, tries }: PuzzleTry): string {
  if (isShown.value) return say('puzzle-answer')
  if (isSolved.value) return `${say('puzzle-solved')} ${say('puzzle-solved-tries', { tries: tries.value })}`
  return isMissed.value ? say('puzzle-missed') : ''
}

function Ways({ puzzle }: { puzzle: PuzzleTry }): JSX.Element {
  const { number, isShown, isSolved, tries } = puzzle
  const isFound = isSolved.value && !isShown.value
  return (
    <div class="row">
      {!isFound && !isShown.value && <UndoButton desk={puzzle.desk.value} />}
      {!isFound && (
        <button type="button" class="btn small" onClick={() => puzzle.again()}>
          {say('puzzle-again')}
        </button>
      )}
      {!isFound && !isShown.value && (
        <button type="button" class="btn small" onClick={() => puzzle.showAnswer()}>
          {say('puzzle-show')}
        </button>
      )}
      {isFound && (
        <button type="button" class="btn small" onClick={() => void sharePuzzle(number, tries.value)}>
          {say('puzzle-share')}
        </button>
      )}
      {isSolved.value && number < SHELF.length && (
        <a class="btn small go" href={`#/castle/puzzles/${number + 1}`}>
          {say('puzzle-next')}
        </a>
      )}
      <a class="btn small" href="#/castle/puzzles">
        {say('puzzle-shelf')}
      </a>
    </div>
  )
}
