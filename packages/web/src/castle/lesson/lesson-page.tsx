import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { Frame, Trouble } from '../../frame/frame.tsx'
import { RuleLink } from '../../frame/rule-link.tsx'
import { say } from '../../words/words.ts'
import { Turn } from '../actions.tsx'
import { Answered, Points } from '../prompt.tsx'
import { Board } from '../board.tsx'
import { onTableKey } from '../keys.ts'
import { Players, Trays } from '../players.tsx'
import { Lesson, task } from './lesson.ts'
import { STEPS } from './script.ts'

/** Castle learnt by playing it: one thing at a time, on the real table. */
export function LessonPage(): JSX.Element {
  const lesson = useMemo(() => new Lesson(), [])
  const desk = lesson.desk.value
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, lesson.desk.value)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      lesson.close()
    }
  }, [lesson])
  const { broken } = desk.table
  if (broken.value !== null) return <Trouble text={say('table-broken', { why: broken.value })} />
  return (
    <Frame
      title={say('lesson-title')}
      mode={say('lesson-mode')}
      board={<Board desk={desk} />}
      side={<Side lesson={lesson} />}
    />
  )
}

function Side({ lesson }: { lesson: Lesson }): JSX.Element | null {
  const desk = lesson.desk.value
  const view = desk.view.value
  if (view === null) return null
  return (
    <>
      <Words lesson={lesson} view={view} />
      {view.over === null && <Turn desk={desk} view={view} />}
      <Trays desk={desk} view={view} />
      <Players desk={desk} view={view} />
    </>
  )
}

function Words({ lesson, view }: { lesson: Lesson; view: CastleView }): JSX.Element {
  const { step } = lesson
  const at = lesson.at.value
  const isLast = at === STEPS.length - 1
  return (
    <section class="panel lesson" aria-labelledby="lesson-head">
      <h2 id="lesson-head">{say(`lesson-${step.id}-head`)}</h2>
      <div class="row">
        {at > 0 && (
          <button type="button" class="btn small" onClick={() => lesson.goTo(at - 1)}>
            {say('lesson-back')}
          </button>
        )}
        {isLast ? (
          <>
            <button type="button" class="btn small" onClick={() => lesson.goTo(0)}>
              {say('lesson-anew')}
            </button>
            <a class="btn small go" href="#/">
              {say('lesson-play')}
            </a>
          </>
        ) : (
          <>
            <button
              type="button"
              class={step.kind === 'read' ? 'btn small go' : 'btn small'}
              data-next
              onClick={() => lesson.next()}
            >
              {say(step.kind === 'do' ? 'lesson-show' : 'lesson-on')}
            </button>
            <a class="btn small" href="#/">
              {say('lesson-leave')}
            </a>
          </>
        )}
      </div>
      <div class="text">
        <p>
          {say(`lesson-${step.id}`)} <RuleLink rule={step.rule} />
        </p>
        {lesson.aside.value === null ? (
          <Answered desk={lesson.desk.value} otherwise={task(step)} />
        ) : (
          <p class="what">
            {lesson.aside.value} {task(step)}
          </p>
        )}
      </div>
      <Points view={view} />
      <progress max={STEPS.length} value={at + 1} aria-label={say('lesson-at', { at: at + 1, steps: STEPS.length })} />
    </section>
  )
}
