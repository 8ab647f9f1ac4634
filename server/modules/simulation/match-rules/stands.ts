import type { ShippedRule } from './shipped-rule.ts'

/** What holds the speakers. Loads and weights are told for one speaker. */
export const standRules: ShippedRule[] = [
  {
    // Over 70 cm a speaker is a tower: made for the floor, and top-heavy on anything else.
    key: 'stand-load',
    roles: ['stand', 'front'],
    figures: [
      { name: 'weight', formula: 'front.weight_kg' },
      { name: 'limit', formula: 'stand.max_load_kg' },
      { name: 'tall', formula: 'front.height_cm' },
      { name: 'fronts', formula: 'count(front)' },
      { name: 'stands', formula: 'count(stand)' },
    ],
    cases: [
      {
        when: 'has(stand) and tall > 70',
        verdict: 'warning',
        sentence: {
          en: 'These speakers are {tall} cm tall and stand on the floor: on a stand they can fall over.',
          id: 'Tinggi speaker ini {tall} cm dan berdiri di lantai: di atas dudukan bisa terguling.',
        },
      },
      {
        when: 'weight > limit',
        verdict: 'warning',
        sentence: {
          en: 'A speaker weighs {weight} kg, a stand carries {limit} kg: that is not safe.',
          id: 'Berat satu speaker {weight} kg, dudukan kuat {limit} kg: tidak aman.',
        },
      },
      {
        when: 'has(stand) and fronts > stands',
        verdict: 'note',
        sentence: {
          en: 'There are {fronts} speakers and {stands} stands.',
          id: 'Ada {fronts} speaker dan {stands} dudukan.',
        },
      },
      {
        when: 'weight <= limit',
        verdict: 'ok',
        sentence: {
          en: 'A speaker weighs {weight} kg; a stand carries {limit} kg.',
          id: 'Berat satu speaker {weight} kg; dudukan kuat {limit} kg.',
        },
      },
    ],
    remedies: ['stand', 'front'],
  },
  {
    // The tweeter sits near the top, at about four fifths; seated ears are 85 to 110 cm above the floor.
    key: 'stand-height',
    roles: ['stand', 'front'],
    figures: [
      { name: 'tweeter', formula: 'round(stand.height_cm + front.height_cm * 0.8)' },
      { name: 'is_small', formula: 'front.height_cm <= 70' },
    ],
    cases: [
      {
        when: 'is_small and tweeter < 80',
        verdict: 'note',
        sentence: {
          en: 'The tweeters come to about {tweeter} cm, below seated ears (85 to 110 cm): tilt them up or take taller stands.',
          id: 'Tweeter berada di sekitar {tweeter} cm, di bawah telinga saat duduk (85–110 cm): miringkan atau pilih yang lebih tinggi.',
        },
      },
      {
        when: 'is_small and tweeter > 115',
        verdict: 'note',
        sentence: {
          en: 'The tweeters come to about {tweeter} cm, above seated ears (85 to 110 cm): shorter stands sound clearer.',
          id: 'Tweeter berada di sekitar {tweeter} cm, di atas telinga saat duduk (85–110 cm): dudukan lebih pendek lebih jernih.',
        },
      },
      {
        when: 'is_small',
        verdict: 'ok',
        sentence: {
          en: 'The tweeters come to about {tweeter} cm: the height of the ears when one sits.',
          id: 'Tweeter berada di sekitar {tweeter} cm: setinggi telinga saat duduk.',
        },
      },
    ],
    remedies: ['stand'],
  },
  {
    key: 'bracket-load',
    roles: ['bracket', 'front'],
    figures: [
      { name: 'weight', formula: 'front.weight_kg' },
      { name: 'limit', formula: 'bracket.max_load_kg' },
      { name: 'fronts', formula: 'count(front)' },
      { name: 'brackets', formula: 'count(bracket)' },
    ],
    cases: [
      {
        when: 'weight > limit',
        verdict: 'warning',
        sentence: {
          en: 'A speaker weighs {weight} kg, a bracket carries {limit} kg: it can come down from the wall.',
          id: 'Berat satu speaker {weight} kg, braket kuat {limit} kg: bisa jatuh dari dinding.',
        },
      },
      {
        when: 'has(bracket) and fronts > brackets',
        verdict: 'note',
        sentence: {
          en: 'There are {fronts} speakers and {brackets} brackets.',
          id: 'Ada {fronts} speaker dan {brackets} braket.',
        },
      },
      {
        when: 'weight <= limit',
        verdict: 'ok',
        sentence: {
          en: 'A speaker weighs {weight} kg; a bracket carries {limit} kg.',
          id: 'Berat satu speaker {weight} kg; braket kuat {limit} kg.',
        },
      },
    ],
    remedies: ['bracket', 'front'],
  },
]
