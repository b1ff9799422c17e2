import { ink } from '../pen.ts'
import { cape, shine, spark } from './parts.ts'

export const ARMOR: Readonly<Record<string, string>> = {
  'leather-breastplate': `<path d="M28 20q10 8 22 8t22-8l12 12-6 14q4 22-6 38-22 10-44 0-10-16-6-38l-6-14z" fill="url(#m-leather)" ${ink(3)}/><path d="M50 28v60M30 48q20 8 40 0M28 66q22 8 44 0" fill="none" ${ink(2)}/><path d="M31 26q-2 12 2 18" fill="none" stroke="#E3B982" stroke-width="4" stroke-linecap="round"/><g fill="url(#m-gold)" ${ink(1.6)}><circle cx="42" cy="42" r="3.4"/><circle cx="58" cy="42" r="3.4"/><circle cx="42" cy="60" r="3.4"/><circle cx="58" cy="60" r="3.4"/></g>`,
  'walnut-shell-armor': `<path d="M50 14c26 0 38 20 36 40-2 22-18 34-36 34S16 76 14 54C12 34 24 14 50 14z" fill="url(#m-wood)" ${ink(3)}/><path d="M50 14q-6 36 0 74M32 22q-14 20-4 54M68 22q14 20 4 54M40 34q-10 6-6 14t0 16M60 32q12 8 6 18t2 16" fill="none" stroke="#6B4022" stroke-width="3" stroke-linecap="round"/><path d="M24 40q4-14 16-18" fill="none" stroke="#F6DDAE" stroke-width="4" stroke-linecap="round"/>`,
  'fish-scale-armor': (() => {
    let drawn = `<path d="M28 18q10 8 22 8t22-8l12 12-6 14q4 24-6 42-22 10-44 0-10-18-6-42l-6-14z" fill="#5E93A8" ${ink(3)}/>`
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 5 - (r % 2); c++)
        drawn += `<path d="M${30 + c * 10 + (r % 2) * 5 - 5} ${38 + r * 10}q5 12 10 0z" fill="${(r + c) % 2 ? '#A9D3DC' : '#86B9C6'}" ${ink(1.6)}/>`
    return (
      drawn +
      `<path d="M28 18q10 8 22 8t22-8" fill="none" stroke="#E9C868" stroke-width="4"/>` +
      shine('M31 26q-2 10 1 16', '#E6F6F8')
    )
  })(),
  'shifting-cloak':
    cape('url(#m-plum)') +
    `<path d="M78 20q14 28 14 62M88 18q8 20 8 40" fill="none" stroke="#8A5896" stroke-width="4" stroke-dasharray="3 7" stroke-linecap="round" opacity=".8"/><circle cx="50" cy="38" r="6" fill="#8FE3E6" ${ink(2.2)}/>` +
    spark(30, 62, 7, '#F3DC8E') +
    spark(66, 70, 6, '#F3DC8E') +
    shine('M36 26q-8 18-11 34', '#E6CFF0'),
  'oak-leaf-cloak': `<path d="M50 12q10 10 24 12-2 12 8 20-8 8-6 20-10 2-10 14-10-2-16 12-6-14-16-12 0-12-10-14 2-12-6-20 10-8 8-20 14-2 24-12z" fill="url(#m-moss)" ${ink(3)}/><path d="M50 18v66M50 34l-14-6M50 34l14-6M50 50l-18-4M50 50l18-4M50 66l-12-2M50 66l12-2" fill="none" stroke="#2F4A30" stroke-width="2.6" stroke-linecap="round"/>`,
  'thimble-helmet': `<path d="M22 76Q26 18 50 16T78 76q-28 12-56 0z" fill="url(#m-steel)" ${ink(3)}/><path d="M18 74q32 14 64 0v9q-32 14-64 0z" fill="url(#m-gold)" ${ink(2.8)}/><g fill="#6C7682"><circle cx="42" cy="34" r="2.6"/><circle cx="54" cy="32" r="2.6"/><circle cx="38" cy="46" r="2.6"/><circle cx="50" cy="45" r="2.6"/><circle cx="62" cy="46" r="2.6"/><circle cx="36" cy="58" r="2.6"/><circle cx="48" cy="58" r="2.6"/><circle cx="60" cy="58" r="2.6"/></g><path d="M32 62q2-26 12-36" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  'acorn-cap': `<path d="M14 58q2-40 36-40t36 40q-36 14-72 0z" fill="url(#m-wood)" ${ink(3)}/><path d="M50 18q-2-8 6-12" fill="none" ${ink(7)}/><path d="M50 18q-2-8 6-12" fill="none" stroke="#8A5528" stroke-width="3.4"/><path d="M20 54q6-24 20-32M34 60q2-26 12-40M50 62V20M66 60q-2-26-12-40M80 54q-6-24-20-32M18 46q32 12 64 0M26 34q24 9 48 0" fill="none" stroke="#6B4022" stroke-width="2.2"/><path d="M14 58q36 14 72 0l-4 12q-32 12-64 0z" fill="#6B4022" ${ink(2.8)}/>`,
  'button-shield': `<circle cx="50" cy="52" r="36" fill="#1F4F86" ${ink(3)}/><circle cx="48" cy="50" r="33" fill="url(#m-blue)"/><circle cx="50" cy="52" r="23" fill="none" stroke="#12365E" stroke-width="3"/><g fill="#0F2A48" ${ink(1.8)}><circle cx="42" cy="44" r="5"/><circle cx="58" cy="44" r="5"/><circle cx="42" cy="60" r="5"/><circle cx="58" cy="60" r="5"/></g><path d="M42 44l16 16M58 44L42 60" ${ink(7)}/><path d="M42 44l16 16M58 44L42 60" stroke="#F4E3BC" stroke-width="4" stroke-linecap="round"/><path d="M22 40q6-14 18-18" fill="none" stroke="#E9F5FF" stroke-width="4.4" stroke-linecap="round"/>`,
  'penny-shield': `<circle cx="50" cy="52" r="38" fill="#8E4A22" ${ink(3)}/><circle cx="48" cy="50" r="35" fill="#C97E46"/><circle cx="50" cy="52" r="30" fill="none" stroke="#8E4A22" stroke-width="3" stroke-dasharray="2 5" stroke-linecap="round"/><path d="M38 74q0-10 6-14-8-6-6-18 2-14 16-14 14 2 14 18l6 10-7 2q2 12-11 10 2 6 8 8-12 8-26-2z" fill="#E2A06A" ${ink(2.4)}/><path d="M36 34l4-12 8 8 6-10 6 10 8-6-2 14q-14-10-30-4z" fill="#F2C088" ${ink(2.2)}/><path d="M60 44v.1" stroke="#5A2E12" stroke-width="5" stroke-linecap="round"/>${shine('M20 38q6-14 18-19', '#FFE0BC', 4)}`,
}
