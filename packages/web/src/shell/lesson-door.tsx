import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { LESSON_WORDS } from '../words/lesson.ts'
import { alsoSpeak, say } from '../words/words.ts'
import { lessonProgress } from './lesson-progress.ts'

/** The way to the lesson, on the first page. */
export function LessonLink(): JSX.Element {
  return (
    <p class="panel row lesson-link">
      <svg viewBox="8 0 90 74" aria-hidden="true">
        <use href="#mouse-violet" width="106" height="130" y="-4" />
      </svg>
      <span>{say('home-lesson')}</span>
      <a class="btn small" href="#/lesson">
        {say(lessonProgress() > 0 ? 'home-lesson-on' : 'home-lesson-go')}
      </a>
    </p>
  )
}

/** The lesson comes with its own script and words. */
export function LessonDoor(): JSX.Element | null {
  const found = useSignal<ComponentType | null>(null)
  useEffect(() => {
    void Promise.all([import('../castle/lesson/lesson-page.tsx'), alsoSpeak(LESSON_WORDS)]).then(
      ([page]) => (found.value = page.LessonPage),
    )
  }, [])
  const Page = found.value
  return Page === null ? null : <Page />
}
