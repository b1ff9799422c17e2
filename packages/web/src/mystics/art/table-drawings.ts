/** The small drawings of a table in one script. */
export { icon, isIcon } from './icons.ts'
export { cheese, hearts } from './things/counters.ts'
export { pages } from './things/pages.ts'
export { wheel } from './things/wheel.ts'
