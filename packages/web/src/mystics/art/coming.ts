import { comingSprite } from '../../page/coming-sprite.ts'
import type { IconName } from './icons.ts'
import type * as Drawings from './table-drawings.ts'

/** The small drawings of a table. They are loaded beside the page, as pictures are, and nobody waits for them. */
const drawings = comingSprite<typeof Drawings>(() => import('./table-drawings.ts'))

export const isIcon = (name: string): name is IconName => drawings()?.isIcon(name) === true

/** Leaves room for the icon until it has come. */
export function icon(name: IconName, size = 24): string {
  return drawings()?.icon(name, size) ?? `<svg width="${size}" height="${size}"></svg>`
}

export const wheel = (cheese: number): string => drawings()?.wheel(cheese) ?? ''

export const pages = (at: number, end: number): string => drawings()?.pages(at, end) ?? ''

export const hearts: typeof Drawings.hearts = (...mouse) => drawings()?.hearts(...mouse) ?? ''

export const cheese = (size: number): string => drawings()?.cheese(size) ?? ''
