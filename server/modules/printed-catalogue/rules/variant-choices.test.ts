import { expect, test } from 'vitest'
import { variantChoices } from './variant-choices.ts'

const finish = (en: string, id: string) => ({ finish: { en, id } })

test('what variants differ in is counted, and named in the language', () => {
  const variants = [
    { attributes: { ...finish('Walnut', 'Walnut'), length: { en: '3 m' } } },
    { attributes: { ...finish('White', 'Putih'), length: { en: '3 m' } } },
    { attributes: { ...finish('White', 'Putih'), length: { en: '5 m' } } },
  ]
  expect(variantChoices(variants, 'id')).toEqual([
    { of: 'finish', names: ['Walnut', 'Putih'] },
    { of: 'length', names: ['3 m', '5 m'] },
  ])
})

test('where there is nothing to choose, nothing is told', () => {
  expect(variantChoices([{ attributes: finish('Walnut', 'Walnut') }], 'en')).toEqual([])
  expect(variantChoices([], 'en')).toEqual([])
})
