import { INK } from '../../../base/paint.ts'
import { star } from '../figures/parts.ts'
import { ink } from '../pen.ts'
import { arrow, at, bolt, cord, eye, heart, knife, rays, shine, spark, target, wedge } from './parts.ts'

/** Abilities of archers, healers, mystics and scamps. */
export const ADEPTS: Readonly<Record<string, string>> = {
  'empathetic-power':
    cord('M28 48q22 26 44 0', '#E9C868', 3) +
    heart(28, 40, 1.35) +
    heart(72, 46, 1.35, '#B5486A') +
    `<path d="M42 80l8-14 8 14" fill="none" ${ink(0)}/>` +
    spark(50, 82, 9),
  'draw-power':
    `<circle cx="50" cy="50" r="40" fill="url(#m-spark)"/>` +
    cord('M14 60A37 37 0 0 1 38 15', '#8FE3E6', 4.4, 4) +
    cord('M86 40A37 37 0 0 1 62 85', '#8FE3E6', 4.4, 4) +
    `<path d="M30 20l16-10-2 18zM70 80L54 90l2-18z" fill="#8FE3E6" ${ink(2.2)}/><path d="M50 22l12 21 3 4-15 30-15-30 3-4z" fill="#8FE3E6" ${ink(3)}/><path d="M50 22v54M35 46h30M50 22l-7 24 7 30" fill="none" stroke="#E9FFFF" stroke-width="2.2"/>` +
    wedge(80, 18, 0.36) +
    wedge(20, 84, 0.36),
  pilfer:
    wedge(42, 54, 1) +
    `<path d="M96 96Q70 92 66 70" fill="none" ${ink(21)}/><path d="M96 96Q70 92 66 70" fill="none" stroke="#4E7A56" stroke-width="15" stroke-linecap="round"/><path d="M56 64q-8-8 0-14 4-2 8 2 2-8 9-6 5 2 4 8 7-4 10 2 2 6-4 10-2 12-14 12-10-2-13-14z" fill="#D2A06A" ${ink(2.8)}/><path d="M64 52l2 8M74 52v8" ${ink(1.8)}/>`,
  'prehensile-tail':
    cord('M88 92Q40 96 22 70 8 44 32 28q18-10 26 6t-10 18q-10 0-8-8', '#DDA08A', 7, 5) +
    at('translate(62 40) rotate(38)', knife('#6B3F1E')) +
    shine('M34 82q-12-8-14-20', '#F6D0C0', 2.6),
  'shoot-and-scoot':
    at('translate(58 32) rotate(-24)', arrow('#8A5896')) +
    `<g fill="#F4E7CE" ${ink(2.4)}><path d="M24 88q-12-2-8-12 3-7 11-5 3-11 14-8 8 3 6 9 10 1 8 10-2 7-11 6z"/></g><path d="M60 84h22M66 74h18M70 64h12" ${ink(3)}/>`,
  'first-aid':
    heart(50, 46, 2.3) +
    `<path d="M26 40l48 10" stroke="#FFF6E2" stroke-width="13"/><path d="M26 33.5l48 10M26 46.5l48 10" ${ink(1.8)}/><path d="M40 40v8M48 42v8M56 44v8" ${ink(2)}/>` +
    `<path d="M14 86L60 74" ${ink(6)}/><path d="M14 86L60 74" stroke="#D5DCE4" stroke-width="2.6" stroke-linecap="round"/>` +
    cord('M18 85q-10-12 4-14t14-8', '#E5624A', 2, 2),
  'accurate-shot': target + at('translate(34 52) rotate(-4)', arrow()),
  'aimed-shot':
    target +
    `<path d="M62 8v20M62 72v20M20 50h20M84 50h12" ${ink(4)}/>` +
    at('translate(22 78) rotate(-34) scale(.8)', arrow()) +
    `<path d="M46 62l6-5" stroke="${INK}" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/>`,
  'power-shot':
    `<path d="M4 62q26-2 38-16-4 18-20 24 20 0 32-14-6 20-30 30-16 4-26-2z" fill="#F79A2E" ${ink(2.6)}/><path d="M10 72q18 0 30-12" fill="none" stroke="#FFF1B0" stroke-width="4" stroke-linecap="round"/>` +
    at('translate(54 46) rotate(-30) scale(1.1)', arrow()) +
    spark(86, 16, 9),
  'preemptive-shot':
    `<path d="M58 92V22q16-16 34 0v70z" fill="#5E4630" ${ink(3)}/><path d="M58 92V22l-14 8v70z" fill="url(#m-wood)" ${ink(2.8)}/><path d="M64 92V26q12-10 22 0v66z" fill="#1A1216"/>` +
    eye(75, 46, 0.8) +
    at('translate(28 58) rotate(-10) scale(.82)', arrow()) +
    `<path d="M22 12v18" stroke="#C0302A" stroke-width="8" stroke-linecap="round"/><circle cx="22" cy="41" r="4.6" fill="#C0302A"/>`,
  cure: `<path d="M24 52h52q0 34-26 36-26-2-26-36z" fill="url(#m-linen)" ${ink(3)}/><path d="M20 46h60v9H20z" fill="#C9B48C" ${ink(2.6)}/><path d="M34 84h32v6H34z" fill="#C9B48C" ${ink(2.4)}/><path d="M54 48L78 14" ${ink(12)}/><path d="M54 48L78 14" stroke="#DDAF78" stroke-width="6.5" stroke-linecap="round"/><path d="M30 46q-14-8-12-24 16 4 18 22M42 46q-6-14 4-24 8 12 2 24" fill="#7FA85A" ${ink(2.4)}/>${shine('M30 60q2 14 10 20')}`,
  fortify: (
    [
      [28, 46, '#577F55'],
      [72, 46, '#2F5F93'],
      [50, 58, '#B5442F'],
    ] as const
  )
    .map(
      ([x, y, c], i) =>
        `<circle cx="${x}" cy="${y}" r="${i === 2 ? 29 : 25}" fill="${c}" ${ink(3)}/><circle cx="${x}" cy="${y}" r="${i === 2 ? 20 : 17}" fill="none" stroke="#F4E3BC" stroke-width="3"/><path d="M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10" stroke="#F4E3BC" stroke-width="3.6" stroke-linecap="round"/>${shine(`M${x - 18} ${y - 10}q4-9 12-12`, '#fff', 3, 0.7)}`,
    )
    .join(''),
  'major-heal':
    rays(50, 50, 36, 46, 14, '#F0BE45', 4) +
    heart(50, 50, 2.2) +
    `<path d="M44 36l6 10-8 6 8 12" fill="none" stroke="#FFF6E2" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M38 42l10-3M38 54l11-2M44 62l9-2" stroke="#FFF6E2" stroke-width="2.6" stroke-linecap="round"/><path d="M64 24q10-14 22-10-2 14-18 16z" fill="#7FA85A" ${ink(2.4)}/>`,
  'chain-lightning':
    bolt('M16 6l24 4-8 12 16 2-26 30 4-20-16-2z', '#BFF6F4') +
    cord('M36 44l16 6-6 10 18 2', '#8FE3E6', 4, 4) +
    cord('M66 60l14-20 4 8 8-16', '#8FE3E6', 4, 4) +
    cord('M60 66l6 12-12 2 6 14', '#8FE3E6', 4, 4) +
    star(60, 60, 14, '#FFF3A8', 2.4) +
    star(88, 26, 11, '#FFF3A8', 2.4) +
    star(60, 90, 9, '#FFF3A8', 2.2),
  'mystic-bolt':
    `<path d="M62 4h34v62H62z" fill="#6E5746" ${ink(3)}/><path d="M62 24h34M62 44h34M80 4v20M72 24v20M86 44v22" ${ink(2)}/>` +
    cord('M10 22q40-14 40 26 0 36 26 34', '#8FE3E6', 7, 5) +
    shine('M14 20q30-8 34 22', '#F2FFFF', 2.6) +
    bolt('M70 68l26 14-26 14 6-14z', '#BFF6F4') +
    spark(14, 22, 12, '#E9FFFF'),
  'mystic-blast':
    rays(50, 50, 30, 46, 16, '#8FE3E6', 5) +
    `<path d="M50 14l8 16 17-6-5 17 17 7-16 9 7 17-18-4-4 18-11-14-15 10 1-18-18-2 13-13-12-14 18-1-3-18 15 9z" fill="#5B4A8E" ${ink(3)}/><circle cx="50" cy="50" r="15" fill="#BFF6F4" ${ink(2.6)}/><circle cx="45" cy="45" r="4.4" fill="#fff"/>`,
  invisibility:
    `<path d="M50 14q-18 0-20 16-14 26-16 54 10 8 20 2 8 6 16 0 8 6 16 0 10 6 20-2-2-28-16-54-2-16-20-16z" fill="#DCE6F6" fill-opacity=".35" stroke="#5E6AA0" stroke-width="5.4" stroke-dasharray="6 7" stroke-linecap="round"/><path d="M50 14q-18 0-20 16-14 26-16 54 10 8 20 2 8 6 16 0 8 6 16 0 10 6 20-2-2-28-16-54-2-16-20-16z" fill="none" stroke="#F4F8FF" stroke-width="2.6" stroke-dasharray="6 7" stroke-linecap="round"/><path d="M42 34v.1M58 34v.1" stroke="#3A3F66" stroke-width="8" stroke-linecap="round"/>${shine('M44 44q6 4 12 0', '#3A3F66', 3)}<g fill="#3A2417"><ellipse cx="36" cy="93" rx="6" ry="3.4"/><ellipse cx="58" cy="95" rx="6" ry="3.4"/></g>` +
    spark(82, 24, 8) +
    spark(18, 20, 6),
  meeps: `<path d="M30 30q-8-14-18-14M44 24q0-14 8-18" fill="none" ${ink(3)}/><path d="M22 44q0-18 18-18 14 2 16 14l-10 18z" fill="#2A2024" ${ink(3)}/><path d="M28 58C24 36 56 22 76 38c18 16 10 44-12 48-18 2-32-10-36-28z" fill="url(#m-red)" ${ink(3)}/><path d="M36 38Q64 54 70 84" fill="none" ${ink(2.6)}/><g fill="#2A2024"><circle cx="52" cy="40" r="5.5"/><circle cx="72" cy="52" r="6"/><circle cx="40" cy="58" r="5.5"/><circle cx="54" cy="74" r="5.5"/><circle cx="74" cy="72" r="4.4"/></g><circle cx="31" cy="40" r="5" fill="#fff"/><circle cx="42" cy="35" r="4.6" fill="#fff"/><circle cx="30" cy="41" r="2.4" fill="#20110A"/><circle cx="41" cy="36" r="2.2" fill="#20110A"/><path d="M26 50q5 4 10 1" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><path d="M36 78l-8 8M48 86l-4 9M24 60l-12 2" ${ink(3)}/>${shine('M60 34q10 1 16 10', '#F9A898', 3)}`,
  'knife-strike':
    at('translate(34 60) rotate(-30)', knife()) +
    at('translate(50 52)', knife('#577F55')) +
    at('translate(66 60) rotate(30)', knife('#2F5F93')),
  find:
    `<path d="M62 62l24 26" ${ink(15)}/><path d="M62 62l24 26" stroke="#A9733F" stroke-width="8.5" stroke-linecap="round"/><circle cx="42" cy="40" r="32" fill="url(#m-gold)" ${ink(3)}/><circle cx="42" cy="40" r="24" fill="#DDF0F2" ${ink(2.6)}/>` +
    wedge(42, 40, 0.46) +
    shine('M26 32q4-10 14-12', '#fff', 4),
  dodge:
    cord('M30 84q-22 6-24-14', '#DDA08A', 4, 4) +
    `<g transform="rotate(-24 40 90)"><path d="M30 92V74M50 92V74" ${ink(11)}/><path d="M30 92V74M50 92V74" stroke="#D9A08B" stroke-width="6" stroke-linecap="round"/><path d="M24 80q-2-30 16-32 18 2 16 32-16 6-32 0z" fill="url(#m-moss)" ${ink(2.8)}/><path d="M26 70q14 5 28 0" fill="none" ${ink(5)}/><path d="M26 70q14 5 28 0" fill="none" stroke="#8A5528" stroke-width="2.4"/><circle cx="28" cy="18" r="12" fill="url(#m-fTawny)" ${ink(2.8)}/><circle cx="28" cy="18" r="6.5" fill="#EFAF9C"/><circle cx="50" cy="15" r="11" fill="url(#m-fTawny)" ${ink(2.8)}/><circle cx="50" cy="15" r="6" fill="#EFAF9C"/><path d="M22 38q0-18 20-18 16 2 22 14 6 4 2 9-6 8-22 10-20 0-22-15z" fill="url(#m-fTawny)" ${ink(2.8)}/><path d="M42 32v.1M54 31v.1" stroke="#20110A" stroke-width="6.5" stroke-linecap="round"/><circle cx="64" cy="38" r="3.6" fill="#CF6457" ${ink(1.8)}/><path d="M46 44q6 4 12-1" fill="none" ${ink(2)}/></g>` +
    at('translate(64 26) rotate(168) scale(.86)', arrow('#7FB0DC')) +
    `<path d="M68 66q10 6 10 18M78 58q14 8 14 26" fill="none" ${ink(3)}/>`,
  'energy-rush':
    `<path d="M34 18h22v36l20 14q5 13-5 16H34z" fill="url(#m-leather)" ${ink(3)}/><path d="M34 28h22" ${ink(5)}/><path d="M34 28h22" stroke="#F0BE45" stroke-width="2.4"/><path d="M40 40h14M40 50h16" ${ink(2)}/><path d="M36 44q-18-2-26-18 4 18-2 22 6 2 10-2-2 10-10 12 12 6 28-4z" fill="#FFFDF4" ${ink(2.4)}/>` +
    bolt('M84 8l-14 20h10l-6 18 18-24H82z') +
    `<path d="M8 74h18M4 84h22M10 94h14" ${ink(3)}/>`,
  'keen-eye': `<path d="M6 52Q50 10 94 52 50 90 6 52z" fill="#FFFDF4" ${ink(3.2)}/><circle cx="50" cy="51" r="21" fill="url(#m-gold)" ${ink(2.6)}/><circle cx="50" cy="51" r="11" fill="#20110A"/><circle cx="44" cy="45" r="5" fill="#fff"/><path d="M8 34Q30 8 52 12M70 16q14 4 24 18" fill="none" ${ink(4.4)}/><path d="M20 30l-8-10M40 18l-3-12M64 18l5-12" ${ink(3)}/>`,
}
