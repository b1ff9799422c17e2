import { ANSWER_SABOTAGES } from './answers.ts'
import { BOUND_SABOTAGES } from './bounds.ts'
import { CAMPAIGN_SABOTAGES } from './campaign.ts'
import { FAIRNESS_SABOTAGES } from './fairness.ts'
import { LOG_SABOTAGES } from './log.ts'
import { NAME_SABOTAGES } from './names.ts'
import { PAUSE_SABOTAGES } from './pauses.ts'
import { PEOPLE_SABOTAGES } from './people.ts'
import { RULES_SABOTAGES } from './rules.ts'
import { SEAT_SABOTAGES } from './seats.ts'
import { SEED_SABOTAGES } from './seeds.ts'
import type { Sabotage } from './sabotage.ts'
import { TABLE_SABOTAGES } from './table.ts'

export const SABOTAGES: readonly Sabotage[] = [
  ...LOG_SABOTAGES,
  ...TABLE_SABOTAGES,
  ...PEOPLE_SABOTAGES,
  ...BOUND_SABOTAGES,
  ...RULES_SABOTAGES,
  ...ANSWER_SABOTAGES,
  ...PAUSE_SABOTAGES,
  ...NAME_SABOTAGES,
  ...FAIRNESS_SABOTAGES,
  ...SEAT_SABOTAGES,
  ...SEED_SABOTAGES,
  ...CAMPAIGN_SABOTAGES,
]
