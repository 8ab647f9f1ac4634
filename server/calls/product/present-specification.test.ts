import { expect, test } from 'vitest'
import type { SpecLine } from '../../modules/catalogue/catalogue.ts'
import { presentSpecification } from './present-specification.ts'

/** A line as it is stored; the place of an attribute is the place in the list. */
const line = (
  key: string,
  value: number | boolean | { en: string; id?: string } | null,
  { unit = '', group = 'sound' } = {},
): SpecLine => ({
  attribute: {
    id: 1,
    key,
    name: { en: `Name of ${key}`, id: `Nama ${key}` },
    groupKey: group,
    kind: 'number',
    unit,
    isComparable: false,
    better: null,
    isFilterable: false,
    position: 0,
  },
  number: typeof value === 'number' ? value : null,
  flag: typeof value === 'boolean' ? value : null,
  text: typeof value === 'object' ? value : null,
})

const english = { language: 'en', decimalFormat: 'id-ID' }
const indonesian = { language: 'id', decimalFormat: 'id-ID' }
const values = (spec: SpecLine[], style = english) =>
  presentSpecification(spec, style).flatMap(({ lines }) => lines.map(({ value }) => value))

test('figures are written the Indonesian way in both languages, and stay with their unit', () => {
  const spec = [line('weight_kg', 31.5, { unit: 'kg' }), line('light_life_h', 25_000, { unit: 'h' })]
  expect(values(spec)).toEqual(['31,5\u00A0kg', '25.000\u00A0hours'])
  expect(values(spec, indonesian)).toEqual(['31,5\u00A0kg', '25.000\u00A0jam'])
})

test('small figures keep their decimals, and a percent sign stands close', () => {
  expect(values([line('thd', 0.005, { unit: '%' }), line('gain', 1.1), line('seats', 2)])).toEqual([
    '0,005%',
    '1,1',
    '2',
  ])
})

test('a yes or no and a text are told in the language asked for', () => {
  const spec = [line('wifi', true), line('phono', false), line('drive', { en: 'Belt', id: 'Sabuk' })]
  expect(values(spec)).toEqual(['Yes', 'No', 'Belt'])
  expect(values(spec, indonesian)).toEqual(['Ya', 'Tidak', 'Sabuk'])
  expect(values([line('hdr', { en: 'HDR10' })], indonesian)).toEqual(['HDR10'])
})

test('groups come in one order, lines in that of the attributes, and a group without lines is left out', () => {
  const spec = [
    line('weight_kg', 3, { group: 'general' }),
    line('snr_db', 90, { unit: 'dB' }),
    line('drivers', { en: 'Two' }),
    line('nothing', null, { group: 'power' }),
  ]
  const shown = presentSpecification(spec, indonesian)
  expect(shown.map(({ group, lines }) => [group, lines.map(({ key }) => key)])).toEqual([
    ['sound', ['snr_db', 'drivers']],
    ['general', ['weight_kg']],
  ])
  expect(shown[0]?.lines[0]?.name).toBe('Nama snr_db')
})

test('what is read together is one line, where its first part stands', () => {
  const spec = [
    line('recommended_power_min_w', 50, { unit: 'W' }),
    line('recommended_power_max_w', 250, { unit: 'W' }),
    line('snr_db', 90, { unit: 'dB' }),
    line('frequency_low_hz', 28, { unit: 'Hz' }),
    line('frequency_high_hz', 35_000, { unit: 'Hz' }),
    line('width_cm', 34, { unit: 'cm', group: 'general' }),
    line('height_cm', 118.5, { unit: 'cm', group: 'general' }),
    line('depth_cm', 44, { unit: 'cm', group: 'general' }),
  ]
  expect(values(spec)).toEqual([
    '50–250\u00A0W',
    '90\u00A0dB',
    '28–35.000\u00A0Hz',
    '34 × 118,5 × 44\u00A0cm',
  ])
  expect(presentSpecification(spec, indonesian)[1]?.lines[0]?.name).toBe('Lebar × tinggi × kedalaman')
})

test('a part without its other half is a line of its own', () => {
  const [group] = presentSpecification([line('frequency_low_hz', 28, { unit: 'Hz' })], english)
  expect(group?.lines).toEqual([
    { key: 'frequency_low_hz', name: 'Name of frequency_low_hz', value: '28\u00A0Hz' },
  ])
})
