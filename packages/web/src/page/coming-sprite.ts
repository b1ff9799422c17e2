import { signal } from '@preact/signals'

/** The drawings of a sprite, or what makes them. They are loaded beside the page, as pictures are; null until then. */
export function comingSprite<Drawing>(load: () => Promise<Drawing>): () => Drawing | null {
  const come = signal<Drawing | null>(null)
  let isComing = false
  return () => {
    if (!isComing) void load().then((drawing) => (come.value = drawing))
    isComing = true
    return come.value
  }
}
