import type { Chance } from '@mousekeep/engine'
import { DIE, type Face } from '../cards/lists.ts'

export const COIN = ['splat', 'whole'] as const

export const NUMBER: Readonly<Record<Face, number>> = {
  sword: 2,
  shield: 3,
  'shield-star': 3,
  bow: 2,
  'bow-star': 1,
  cheese: 1,
}

const STARRED: ReadonlySet<Face> = new Set(['sword', 'shield-star', 'bow-star'])

/** M2.2: what hits in each mode, and what blocks. */
const HITS: Readonly<Record<'melee' | 'ranged', readonly Face[]>> = {
  melee: ['sword', 'shield', 'shield-star'],
  ranged: ['bow', 'bow-star'],
}
const BLOCKS: ReadonlySet<Face> = new Set(['shield', 'shield-star'])

export function isHit(face: Face, mode: 'melee' | 'ranged'): boolean {
  return HITS[mode].includes(face)
}

export function isBlock(face: Face): boolean {
  return BLOCKS.has(face)
}

export function isStar(face: Face): boolean {
  return STARRED.has(face)
}

export function roll(dice: number, chance: Chance): Face[] {
  const faces: Face[] = []
  for (let i = 0; i < dice; i++) faces.push(chance.face(DIE))
  return faces
}

export function countFace(faces: readonly Face[], face: Face): number {
  let count = 0
  for (const each of faces) if (each === face) count++
  return count
}
