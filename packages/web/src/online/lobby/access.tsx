import { JOIN, WATCH, type TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { say } from '../../base/words/words.ts'
import type { ServerLink } from '../link/server-link.ts'

/** The host decides who may come. The default suits any table, so this can be left alone. */
export function AccessChoice({ online, info }: { online: ServerLink; info: TableInfo }): JSX.Element {
  const { join, watch } = info.access
  const set = (access: Partial<TableInfo['access']>): void =>
    void online.send({ type: 'access', join, watch, ...access })
  return (
    <details>
      <summary>{say('access-title')}</summary>
      <Choice
        name="join"
        legend={say('access-join')}
        options={JOIN.map((value) => ({ value, label: say(`join-${value}`) }))}
        value={join}
        onPick={(picked) => set({ join: JOIN.find((value) => value === picked) ?? join })}
      />
      <Choice
        name="watch"
        legend={say('access-watch')}
        options={WATCH.map((value) => ({ value, label: say(`watch-${value}`) }))}
        value={watch}
        onPick={(picked) => set({ watch: WATCH.find((value) => value === picked) ?? watch })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const field = event.currentTarget.elements.namedItem('name')
          if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return
          void online.send({ type: 'invite', name: field.value.trim() })
          field.value = ''
        }}
      >
        <label class="field" for="invite-name">
          {say('invite-name')}
        </label>
        <div class="row">
          <input id="invite-name" name="name" autocomplete="off" maxLength={24} />
          <button type="submit" class="btn small">
            {say('invite-do')}
          </button>
        </div>
      </form>
      {info.invited.length > 0 && (
        <p>
          {say('invited-are')}:{' '}
          {info.invited.map(({ person, name }) => (
            <button
              key={person}
              type="button"
              class="btn small"
              aria-label={say('uninvite', { name })}
              onClick={() => void online.send({ type: 'uninvite', person })}
            >
              {name} ×
            </button>
          ))}
        </p>
      )}
    </details>
  )
}
