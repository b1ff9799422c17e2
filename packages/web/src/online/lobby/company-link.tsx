import type { TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'
import { isOpenToUs } from './seats.tsx'

/** From a chapter to its company, for those who belong to it. */
export function CompanyLink({ info }: { info: TableInfo }): JSX.Element | null {
  const company = info.campaign?.company ?? null
  if (company === null || !isOpenToUs(info)) return null
  return (
    <p>
      <a href={`#/company/${company}`}>{say('company-link')}</a>
    </p>
  )
}
