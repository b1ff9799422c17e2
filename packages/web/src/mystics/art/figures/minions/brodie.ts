import { f, INK } from '../../../../base/paint.ts'
import { ink } from '../../pen.ts'

const claw = (x: number, y: number, r: number) =>
  `<path transform="translate(${x} ${y}) rotate(${r})" d="M-7 2Q-6-14 0-26 6-14 7 2z" fill="url(#m-steel)" ${ink(2.4)}/>`

/** Brodie, never whole: his paw from above. */
export const pounce = (): string => {
  let rays = ''
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * 6.283 + 0.2
    const r0 = 82
    const r1 = 94 + (i % 2) * 8
    rays += `M${f(75 + Math.cos(a) * r0)} ${f(82 + Math.sin(a) * r0 * 0.92)}L${f(75 + Math.cos(a) * r1)} ${f(82 + Math.sin(a) * r1 * 0.92)}`
  }
  return (
    `<path d="${rays}" stroke="${INK}" stroke-width="3.4" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M128 60C132 20 122-10 124-34H36C36-6 14 24 20 64z" fill="url(#m-tabby)" ${ink(3)}/><path d="M40-22q38 12 80 0M36-4q40 16 86 0" fill="none" stroke="#A8501C" stroke-width="7" stroke-linecap="round"/>` +
    claw(17, 62, -64) +
    claw(42, 28, -24) +
    claw(84, 18, 8) +
    claw(124, 40, 46) +
    // four toes and the palm, seen from underneath
    `<path d="M20 92C2 82 2 54 20 48c4-1 8 0 11 2C27 30 42 16 56 24c4 2 6 6 7 9 3-14 22-22 34-11 8 8 9 16 7 22 12-8 30 0 32 16 1 14-8 24-20 27 12 18 8 46-14 56-22 8-44 8-62-1-22-12-28-32-20-50z" fill="url(#m-sock)" ${ink(3)}/>` +
    `<path d="M31 50q8 8 8 20M63 33q4 10 2 22M104 44q-6 10-6 20" fill="none" ${ink(2.4)}/>` +
    `<g fill="url(#m-pad)" ${ink(2.4)}><ellipse cx="22" cy="70" rx="10" ry="13" transform="rotate(-26 22 70)"/><ellipse cx="49" cy="45" rx="10.5" ry="14" transform="rotate(-10 49 45)"/><ellipse cx="84" cy="40" rx="10.5" ry="14" transform="rotate(8 84 40)"/><ellipse cx="118" cy="64" rx="10" ry="13" transform="rotate(26 118 64)"/><path d="M72 74c20 0 36 18 38 36 1 16-14 20-38 20s-39-6-37-21c2-18 18-35 37-35z"/></g>` +
    `<path d="M44 104q6-18 20-22M17 66q2-6 7-7M45 41q2-6 7-6M80 36q2-5 7-6M113 61q2-5 6-6" fill="none" stroke="#FFE3DA" stroke-width="3.6" stroke-linecap="round"/>`
  )
}
const dust = (x: number, y: number, k: number) =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-18 8q-12-2-8-12 2-8 11-6 2-12 14-9 9 3 7 10 11 0 10 10-2 8-12 7z" fill="#F4E7CE" ${ink(2.4)}/><path d="M-14 2q2-6 8-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`

/** His paw at a run. */
export const chase = (): string => {
  return (
    `<g fill="none" ${ink(3.4)}><path d="M150 44h34M146 66h44M140 90h40M146 112h46M140 132h34"/></g><g stroke="#FFE0B0" stroke-width="2" stroke-linecap="round"><path d="M156 50h20M152 72h26M150 96h20"/></g>` +
    `<g transform="rotate(-14 70 110)"><path d="M156 -6C118-2 96 22 82 58 62 58 34 62 20 82c-12 16-10 40 4 48 8 5 18 5 24 1 5 8 17 11 26 5 7 8 20 7 27-1 9 2 18-3 21-11 6-13 5-26 1-37 12-16 30-20 46-20z" fill="url(#m-tabby)" ${ink(3.2)}/><g fill="none" stroke="#A8501C" stroke-width="8" stroke-linecap="round"><path d="M120 12q12 12 30 14M104 30q14 14 38 18M92 54q16 14 44 14"/></g>` +
    `<path d="M20 82c-12 16-10 40 4 48 8 5 18 5 24 1 5 8 17 11 26 5 7 8 20 7 27-1 9 2 18-3 21-11 5-12 6-22 4-31-6 6-11 3-16-2-6 7-12 4-18-2-6 7-14 6-19-2-6 7-15 7-20-1-6 6-13 4-17-4-6 5-12 4-16 0z" fill="url(#m-sock)" ${ink(2.4)}/><path d="M48 131q-9-11-3-26M74 136q-8-12-3-28M101 135q-5-14-1-28" fill="none" ${ink(2.8)}/><path d="M26 110q0-10 7-15M54 110q1-9 8-13M80 112q1-9 8-13M108 110q1-9 7-12" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>` +
    `<g fill="url(#m-steel)" ${ink(2.4)}><path d="M20 122q-16 4-20 24 16-4 26-17zM48 132q-12 10-10 26 14-8 18-20zM78 138q-10 10-6 24 12-8 14-22zM108 132q-6 10-2 22 10-8 10-20z"/></g><path d="M98 14Q86 34 84 54M32 80q8-8 20-10" fill="none" stroke="#FFE6BE" stroke-width="4.5" stroke-linecap="round" opacity=".85"/></g>` +
    dust(132, 150, 0.9) +
    dust(152, 140, 0.6) +
    dust(104, 156, 0.6)
  )
}
/** His collar, box 0 -10 220 120. */
export const collar = `<path d="M20 0Q110 52 200 0l4 22Q110 80 16 22z" fill="url(#m-red)" ${ink(3.4)}/><path d="M26 14q84 46 168 0" fill="none" stroke="#F3B49A" stroke-width="3" stroke-dasharray="9 7"/><g transform="translate(110 46)"><path d="M-16-2h32v26h-32z" fill="url(#m-gold)" ${ink(3)}/><path d="M-9-2v-8a9 9 0 0 1 18 0v8" fill="none" ${ink(6)}/><path d="M-9-2v-8a9 9 0 0 1 18 0v8" fill="none" stroke="#C2CCD6" stroke-width="2.6"/><circle cy="8" r="4" fill="${INK}"/><path d="M0 9v9" ${ink(3.4)}/></g><g transform="translate(110 84)"><circle r="15" fill="url(#m-gold)" ${ink(3)}/><path d="M-15 2h30M0 4v11" ${ink(2.4)}/><circle cy="4" r="3.4" fill="${INK}"/><path d="M-9-5q3-6 9-7" fill="none" stroke="#FFF6D0" stroke-width="3" stroke-linecap="round"/></g>`
/** The paw at rest: Brodie on the board. */
export const catPaw = (): string =>
  `<path d="M150 2C118 4 92 24 82 56 64 58 40 62 26 80c-12 16-12 40 2 50 8 6 18 6 24 2 4 8 16 12 26 6 6 8 20 8 28 0 8 2 18-2 22-10 8-14 8-30 4-42 10-12 22-18 28-18l3-12-10-5 8-12-11-6 7-14-9-6z" fill="url(#m-tabby)" ${ink(3.2)}/>` +
  `<g fill="none" stroke="#A8501C" stroke-width="8" stroke-linecap="round"><path d="M112 20q12 8 28 8M98 38q14 12 34 12M90 60q14 12 36 14"/></g>` +
  // a cream sock with four round toes
  `<path d="M26 80c-12 16-12 40 2 50 8 6 18 6 24 2 4 8 16 12 26 6 6 8 20 8 28 0 8 2 18-2 22-10 6-11 8-22 7-32-6 6-10 2-16-3-6 8-12 4-18-2-6 7-14 6-19-2-6 7-15 7-20-1-5 6-14 7-20 0-6 6-12 3-16-8z" fill="url(#m-sock)" ${ink(2.4)}/><path d="M52 132q-9-11-3-26M78 138q-8-13-3-30M106 138q-5-15-1-30" fill="none" ${ink(2.8)}/><path d="M30 110q0-10 7-15M58 112q1-9 8-13M84 114q1-9 8-13M113 112q1-9 7-12" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>` +
  `<g fill="url(#m-steel)" ${ink(2.4)}><path d="M22 122q-14 8-12 28 14-8 20-20zM54 132q-8 12-2 26 10-10 12-22zM84 140q-6 10 0 22 10-10 10-22zM116 134q-2 10 6 20 6-10 4-22z"/></g><g stroke="#fff" stroke-width="2" stroke-linecap="round"><path d="M18 132q-4 6-4 10M54 140q-3 6-1 10M86 146q-2 4 0 9M119 139q0 4 3 8" fill="none"/></g>` +
  `<path d="M96 18Q84 34 84 52M36 80q8-8 20-10" fill="none" stroke="#FFE6BE" stroke-width="4.5" stroke-linecap="round" opacity=".85"/><path d="M26 84l-8-4M20 98l-9-2M92 22l-8-6M84 40l-9-4" ${ink(2.6)}/>`
