import { expect, test } from 'vitest'
import { candidateFigures } from './candidate-figures.ts'

const line = (key: string, value: number | boolean | string) => ({
  attribute: { key },
  number: typeof value === 'number' ? value : null,
  flag: typeof value === 'boolean' ? value : null,
  text: typeof value === 'string' ? { en: value, id: 'lain' } : null,
})
const plain = { attributes: {} }

test('numbers, yes and no, and English texts are figures', () => {
  const spec = [line('impedance_ohm', 6), line('hdmi_earc', false), line('channels', '9.2')]
  expect(candidateFigures(spec, plain)).toEqual({ impedance_ohm: 6, hdmi_earc: false, channels: '9.2' })
})

test('a line without a value is no figure', () => {
  expect(
    candidateFigures([{ attribute: { key: 'x' }, number: null, flag: null, text: null }], plain),
  ).toEqual({})
})

test.each([
  ['5 m', 5],
  ['7,5 m', 7.5],
  ['2 × 8 m', 8],
])('a cable of %s is that long, whatever the product says', (text, metres) => {
  const variant = { attributes: { length: { en: text, id: text } } }
  expect(candidateFigures([line('length_m', 1)], variant)).toEqual({ length_m: metres })
})

test('a length that cannot be read leaves that of the product', () => {
  const variant = { attributes: { length: { en: 'long' } } }
  expect(candidateFigures([line('length_m', 1)], variant)).toEqual({ length_m: 1 })
})
