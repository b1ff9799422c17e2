import { parentPort } from 'node:worker_threads'

/** Judges at once, or never comes to an end, or dies of it: as the game is called. */
parentPort?.on('message', ({ game }: { readonly game: string }) => {
  if (game === 'deadly') process.exit(3)
  if (game === 'endless') for (;;);
  parentPort?.postMessage({ sound: { seats: 2, options: game } })
})
parentPort?.postMessage('ready')
