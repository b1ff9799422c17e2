import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Alert } from '../base/alert.tsx'
import { later } from '../base/later.tsx'
import { say } from '../base/words/words.ts'
import { isKnown } from './account/me.ts'
import { joinByCode } from './open-online.ts'
import { PrivacyLink } from './account/privacy-link.tsx'

const MyTables = later(async () => (await import('./my-tables.tsx')).MyTables)

/** On the first page: joining a table by its code, and my tables on the server. */
export function OnlinePart(): JSX.Element {
  return (
    <section class="panel form" aria-labelledby="online-title">
      <h2 id="online-title">{say('online-title')}</h2>
      <JoinByCode />
      {isKnown() && <MyTables />}
      <p>
        <a href="#/company">{say('companies-link')}</a>
      </p>
      <p>
        <a href="#/account">{say('account-link')}</a> · <PrivacyLink />
      </p>
    </section>
  )
}

function JoinByCode(): JSX.Element {
  const trouble = useSignal<string | null>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('code')
        if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return
        void joinByCode(field.value).then((code) => (trouble.value = code))
      }}
    >
      <label class="field" for="code">
        {say('join-label')}
      </label>
      <div class="row">
        <input id="code" name="code" class="code" autocomplete="off" autocapitalize="characters" maxLength={24} />
        <button type="submit" class="btn">
          {say('join-do')}
        </button>
      </div>
      {trouble.value !== null && <Alert text={say(`trouble-${trouble.value}`)} />}
    </form>
  )
}
