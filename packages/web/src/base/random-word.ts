/** A random word, short enough to be read out. */
export function randomWord(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return (number % 36 ** 5).toString(36).padStart(5, '0')
}
