import { star } from '../figures/parts.ts'
import { ink } from '../pen.ts'
import { at, blade, bolt, cord, hammer, mouth, rays, shine, wedge } from './parts.ts'

/** Abilities of leaders, warriors and tinkerers. */
export const FIGHTERS: Readonly<Record<string, string>> = {
  'born-to-lead': `<path d="M14 70q36-14 72 0l4 14q-40-12-80 0z" fill="#8E2A3E" ${ink(2.8)}/><path d="M18 74L12 36l18 14 8-28 12 22 14-22 8 28 18-14-8 38q-32-12-64 0z" fill="url(#m-gold)" ${ink(3)}/><path d="M22 68q28-10 56 0" fill="none" stroke="#8A5A10" stroke-width="2.6"/><circle cx="50" cy="56" r="6" fill="url(#m-blue)" ${ink(2)}/><circle cx="32" cy="60" r="3.4" fill="#C0302A" ${ink(1.6)}/><circle cx="68" cy="60" r="3.4" fill="#C0302A" ${ink(1.6)}/>${shine('M20 62l-2-14M38 40l-2 8', '#FFF9D8')}<path d="M34 36l8 12M64 40l-6 8" ${ink(1.6)} opacity=".5"/>`,
  'slow-to-anger':
    hammer +
    `<path d="M18 24q-8-8 0-16M30 18q-8-8 0-16M10 40q-8-8 0-16" fill="none" stroke="#B5332A" stroke-width="4.4" stroke-linecap="round"/>`,
  inspire:
    `<path d="M22 94V10" ${ink(9)}/><path d="M22 94V10" stroke="#C99562" stroke-width="4.4"/><circle cx="22" cy="9" r="6" fill="url(#m-gold)" ${ink(2.2)}/><path d="M26 18q22-8 36 0t28-2v40q-16 8-30 1t-34 1z" fill="url(#m-blue)" ${ink(3)}/><path d="M44 46l-3-16 8 6 6-9 6 9 9-6-3 16z" fill="url(#m-gold)" ${ink(2)}/>${shine('M32 24q10-3 18 0', '#CFE5F6', 3)}` +
    rays(78, 80, 6, 14, 8, '#F0BE45', 3),
  'give-order': `<path d="M4 70h24v24H4z" fill="#C0302A" ${ink(2.8)}/><path d="M24 66h20v24H24z" fill="url(#m-linen)" ${ink(2.6)}/><path d="M42 66q10-10 22-8l26-10q8 4 2 10L72 68q4 4 0 8 2 5-3 8 0 5-6 6-12 2-21-4z" fill="#C08A5C" ${ink(2.8)}/><path d="M58 68l12 1M58 76l12 0M56 84l10 0" ${ink(1.8)}/><path d="M50 12h36q8 0 8 8v10q0 8-8 8H66l-10 10 0-10q-12 0-12-8V20q0-8 6-8z" fill="#FFFBEF" ${ink(2.6)}/><path d="M66 18v8" stroke="#C0302A" stroke-width="5" stroke-linecap="round"/><circle cx="66" cy="32.5" r="2.8" fill="#C0302A"/>`,
  'battle-leader':
    at(
      'translate(30 62) rotate(-38)',
      blade(46) +
        `<path d="M-14 4h28v6h-28z" fill="url(#m-gold)" ${ink(2.2)}/><path d="M-3 10h6v12h-6z" fill="#6B3F1E" ${ink(2)}/>`,
    ) +
    at(
      'translate(70 62) rotate(38)',
      blade(46) +
        `<path d="M-14 4h28v6h-28z" fill="url(#m-gold)" ${ink(2.2)}/><path d="M-3 10h6v12h-6z" fill="#6B3F1E" ${ink(2)}/>`,
    ) +
    `<path d="M50 92V8" ${ink(8)}/><path d="M50 92V8" stroke="#C99562" stroke-width="3.6"/><path d="M50 12h32l-9 12 9 12H50z" fill="url(#m-blue)" ${ink(2.8)}/>` +
    star(62, 24, 8),
  'set-trap':
    `<path d="M14 92V56l12-8v44zM74 92V52l12 6v34z" fill="url(#m-wood)" ${ink(2.8)}/><path d="M12 88h76" ${ink(6)}/><path d="M12 88h76" stroke="#8A5528" stroke-width="2.8"/>` +
    cord('M80 56Q78 10 46 14q-24 6-18 30 6 20 26 14 16-8 8-24-8-10-18-2', '#E9DCC0', 3.4) +
    cord('M20 52l6 10', '#E9DCC0', 3) +
    `<path d="M80 56l-6 6 10 4-10 4 10 4" fill="none" ${ink(4)}/><path d="M80 56l-6 6 10 4-10 4 10 4" fill="none" stroke="#B9C4CF" stroke-width="1.8"/>` +
    wedge(48, 76, 0.34),
  thundersqueak: mouth(
    bolt('M76 4l-8 16h8l-6 16 20-22h-9l7-10z') + `<path d="M80 50q10 8 10 22M74 60q6 5 6 14" fill="none" ${ink(3.4)}/>`,
  ),
  'battle-squeak': mouth(
    `<path d="M78 46q8 10 6 26M86 38q12 16 8 40M72 56q4 6 3 14" fill="none" stroke="#C0302A" stroke-width="4.4" stroke-linecap="round"/>`,
  ),
  feint: `<path d="M18 82L72 22" ${ink(9)}/><path d="M18 82L72 22" stroke="#D5DCE4" stroke-width="5" stroke-linecap="round"/><path d="M28 88Q62 78 84 44" fill="none" stroke="#C0302A" stroke-width="4" stroke-dasharray="3 8" stroke-linecap="round"/><path d="M84 44l4 14-14-4z" fill="#C0302A" ${ink(2)}/><path d="M16 66l20 18" ${ink(8)}/><path d="M16 66l20 18" stroke="#F0BE45" stroke-width="4" stroke-linecap="round"/>`,
  backslash:
    `<path d="M10 30Q40-6 88 20 56 14 30 44z" fill="#FFF4CF" stroke="#C9A24E" stroke-width="2"/><path d="M90 66Q60 104 16 82q30 4 54-22z" fill="#FFF4CF" stroke="#C9A24E" stroke-width="2"/>` +
    at(
      'translate(50 54) rotate(52)',
      blade(46) +
        `<path d="M-17 4q17-6 34 0v7q-17-5-34 0z" fill="url(#m-gold)" ${ink(2.4)}/><path d="M-4 10h8v14h-8z" fill="#6B3F1E" ${ink(2.2)}/><circle cy="28" r="5.5" fill="url(#m-blue)" ${ink(2.2)}/>`,
    ),
  resolve: `<path d="M50 8q18 8 36 4 4 50-36 80Q10 62 14 12q18 4 36-4z" fill="url(#m-steel)" ${ink(3)}/><path d="M50 18q14 6 26 4 2 36-26 58-28-22-26-58 12 2 26-4z" fill="#5C7896" ${ink(2)}/><path d="M34 48q-2-8 5-10 4-4 9-1 5-4 9 0 7-1 8 6 3 8-2 14-6 7-14 7-13-2-15-16z" fill="#C9996A" ${ink(2.6)}/><path d="M40 40l1 10M48 38v11M57 38l-1 11M34 50q8 4 14 2" fill="none" ${ink(1.8)}/>${shine('M22 20q0 22 8 38', '#fff', 3, 0.8)}`,
  protect: `<circle cx="70" cy="38" r="11" fill="url(#m-fCream)" ${ink(2.6)}/><circle cx="92" cy="40" r="10" fill="url(#m-fCream)" ${ink(2.6)}/><circle cx="70" cy="38" r="6" fill="#EFAF9C"/><ellipse cx="80" cy="56" rx="17" ry="16" fill="url(#m-fCream)" ${ink(2.8)}/><path d="M76 52v.1M88 52v.1" stroke="#20110A" stroke-width="6" stroke-linecap="round"/><path d="M78 64q4 3 8 0" fill="none" ${ink(2)}/><path d="M66 72q14-6 28 0v22H66z" fill="#86AA6E" ${ink(2.6)}/><circle cx="42" cy="54" r="37" fill="#1F4F86" ${ink(3)}/><circle cx="40" cy="52" r="34" fill="url(#m-blue)"/><circle cx="42" cy="54" r="23" fill="none" stroke="#12365E" stroke-width="3"/><path d="M34 46l16 16M50 46L34 62" ${ink(7)}/><path d="M34 46l16 16M50 46L34 62" stroke="#F4E3BC" stroke-width="4" stroke-linecap="round"/>${shine('M12 42q6-16 20-20', '#E9F5FF', 4.4)}`,
}
