import { LOG_SABOTAGES } from './log.ts'
import { PEOPLE_SABOTAGES } from './people.ts'
import { RULES_SABOTAGES } from './rules.ts'
import type { Sabotage } from './sabotage.ts'
import { TABLE_SABOTAGES } from './table.ts'

export const SABOTAGES: readonly Sabotage[] = [
  ...LOG_SABOTAGES,
  ...TABLE_SABOTAGES,
  ...PEOPLE_SABOTAGES,
  ...RULES_SABOTAGES,
]
