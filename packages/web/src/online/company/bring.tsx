import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { toCompany, type CampaignGame } from './company.ts'
import { say } from './words.ts'

/**
 * Continues a campaign from this device, or from a file, as a company. It stays marked as one that was brought along.
 */
export function Bring({ game, face }: CampaignGame): JSX.Element {
  const trouble = useSignal<string | null>(null)
  const bring = (name: string, journey: unknown): void => {
    void toCompany('companies/bring', { name, game, journey }).then((code) => (trouble.value = code))
  }
  const readFile = async (file: File): Promise<void> => {
    const kept = face.readFile(await file.text())
    if (kept === null) trouble.value = 'NO_CAMPAIGN'
    else bring(kept.name ?? say('companies-bring-name'), kept.journey)
  }
  return (
    <section class="panel form" aria-labelledby="companies-bring">
      <h2 id="companies-bring">{say('companies-bring')}</h2>
      <p>{say('companies-bring-how')}</p>
      {face.kept().map(({ id, title, journey }) => (
        <button key={id} type="button" class="btn wide" onClick={() => bring(say('companies-bring-name'), journey)}>
          {say('companies-bring-this', { title })}
        </button>
      ))}
      <label class="field">
        {say('companies-bring-file')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) void readFile(file)
          }}
        />
      </label>
      {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
    </section>
  )
}
