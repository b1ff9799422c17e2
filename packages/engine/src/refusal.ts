/** Why an action is not allowed: a value, never an exception. Words are made where the language is known. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

const NO_PARAMS = Object.freeze({})

export function refusal(rule: string, code: string, params: Refusal['params'] = NO_PARAMS): Refusal {
  return Object.freeze({ rule, code, params })
}
