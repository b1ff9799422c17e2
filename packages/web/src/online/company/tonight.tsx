import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/route.ts'
import { textIn } from '../link/server.ts'
import { asSomebody, type CompanyProps } from './company.ts'
import { NextParty, wholeWish } from './next-party.tsx'
import { whatWaits } from './what-waits.ts'
import { say } from './words.ts'

/** What is next: the open table, or the first chapter. */
export function Tonight({ company, face, isHost, look }: CompanyProps): JSX.Element {
  const wish = useSignal<object>({})
  const status = company.chapters.find(({ table }) => table === company.table)?.status ?? null
  const isBegun = status !== null && status !== 'open' && status !== 'archived' && status !== 'gone'
  const begin = async (): Promise<void> => {
    const answered = await asSomebody('POST', `companies/${company.id}/begin`, {
      wish: wholeWish({ company, face, next: company.baggage, wish: wish.value }),
    })
    if (answered.ok) go('online', textIn(answered.json, 'table'))
    else look(answered.code)
  }
  const waits = whatWaits(company, isHost)
  const mayBegin = isHost && !isBegun && company.chapters.length <= 1
  return (
    <section class="panel form tonight" aria-labelledby="tonight-title">
      <h2 id="tonight-title">{say('company-tonight')}</h2>
      <p class="next-title">{face.nextTitle(company.baggage)}</p>
      <p>{say('company-here', { names: namesOf(company.people.filter(({ here }) => here)) })}</p>
      {company.table !== null && status !== 'archived' && (
        <a class="btn go wide" href={`#/online/${company.table}`}>
          {say(status === 'open' ? 'company-to-lobby' : status === 'over' ? 'company-to-end' : 'company-to-table')}
        </a>
      )}
      {mayBegin && (
        <>
          <NextParty
            company={company}
            face={face}
            next={company.baggage}
            wish={wish.value}
            change={(changes) => (wish.value = { ...wish.value, ...changes })}
          />
          <button
            type="button"
            class={company.table === null ? 'btn go wide' : 'btn wide'}
            onClick={() => void begin()}
          >
            {say(company.table === null ? 'company-begin' : 'company-begin-anew')}
          </button>
        </>
      )}
      {waits !== null && <p>{say(waits)}</p>}
    </section>
  )
}

function namesOf(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name).join(', ')
}
