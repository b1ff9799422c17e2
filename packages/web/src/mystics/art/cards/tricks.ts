import { ink } from '../pen.ts'
import { cord, eye, note, wall } from './parts.ts'

export const TRICKS: Readonly<Record<string, string>> = {
  'lurk-in-the-shadows':
    `<path d="M10 92q-8-30 14-44-14-6-12-20 4-12 18-10 8 2 11 9 9-2 18 0 3-8 11-9 15-2 18 10 2 14-12 20 22 14 14 44z" fill="#12101E" stroke="#5E5684" stroke-width="3" stroke-linejoin="round"/><path d="M18 30q2-6 10-6M24 84q-4-20 12-30" fill="none" stroke="#6E669A" stroke-width="3" stroke-linecap="round"/>` +
    eye(38, 50, 0.95, '#FFF3C0') +
    eye(62, 50, 0.95, '#FFF3C0') +
    `<path d="M44 68q6 4 12 0" fill="none" stroke="#6E669A" stroke-width="2.6" stroke-linecap="round"/>`,
  'lucky-whisker': `<path d="M14 76Q40 60 86 16" fill="none" ${ink(6)}/><path d="M14 76Q40 60 86 16" fill="none" stroke="#F4EEE4" stroke-width="2.8"/><path d="M18 84q34-4 68-34M12 66Q34 44 64 12" fill="none" ${ink(4.5)}/><path d="M18 84q34-4 68-34M12 66Q34 44 64 12" fill="none" stroke="#F4EEE4" stroke-width="1.9"/>${[
    [74, 62, 10],
    [30, 26, 8],
    [84, 84, 6],
  ]
    .map(
      ([x, y, r]) =>
        `<path d="M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}z" fill="url(#m-gold)" ${ink(1.8)}/>`,
    )
    .join('')}`,
  'owl-hoot':
    `<path d="M20 20q8 12 18 10 12-6 24 0 10 2 18-10 12 34-4 54-12 16-26 16T24 74Q8 54 20 20z" fill="#8E6A48" ${ink(3)}/><path d="M34 62q16 14 32 0-2 26-16 26T34 62z" fill="#E6CFA4" ${ink(2.2)}/><path d="M42 72l4 4 4-4 4 4 4-4M44 80l6 4 6-4" fill="none" ${ink(1.8)}/><circle cx="36" cy="46" r="14" fill="#FFF1C4" ${ink(2.6)}/><circle cx="64" cy="46" r="14" fill="#FFF1C4" ${ink(2.6)}/><circle cx="37" cy="47" r="7" fill="#20110A"/><circle cx="63" cy="47" r="7" fill="#20110A"/><circle cx="34" cy="44" r="2.6" fill="#fff"/><circle cx="60" cy="44" r="2.6" fill="#fff"/><path d="M50 50l6 6-6 10-6-10z" fill="url(#m-gold)" ${ink(2.2)}/>` +
    note(88, 26, 0.5) +
    `<path d="M6 48q-4 8 0 16M96 52q4 8 0 14" fill="none" ${ink(3)}/>`,
  'play-dead': `<ellipse cx="50" cy="84" rx="44" ry="8" fill="#1A0C05" opacity=".3"/>${cord('M84 78q14-2 12-16', '#DDA08A', 4, 4)}<path d="M30 78q-4-30 26-30 28 2 30 26-6 12-28 12-24 0-28-8z" fill="url(#m-fTawny)" ${ink(3)}/><path d="M48 52V36M60 50l4-16M72 54l8-14" ${ink(11)}/><path d="M48 52V36M60 50l4-16M72 54l8-14" stroke="#CF9D62" stroke-width="6" stroke-linecap="round"/><circle cx="16" cy="82" r="11" fill="url(#m-fTawny)" ${ink(2.8)}/><path d="M10 66q0-20 20-20 18 2 18 18-2 20-20 20-16-2-18-18z" fill="url(#m-fTawny)" ${ink(3)}/><path d="M16 58l8 8M24 58l-8 8M32 54l8 8M40 54l-8 8" ${ink(3)}/><path d="M20 74q8-4 14 0" fill="none" ${ink(2.4)}/><path d="M28 72q8 2 6 12-8 2-8-11z" fill="#E58A7A" ${ink(2)}/><path d="M20 30q-6-10 2-14 8 2 4 12z" fill="#FFFDF4" ${ink(2)} opacity=".9"/>`,
  'loose-brick': wall(
    `<path d="M50 50h28v18H50z" fill="#1A0E0A"/><path d="M42 58l30-6 10 8v18l-30 8-10-8z" fill="#B97C60" ${ink(3)}/><path d="M42 58l10 8 30-6M52 66v20" fill="none" ${ink(2.4)}/><path d="M48 62l4 3" stroke="#EBC6AE" stroke-width="3" stroke-linecap="round"/><path d="M28 66l8-2M30 80l8-2" ${ink(3)}/>`,
  ),
  'spoilt-cheese': `<path d="M12 62L66 24q20 6 22 30v24l-70 8q-6-12-6-24z" fill="url(#m-cheese)" ${ink(3)}/><path d="M14 62q34-2 74-8" fill="none" stroke="#FFF4BE" stroke-width="3"/><g fill="#8FAF6A" ${ink(1.8)}><circle cx="38" cy="72" r="9"/><circle cx="64" cy="66" r="11"/><circle cx="52" cy="46" r="6"/><circle cx="76" cy="78" r="5"/></g><path d="M30 24q-6-6 0-12M44 20q-6-6 0-12M18 34q-6-6 0-12" fill="none" stroke="#6E8A4A" stroke-width="3.4" stroke-linecap="round"/>`,
  'ankle-bite': `<path d="M54 4h30v50l-2 12q12 6 12 18H46l-2-14 12-10z" fill="url(#m-leather)" ${ink(3)}/><path d="M56 14h28M46 84h48" ${ink(3)}/><path d="M54 30q10 6 24 4" fill="none" ${ink(2)}/><circle cx="12" cy="30" r="12" fill="url(#m-fTawny)" ${ink(2.8)}/><circle cx="12" cy="30" r="6.5" fill="#EFAF9C"/><path d="M2 60q0-26 26-26 24 2 30 16l-8 6-22 0-2 8 26 4q-10 18-30 16Q2 80 2 60z" fill="url(#m-fTawny)" ${ink(3)}/><path d="M50 56l-3 8-6-6-5 7-5-8M50 69l-5-6-5 6-6-6" fill="#fff" ${ink(2)}/><path d="M26 42l10 3" ${ink(3)}/><circle cx="28" cy="48" r="3.4" fill="#20110A"/><path d="M88 30l8-4M88 40h10" ${ink(3)}/>`,
}
