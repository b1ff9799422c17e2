import { BadInput } from './bad-input.ts'
import type { Chance } from './chance.ts'

/**
 * A queue of faces laid before another chance: rule cases, lessons, and real dice on a real table. Only dice and
 * coins take from the queue; when it is empty, the other chance goes on.
 */
export class Scripted implements Chance {
  private readonly queue: string[] = []
  private readonly other: Chance

  constructor(other: Chance) {
    this.other = other
  }

  script(faces: readonly string[]): void {
    this.queue.push(...faces)
  }

  /** Empties the queue and gives what was still in it. */
  clear(): string[] {
    return this.queue.splice(0)
  }

  below(n: number): number {
    return this.other.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    const next = this.queue.shift()
    if (next === undefined) return this.other.face(die)
    const face = die.find((each) => each === next)
    if (face === undefined) throw new BadInput(`the next face of the queue, "${next}", is not one of ${die.join(', ')}`)
    return face
  }
}
