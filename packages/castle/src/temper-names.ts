import { SHEET } from './sheet.ts'

/** Mice with a temper, known without the rules. */
export const TEMPERS = SHEET.tempers
export type Temper = (typeof TEMPERS)[number]

/** A level and, behind it, who plays at it: `hard-clover`; the temper is null for a bot without one. */
export function temperOf(level: string): { readonly level: string; readonly temper: Temper | null } {
  const [plain, name] = level.split('-')
  const temper = TEMPERS.find((each) => each === name) ?? null
  return { level: temper === null ? level : plain, temper }
}
