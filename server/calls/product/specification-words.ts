import type { Translated } from '@gema/contract/values/language.ts'

export const yes: Translated = { en: 'Yes', id: 'Ya' }
export const no: Translated = { en: 'No', id: 'Tidak' }

/** Units that are words; all others are signs, which are the same everywhere. */
export const unitNames: Record<string, Translated> = {
  months: { en: 'months', id: 'bulan' },
  h: { en: 'hours', id: 'jam' },
  in: { en: 'inches', id: 'inci' },
}

/** Several attributes of one unit that are read as one line, where a product has all of them. */
export interface JoinedLine {
  key: string
  of: readonly string[]
  name: Translated
  between: string
}

export const joinedLines: readonly JoinedLine[] = [
  {
    key: 'recommended_power',
    of: ['recommended_power_min_w', 'recommended_power_max_w'],
    name: { en: 'Recommended amplifier power', id: 'Daya amplifier yang disarankan' },
    between: '–',
  },
  {
    key: 'frequency_range',
    of: ['frequency_low_hz', 'frequency_high_hz'],
    name: { en: 'Frequency range', id: 'Rentang frekuensi' },
    between: '–',
  },
  {
    key: 'dimensions',
    of: ['width_cm', 'height_cm', 'depth_cm'],
    name: { en: 'Width × height × depth', id: 'Lebar × tinggi × kedalaman' },
    between: ' × ',
  },
]
