import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into a server before its own code: tells the one who started it how much work it has done so far,
 * and how long its main thread was held up at most since it was last asked. */
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
process.on('message', (message) => {
  if (message !== 'cpu') return
  // Only if it was started with --expose-gc.
  globalThis.gc?.()
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage(), longestMs: loop.max / 1e6 })
  loop.reset()
})
// The channel alone does not keep a server alive that wants to end.
process.channel?.unref()
