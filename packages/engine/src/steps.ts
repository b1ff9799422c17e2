/**
 * Work in small steps, with a result at the end. Whoever must not be kept from other things for long does other things
 * between the steps; whoever has time does it at once.
 */
export type Steps<T> = Generator<void, T>

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
