/**
 * One thing that is wrong with outside data, as plain data: where it stands, which kind of mistake it is, and what that
 * is about. Whoever shows it to people has the words for the code; `sentence` has English ones for programs.
 */
export interface Problem {
  /** `rules[2].do[0].wound`; empty: the whole. */
  readonly path: string
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * Thrown by readers of outside data (`readAction`, `readPosition`, `readOptions`, …) when it does not have the
 * right shape. Caught at the door that called the reader, and nowhere else. Illegal but well-formed actions are
 * refusals, not bad input.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput'
  /** Everything that was found; readers that stop at the first mistake have found one. */
  readonly problems: readonly Problem[]

  constructor(message: string, problems?: readonly Problem[]) {
    super(message)
    this.problems = problems ?? [{ path: '', code: 'said', params: { message } }]
  }
}
