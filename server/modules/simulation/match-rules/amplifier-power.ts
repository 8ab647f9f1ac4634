import type { ShippedRule } from './shipped-rule.ts'

/** What an amplifier can do, against what the speakers ask of it. */
export const amplifierPowerRules: ShippedRule[] = [
  {
    // Both sides are told at 8 ohms. Who has too little power turns it up until the tops of the waves are cut off, and
    // that burns tweeters. A little more than a speaker bears is only reserve: music stays some 10 dB below its peaks.
    // Twice as much is 3 dB more, and a dropped microphone or a howl then finds the speaker.
    key: 'amplifier-power',
    roles: ['amplifier', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'watts', formula: 'amplifier.power_per_channel_w' },
      { name: 'least', formula: 'highest(passive.recommended_power_min_w)' },
      { name: 'most', formula: 'lowest(passive.recommended_power_max_w)' },
      { name: 'hungry', formula: 'name_of_highest(passive.recommended_power_min_w)' },
      { name: 'tender', formula: 'name_of_lowest(passive.recommended_power_max_w)' },
    ],
    cases: [
      {
        when: 'watts < least',
        verdict: 'warning',
        sentence: {
          en: '{watts} W per channel is too weak for {hungry}, which wants at least {least} W: it distorts when played loud.',
          id: '{watts} W per kanal terlalu lemah untuk {hungry} yang butuh minimal {least} W: suaranya pecah saat keras.',
        },
      },
      {
        when: 'watts >= most * 2',
        verdict: 'warning',
        sentence: {
          en: '{watts} W per channel is at least double what {tender} bears ({most} W): one loud moment can destroy it.',
          id: '{watts} W per kanal sedikitnya dua kali batas {tender} ({most} W): sekali terlalu keras, speaker bisa rusak.',
        },
      },
      {
        when: 'watts > most * 1.25',
        verdict: 'note',
        sentence: {
          en: '{watts} W per channel is more than {tender} bears ({most} W): fine at normal volume, careful at parties.',
          id: '{watts} W per kanal melebihi batas {tender} ({most} W): aman di volume wajar, hati-hati saat pesta.',
        },
      },
      {
        when: 'watts > most and watts >= least',
        verdict: 'ok',
        sentence: {
          en: '{watts} W per channel is a little over the {most} W of {tender}: a good reserve for clean sound.',
          id: '{watts} W per kanal sedikit di atas {most} W milik {tender}: cadangan yang baik untuk suara bersih.',
        },
      },
      {
        when: 'watts >= least',
        verdict: 'ok',
        sentence: {
          en: '{watts} W per channel suits these speakers, which are made for {least} to {most} W.',
          id: '{watts} W per kanal pas untuk speaker ini, yang dirancang untuk {least} sampai {most} W.',
        },
      },
    ],
    remedies: ['amplifier', 'front', 'centre', 'surround', 'height'],
  },
  {
    // Speakers on one channel are wired in parallel: two of 8 ohms are 4 ohms together. With a centre, surrounds or
    // height speakers, every speaker has a channel of its own.
    key: 'speaker-impedance',
    roles: ['amplifier', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'own_channels', formula: 'has(centre) or has(surround) or has(height)' },
      {
        name: 'shared',
        formula: 'or(choose(own_channels, 1, ceil(count(passive) / whole(amplifier.channels))), 1)',
      },
      { name: 'impedance', formula: 'lowest(passive.impedance_ohm)' },
      { name: 'speaker', formula: 'name_of_lowest(passive.impedance_ohm)' },
      { name: 'load', formula: 'impedance / shared' },
      { name: 'limit', formula: 'amplifier.impedance_min_ohm' },
    ],
    cases: [
      {
        when: 'load < limit and shared > 1',
        verdict: 'warning',
        sentence: {
          en: '{shared} speakers on one channel make {load} ohm together; this amplifier needs at least {limit} ohm and will overheat.',
          id: '{shared} speaker di satu kanal menjadi {load} ohm; amplifier ini butuh minimal {limit} ohm dan akan kepanasan.',
        },
      },
      {
        when: 'load < limit',
        verdict: 'warning',
        sentence: {
          en: '{speaker} has {impedance} ohm; this amplifier needs at least {limit} ohm: it gets hot and switches off when loud.',
          id: '{speaker} berimpedansi {impedance} ohm; amplifier ini butuh minimal {limit} ohm: bisa panas lalu mati sendiri.',
        },
      },
      {
        when: 'load >= limit',
        verdict: 'ok',
        sentence: {
          en: 'The speakers load the amplifier with {load} ohm; it is stable from {limit} ohm.',
          id: 'Beban speaker {load} ohm; amplifier ini stabil mulai {limit} ohm.',
        },
      },
    ],
    remedies: ['amplifier', 'front', 'centre', 'surround', 'height'],
  },
  {
    // Active speakers bring their own power; the amplifier then only mixes.
    key: 'active-speakers',
    roles: ['front', 'amplifier'],
    figures: [
      { name: 'own', formula: 'front.rms_power_w' },
      { name: 'unused', formula: 'amplifier.power_per_channel_w' },
    ],
    cases: [
      {
        when: 'has(front) and not has(front.impedance_ohm) and own > 0 and unused > 0',
        verdict: 'note',
        sentence: {
          en: 'These speakers have {own} W of their own: the {unused} W per channel of the amplifier stay unused.',
          id: 'Speaker ini sudah punya daya sendiri {own} W: {unused} W per kanal dari amplifier tidak terpakai.',
        },
      },
    ],
    remedies: ['front'],
  },
]
