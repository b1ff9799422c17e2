import type { JSX } from 'preact'

export interface Option {
  readonly value: string
  readonly label: string
  readonly lang?: string
  /** Drawn above the label. */
  readonly picture?: JSX.Element
}

export interface ChoiceProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly Option[]
  readonly value: string
  readonly onPick: (value: string) => void
}

/** One of a few choices, all in sight: a row of radio buttons. */
export function Choice({ name, legend, options, value, onPick }: ChoiceProps): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="row">
        {options.map((option) => (
          <label
            key={option.value}
            class={option.picture === undefined ? 'btn pick' : 'btn pick card'}
            lang={option.lang}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            {option.picture}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
