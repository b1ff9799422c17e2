import type { GameTypes } from '@mousekeep/engine'
import type { JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Choosing } from '../desk/choosing.ts'
import type { GameFace } from '../page/face.ts'
import { Trouble } from '../page/parts/header.tsx'
import { onTableKey } from '../page/keys.ts'
import { Layout } from '../page/parts/layout.tsx'
import { Answered } from '../page/parts/prompt.tsx'
import { RuleLink } from '../page/parts/rule-link.tsx'
import { Sprite } from '../page/sprite.tsx'
import { Lesson } from './lesson.ts'
import type { LessonScript } from './script.ts'
import { lessonWords } from './words/words.ts'

const { say } = lessonWords

interface LessonPageProps<T extends GameTypes, C extends Choosing<T>> {
  readonly face: GameFace<T, C>
  readonly script: LessonScript<T>
  readonly kept: string
}

/** Learning a game by playing it: one thing at a time, on the real table. */
export function LessonPage<T extends GameTypes, C extends Choosing<T>>(props: LessonPageProps<T, C>): JSX.Element {
  const { face, script, kept } = props
  const lesson = useMemo(() => new Lesson<T, C>(face, script, kept), [])
  const desk = lesson.desk.value
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => onTableKey(event, face, lesson.desk.value)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      lesson.close()
    }
  }, [lesson])
  const { broken } = desk.table
  if (broken.value !== null) return <Trouble text={say('table-broken', { why: broken.value })} />
  return (
    <>
      <Sprite of={face} />
      <Layout
        title={say('lesson-title')}
        mode={script.catalogue.say('lesson-mode')}
        board={<face.Board desk={desk} />}
        side={<Side {...props} lesson={lesson} />}
      />
    </>
  )
}

interface SideProps<T extends GameTypes, C extends Choosing<T>> extends LessonPageProps<T, C> {
  readonly lesson: Lesson<T, C>
}

function Side<T extends GameTypes, C extends Choosing<T>>(props: SideProps<T, C>): JSX.Element | null {
  const { face, lesson } = props
  const desk = lesson.desk.value
  const view = desk.view.value
  if (view === null) return null
  return (
    <>
      <Told {...props} />
      {!face.isOver(view) && <face.Actions desk={desk} isLesson />}
      {face.panels.map((Panel, i) => (
        <Panel key={i} desk={desk} />
      ))}
    </>
  )
}

/** What this step teaches, and how to go on. */
function Told<T extends GameTypes, C extends Choosing<T>>({ face, script, lesson }: SideProps<T, C>): JSX.Element {
  const { step, steps, task } = lesson
  const at = lesson.at.value
  const desk = lesson.desk.value
  const isLast = at === steps.length - 1
  const { Counters } = face
  return (
    <section class="panel lesson" aria-labelledby="lesson-head">
      <h2 id="lesson-head">{script.catalogue.say(`lesson-${step.id}-head`)}</h2>
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
          {script.catalogue.say(`lesson-${step.id}`)} <RuleLink rule={step.rule} />
        </p>
        {lesson.aside.value === null ? (
          <>
            <Answered desk={desk} words={face.words} otherwise={task} />
            {desk.table.refused.value !== null && <p class="what">{task}</p>}
          </>
        ) : (
          <p class="what">
            {lesson.aside.value} {task}
          </p>
        )}
      </div>
      {Counters !== undefined && <Counters desk={desk} />}
      <progress max={steps.length} value={at + 1} aria-label={say('lesson-at', { at: at + 1, steps: steps.length })} />
    </section>
  )
}
