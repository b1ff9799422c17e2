import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { guest } from '../../base/settings.ts'
import { say } from '../../base/words/words.ts'
import { me, rename } from './me.ts'

/** The name the others see; it can be changed at any time. */
export function NameField({ onRenamed }: { onRenamed?: () => void }): JSX.Element {
  const trouble = useSignal<string | null>(null)
  const name = me.value?.name ?? guest.value
  const change = async (given: string): Promise<void> => {
    const answered = given === name ? null : await rename(given)
    trouble.value = answered === null || answered.ok ? null : say('name-refused')
    if (answered?.ok === true) onRenamed?.()
  }
  return (
    <label class="field">
      {say('settings-name')}
      <input
        value={name}
        maxLength={24}
        autocomplete="nickname"
        aria-invalid={trouble.value !== null}
        onChange={({ currentTarget }) => void change(currentTarget.value.trim())}
      />
      {trouble.value !== null && <span role="alert">{trouble.value}</span>}
    </label>
  )
}
