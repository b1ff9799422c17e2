import { BadInput } from '../input/bad-input.ts'
import type { Chance } from './chance.ts'

/**
 * A queue of faces laid before another chance: rule cases, lessons, and real dice on a real table. Only dice and
 * coins take from the queue; when it is empty, the other chance goes on.
 */
export class Scripted implements Chance {
  private readonly queue: string[] = []
  private other: Chance

  constructor(other: Chance) {
    this.other = other
  }

  /** Lays faces behind those already there; none at all takes those away. */
  script(faces: readonly string[]): void {
    if (faces.length === 0) this.queue.length = 0
    else this.queue.push(...faces)
  }

  /** Faces that are laid stay; what comes after them comes from another chance. */
  goOnWith(other: Chance): void {
    this.other = other
  }

  below(n: number): number {
    return this.other.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    if (this.queue.length === 0) return this.other.face(die)
    const face = die.find((each) => each === this.queue[0])
    if (face === undefined) {
      throw new BadInput(`the next face of the queue, "${this.queue[0]}", is not one of ${die.join(', ')}`)
    }
    this.queue.shift()
    return face
  }
}
