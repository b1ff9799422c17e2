import { ink } from '../pen.ts'

/** Small things that are counted: hearts and cheese. Each is an SVG of its own in the size of the text around. */

const HEART = 'M0 13C-12 4-16-2-13-9-9-15-2-13 0-7c2-6 9-8 13-2 3 7-1 13-13 22z'

export const HEARTS = ['whole', 'lost', 'poison', 'cracked'] as const
/** `lost`: a wound; `poison`: a poison wound; `cracked`: just now. */
export type Heart = (typeof HEARTS)[number]

const DRAWINGS: Readonly<Record<Heart, string>> = {
  whole: `<path d="${HEART}" fill="#C0302A" ${ink()}/><path d="M-9-4q1-4 5-4" fill="none" stroke="#F6B3A6" stroke-width="2.6" stroke-linecap="round"/>`,
  lost: `<path d="${HEART}" fill="none" stroke="currentColor" stroke-opacity=".7" stroke-width="2.6" stroke-linejoin="round" stroke-dasharray="4 3"/>`,
  poison: `<path d="M0-16C9-4 12 2 12 6a12 12 0 0 1-24 0C-12 2-9-4 0-16z" transform="translate(0 -1) scale(.92)" fill="#7CA83C" ${ink()}/><path d="M-6 5a6 6 0 0 0 5 6" fill="none" stroke="#EFFFCB" stroke-width="3" stroke-linecap="round"/>`,
  cracked: `<path d="${HEART}" fill="#C0302A" ${ink(2.4)}/><path d="M-2-8l4 7-5 3 4 8" fill="none" stroke="#FFF0DC" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>`,
}

const counter = (box: string, drawing: string, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="${box}" aria-hidden="true">${drawing}</svg>`

export const heart = (kind: Heart, size = 20): string => counter('-17 -18 34 34', DRAWINGS[kind], size)

/** The hearts of a mouse: those left, then poison wounds, then other wounds. */
export function hearts(life: number, wounds: number, poison: number, size = 20): string {
  const left = Math.max(0, life - wounds - poison)
  return Array.from({ length: life }, (_, i) =>
    heart(i < left ? 'whole' : i < left + poison ? 'poison' : 'lost', size),
  ).join('')
}

/** A piece of cheese, as it stands beside a number. */
export const cheese = (size = 20): string =>
  counter(
    '0 -1 26 26',
    `<path d="M2 15L18 4q6 2 6 9v7L3 22q-1-3-1-7z" fill="#F2C13F" ${ink(1.8)}/><path d="M3 15.5L19 11q4 0 5 2" fill="none" stroke="#FFF0B0" stroke-width="1.8"/><circle cx="10" cy="18" r="2.4" fill="#B0701A"/><circle cx="18" cy="16" r="1.9" fill="#B0701A"/>`,
    size,
  )
