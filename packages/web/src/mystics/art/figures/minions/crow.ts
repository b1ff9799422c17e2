import { ink } from '../../pen.ts'

/** The old crow: bigger than a space, it stands on the wall. */
export const crow = (): string =>
  `<path d="M66 128l-4 20M92 128l6 20" ${ink(8)}/><path d="M66 128l-4 20M92 128l6 20" stroke="#C99A3A" stroke-width="3.6" stroke-linecap="round"/><path d="M62 148l-14 5M62 148l2 7M62 148l12 4M98 148l-14 5M98 148l2 7M98 148l13 4" ${ink(6.4)}/><path d="M62 148l-14 5M62 148l2 7M62 148l12 4M98 148l-14 5M98 148l2 7M98 148l13 4" stroke="#C99A3A" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M118 96l50 34-12 2 4 12-16-4-2 10-34-26z" fill="url(#m-crowB)" ${ink(2.8)}/><path d="M122 106l36 26M118 116l28 22" fill="none" stroke="#12111F" stroke-width="2.4"/>` +
  // body and head
  `<path d="M66 20C88 18 100 34 100 52c22 8 36 30 34 54-10 24-36 34-58 30-26-4-40-26-38-52C28 70 26 52 32 40 38 28 50 20 66 20z" fill="url(#m-crowB)" ${ink(2.8)}/>` +
  `<path d="M44 92l-8 6 10 2-6 8 11 1-4 9 11-1M50 28l-6-12 12 7 3-14 8 13 8-9 1 12" fill="url(#m-crowB)" ${ink(2.4)}/>` +
  // wing
  `<path d="M74 66c26-8 50 6 58 34l16 26-18-4 2 14-20-8-4 10-16-12-8 6C66 116 58 80 74 66z" fill="url(#m-crowB)" ${ink(2.8)}/><path d="M80 80q24-4 40 20M78 94q20 0 34 20M80 110q14 2 24 14" fill="none" stroke="#7D88B6" stroke-width="2.8" stroke-linecap="round"/><path d="M82 70q22-4 36 12" fill="none" stroke="#A9B4DC" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
  // beak like a pair of fire-tongs
  `<path d="M38 34C16 36-6 46-20 62 4 62 24 62 40 56z" fill="#5B5766" ${ink(2.8)}/><path d="M40 56C24 62 6 64-14 64q20 10 50 2z" fill="#3E3B48" ${ink(2.4)}/><path d="M30 40Q8 44-8 56" fill="none" stroke="#A9A4B8" stroke-width="3" stroke-linecap="round"/><path d="M22 46q4-1 6 0" ${ink(2.4)}/>` +
  `<circle cx="56" cy="42" r="11" fill="#12111F"/><circle cx="55" cy="42" r="8.5" fill="#F4C23C" ${ink(2)}/><circle cx="52.5" cy="42.5" r="4" fill="#12111F"/><circle cx="51" cy="40.5" r="1.5" fill="#fff"/><path d="M44 33q12-5 24 3" fill="none" stroke="#8E98C4" stroke-width="4.4" stroke-linecap="round"/><path d="M46 58q8 4 16 0" fill="none" stroke="#7D88B6" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M40 26q8-6 20-6" fill="none" stroke="#8E98C4" stroke-width="3.4" stroke-linecap="round"/>`
