import { FULL_WHEEL, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { drawn } from '../../base/drawn.ts'
import { pages, wheel } from '../art/coming.ts'
import { pagesBox, WHEEL_BOX } from '../art/things/boxes.ts'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf } from '../foresight.ts'
import { say } from '../words/words.ts'

/** Time and danger: the wheel, the pages, and what the next surge would bring here. */
export function Head({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element {
  const left = FULL_WHEEL - view.wheel
  return (
    <section class="panel head-of-time" aria-label={say('time-label')}>
      <Wheel cheese={view.wheel} />
      <div>
        <Pages page={view.page} end={view.end} />
        <p>
          <b>{say('time-left', { left })}</b> <NextSurge desk={desk} /> <RuleLink rule="M15.3" />
        </p>
      </div>
    </section>
  )
}

function Wheel({ cheese }: { cheese: number }): JSX.Element {
  return (
    <svg
      class="wheel"
      viewBox={WHEEL_BOX}
      role="img"
      aria-label={say('wheel-label', { wheel: cheese, full: FULL_WHEEL })}
      dangerouslySetInnerHTML={drawn(wheel(cheese))}
    />
  )
}

/** The pages of the chapter, with the hourglass on the current one. */
function Pages({ page, end }: { page: number; end: number }): JSX.Element {
  return (
    <svg
      class="pages"
      viewBox={pagesBox(end)}
      role="img"
      aria-label={say('page-label', { page, end })}
      dangerouslySetInnerHTML={drawn(pages(page, end))}
    />
  )
}

function NextSurge({ desk }: { desk: MysticsDesk }): JSX.Element {
  const surge = foresightOf(desk)?.surge ?? null
  if (surge === null) return <>{say('surge-then')}</>
  const coming = Object.entries(surge.minions).filter(([, n]) => n > 0)
  if (coming.length === 0) return <>{say(surge.why === 'surged' ? 'surge-nobody' : 'surge-then')}</>
  const minions = coming.map(([type, n]) => say(`minions-${type}`, { n })).join(', ')
  return <>{say('surge-brings', { minions })}</>
}
