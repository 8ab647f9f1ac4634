import type { ShippedRule } from './shipped-rule.ts'

/** Picture and sound in one line: wide enough, and long enough. */
export const hdmiCableRules: ShippedRule[] = [
  {
    // 18 Gbps carry 4K at 60 pictures a second; with less the picture breaks up. What a receiver can beyond that is only
    // used by consoles and 8K.
    key: 'hdmi-bandwidth',
    roles: ['hdmi_cable', 'amplifier'],
    figures: [
      { name: 'carried', formula: 'hdmi_cable.hdmi_bandwidth_gbps' },
      { name: 'wanted', formula: 'or(amplifier.hdmi_bandwidth_gbps, 18)' },
      { name: 'needed', formula: 'min(wanted, 18)' },
    ],
    cases: [
      {
        when: 'carried < needed',
        verdict: 'warning',
        sentence: {
          en: 'The HDMI cable carries {carried} Gbps; 4K needs {needed} Gbps: the picture breaks up.',
          id: 'Kabel HDMI hanya {carried} Gbps; 4K butuh {needed} Gbps: gambar akan putus-putus.',
        },
      },
      {
        when: 'carried < wanted',
        verdict: 'note',
        sentence: {
          en: 'The HDMI cable carries {carried} Gbps, the receiver {wanted} Gbps: enough for films, not for the fastest games.',
          id: 'Kabel HDMI {carried} Gbps, receiver {wanted} Gbps: cukup untuk film, belum untuk gim tercepat.',
        },
      },
      {
        when: 'carried >= wanted',
        verdict: 'ok',
        sentence: {
          en: 'The HDMI cable carries {carried} Gbps, and {wanted} Gbps are needed.',
          id: 'Kabel HDMI membawa {carried} Gbps, yang diperlukan {wanted} Gbps.',
        },
      },
    ],
    remedies: ['hdmi_cable'],
  },
  {
    // From the receiver below the screen up the wall, along the ceiling to the lens, and one metre for corners. A
    // projector with an ultra-short throw stands beside the receiver. The picture of 16:9 is 0.02214 m wide an inch.
    key: 'hdmi-length',
    roles: ['hdmi_cable', 'projector'],
    figures: [
      { name: 'metres', formula: 'hdmi_cable.length_m' },
      { name: 'hangs', formula: 'projector.throw_ratio >= 0.5' },
      { name: 'throw', formula: 'projector.throw_ratio * screen.screen_diagonal_in * 0.02214' },
      { name: 'way', formula: 'choose(hangs, throw + or(room.height, 2.8) + 1, 2)' },
    ],
    cases: [
      {
        when: 'metres < way',
        verdict: 'warning',
        sentence: {
          en: 'The HDMI cable is {metres} m long; the way to the projector is about {way} m: it does not reach.',
          id: 'Kabel HDMI {metres} m, sedangkan jarak ke proyektor sekitar {way} m: tidak sampai.',
        },
      },
      {
        when: 'metres >= way',
        verdict: 'ok',
        sentence: {
          en: 'The HDMI cable of {metres} m reaches the projector, about {way} m away along wall and ceiling.',
          id: 'Kabel HDMI {metres} m sampai ke proyektor, sekitar {way} m lewat dinding dan plafon.',
        },
      },
      {
        when: 'not has(projector) and metres < 1.5',
        verdict: 'note',
        sentence: {
          en: 'The HDMI cable of {metres} m reaches the next shelf; to a television on the wall take 2 or 3 m.',
          id: 'Kabel HDMI {metres} m hanya sampai rak sebelah; ke televisi di dinding pilih 2 atau 3 m.',
        },
      },
      {
        when: 'not has(projector)',
        verdict: 'ok',
        sentence: {
          en: 'The HDMI cable of {metres} m reaches from the cabinet to the television.',
          id: 'Kabel HDMI {metres} m sampai dari kabinet ke televisi.',
        },
      },
    ],
    remedies: ['hdmi_cable'],
  },
]
