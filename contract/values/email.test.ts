import { expect, test } from 'vitest'
import { email } from './email.ts'

const reasonsOf = (address: unknown) => email.safeParse(address).error?.issues.map(({ message }) => message)

test('spaces around an address go, and its case does not matter', () => {
  expect(email.parse('  Sari.W+toko@Surel.Example\n')).toBe('sari.w+toko@surel.example')
})

test.each([
  'no-at-sign',
  'two@@surel.example',
  'sari@surel',
  '@surel.example',
  'sari@',
  'sari wulandari@surel.example',
  'Sari <sari@surel.example>',
  'a@b.example, x@y.example',
  'a@b.example;x@y.example',
])('%j is no address', (address) => {
  expect(reasonsOf(address)).toEqual(['invalid_email'])
})

test.each([
  'a@b.example\r\nBcc: x@y.example',
  'a@b.example\nx@y.example',
  'a\u0000@b.example',
  'a@b.example%0ABcc:x',
])('%j cannot smuggle in a line of its own', (address) => {
  expect(reasonsOf(address)).toEqual(['invalid_email'])
})

test('an address is at most 254 signs long', () => {
  const ending = '@surel.example'
  const longest = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`
  expect(longest.length).toBeLessThanOrEqual(254)
  expect(email.safeParse(longest).success).toBe(true)
  expect(reasonsOf('a'.repeat(255 - ending.length) + ending)).toContain('invalid_email')
})
