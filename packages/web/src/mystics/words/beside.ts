import { wordsBeside } from '@mousekeep/mystics/words-beside'
import { has, partsOf, say } from './words.ts'

/** What the game says of things that are looked up, of the book and of the campaign; comes after the first move. */
export const beside = wordsBeside({ say, has, attributes: partsOf })
