import { signal } from '@preact/signals'

/** The drawings that a sprite is made of, or what makes them: they come beside the page, as pictures do. */
export function comingSprite<Drawing>(load: () => Promise<Drawing>): () => Drawing | null {
  const come = signal<Drawing | null>(null)
  let isComing = false
  return () => {
    if (!isComing) void load().then((drawing) => (come.value = drawing))
    isComing = true
    return come.value
  }
}
