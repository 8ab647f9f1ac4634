import type { ShippedRule } from './shipped-rule.ts'

/** Copper from the amplifier to every speaker: enough of it, long enough, thick enough. */
export const speakerCableRules: ShippedRule[] = [
  {
    // A set of two lines serves a pair.
    key: 'speaker-cable-count',
    roles: ['speaker_cable', 'front', 'centre', 'surround', 'height'],
    figures: [
      { name: 'driven', formula: 'count(passive)' },
      { name: 'lines', formula: 'count(speaker_cable)' },
      { name: 'sets', formula: 'ceil(driven / or(speaker_cable.pieces, 1))' },
    ],
    cases: [
      {
        when: 'lines > 0 and driven > lines',
        verdict: 'warning',
        sentence: {
          en: '{driven} speakers, but cable for only {lines}: some would stay silent. Sets needed: {sets}.',
          id: '{driven} speaker, kabel baru untuk {lines}: ada yang tidak bersuara. Set yang diperlukan: {sets}.',
        },
      },
      {
        when: 'lines > driven + 1 and driven > 0',
        verdict: 'note',
        sentence: {
          en: 'Cable for {lines} speakers, and there are only {driven}. Sets needed: {sets}.',
          id: 'Kabel untuk {lines} speaker, padahal hanya ada {driven}. Set yang diperlukan: {sets}.',
        },
      },
      {
        when: 'lines > 0 and driven > 0',
        verdict: 'ok',
        sentence: {
          en: 'Cable for {lines} speakers, and there are {driven}: none goes without.',
          id: 'Kabel untuk {lines} speaker, dan ada {driven}: semuanya kebagian.',
        },
      },
      {
        when: 'lines > 0 and has(front)',
        verdict: 'note',
        sentence: {
          en: 'These speakers have their own amplifier: they take a signal cable, no speaker cable.',
          id: 'Speaker ini punya amplifier sendiri: pakai kabel sinyal, bukan kabel speaker.',
        },
      },
    ],
    remedies: ['speaker_cable'],
  },
  {
    // From an amplifier below the screen: half the width to the fronts, along the walls to the surrounds, up the wall and
    // over the ceiling to what is above. From 8 m on it is worth moving the amplifier rather than buying anew.
    key: 'speaker-cable-length',
    roles: ['speaker_cable'],
    figures: [
      { name: 'metres', formula: 'speaker_cable.length_m' },
      {
        name: 'above',
        formula: "has(height) or or(contains(front.enclosure, 'open back'), false)",
      },
      {
        name: 'way',
        formula:
          'choose(above, room.height + room.distance, choose(has(surround), room.distance + room.width / 2 + 0.5, room.width / 2 + 1))',
      },
    ],
    cases: [
      {
        when: 'metres < min(way * 0.85, 8)',
        verdict: 'warning',
        sentence: {
          en: 'Each line is {metres} m long; the farthest speaker is about {way} m away: it does not reach.',
          id: 'Panjang tiap kabel {metres} m; speaker terjauh sekitar {way} m: tidak sampai.',
        },
      },
      {
        when: 'metres < way',
        verdict: 'note',
        sentence: {
          en: 'Each line is {metres} m long; the farthest speaker is about {way} m away: measure, or move the amplifier.',
          id: 'Panjang tiap kabel {metres} m; speaker terjauh sekitar {way} m: ukur dulu, atau geser amplifiernya.',
        },
      },
      {
        when: 'metres >= way',
        verdict: 'ok',
        sentence: {
          en: 'Each line is {metres} m long and reaches the farthest speaker, about {way} m away.',
          id: 'Panjang tiap kabel {metres} m, sampai ke speaker terjauh sekitar {way} m.',
        },
      },
    ],
    remedies: ['speaker_cable'],
  },
  {
    // Resistance = 0.0175 × 2 × metres / mm². Up to a twentieth of the impedance nobody hears it; beyond a tenth bass gets
    // loose and power is lost in the wall.
    key: 'speaker-cable-gauge',
    roles: ['speaker_cable', 'front'],
    figures: [
      { name: 'metres', formula: 'speaker_cable.length_m' },
      { name: 'copper', formula: 'speaker_cable.conductor_mm2' },
      { name: 'impedance', formula: 'lowest(passive.impedance_ohm)' },
      { name: 'loss', formula: '0.0175 * 2 * metres / copper / impedance * 100' },
    ],
    cases: [
      {
        when: 'loss > 10',
        verdict: 'warning',
        sentence: {
          en: 'A line of {copper} mm² and {metres} m loses {loss} % before a speaker of {impedance} ohm: far too thin.',
          id: 'Kabel {copper} mm² sepanjang {metres} m kehilangan {loss} % sebelum speaker {impedance} ohm: terlalu tipis.',
        },
      },
      {
        when: 'loss > 5',
        verdict: 'note',
        sentence: {
          en: 'A line of {copper} mm² and {metres} m loses {loss} % before a speaker of {impedance} ohm: a thicker one keeps bass tight.',
          id: 'Kabel {copper} mm² sepanjang {metres} m kehilangan {loss} % sebelum speaker {impedance} ohm: lebih tebal lebih baik.',
        },
      },
      {
        when: 'loss <= 5',
        verdict: 'ok',
        sentence: {
          en: 'A line of {copper} mm² and {metres} m loses only {loss} % before a speaker of {impedance} ohm: nobody hears that.',
          id: 'Kabel {copper} mm² sepanjang {metres} m hanya kehilangan {loss} % sebelum speaker {impedance} ohm: tidak terdengar.',
        },
      },
    ],
    remedies: ['speaker_cable'],
  },
]
