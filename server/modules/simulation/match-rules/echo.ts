import type { ShippedRule } from './shipped-rule.ts'

/** How much the room answers. */
export const echoRules: ShippedRule[] = [
  {
    // Bare walls throw sound back for a second and more. With 12 % of them covered words become clear; beyond a third the
    // room sounds dull. Bass traps have no such area: they stand in the corners.
    key: 'echo',
    roles: ['panel'],
    figures: [
      { name: 'cover', formula: 'total(panel.coverage_m2)' },
      { name: 'walls', formula: 'round(2 * (room.length + room.width) * room.height)' },
      { name: 'share', formula: 'round(cover / walls * 100)' },
      { name: 'wanted', formula: 'ceil(walls * 0.12)' },
      { name: 'traps', formula: 'count(panel)' },
    ],
    cases: [
      {
        when: 'share < 8',
        verdict: 'note',
        sentence: {
          en: '{cover} m² of panels on {walls} m² of walls are {share} %: echo gets clearly less from about {wanted} m².',
          id: 'Panel {cover} m² di dinding {walls} m² baru {share} %: gema jelas berkurang mulai sekitar {wanted} m².',
        },
      },
      {
        when: 'share > 35',
        verdict: 'note',
        sentence: {
          en: '{cover} m² of panels cover {share} % of the walls: the room may sound dull; {wanted} m² are enough.',
          id: 'Panel {cover} m² menutupi {share} % dinding: ruang bisa terdengar redup; {wanted} m² sudah cukup.',
        },
      },
      {
        when: 'share >= 8',
        verdict: 'ok',
        sentence: {
          en: '{cover} m² of panels cover {share} % of the walls: less echo, clearer words.',
          id: 'Panel {cover} m² menutupi {share} % dinding: gema berkurang, kata-kata lebih jelas.',
        },
      },
      {
        when: 'has(panel) and not has(panel.coverage_m2)',
        verdict: 'ok',
        sentence: {
          en: '{traps} bass traps: in the corners they take the boom out of the bass.',
          id: '{traps} bass trap: di sudut ruang, dengung bass berkurang.',
        },
      },
    ],
    remedies: ['panel'],
  },
]
