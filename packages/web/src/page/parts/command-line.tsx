import type { JSX } from 'preact'
import { say } from '../../base/words/words.ts'

/** The field for typing what can also be tapped. The slash key leads here. */
export function CommandLine({ onLine, hint }: { onLine: (line: string) => void; hint: string }): JSX.Element {
  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('line')
        if (!(field instanceof HTMLInputElement)) return
        onLine(field.value)
        field.value = ''
      }}
    >
      <label for="command">{say('command-label')}</label>
      <div class="row">
        <input id="command" name="line" autocomplete="off" autocapitalize="off" spellcheck={false} placeholder={hint} />
        <button class="btn small" type="submit">
          {say('command-do')}
        </button>
      </div>
    </form>
  )
}
