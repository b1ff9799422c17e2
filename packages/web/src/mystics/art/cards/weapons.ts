import { INK } from '../../../base/paint.ts'
import { star } from '../figures/parts.ts'
import { ink } from '../pen.ts'
import { arrow, at, bow, cord, flame, hammer, shine, spark } from './parts.ts'

export const WEAPONS: Readonly<Record<string, string>> = {
  'collins-sword': at(
    'translate(50 54) rotate(38)',
    `<path d="M-5 18L-4-36 0-47 4-36 5 18z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-1-36V14" stroke="#fff" stroke-width="2"/><path d="M-20 16q20-8 40 0v8q-20-6-40 0z" fill="url(#m-gold)" ${ink(2.6)}/><path d="M-4 22h8v16h-8z" fill="#6B3F1E" ${ink(2.2)}/><circle cy="42" r="6.5" fill="url(#m-red)" ${ink(2.4)}/>`,
  ),
  'nezs-hammer': hammer,
  'tildas-mace': at(
    'translate(50 58) rotate(30)',
    `<path d="M-4 38L-3-10h6l1 48z" fill="url(#m-wood)" ${ink(2.6)}/><path d="M0-50l7 10 11-5 0 12 12 3-7 10 7 10-12 3 0 12-11-5-7 10-7-10-11 5 0-12-12-3 7-10-7-10 12-3 0-12 11 5z" transform="translate(0 -4) scale(.9)" fill="url(#m-gold)" ${ink(3)}/><circle cy="-22" r="11" fill="#FFF0B0" ${ink(2.4)}/>${shine('M-5-26q2-4 6-4')}`,
  ),
  'maginos-staff': at(
    'translate(50 52) rotate(24)',
    `<circle cy="-26" r="30" fill="url(#m-spark)"/>${cord('M0 44Q4 14 0-8-6-18 2-24', '#9A6A3C', 6, 4.6)}${cord('M0-8Q-18-18-10-34M2-24q14-4 11-18', '#9A6A3C', 4, 4)}<path d="M1-50l9 15 2 3-11 19-11-19 2-3z" fill="#8FE3E6" ${ink(2.8)}/><path d="M1-50v37M-10-32h22" stroke="#E9FFFF" stroke-width="2"/>`,
  ),
  'lilys-bow':
    at('translate(46 50) rotate(16)', bow('#A5703C', '#E07B54')) + at('translate(52 52) rotate(16)', arrow()),
  dagger: at(
    'translate(50 52) rotate(42)',
    `<path d="M-7 8L-5-26 0-38 5-26 7 8z" fill="url(#m-steel)" ${ink(2.6)}/><path d="M-1-26V6" stroke="#fff" stroke-width="2"/><path d="M-17 6h34v8h-34z" fill="#8A5528" ${ink(2.4)}/><path d="M-5 14h10l-1 20h-8z" fill="#A32A22" ${ink(2.4)}/><path d="M-5 20h10M-5 26h10" ${ink(1.6)}/>`,
  ),
  'fishbone-knife': at(
    'translate(50 50) rotate(-38)',
    `<path d="M-36 0H34" ${ink(8)}/><path d="M-36 0H34" stroke="#F4EAD6" stroke-width="4.2"/><path d="M-8-15l6 15-6 15M6-13l6 13-6 13M20-10l6 10-6 10" fill="none" ${ink(6)}/><path d="M-8-15l6 15-6 15M6-13l6 13-6 13M20-10l6 10-6 10" fill="none" stroke="#F4EAD6" stroke-width="2.6" stroke-linejoin="round"/><path d="M-40-11l16 11-16 11q-10-11 0-22z" fill="#C9B48C" ${ink(2.4)}/>`,
  ),
  'darning-needle': `<path d="M18 84L82 16" ${ink(9)}/><path d="M18 84L82 16" stroke="#D5DCE4" stroke-width="4.6" stroke-linecap="round"/><path d="M20 82L80 18" stroke="#fff" stroke-width="1.6"/><ellipse cx="26" cy="75" rx="7" ry="2.6" transform="rotate(-47 26 75)" fill="${INK}"/><path d="M26 75q-18-20-2-30t16 22 22 12 26-14" fill="none" ${ink(5.5)}/><path d="M26 75q-18-20-2-30t16 22 22 12 26-14" fill="none" stroke="#E5624A" stroke-width="2.6"/>`,
  'ribbon-sling':
    cord('M22 14Q14 56 42 70M84 10Q82 50 58 70', '#C94A7C', 6, 4.6) +
    `<path d="M30 62q20-10 40 0 2 18-20 20-22-2-20-20z" fill="url(#m-leather)" ${ink(2.8)}/><circle cx="50" cy="58" r="15" fill="#B5442F" ${ink(2.8)}/><path d="M42 60q8-14 16 0" fill="none" stroke="#7A1A18" stroke-width="2.6"/>${shine('M41 53q3-6 9-6', '#F6B8A0')}<path d="M16 10q10-8 14 4-6 8-14-4zM78 8q8-8 14 2-6 8-14-2z" fill="#E58AB0" ${ink(2.2)}/>`,
  toothpick: `<path d="M8 92L84 14" ${ink(9)}/><path d="M8 92L84 14" stroke="#E9C89A" stroke-width="4.6" stroke-linecap="round"/><path d="M84 14l8-10-4 12z" fill="#E9C89A" ${ink(2)}/><ellipse cx="54" cy="46" rx="21" ry="17" transform="rotate(-46 54 46)" fill="url(#m-moss)" ${ink(3)}/><circle cx="63" cy="36" r="6" fill="#C0302A" ${ink(2)}/>${shine('M42 46q2-9 9-12', '#DDF0C8')}`,
  'accurate-bow':
    at('translate(50 50) rotate(-16)', bow('#577F55', '#F0BE45')) +
    at('translate(54 50) rotate(-16)', arrow('#7FA85A')) +
    star(82, 80, 12),
  'long-bow':
    at('translate(38 50) rotate(8)', bow('#8A5528', '#2F5F93', '#FFF8E8', 48)) +
    at('translate(56 52) rotate(8) scale(1.1)', arrow('#2F5F93')),
  'enchanted-bow':
    `<circle cx="54" cy="50" r="42" fill="url(#m-spark)"/>` +
    at('translate(46 50) rotate(16)', bow('#8878C4', '#F3DC8E', '#8FE3E6')) +
    cord('M26 46l44 12', '#BFF6F4', 4) +
    spark(76, 60, 12, '#E9FFFF') +
    spark(84, 22, 8, '#F3DC8E') +
    spark(22, 80, 7, '#F3DC8E'),
  'scorching-wand':
    at(
      'translate(46 58) rotate(34)',
      `<path d="M-5 38L-4-20h8l1 58z" fill="url(#m-wood)" ${ink(2.6)}/><path d="M-7-18q0-12 7-14 7 2 7 14-7 5-14 0z" fill="#8E2420" ${ink(2.6)}/>`,
    ) +
    flame(70, 36, 0.95) +
    `<path d="M86 44l8 2M88 26l8-6M52 10l-4-8" ${ink(3)}/>`,
  'sorrow-blade':
    at(
      'translate(50 56) rotate(36)',
      `<path d="M-6 16L-8-20-4-36 0-48 4-36 8-20 6 16z" fill="#5A6680" ${ink(2.8)}/><path d="M0-42V12" stroke="#2A3348" stroke-width="3"/><path d="M-4-18V8" stroke="#AEBBD6" stroke-width="2"/><path d="M-20 14q8 6 20 2 12 4 20-2l2 9q-22 5-44 0z" fill="#3A3450" ${ink(2.6)}/><path d="M-4 24h8v14h-8z" fill="#241C30" ${ink(2.2)}/><circle cy="42" r="6.5" fill="#4E6FA8" ${ink(2.4)}/>`,
    ) + `<path d="M30 66q9 12 9 18a9 9 0 0 1-18 0q0-6 9-18z" fill="#8FC0E6" ${ink(2.4)}/>${shine('M25 84q0 5 4 6')}`,
}
