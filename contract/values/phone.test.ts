import { expect, test } from 'vitest'
import { normalPhone, phone } from './phone.ts'

test.each([
  ['0812 5550 0142', '+6281255500142'],
  ['812-5550-0142', '+6281255500142'],
  ['+62 812 5550 0142', '+6281255500142'],
  ['62812 5550 0142', '+6281255500142'],
  ['0062 812 5550 0142', '+6281255500142'],
  ['(021) 5550-0188', '+622155500188'],
  ['+65 6123 4567', '+6561234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is stored as %s', (written, stored) => {
  expect(normalPhone(written)).toBe(stored)
  expect(phone.parse(` ${written} `)).toBe(stored)
})

test.each([
  '813 55',
  '08',
  '+62',
  '+62 0812 5550 0142',
  '0812 5550 0142 5550 99',
  'call me',
  '0812<script>',
  '+0812555001',
])('%s is no phone number', (written) => {
  expect(normalPhone(written)).toBeUndefined()
  expect(phone.safeParse(written).error?.issues[0]?.message).toBe('invalid_phone')
})

test('a stored number is itself again', () => {
  expect(normalPhone('+6281255500142')).toBe('+6281255500142')
})
