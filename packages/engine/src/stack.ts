/**
 * The resolution stack: work that waits is a frame of plain data, so a game can be saved at every decision and
 * nothing waits in a closure. The top frame is worked on first; an interrupt is a frame pushed on top of it.
 */
export interface Frame {
  readonly kind: string
}

/** What a handler says of its frame: finished; waiting for a decision; or to be looked at again. */
export type Verdict = 'done' | 'wait' | 'again'

/** A handler may change the world, change its own frame's fields, and push frames; it never pops. */
export type Handlers<World, F extends Frame> = {
  readonly [Kind in F['kind']]: (world: World, frame: Extract<F, { readonly kind: Kind }>) => Verdict
}

const DEEPEST = 100
const LONGEST = 100_000

/** Works on the top frame until one waits or none is left. */
export function resolve<World extends { readonly stack: F[] }, F extends Frame>(
  world: World,
  handlers: Handlers<World, F>,
): void {
  const { stack } = world
  for (let turns = 0; turns < LONGEST; turns++) {
    const top = stack.at(-1)
    if (top === undefined) return
    if (stack.length > DEEPEST) throw new Error(`Bug: the stack is too deep: ${kindsOf(stack)}`)
    // The mapped type guarantees the handler of this very kind; TypeScript cannot follow the correlation.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handle = handlers[top.kind as F['kind']] as (world: World, frame: F) => Verdict
    const verdict = handle(world, top)
    if (verdict === 'done') {
      const at = stack.lastIndexOf(top)
      if (at < 0) throw new Error(`Bug: a handler of ${top.kind} removed its own frame`)
      stack.splice(at, 1)
    } else if (verdict === 'wait') {
      if (stack.at(-1) !== top) throw new Error(`Bug: ${top.kind} waits below a frame it pushed: ${kindsOf(stack)}`)
      return
    }
  }
  throw new Error(`Bug: the stack never comes to rest: ${kindsOf(stack)}`)
}

function kindsOf(stack: readonly Frame[]): string {
  return stack.map((frame) => frame.kind).join(' > ')
}
