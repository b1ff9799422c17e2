/** What a mouse may do in its turn, in the order in which it is listed. */
export const TURN_KINDS = [
  'step',
  'stand',
  'scurry',
  'battle',
  'search',
  'recover',
  'explore',
  'share',
  'equip',
  'level-up',
  'ability',
  'use',
  'place',
  'pick-up',
  'catapult',
  'launch',
  'act',
  'call',
  'take-up',
  'put-down',
  'hand-over',
] as const

/** Every kind of action there is. */
export const KINDS = [...TURN_KINDS, 'choose', 'end', 'walk', 'arrange', 'wait', 'lead', 'whisper', 'whispers'] as const
