/** Loaded into a server before its own code: tells the one who started it how much work it has done so far. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  // Only if it was started with --expose-gc.
  globalThis.gc?.()
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() })
})
// The channel alone does not keep a server alive that wants to end.
process.channel?.unref()
