import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { Flag } from '../base/flag.tsx'
import { DOORS } from '../faces/doors.ts'
import { Header } from '../page/parts/header.tsx'
import { LANGUAGES, isLanguage } from '../base/words/languages.ts'
import { NewVersion } from '../offline/new-version.tsx'
import { withOnlineWords } from '../base/words/online.ts'
import { say, speak } from '../base/words/words.ts'
import { Choice } from '../base/choice.tsx'
import { later } from '../base/later.tsx'
import { sample } from '../base/sound/sound.ts'
import {
  guest,
  hasLetterKeys,
  language,
  others,
  PATIENCES,
  sound,
  SOUND_KINDS,
  speed,
  SPEEDS,
  SWITCH,
  telling,
  TELLINGS,
  theme,
  THEMES,
  volumes,
} from '../base/settings.ts'

const KEYS = ['arrows', 'enter', 'tab', 'e', 'u', 'h', 'm', 'o', 'l', 'q', 'slash', 'comma', 'escape'] as const

const Bell = later(async () => (await withOnlineWords(import('../online/account/bell.tsx'))).Bell)

export function SettingsPage(): JSX.Element {
  return (
    <div class="page">
      <Header title={say('settings-title')} page="settings" />
      <main>
        <NewVersion />
        <section class="panel form">
          <label class="field">
            {say('settings-name')}
            <input value={guest.value} maxLength={24} onInput={(event) => (guest.value = event.currentTarget.value)} />
          </label>
          <Choice
            name="language"
            legend={say('settings-language')}
            options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value }))}
            value={language.value}
            onPick={(picked) => {
              if (!isLanguage(picked)) return
              language.value = picked
              void speak(picked)
            }}
          />
          <Pick name="theme" of={theme} values={THEMES} />
          <Pick name="speed" of={speed} values={SPEEDS} />
          <Pick name="others" of={others} values={PATIENCES} />
          <Pick name="telling" of={telling} values={TELLINGS} />
          <Pick name="sound" of={sound} values={SWITCH} onPicked={() => sample('turn')} />
          {sound.value === 'on' && SOUND_KINDS.map((kind) => <Volume key={kind} kind={kind} />)}
          {DOORS.map(({ id, Settings }) => Settings !== undefined && <Settings key={id} />)}
          <Flag label={say('settings-keys')} of={hasLetterKeys} />
          <Bell />
        </section>
        <section class="panel form">
          <h2>{say('keys-title')}</h2>
          <dl class="keys">
            {KEYS.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{say(`key-${key}`)}</kbd>
                </dt>
                <dd>{say(`key-${key}-does`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </div>
  )
}

const SAMPLES = { moves: 'knock', events: 'chime', notices: 'turn' } as const

/** The volume of one kind of sound; a sample plays when the slider is let go. */
function Volume({ kind }: { kind: (typeof SOUND_KINDS)[number] }): JSX.Element {
  return (
    <label class="field">
      {say(`volume-${kind}`)}
      <input
        type="range"
        min="0"
        max="100"
        step="10"
        value={volumes[kind].value}
        onInput={(event) => (volumes[kind].value = Number(event.currentTarget.value))}
        onChange={() => sample(SAMPLES[kind])}
      />
    </label>
  )
}

interface PickProps<Value> {
  readonly name: string
  readonly of: Signal<Value>
  readonly values: readonly Value[]
  readonly onPicked?: () => void
}

function Pick<Value extends string>({ name, of, values, onPicked }: PickProps<Value>): JSX.Element {
  return (
    <Choice
      name={name}
      legend={say(`settings-${name}`)}
      options={values.map((value) => ({ value, label: say(`${name}-${value}`) }))}
      value={of.value}
      onPick={(picked) => {
        of.value = values.find((value) => value === picked) ?? of.value
        onPicked?.()
      }}
    />
  )
}
