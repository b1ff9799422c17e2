import type { JSX } from 'preact'
import { answer, news } from '../base/announcer.ts'

export function LiveRegions(): JSX.Element {
  return (
    <div class="unseen">
      <div aria-live="polite">{news.value}</div>
      <div aria-live="assertive" aria-atomic="true">
        {answer.value}
      </div>
    </div>
  )
}
