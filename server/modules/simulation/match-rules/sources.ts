import type { ShippedRule } from './shipped-rule.ts'

/** How the sound of each source finds its way into the amplifier. */
export const sourceRules: ShippedRule[] = [
  {
    // A cartridge gives a few thousandths of a volt, and records are cut with little bass: only a phono stage makes both
    // right. Without one the music is thin and hardly audible.
    key: 'phono-input',
    roles: ['turntable', 'amplifier'],
    figures: [
      { name: 'phono_only', formula: "contains(turntable.connectors, 'phono level')" },
      { name: 'moving_coil', formula: "or(contains(turntable.cartridge, 'moving coil'), false)" },
    ],
    cases: [
      {
        when: 'phono_only and amplifier.phono_input = false',
        verdict: 'warning',
        sentence: {
          en: 'This turntable needs a phono input and the amplifier has none: records would be faint and thin.',
          id: 'Pemutar ini butuh input phono dan amplifier tidak punya: suara piringan hitam jadi pelan dan tipis.',
        },
      },
      {
        when: 'phono_only and moving_coil and amplifier.phono_input = true',
        verdict: 'note',
        sentence: {
          en: 'Its moving-coil cartridge is very quiet: make sure that the phono input has a moving-coil (MC) setting.',
          id: 'Cartridge moving coil sangat pelan: pastikan input phono punya setelan moving coil (MC).',
        },
      },
      {
        when: 'has(turntable) and amplifier.phono_input = true',
        verdict: 'ok',
        sentence: {
          en: 'The amplifier has a phono input: the turntable plugs straight in.',
          id: 'Amplifier punya input phono: pemutar piringan hitam langsung bisa disambungkan.',
        },
      },
      {
        when: 'not phono_only and amplifier.phono_input = false',
        verdict: 'ok',
        sentence: {
          en: 'The turntable has its own phono stage: it plays through any line input.',
          id: 'Pemutar ini punya phono stage sendiri: cukup lewat input line biasa.',
        },
      },
    ],
    remedies: ['turntable', 'amplifier'],
  },
  {
    // Streamers and mixers come in at line level, and so does a turntable where there is no phono input. A player can also
    // use HDMI or optical.
    key: 'line-inputs',
    roles: ['amplifier', 'streamer', 'turntable', 'player', 'mixer'],
    figures: [
      {
        name: 'digital_in',
        formula: 'or(amplifier.hdmi_inputs, 0) + or(amplifier.optical_inputs, 0)',
      },
      { name: 'from_turntable', formula: 'choose(has(turntable) and not amplifier.phono_input, 1, 0)' },
      { name: 'from_player', formula: 'choose(digital_in > 0, 0, units(player))' },
      { name: 'wanted', formula: 'units(streamer) + units(mixer) + from_turntable + from_player' },
      { name: 'inputs', formula: 'amplifier.line_inputs' },
    ],
    cases: [
      {
        when: 'wanted > inputs',
        verdict: 'warning',
        sentence: {
          en: 'Line inputs needed: {wanted}. The amplifier has {inputs}, so one device stays unconnected.',
          id: 'Input line yang diperlukan: {wanted}. Amplifier hanya punya {inputs}, jadi ada perangkat yang tidak tersambung.',
        },
      },
      {
        when: 'wanted > 0 and wanted <= inputs',
        verdict: 'ok',
        sentence: {
          en: 'Line inputs: {wanted} of {inputs} in use.',
          id: 'Input line: {wanted} dari {inputs} terpakai.',
        },
      },
    ],
    remedies: ['amplifier'],
  },
]
