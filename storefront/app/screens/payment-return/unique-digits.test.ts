import { expect, test } from 'vitest'
import { uniqueDigits } from './unique-digits.ts'

test('the last three digits stand apart, wherever the currency is written', () => {
  expect(uniqueDigits('Rp\u00A040.307.767')).toEqual({ before: 'Rp\u00A040.307.', digits: '767', after: '' })
  expect(uniqueDigits('40.307.767\u00A0Rp')).toEqual({ before: '40.307.', digits: '767', after: '\u00A0Rp' })
})

test('an amount of fewer digits is left whole', () => {
  expect(uniqueDigits('Rp\u00A012')).toEqual({ before: 'Rp\u00A012', digits: '', after: '' })
})
