import { expect, test } from 'vitest'
import { keyFigures, type SpecFact, specKeys } from './key-figures.ts'

const line = (key: string, given: Partial<SpecFact>): SpecFact => ({
  key,
  name: { en: `Name of ${key}`, id: `Nama ${key}` },
  ...{ unit: '', number: null, text: null, flag: null },
  ...given,
})
const style = { language: 'en', decimalFormat: 'id-ID' }
const told = (spec: SpecFact[], more = {}, most = 4) =>
  keyFigures(spec, { ...style, ...more }, most).map(({ label, value }) => `${label}: ${value}`)

test('what tells most comes first, whatever its order in the specification', () => {
  const spec = [
    line('impedance_ohm', { number: 8, unit: 'Ω', name: { en: 'Impedance' } }),
    line('channels', { text: { en: '5.2' }, name: { en: 'Channels' } }),
    line('dolby_atmos', { flag: true, name: { en: 'Dolby Atmos' } }),
  ]
  expect(told(spec)).toEqual(['Channels: 5.2', 'Dolby Atmos: Yes', 'Impedance: 8\u00A0Ω'])
  expect(told(spec, {}, 1)).toEqual(['Channels: 5.2'])
})

test('figures are written the way of the shop in either language, units and words in the own one', () => {
  const spec = [
    line('battery_h', { number: 2.5, unit: 'h', name: { en: 'Battery life', id: 'Daya tahan baterai' } }),
    line('brightness_lm', { number: 1800, unit: 'lm', name: { en: 'Brightness', id: 'Kecerahan' } }),
  ]
  expect(told(spec)).toEqual(['Brightness: 1.800\u00A0lm', 'Battery life: 2,5\u00A0hours'])
  expect(told(spec, { language: 'id' })).toEqual([
    'Kecerahan: 1.800\u00A0lm',
    'Daya tahan baterai: 2,5\u00A0jam',
  ])
})

test('two ends of a range are one figure; one end alone tells nothing', () => {
  const low = line('frequency_low_hz', { number: 38, unit: 'Hz' })
  const high = line('frequency_high_hz', { number: 22_000, unit: 'Hz' })
  expect(told([low, high])).toEqual(['Frequency range: 38–22.000\u00A0Hz'])
  expect(told([low])).toEqual([])
})

test('what a product has not is not told, nor what is too long for a line, nor what stands in brackets', () => {
  const spec = [
    line('dolby_atmos', { flag: false }),
    line('hdmi_inputs', { number: 0 }),
    line('drive', { text: { en: 'A sentence that is far too long for any card' } }),
    line('resolution', { text: { en: 'Full HD (1.920 × 1.080)' }, name: { en: 'Resolution (native)' } }),
  ]
  expect(told(spec)).toEqual(['Resolution: Full HD'])
})

test('what the variants differ in is no figure of the product', () => {
  const spec = [line('length_m', { number: 3, unit: 'm', name: { en: 'Length' } })]
  expect(told(spec)).toEqual(['Length: 3\u00A0m'])
  expect(told(spec, { differIn: ['length'] })).toEqual([])
})

test('the size is told of what has little else to tell', () => {
  const size = line('width_cm', { number: 24, unit: 'cm', name: { en: 'Width' } })
  const others = ['channels', 'drive', 'speeds'].map((key) => line(key, { text: { en: 'x' } }))
  expect(told([size])).toEqual(['Width: 24\u00A0cm'])
  expect(told([size, ...others])).toHaveLength(3)
})

test('whatever can be told is asked for', () => {
  expect(specKeys).toContain('frequency_low_hz')
  expect(specKeys).toContain('width_cm')
  expect(new Set(specKeys).size).toBe(specKeys.length)
})
