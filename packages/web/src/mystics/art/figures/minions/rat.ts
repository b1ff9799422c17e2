import { INK } from '../../../../base/paint.ts'
import { ink, limb } from '../../pen.ts'
import { foot, paw, ratHead, tail } from '../parts.ts'

/** A rat warrior: a rusty cleaver, an apron string, a stoop. */
export const ratWarrior = (): string =>
  tail('M96 138C128 146 146 128 138 104c-3-8-12-6-10 2', '#B58480', 6) +
  limb('M62 92Q44 98 36 112', '#6D6258', 12) +
  // rusty cleaver
  `<g transform="translate(34 112) rotate(-24)"><path d="M-3.5 22h7V-8h-7z" fill="url(#m-wood)" ${ink(2.2)}/><path d="M-8-8h12q6-20-2-46l-18-6q-8 30 8 52z" fill="url(#m-rust)" ${ink(2.6)}/><path d="M-13-50q-3 22 5 38" fill="none" stroke="#F3E7DA" stroke-width="2.2"/><circle cx="-1" cy="-44" r="2.6" fill="${INK}"/></g>` +
  paw(36, 112, '#8A7C70', 8) +
  foot(64, 146, '#A8837A') +
  foot(98, 146, '#A8837A') +
  `<path d="M52 118q30 8 58 0l-2 26H92l-8-10-10 10H54z" fill="#4A4038" ${ink(2.8)}/>` +
  `<path d="M58 78C46 94 44 110 44 124l8 6 8-6 8 8 8-7 8 7 9-8 8 7 11-8c-2-18-8-34-18-45q-16-6-36 0z" fill="url(#m-rag)" ${ink(2.8)}/><path d="M50 108q30 8 60 0" ${ink(7)} fill="none"/><path d="M50 108q30 8 60 0" stroke="#8A5528" stroke-width="3.6" fill="none"/>` +
  `<path d="M66 112l8 2-2 9-8-2zM94 88l9 2-2 8-8-2z" fill="#7A6A52" ${ink(1.6)}/><path d="M54 80q22 8 44 0l4 10q-26 9-52 0z" fill="#5B5148" ${ink(2.4)}/><path d="M56 86l-5-9 9 5zM76 90l-2-11 8 8zM94 87l4-10 3 10z" fill="url(#m-steel)" ${ink(1.8)}/>` +
  `<g transform="translate(80 54)">${ratHead()}</g>` +
  limb('M98 94Q114 104 104 118', '#6D6258', 12) +
  paw(103, 119, '#8A7C70', 8)
