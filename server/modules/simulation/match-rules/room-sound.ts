import type { ShippedRule } from './shipped-rule.ts'

/** How loud it gets at the seats, and how even it is. */
export const roomSoundRules: ShippedRule[] = [
  {
    // Level = sensitivity + 10 log(watts) − 20 log(metres) + 10 log(speakers), and about 3 dB from the walls; beyond 8 m the
    // walls keep it up. Wanted at the peaks: singing 102 dB, films 100, music 97, background 88. Speakers with an open
    // back are in the ceiling: there the nearest one counts, from above.
    key: 'sound-level',
    roles: ['front', 'amplifier'],
    figures: [
      { name: 'in_ceiling', formula: "or(contains(front.enclosure, 'open back'), false)" },
      { name: 'watts', formula: 'min(amplifier.power_per_channel_w, front.recommended_power_max_w)' },
      { name: 'way', formula: 'choose(in_ceiling, max(room.height - 1.2, 1), min(room.distance, 8))' },
      { name: 'together', formula: 'choose(in_ceiling, 1, count(front))' },
      {
        name: 'level',
        formula:
          'round(front.sensitivity_db + 10 * log10(watts) - 20 * log10(way) + 10 * log10(together) + 3)',
      },
      {
        name: 'wanted',
        formula:
          "choose(room.use = 'karaoke', 102, choose(room.use = 'film', 100, choose(room.use = 'music', 97, 88)))",
      },
    ],
    cases: [
      {
        when: 'level < wanted - 6',
        verdict: 'warning',
        sentence: {
          en: 'At the seats, {way} m away, it gets {level} dB loud; {wanted} dB are wanted: it will sound strained.',
          id: 'Di tempat duduk, {way} m dari speaker, suara mentok di {level} dB; perlunya {wanted} dB: terdengar dipaksakan.',
        },
      },
      {
        when: 'level < wanted',
        verdict: 'note',
        sentence: {
          en: 'At the seats, {way} m away, it gets {level} dB loud: good for the evening, short of the {wanted} dB of a loud scene.',
          id: 'Di tempat duduk, {way} m dari speaker, suara sampai {level} dB: cukup, tapi belum {wanted} dB untuk adegan keras.',
        },
      },
      {
        when: 'level >= wanted',
        verdict: 'ok',
        sentence: {
          en: 'At the seats, {way} m away, it can get {level} dB loud; {wanted} dB are enough.',
          id: 'Di tempat duduk, {way} m dari speaker, suara bisa sampai {level} dB; {wanted} dB sudah cukup.',
        },
      },
    ],
    remedies: ['front', 'amplifier'],
  },
  {
    // Makers of soundbars tell no sensitivity. About 5 W a square metre play films with ease, 2 hardly speech.
    key: 'soundbar-level',
    roles: ['soundbar'],
    figures: [
      { name: 'watts', formula: 'soundbar.rms_power_w' },
      { name: 'area', formula: 'room.area' },
      { name: 'wanted', formula: 'round(area * 5 / 10) * 10' },
    ],
    cases: [
      {
        when: 'watts < area * 2',
        verdict: 'warning',
        sentence: {
          en: '{watts} W are too little for a room of {area} m²; about {wanted} W play films with ease.',
          id: '{watts} W terlalu kecil untuk ruang {area} m²; sekitar {wanted} W baru leluasa untuk film.',
        },
      },
      {
        when: 'watts < area * 5',
        verdict: 'note',
        sentence: {
          en: '{watts} W are enough for speech in {area} m²; about {wanted} W play films with ease.',
          id: '{watts} W cukup untuk dialog di ruang {area} m²; sekitar {wanted} W baru leluasa untuk film.',
        },
      },
      {
        when: 'watts >= area * 5',
        verdict: 'ok',
        sentence: {
          en: '{watts} W play films with ease in {area} m².',
          id: '{watts} W leluasa untuk film di ruang {area} m².',
        },
      },
    ],
    remedies: ['soundbar'],
  },
  {
    // A ceiling speaker serves a circle about as wide as twice its height over the ears: some 10 m² under a usual ceiling.
    key: 'ceiling-coverage',
    roles: ['front'],
    figures: [
      { name: 'in_ceiling', formula: "or(contains(front.enclosure, 'open back'), false)" },
      { name: 'fixtures', formula: 'count(front)' },
      { name: 'each', formula: 'room.area / fixtures' },
      { name: 'wanted', formula: 'ceil(room.area / 10)' },
    ],
    cases: [
      {
        when: 'in_ceiling and each > 20',
        verdict: 'warning',
        sentence: {
          en: 'One ceiling speaker would serve {each} m²: between them it gets quiet. {wanted} speakers cover the room.',
          id: 'Satu speaker plafon harus melayani {each} m²: di sela-selanya sepi. Perlu {wanted} speaker agar merata.',
        },
      },
      {
        when: 'in_ceiling and each > 12',
        verdict: 'note',
        sentence: {
          en: 'One ceiling speaker serves {each} m²; with {wanted} speakers the sound is even at every table.',
          id: 'Satu speaker plafon melayani {each} m²; dengan {wanted} speaker suaranya merata di setiap meja.',
        },
      },
      {
        when: 'in_ceiling',
        verdict: 'ok',
        sentence: {
          en: 'One ceiling speaker serves {each} m²: the sound is even everywhere.',
          id: 'Satu speaker plafon melayani {each} m²: suaranya merata di mana-mana.',
        },
      },
    ],
    remedies: ['front'],
  },
  {
    // Speakers of one maker are tuned alike: a voice that walks across the picture keeps its colour.
    key: 'voice-match',
    roles: ['centre', 'front'],
    figures: [
      { name: 'maker', formula: 'first_word(name(front))' },
      { name: 'other', formula: 'first_word(name(centre))' },
    ],
    cases: [
      {
        when: 'maker = other',
        verdict: 'ok',
        sentence: {
          en: 'Front and centre are both by {maker}: voices keep their colour across the picture.',
          id: 'Speaker depan dan center sama-sama {maker}: warna suara tetap sama di seluruh layar.',
        },
      },
      {
        when: 'maker != other',
        verdict: 'note',
        sentence: {
          en: 'Front by {maker}, centre by {other}: a voice may change its colour when it crosses the picture.',
          id: 'Depan {maker}, center {other}: warna suara bisa berubah saat berpindah di layar.',
        },
      },
    ],
    remedies: ['centre', 'front'],
  },
]
