import type { ShippedRule } from './shipped-rule.ts'

/** Whether there is a way out of the amplifier for every speaker. */
export const channelRules: ShippedRule[] = [
  {
    // In a surround system every speaker plays something of its own. Where there are only fronts, as in a café or a karaoke
    // room, several may share a channel; what that does to the load is told by speaker-impedance.
    key: 'channel-count',
    roles: ['amplifier', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'own_channels', formula: 'has(centre) or has(surround) or has(height)' },
      { name: 'driven', formula: 'count(passive)' },
      { name: 'channels', formula: 'whole(amplifier.channels)' },
      { name: 'silent', formula: 'driven - channels' },
      { name: 'shared', formula: 'ceil(driven / channels)' },
    ],
    cases: [
      {
        when: 'own_channels and driven > channels',
        verdict: 'warning',
        sentence: {
          en: 'There are {driven} speakers, but the receiver drives only {channels}: {silent} would stay silent.',
          id: 'Ada {driven} speaker, padahal receiver hanya menggerakkan {channels}: {silent} speaker akan diam.',
        },
      },
      {
        when: 'driven > channels',
        verdict: 'note',
        sentence: {
          en: '{driven} speakers on {channels} channels: up to {shared} share a channel and play the same.',
          id: '{driven} speaker di {channels} kanal: sampai {shared} speaker berbagi satu kanal dan bersuara sama.',
        },
      },
      {
        when: 'driven > 0 and driven <= channels',
        verdict: 'ok',
        sentence: {
          en: '{driven} speakers, {channels} channels: each has a channel of its own.',
          id: '{driven} speaker, {channels} kanal: masing-masing punya kanal sendiri.',
        },
      },
    ],
    remedies: ['amplifier', 'height', 'surround'],
  },
  {
    // Without a decoder for sound from above, the terminals of height speakers stay dead or do not exist.
    key: 'height-channels',
    roles: ['height', 'amplifier'],
    figures: [{ name: 'above', formula: 'count(height)' }],
    cases: [
      {
        when: 'above > 0 and amplifier.dolby_atmos = false',
        verdict: 'warning',
        sentence: {
          en: 'This receiver does not know Dolby Atmos: the {above} ceiling speakers would stay silent.',
          id: 'Receiver ini tidak mendukung Dolby Atmos: {above} speaker plafon akan diam.',
        },
      },
      {
        when: 'above > 0 and amplifier.dolby_atmos = true',
        verdict: 'ok',
        sentence: {
          en: 'The receiver knows Dolby Atmos: rain really comes from above, from {above} speakers.',
          id: 'Receiver mendukung Dolby Atmos: suara hujan benar-benar dari atas, lewat {above} speaker.',
        },
      },
    ],
    remedies: ['amplifier'],
  },
  {
    // Active subwoofers want a line signal. A soundbar of which no such output is told has none: its bass is built in or
    // belongs to its own set.
    key: 'subwoofer-outputs',
    roles: ['subwoofer', 'amplifier', 'soundbar', 'front'],
    figures: [
      { name: 'subwoofers', formula: 'units(subwoofer)' },
      {
        name: 'told',
        formula: 'has(amplifier.subwoofer_outputs) or has(front.subwoofer_outputs) or has(soundbar)',
      },
      {
        name: 'outputs',
        formula:
          'choose(told, max(or(amplifier.subwoofer_outputs, 0), or(front.subwoofer_outputs, 0), or(soundbar.subwoofer_outputs, 0)))',
      },
    ],
    cases: [
      {
        when: 'subwoofers > 0 and outputs = 0 and has(soundbar)',
        verdict: 'warning',
        sentence: {
          en: 'This soundbar has no output for another subwoofer: it would get no sound.',
          id: 'Soundbar ini tidak punya output untuk subwoofer tambahan: subwoofernya tidak akan bersuara.',
        },
      },
      {
        when: 'subwoofers > 0 and outputs = 0',
        verdict: 'warning',
        sentence: {
          en: 'This amplifier has no subwoofer output: the subwoofer would get no sound.',
          id: 'Amplifier ini tidak punya output subwoofer: subwoofernya tidak akan bersuara.',
        },
      },
      {
        when: 'subwoofers > outputs',
        verdict: 'note',
        sentence: {
          en: '{subwoofers} subwoofers, subwoofer outputs: {outputs}. A Y cable divides the signal; all then play the same.',
          id: '{subwoofers} subwoofer, output subwoofer: {outputs}. Perlu kabel Y; semuanya lalu bersuara sama.',
        },
      },
      {
        when: 'subwoofers > 0 and outputs >= subwoofers',
        verdict: 'ok',
        sentence: {
          en: 'Subwoofer outputs: {subwoofers} of {outputs} in use.',
          id: 'Output subwoofer: {subwoofers} dari {outputs} terpakai.',
        },
      },
    ],
    remedies: ['amplifier', 'soundbar'],
  },
  {
    // Some active speakers are sold one by one.
    key: 'front-pair',
    roles: ['front'],
    figures: [{ name: 'fronts', formula: 'count(front)' }],
    cases: [
      {
        when: 'fronts = 1',
        verdict: 'note',
        sentence: {
          en: 'This is {fronts} speaker: left and right come from one place. Stereo takes 2.',
          id: 'Ini baru {fronts} speaker: kiri dan kanan keluar dari satu tempat. Stereo perlu 2.',
        },
      },
    ],
    remedies: ['front'],
  },
]
