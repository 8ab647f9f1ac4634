import type { ComponentRole } from '@gema/contract/match/component-roles.ts'

/**
 * How much of the money belongs where, of what is in a system: the speakers and what drives them first, what only carries
 * or protects them last.
 */
export const moneyWeight: Record<ComponentRole, number> = {
  amplifier: 22,
  front: 26,
  centre: 10,
  surround: 10,
  height: 8,
  subwoofer: 15,
  soundbar: 40,
  turntable: 22,
  streamer: 14,
  player: 20,
  microphone: 9,
  mixer: 10,
  projector: 30,
  screen: 10,
  seat: 14,
  cabinet: 8,
  stand: 5,
  bracket: 2,
  speaker_cable: 4,
  hdmi_cable: 1,
  power: 6,
  panel: 6,
}

/** What carries, connects or protects the rest is not better because it costs more: it has to fit. */
const serving: ReadonlySet<ComponentRole> = new Set([
  ...(['seat', 'cabinet', 'stand', 'bracket', 'speaker_cable', 'hdmi_cable', 'power', 'panel'] as const),
])

/** How much the quality of a part counts. */
export const qualityWeight = (role: ComponentRole): number => (serving.has(role) ? 0 : moneyWeight[role])

/** How much a component that need not be there is missed, and the order in which money that is left is spent on them. */
export const helpOfOptional: [role: ComponentRole, help: number][] = [
  ['power', 3],
  ['hdmi_cable', 3],
  ['speaker_cable', 3],
  ['stand', 2],
  ['subwoofer', 3],
  ['player', 2],
  ['cabinet', 2],
  ['panel', 2],
  ['bracket', 1],
  ['streamer', 1],
  ['height', 1],
  ['microphone', 1],
  ['mixer', 1],
  ['seat', 1],
]
