/** When whoever reads our output has gone (`| head`), the program ends quietly instead of failing on a broken pipe. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}
