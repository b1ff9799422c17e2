import type { TestContext } from 'node:test'

/** The clock by which this process counts what is too much at once, held by the test: nobody has to wait for it. */
export function holdClock(context: TestContext): { forward(ms: number): void } {
  const real = performance.now.bind(performance)
  let ahead = 0
  context.mock.method(performance, 'now', () => real() + ahead)
  return { forward: (ms) => void (ahead += ms) }
}
