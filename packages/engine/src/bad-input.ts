/**
 * Thrown by readers of outside data (`readAction`, `readPosition`, `readOptions`, …) when it does not have the
 * right shape. Caught at the door that called the reader, and nowhere else. Illegal but well-formed actions are
 * refusals, not bad input.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
