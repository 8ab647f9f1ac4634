import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const rupiah = { icon: 'Rp', position: 1, decimalFormat: 'id-ID' } as const

test('rupiah are written with dots and without decimals, sign in front', () => {
  expect(formatMoney(1_500_000, rupiah)).toBe('Rp\u00A01.500.000')
  expect(formatMoney(0, rupiah)).toBe('Rp\u00A00')
})

test('the sign may stand behind, and decimals are shown where there are any', () => {
  expect(formatMoney(12.5, { icon: '€', position: 2, decimalFormat: 'id-ID' })).toBe('12,5\u00A0€')
})
