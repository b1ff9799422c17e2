/**
 * The resolution stack: work that waits is a task of plain data, so a game can be saved at every decision and
 * nothing waits in a closure. The top task is worked on first; an interrupt is a task pushed on top of it.
 */
export interface Task {
  readonly kind: string
}

/** What a handler says of its task: finished; waiting for a decision; or to be looked at again. */
export type Verdict = 'done' | 'wait' | 'again'

/** A handler may change the state it works on, change its own task's fields, and push tasks; it never pops. */
export type Handlers<Live, F extends Task> = {
  readonly [Kind in F['kind']]: (live: Live, task: Extract<F, { readonly kind: Kind }>) => Verdict
}

const DEEPEST = 100
const LONGEST = 100_000

/** Works on the top task until one waits, none is left, or all rests. */
export function resolve<Live extends { readonly stack: F[] }, F extends Task>(
  live: Live,
  handlers: Handlers<Live, F>,
  isAtRest: (live: Live) => boolean = never,
): void {
  const { stack } = live
  for (let turns = 0; turns < LONGEST; turns++) {
    const top = stack.at(-1)
    if (top === undefined || isAtRest(live)) return
    if (stack.length > DEEPEST) throw new Error(`Bug: the stack is too deep: ${kindsOf(stack)}`)
    // The mapped type guarantees the handler of this very kind; TypeScript cannot follow the correlation.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handle = handlers[top.kind as F['kind']] as (live: Live, task: F) => Verdict
    const verdict = handle(live, top)
    if (verdict === 'done') {
      if (stack.at(-1) === top) stack.pop()
      else {
        const at = stack.lastIndexOf(top)
        if (at < 0) throw new Error(`Bug: a handler of ${top.kind} removed its own task`)
        stack.splice(at, 1)
      }
    } else if (verdict === 'wait') {
      if (stack.at(-1) !== top) throw new Error(`Bug: ${top.kind} waits below a task it pushed: ${kindsOf(stack)}`)
      return
    }
  }
  throw new Error(`Bug: the stack never comes to rest: ${kindsOf(stack)}`)
}

function never(): boolean {
  return false
}

function kindsOf(stack: readonly Task[]): string {
  return stack.map((task) => task.kind).join(' > ')
}
