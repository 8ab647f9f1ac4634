import type { MatchRule } from '@gema/contract/match/match-rule.ts'

const rule = (key: string, rest: Omit<MatchRule, 'key' | 'figures'> & Partial<MatchRule>): MatchRule => ({
  key,
  figures: [],
  ...rest,
})

/** A few rules of what fits together, for tests of whatever works with rules. */
export const sampleRules: MatchRule[] = [
  rule('channels', {
    roles: ['amplifier', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'channels', formula: 'whole(amplifier.channels)' },
      { name: 'speakers', formula: 'count(passive)' },
    ],
    cases: [
      {
        when: 'speakers > channels',
        verdict: 'warning',
        sentence: '{speakers} speakers, {channels} channels.',
      },
      { when: 'speakers <= channels', verdict: 'ok', sentence: '{channels} channels are enough.' },
    ],
    remedies: ['amplifier', 'height'],
  }),
  rule('impedance', {
    roles: ['amplifier', 'front', 'centre', 'surround', 'height'],
    figures: [{ name: 'lowest', formula: 'lowest(passive.impedance_ohm)' }],
    cases: [
      {
        when: 'lowest < amplifier.impedance_min_ohm',
        verdict: 'warning',
        sentence: '{lowest} Ω is too low.',
      },
      { when: 'lowest >= amplifier.impedance_min_ohm', verdict: 'ok', sentence: '{lowest} Ω is fine.' },
    ],
    remedies: ['amplifier', 'front'],
  }),
  rule('power', {
    roles: ['front', 'amplifier'],
    figures: [{ name: 'power', formula: 'amplifier.power_per_channel_w' }],
    cases: [
      { when: 'power < front.recommended_power_min_w', verdict: 'warning', sentence: '{power} W is weak.' },
      { when: 'power > front.recommended_power_max_w', verdict: 'note', sentence: '{power} W is a lot.' },
      { when: 'power >= front.recommended_power_min_w', verdict: 'ok', sentence: '{power} W is right.' },
    ],
    remedies: ['amplifier', 'front'],
  }),
  rule('cable', {
    roles: ['speaker_cable', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'lines', formula: 'count(speaker_cable)' },
      { name: 'needed', formula: 'count(passive)' },
    ],
    cases: [
      {
        when: 'has(speaker_cable) and lines < needed',
        verdict: 'warning',
        sentence: '{lines} lines for {needed} speakers.',
      },
      { when: 'has(speaker_cable)', verdict: 'ok', sentence: '{lines} lines are enough.' },
    ],
    remedies: ['speaker_cable'],
  }),
  rule('bass', {
    roles: ['subwoofer', 'amplifier'],
    figures: [{ name: 'subwoofers', formula: 'units(subwoofer)' }],
    cases: [
      {
        when: 'subwoofers > amplifier.subwoofer_outputs',
        verdict: 'warning',
        sentence: '{subwoofers} subwoofers are too many.',
      },
      {
        when: 'room.volume / subwoofers > 60',
        verdict: 'note',
        sentence: '{subwoofers} is few for the room.',
      },
      { when: 'subwoofers > 0', verdict: 'ok', sentence: '{subwoofers} can be connected.' },
    ],
    remedies: ['subwoofer', 'amplifier'],
  }),
  rule('cabinet', {
    roles: ['cabinet', 'amplifier'],
    figures: [{ name: 'width', formula: 'highest(equipment.width_cm)' }],
    cases: [
      { when: 'width > cabinet.inner_width_cm', verdict: 'warning', sentence: '{width} cm does not fit.' },
      { when: 'width <= cabinet.inner_width_cm', verdict: 'ok', sentence: '{width} cm fits.' },
    ],
    remedies: ['cabinet'],
  }),
  rule('mains', {
    roles: ['power', 'amplifier', 'subwoofer'],
    figures: [{ name: 'draw', formula: 'total(all.power_draw_w)' }],
    cases: [
      { when: 'draw > room.va * 0.8', verdict: 'warning', sentence: '{draw} W is too much.' },
      { when: 'draw > room.va * 0.5', verdict: 'note', sentence: '{draw} W is half of it.' },
      { when: 'draw > 0', verdict: 'ok', sentence: '{draw} W is fine.' },
    ],
    remedies: ['subwoofer', 'amplifier'],
  }),
  rule('outlets', {
    roles: ['power'],
    figures: [{ name: 'plugs', formula: 'units(equipment) + units(subwoofer)' }],
    cases: [
      { when: 'plugs > total(power.outlets)', verdict: 'note', sentence: '{plugs} plugs are too many.' },
      { when: 'plugs > 0', verdict: 'ok', sentence: '{plugs} plugs find an outlet.' },
    ],
    remedies: ['power'],
  }),
]
