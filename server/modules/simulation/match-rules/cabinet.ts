import type { ShippedRule } from './shipped-rule.ts'

/** Whether the equipment goes into its cabinet. A turntable stands on top: its lid wants to open. */
export const cabinetRules: ShippedRule[] = [
  {
    // A power strip may also lie behind, so its width is only worth a note.
    key: 'cabinet-width',
    roles: ['cabinet', 'amplifier', 'streamer', 'mixer', 'power'],
    figures: [
      { name: 'inner', formula: 'cabinet.inner_width_cm' },
      {
        name: 'widest',
        formula: 'max(or(amplifier.width_cm, 0), or(streamer.width_cm, 0), or(mixer.width_cm, 0))',
      },
      { name: 'strip', formula: 'power.width_cm' },
    ],
    cases: [
      {
        when: 'widest > inner',
        verdict: 'warning',
        sentence: {
          en: 'The widest device has {widest} cm, a compartment of the cabinet {inner} cm: it does not go in.',
          id: 'Perangkat terlebar {widest} cm, ruang dalam kabinet {inner} cm: tidak muat.',
        },
      },
      {
        when: 'strip > inner',
        verdict: 'note',
        sentence: {
          en: 'The power strip is {strip} cm wide, a compartment {inner} cm: it goes behind the cabinet.',
          id: 'Lebar power strip {strip} cm, ruang dalam kabinet {inner} cm: taruh di belakang kabinet.',
        },
      },
      {
        when: 'widest > 0 and widest <= inner',
        verdict: 'ok',
        sentence: {
          en: 'The widest device has {widest} cm and fits the compartments of {inner} cm.',
          id: 'Perangkat terlebar {widest} cm, muat di ruang kabinet {inner} cm.',
        },
      },
    ],
    remedies: ['cabinet', 'amplifier'],
  },
  {
    // An amplifier gives its heat off upwards; under 3 cm of air it needs an open back.
    key: 'cabinet-height',
    roles: ['cabinet', 'amplifier', 'streamer', 'mixer'],
    figures: [
      { name: 'inner', formula: 'cabinet.inner_height_cm' },
      {
        name: 'tallest',
        formula: 'max(or(amplifier.height_cm, 0), or(streamer.height_cm, 0), or(mixer.height_cm, 0))',
      },
      { name: 'air', formula: 'inner - tallest' },
    ],
    cases: [
      {
        when: 'tallest > inner',
        verdict: 'warning',
        sentence: {
          en: 'The tallest device has {tallest} cm, a shelf of the cabinet {inner} cm: it does not go in.',
          id: 'Perangkat tertinggi {tallest} cm, tinggi rak kabinet {inner} cm: tidak muat.',
        },
      },
      {
        when: 'tallest > 0 and air < 3',
        verdict: 'note',
        sentence: {
          en: 'A device of {tallest} cm on a shelf of {inner} cm has little air above: keep the back of the cabinet open.',
          id: 'Perangkat {tallest} cm di rak {inner} cm: udaranya sedikit. Biarkan bagian belakang kabinet terbuka.',
        },
      },
      {
        when: 'tallest > 0',
        verdict: 'ok',
        sentence: {
          en: 'The tallest device has {tallest} cm; on a shelf of {inner} cm, {air} cm of air remain.',
          id: 'Perangkat tertinggi {tallest} cm; di rak {inner} cm masih ada {air} cm untuk udara.',
        },
      },
    ],
    remedies: ['cabinet', 'amplifier'],
  },
  {
    key: 'cabinet-places',
    roles: ['cabinet', 'amplifier', 'streamer', 'mixer', 'power'],
    figures: [
      { name: 'devices', formula: 'units(amplifier) + units(streamer) + units(mixer) + units(power)' },
      {
        name: 'widest',
        formula: 'max(or(amplifier.width_cm, 0), or(streamer.width_cm, 0), or(mixer.width_cm, 0), 20)',
      },
      { name: 'places', formula: 'cabinet.shelves * floor(cabinet.inner_width_cm / widest)' },
    ],
    cases: [
      {
        when: 'places > 0 and devices > places',
        verdict: 'note',
        sentence: {
          en: '{devices} devices, places on the shelves: {places}. The rest stands on top or behind.',
          id: '{devices} perangkat, tempat di rak: {places}. Sisanya ditaruh di atas atau di belakang.',
        },
      },
      {
        when: 'devices > 0 and devices <= places',
        verdict: 'ok',
        sentence: {
          en: 'Places on the shelves: {devices} of {places} in use.',
          id: 'Tempat di rak: {devices} dari {places} terpakai.',
        },
      },
    ],
    remedies: ['cabinet'],
  },
  {
    // Told for one board, so the heaviest single device counts.
    key: 'cabinet-load',
    roles: ['cabinet', 'amplifier', 'turntable', 'streamer', 'mixer', 'power'],
    figures: [
      { name: 'heaviest', formula: 'highest(equipment.weight_kg)' },
      { name: 'device', formula: 'name_of_highest(equipment.weight_kg)' },
      { name: 'limit', formula: 'cabinet.max_load_kg' },
    ],
    cases: [
      {
        when: 'heaviest > limit',
        verdict: 'warning',
        sentence: {
          en: '{device} weighs {heaviest} kg, a board of this cabinet carries {limit} kg: it can break.',
          id: 'Berat {device} {heaviest} kg, papan kabinet ini kuat {limit} kg: bisa patah.',
        },
      },
      {
        when: 'heaviest <= limit',
        verdict: 'ok',
        sentence: {
          en: 'The heaviest device weighs {heaviest} kg; a board carries {limit} kg.',
          id: 'Perangkat terberat {heaviest} kg; papannya kuat {limit} kg.',
        },
      },
    ],
    remedies: ['cabinet', 'amplifier'],
  },
  {
    // Plugs stand out by about 3 cm.
    key: 'cabinet-depth',
    roles: ['cabinet', 'amplifier', 'streamer', 'mixer'],
    figures: [
      {
        name: 'deepest',
        formula: 'max(or(amplifier.depth_cm, 0), or(streamer.depth_cm, 0), or(mixer.depth_cm, 0))',
      },
      { name: 'depth', formula: 'cabinet.depth_cm' },
    ],
    cases: [
      {
        when: 'deepest > 0 and deepest + 3 > depth',
        verdict: 'note',
        sentence: {
          en: 'The deepest device has {deepest} cm without its plugs, the cabinet {depth} cm: leave a gap to the wall.',
          id: 'Perangkat terdalam {deepest} cm belum termasuk colokan, kabinet {depth} cm: beri jarak ke dinding.',
        },
      },
    ],
    remedies: ['cabinet', 'amplifier'],
  },
]
