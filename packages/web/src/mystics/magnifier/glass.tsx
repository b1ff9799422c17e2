import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { MysticsDesk } from '../choosing.ts'
import { laterWithWords } from '../words/book.ts'
import { magnified, resting } from './looked-at.ts'

const Magnifier = laterWithWords(async () => (await import('./magnifier.tsx')).Magnifier)

/** The magnifier of a table: it watches the element it is in, and appears when somebody looks closely at something. */
export function Glass({ desk }: { desk: MysticsDesk }): JSX.Element {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const table = mark.current?.parentElement ?? null
    let stop = (): void => {}
    let isHere = true
    void import('./watch.ts').then(({ watch }) => {
      if (isHere && table !== null) stop = watch(table, () => desk.view.value)
      return table
    })
    return () => {
      isHere = false
      stop()
      magnified.value = []
    }
  }, [desk])
  const view = desk.view.value
  const isWanted = magnified.value.length > 0 || resting.value !== null
  return (
    <>
      <span ref={mark} hidden />
      {isWanted && view !== null && <Magnifier view={view} />}
    </>
  )
}
