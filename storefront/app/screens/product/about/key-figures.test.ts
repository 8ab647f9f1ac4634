import { expect, test } from 'vitest'
import { keyFigures } from './key-figures.ts'

const line = (key: string, value: string) => ({ key, name: key, value })

test('four short figures are enough, in the order of the table', () => {
  const figures = keyFigures([
    {
      group: 'sound',
      lines: [
        line('impedance_ohm', '6 Ω'),
        line('frequency_range', '28–35.000 Hz'),
        line('drivers', '25 mm dome, 2 × 130 mm, 2 × 200 mm'),
        line('enclosure', '3-way'),
        line('crossover_hz', '2.600 Hz'),
      ],
    },
    { group: 'general', lines: [line('weight_kg', '34 kg')] },
  ])
  expect(figures.map(({ value }) => value)).toEqual(['6 Ω', '28 Hz – 35 kHz', '3-way', '2.600 Hz'])
})

test('words fill up where figures are few, and the warranty is told elsewhere', () => {
  const lines = [line('wifi', 'Yes'), line('weight_kg', '2 kg'), line('warranty_months', '24 months')]
  expect(keyFigures([{ group: 'general', lines }]).map(({ value }) => value)).toEqual(['2 kg', 'Yes'])
})
