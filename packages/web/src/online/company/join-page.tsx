import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Trouble } from '../../page/parts/header.tsx'
import { joinCompany } from './companies-page.tsx'
import { companyWords, say } from './words.ts'

/** Whoever opens this link becomes a member of the company. */
export function JoinCompanyPage({ code }: { code: string }): JSX.Element {
  const trouble = useSignal<string | null>(null)
  useEffect(() => {
    void companyWords
      .load()
      .then(() => joinCompany(code))
      .then((why) => (trouble.value = why))
  }, [code])
  return <Trouble text={say(trouble.value === null ? 'arrival-coming' : `trouble-${trouble.value}`)} />
}
