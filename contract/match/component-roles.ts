/** What a product is in a system. Rules speak of roles, never of single products. */
export const componentRoles = [
  'amplifier',
  'front',
  'centre',
  'surround',
  'height',
  'subwoofer',
  'soundbar',
  'turntable',
  'streamer',
  'player',
  'microphone',
  'mixer',
  'projector',
  'screen',
  'seat',
  'cabinet',
  'stand',
  'bracket',
  'speaker_cable',
  'hdmi_cable',
  'power',
  'panel',
] as const

export type ComponentRole = (typeof componentRoles)[number]

/** Several roles that formulas can speak of as one. */
export const roleGroups = {
  speakers: ['front', 'centre', 'surround', 'height'],
  /** What stands on the shelves of a cabinet. */
  equipment: ['amplifier', 'turntable', 'streamer', 'mixer', 'power'],
  sources: ['turntable', 'streamer', 'player'],
} as const satisfies Record<string, readonly ComponentRole[]>
