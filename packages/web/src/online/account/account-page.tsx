import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Header } from '../../page/parts/header.tsx'
import { guest } from '../../base/settings.ts'
import { becomeNobody, becomeSomebody, isKnown, me, noteMe } from './me.ts'
import { NameField } from './name-field.tsx'
import { askServer, type Answered } from '../link/server.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { Sessions } from './sessions.tsx'
import { accountWords, say } from './words.ts'

/** Who we are on the server. Nobody needs an account; it keeps tables across devices. */
export function AccountPage(): JSX.Element {
  const trouble = useSignal<string | null>(null)
  const isSpoken = useSignal(false)
  useEffect(() => {
    void accountWords.load().then(() => (isSpoken.value = true))
    if (!isKnown()) return
    void becomeSomebody().then((answered) => (trouble.value = answered.ok ? null : answered.code))
  }, [])
  const isGuest = me.value?.isGuest !== false
  if (!isSpoken.value) return <div class="page" />
  return (
    <div class="page">
      <Header title={say('account-title')} page="account" />
      <main>
        {trouble.value !== null && (
          <p class="panel notice" role="alert">
            {say(`trouble-${trouble.value}`)}
          </p>
        )}
        <section class="panel form" aria-labelledby="who-title">
          <h2 id="who-title">
            {say(isGuest ? 'account-guest' : 'account-signed-in', { name: me.value?.name ?? guest.value })}
          </h2>
          <NameField />
          <p>
            <PrivacyLink />
          </p>
          {!isGuest && (
            <button type="button" class="btn" onClick={() => void signOut()}>
              {say('account-sign-out')}
            </button>
          )}
        </section>
        {isGuest ? (
          <>
            <Entry kind="account" />
            <Entry kind="login" />
          </>
        ) : (
          <>
            <Password />
            <Sessions />
          </>
        )}
      </main>
    </div>
  )
}

function typed(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

async function signOut(): Promise<void> {
  await askServer('POST', 'logout')
  becomeNobody()
}

/** The form for signing up or signing in, which need the same two things. */
function Entry({ kind }: { kind: 'account' | 'login' }): JSX.Element {
  const trouble = useSignal<string | null>(null)
  const enter = async (name: string, password: string): Promise<void> => {
    // A guest who signs up stays the same person, and one who signs in brings their seats along: so be somebody first.
    const answered = noteMe(await askServer('POST', kind, { name, password }))
    trouble.value = answered.ok ? null : answered.code
    if (answered.ok) guest.value = me.value?.name ?? name
  }
  return (
    <section class="panel form" aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{say(`account-${kind}`)}</h2>
      <p>{say(`account-${kind}-how`)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          void enter(typed(data, 'name'), typed(data, 'password'))
        }}
      >
        <label class="field">
          {say('account-name')}
          <input name="name" autocomplete="username" required minLength={2} maxLength={24} />
        </label>
        <label class="field">
          {say('account-password')}
          <input
            name="password"
            type="password"
            autocomplete={kind === 'account' ? 'new-password' : 'current-password'}
            required
            minLength={8}
            maxLength={128}
          />
        </label>
        <button type="submit" class="btn go">
          {say(`account-${kind}-do`)}
        </button>
        {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
      </form>
    </section>
  )
}

function Password(): JSX.Element {
  const answer = useSignal<Answered | null>(null)
  return (
    <section class="panel form" aria-labelledby="password-title">
      <h2 id="password-title">{say('account-change')}</h2>
      <p>{say('account-change-how')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const [password, next] = [typed(data, 'password'), typed(data, 'next')]
          void askServer('POST', 'account/password', { password, next }).then((answered) => (answer.value = answered))
        }}
      >
        <label class="field">
          {say('account-password')}
          <input name="password" type="password" autocomplete="current-password" required maxLength={128} />
        </label>
        <label class="field">
          {say('account-next')}
          <input name="next" type="password" autocomplete="new-password" required minLength={8} maxLength={128} />
        </label>
        <button type="submit" class="btn">
          {say('account-change-do')}
        </button>
        {answer.value !== null && (
          <p role="alert">{answer.value.ok ? say('account-changed') : say(`trouble-${answer.value.code}`)}</p>
        )}
      </form>
    </section>
  )
}
