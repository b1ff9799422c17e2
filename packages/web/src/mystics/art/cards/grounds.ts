import { f, wobble } from '../../../base/paint.ts'
import { ink } from '../pen.ts'

const CLASSES: Readonly<Record<string, readonly [string, string]>> = {
  archer: ['#B98AC4', '#7A3F7E'],
  healer: ['#A9C98C', '#4F7A3C'],
  leader: ['#8FB6DC', '#2F5F93'],
  mystic: ['#8878C4', '#3E327A'],
  scamp: ['#E08A72', '#A32A22'],
  tinkerer: ['#D0A878', '#8A5528'],
  warrior: ['#B9C4CF', '#566270'],
}
const rayGround = ([a, b]: readonly [string, string]) => {
  let drawn = `<rect width="140" height="100" fill="${b}"/>`
  for (let i = 0; i < 16; i++) {
    const t = (i / 16) * 6.2832
    const u = t + 0.2
    drawn += `<path d="M70 50L${f(70 + Math.cos(t) * 130)} ${f(50 + Math.sin(t) * 130)}L${f(70 + Math.cos(u) * 130)} ${f(50 + Math.sin(u) * 130)}z" fill="${a}" opacity=".3"/>`
  }
  return `${drawn}<circle cx="70" cy="50" r="46" fill="${a}" opacity=".62"/><circle cx="70" cy="50" r="52" fill="none" stroke="${a}" stroke-width="2" opacity=".6"/>`
}
const random = wobble(7)
const stars = Array.from(
  { length: 26 },
  () => `<circle cx="${f(random() * 140)}" cy="${f(random() * 70)}" r="${f(0.6 + random() * 1.2)}"/>`,
).join('')
/** The background of a card picture, by its kind; for an ability, by its class. 140 by 100. */
export const GROUNDS: Readonly<Record<string, string>> = {
  weapon: `<rect width="140" height="100" fill="#B0604A"/><path d="M-4 20Q40 4 70 22t76-6v20Q100 54 70 36T-4 44zM-4 78q44-20 80-4t70-8v16q-40 16-70 2T-4 94z" fill="#C97C62" opacity=".8"/><path d="M-4 46q40-20 74-4t76-10" fill="none" stroke="#7E3A2C" stroke-width="2.4" opacity=".7"/><path d="M6 8h128v84H6z" fill="none" stroke="#F0C9A8" stroke-width="2" stroke-dasharray="5 4" opacity=".8"/><circle cx="70" cy="50" r="44" fill="#FFF0D0" opacity=".42"/>`,
  armor: `<rect width="140" height="100" fill="#A87040"/><path d="M0 26h140M0 52h140M0 78h140" stroke="#6B4022" stroke-width="2.4"/><path d="M10 12q40-6 70 2M60 40q30-6 70 0M6 64q30-6 54 2M80 90q30-6 50 0" fill="none" stroke="#CF9A62" stroke-width="2.4" stroke-linecap="round"/><g fill="#5A3418"><circle cx="8" cy="6" r="2"/><circle cx="132" cy="34" r="2"/><circle cx="8" cy="60" r="2"/><circle cx="132" cy="86" r="2"/></g><circle cx="70" cy="50" r="44" fill="#FFF0D0" opacity=".42"/>`,
  accessory: `<rect width="140" height="100" fill="#6E3A62"/>${Array.from({ length: 15 }, (_, i) => {
    const x = (i % 5) * 35
    const y = Math.floor(i / 5) * 50 + ((i % 2) * 25 - 12)
    return `<path d="M${x} ${y}l17.5 25-17.5 25-17.5-25z" fill="${i % 2 ? '#7E4872' : '#63325A'}"/><circle cx="${x}" cy="${y}" r="2.4" fill="#C9A24E"/>`
  }).join('')}<circle cx="70" cy="50" r="44" fill="#FFF0D0" opacity=".42"/>`,
  item: `<rect width="140" height="100" fill="#D9BE92"/><path d="M0 0h140v76H0z" fill="#C9A878"/><path d="M20 0v76M60 0v76M100 0v76" stroke="#B08C5C" stroke-width="2"/><path d="M0 76h140v12H0z" fill="#8A5528" ${ink(2)}/><path d="M0 79h140" stroke="#D9A86A" stroke-width="2"/><path d="M0 88h140v12H0z" fill="#6B4A30"/>`,
  scroll: `<rect width="140" height="100" fill="#B9976A"/><path d="M8 6q62 6 124 0 4 44 0 88-62-6-124 0-4-44 0-88z" fill="#F4E7C6" stroke="#8A6E4E" stroke-width="2"/><path d="M16 16h18M16 23h12M106 16h18M112 23h12M16 78h12M16 85h18M112 78h12M106 85h18" stroke="#C2A67A" stroke-width="2.4" stroke-linecap="round"/>`,
  trick: `<rect width="140" height="100" fill="#232A58"/><path d="M0 70q40-16 74-6t66-6v42H0z" fill="#39406A"/><g fill="#FFF4D0">${stars}</g><circle cx="70" cy="50" r="46" fill="#5E6AA8" opacity=".55"/><path d="M20 8a13 13 0 1 0 12 18 11 11 0 1 1-12-18z" fill="#FFF1C4"/>`,
  event: `<rect width="140" height="100" fill="#8A5F38"/><path d="M0 20h140M0 46h140M0 72h140" stroke="#53341C" stroke-width="2.4"/><path d="M48 0v20M104 20v26M30 46v26M90 72v28" stroke="#53341C" stroke-width="2.4"/><circle cx="70" cy="50" r="46" fill="#E2B978" opacity=".55"/><path d="M8 10q14-4 30 0M64 34q14-4 30 0M100 60q14-4 30 0" stroke="#B98652" stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  party: `<rect width="140" height="100" fill="#F6EEDC"/>${Array.from({ length: 35 }, (_, i) => (((i % 7) + Math.floor(i / 7)) % 2 ? '' : `<path d="M${(i % 7) * 20} ${Math.floor(i / 7) * 20}h20v20h-20z" fill="#C0504A" opacity=".8"/>`)).join('')}<path d="M0 0h140v100H0z" fill="#F6EEDC" opacity=".3"/><circle cx="70" cy="50" r="45" fill="#FFFBEF" opacity=".9" stroke="#C9B48C" stroke-width="2"/><circle cx="70" cy="50" r="36" fill="none" stroke="#D9C9A4" stroke-width="1.6"/>`,
  ...Object.fromEntries(Object.entries(CLASSES).map(([k, v]) => [k, rayGround(v)])),
}
