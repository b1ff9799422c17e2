import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { go } from '../../base/route.ts'
import { SureButton } from '../../page/parts/sure-button.tsx'
import { asSomebody, type CompanyProps } from './company.ts'
import { say } from './words.ts'

/** What is seldom wanted: renaming, taking the campaign home, saving it as a file, leaving. */
export function More({ company, face, isHost, look }: CompanyProps): JSX.Element {
  const isHome = useSignal(false)
  const { people } = company
  const journey = async (): Promise<object | null> => {
    const answered = await asSomebody('GET', `companies/${company.id}/journey`)
    if (answered.ok && 'journey' in answered.json && typeof answered.json.journey === 'object')
      return answered.json.journey
    look(answered.ok ? 'NO_SERVER' : answered.code)
    return null
  }
  const takeHome = async (): Promise<void> => {
    const taken = await journey()
    if (taken === null) return
    face.keep(taken, people)
    isHome.value = true
  }
  const keepFile = async (): Promise<void> => {
    const taken = await journey()
    if (taken !== null) download(`${company.name}.json`, face.writeFile(company.name, taken, people))
  }
  const leave = async (): Promise<void> => {
    const answered = await asSomebody('POST', `companies/${company.id}/leave`)
    if (answered.ok) go('company')
    else look(answered.code)
  }
  return (
    <details class="panel form">
      <summary>{say('company-more')}</summary>
      {isHost && <Rename company={company} look={look} />}
      <p>{say('company-home-how')}</p>
      <div class="row">
        <button type="button" class="btn" onClick={() => void takeHome()}>
          {say('company-home')}
        </button>
        <button type="button" class="btn" onClick={() => void keepFile()}>
          {say('company-file')}
        </button>
      </div>
      {isHome.value && (
        <p role="status">
          {say('company-is-home')} <a href={`#/${company.game}/hall`}>{say('company-to-hall')}</a>
        </p>
      )}
      <SureButton label={say('company-leave')} question={say('company-leave-sure')} onSure={() => void leave()} />
    </details>
  )
}

function Rename({ company, look }: Pick<CompanyProps, 'company' | 'look'>): JSX.Element {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const name = new FormData(event.currentTarget).get('name')
        void asSomebody('POST', `companies/${company.id}/name`, { name }).then((answered) =>
          look(answered.ok ? null : answered.code),
        )
      }}
    >
      <label class="field" for="company-name">
        {say('company-name')}
      </label>
      <div class="row">
        <input id="company-name" name="name" maxLength={24} defaultValue={company.name} autocomplete="off" />
        <button type="submit" class="btn small">
          {say('company-rename')}
        </button>
      </div>
    </form>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
