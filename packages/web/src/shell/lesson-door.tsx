import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../base/words/words.ts'
import type { LessonComponent } from '../faces/closed.tsx'
import { DOORS } from '../faces/doors.ts'
import { lessonOf } from '../faces/faces.ts'
import { Trouble } from '../page/parts/header.tsx'

/** The lesson of a game, or of the first game that has one; it has a script and words of its own. */
export function LessonDoor({ game }: { game: string }): JSX.Element | null {
  const door = DOORS.find(({ id, lesson }) => lesson !== undefined && (game === '' || id === game))
  const found = useSignal<LessonComponent | 'coming' | null>('coming')
  useEffect(() => {
    void lessonOf(door?.id ?? '').then((lesson) => (found.value = lesson))
  }, [door])
  const Lesson = found.value
  if (Lesson === 'coming') return null
  return Lesson === null || door?.lesson === undefined ? (
    <Trouble text={say('page-missing')} />
  ) : (
    <Lesson kept={door.lesson.kept} />
  )
}
