import { ink } from '../pen.ts'
import { eye, heart, note, shine, spark } from './parts.ts'

export const SCROLLS: Readonly<Record<string, string>> = {
  levitate: `<path d="M20 88Q22 40 78 10q14 36-20 60-16 10-32 8z" fill="url(#m-blue)" ${ink(3)}/><path d="M12 96Q34 56 74 16M36 66l-4-18M48 52l-4-18M60 38l-2-14M36 68l20 0M48 54l20-2M58 42l16-4" fill="none" ${ink(2)}/><path d="M84 92V72M78 80l6-8 6 8M66 96V84M61 90l5-6 5 6" fill="none" ${ink(3.4)}/>`,
  mousehole:
    `<path d="M8 10h84v66H8z" fill="#D9C09A" ${ink(3)}/><path d="M14 20h72M20 20v40M80 20v40" stroke="#B99A6E" stroke-width="2" opacity=".7"/><path d="M8 66h84v24H8z" fill="url(#m-wood)" ${ink(3)}/><path d="M8 72h84" stroke="#F1D3A6" stroke-width="3"/><path d="M26 90V62q2-30 24-32 22 2 24 32v28z" fill="#2A160C" ${ink(3.4)}/><path d="M40 90q-2-24 8-34" fill="none" stroke="#5E3A22" stroke-width="3"/>` +
    eye(44, 66, 0.6, '#FFF6DC') +
    eye(60, 66, 0.6, '#FFF6DC'),
  'summon-cat': `<g fill="url(#m-sock)" ${ink(2.8)}><path d="M6 6q30-6 50 8 34 4 36 36-2 26-26 30-26 4-34-16Q8 44 6 6z" fill="url(#m-tabby)"/></g><path d="M14 10q16 2 26 14M10 26q12 2 20 14" fill="none" stroke="#A8501C" stroke-width="6" stroke-linecap="round"/><path d="M40 44q14-18 36-8 18 14 10 32-10 16-30 14-20-4-20-22z" fill="url(#m-sock)" ${ink(2.6)}/><path d="M60 82q-4-10 2-18M78 78q-6-8-2-16" fill="none" ${ink(2.4)}/><g fill="url(#m-steel)" ${ink(2.2)}><path d="M42 72q-8 8-4 20 8-6 10-14zM62 82q-4 8 2 16 6-6 6-14zM84 74q0 8 8 14 4-8 0-16z"/></g>`,
  'balm-for-all':
    `<path d="M22 54h56q4 30-10 36H32q-14-6-10-36z" fill="url(#m-sage)" ${ink(3)}/><path d="M18 44h64v12H18z" fill="url(#m-linen)" ${ink(2.8)}/><path d="M24 44q26-18 52 0z" fill="#FFFBEF" ${ink(2.4)}/>${heart(50, 72, 0.86)}${shine('M30 62q-1 12 4 20', '#EAF6DC')}` +
    heart(24, 22, 0.62) +
    heart(50, 14, 0.7) +
    heart(76, 22, 0.62),
  'treacle-feet': `<path d="M6 70q10-18 30-14 10-14 28-6 22-6 28 14 4 22-24 24-38 6-58-2-8-6-4-16z" fill="#7A3E14" ${ink(3)}/><path d="M14 68q8-10 22-7M56 58q10-4 18 2" fill="none" stroke="#D98A3A" stroke-width="4.4" stroke-linecap="round"/><path d="M28 62q-6-30 4-48h16q2 26-4 40l12 10z" fill="url(#m-fRat)" ${ink(2.8)}/><path d="M60 66q-2-26 6-40h14q2 20-4 32l10 10z" fill="url(#m-fRat)" ${ink(2.8)}/><path d="M30 60q4 14 14 6t14 4M62 66q6 10 12 4t12 2" fill="none" stroke="#7A3E14" stroke-width="8" stroke-linecap="round"/><path d="M44 88v8M70 86v8" ${ink(6, '#7A3E14')}/>`,
  'invoke-cheddar-golem': `<path d="M22 30L58 10q20 4 24 22l-2 22q-28 12-54 2z" fill="url(#m-cheese)" ${ink(3)}/><path d="M18 56q32 12 66-2l4 38H64l-4-14H42l-4 14H14z" fill="#E3A62F" ${ink(3)}/><path d="M18 58Q2 64 4 84l12 4 6-16M84 56q14 6 12 24l-12 6-4-16" fill="url(#m-cheese)" ${ink(2.8)}/><circle cx="40" cy="36" r="6" fill="#5A2E0A"/><circle cx="62" cy="32" r="6" fill="#5A2E0A"/><circle cx="39" cy="35" r="2.4" fill="#FFE27A"/><circle cx="61" cy="31" r="2.4" fill="#FFE27A"/><path d="M32 28l12 3M56 27l13-5" ${ink(3.4)}/><path d="M42 48q10-5 20-1" fill="none" ${ink(3)}/><circle cx="34" cy="74" r="6" fill="#B0701A"/><circle cx="64" cy="70" r="5" fill="#B0701A"/>${shine('M28 32l26-14', '#FFF9D0')}`,
  'shower-of-sparks':
    `<path d="M10 10q30-6 44 12" fill="none" ${ink(9)}/><path d="M10 10q30-6 44 12" fill="none" stroke="#9A6A3C" stroke-width="4.6" stroke-linecap="round"/><path d="M56 22l14 6M54 30l8 14M46 30v16" ${ink(3)}/>` +
    [
      [68, 42, 10],
      [50, 58, 12],
      [80, 62, 8],
      [32, 66, 9],
      [64, 80, 11],
      [40, 88, 7],
      [86, 86, 6],
      [20, 82, 5],
    ]
      .map(([x, y, r], i) => spark(x, y, r, i % 2 ? '#F0782A' : '#FFC23A'))
      .join(''),
  lullaby:
    `<path d="M66 8a38 38 0 1 0 26 52A32 32 0 1 1 66 8z" fill="#FFE9A8" ${ink(3)}/><path d="M34 52q6 5 12 0M40 66q8 5 14-2" fill="none" ${ink(2.6)}/>` +
    note(64, 48, 0.9) +
    note(82, 30, 0.62) +
    `<path d="M14 16h12l-12 14h12M32 8h8l-8 10h8" fill="none" ${ink(3)}/>`,
  curdle: `<path d="M10 46q0-26 40-26t40 26v22q-4 22-40 22T10 68z" fill="#8FAF6A" ${ink(3)}/><ellipse cx="50" cy="44" rx="40" ry="22" fill="#C8D88E" ${ink(3)}/><path d="M50 44L22 30M50 44l34-6M50 44l-8 22" ${ink(2.4)}/><g fill="#5E7F4A" ${ink(1.8)}><circle cx="34" cy="48" r="7"/><circle cx="64" cy="52" r="8"/><circle cx="58" cy="32" r="5"/><circle cx="26" cy="76" r="5"/><circle cx="72" cy="78" r="6"/></g><path d="M34 88q0 8 4 8t4-8M60 90q0 7 4 7t4-8" fill="#8FAF6A" ${ink(2.4)}/><path d="M30 16q-6-6 0-12M50 14q-6-6 0-12M70 16q-6-6 0-12" fill="none" stroke="#6E8A4A" stroke-width="3.6" stroke-linecap="round"/>`,
}
