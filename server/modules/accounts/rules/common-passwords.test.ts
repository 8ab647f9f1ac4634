import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const dewi = { name: 'Dewi Pertiwi', email: 'dewi.p@surel.example' }

test.each([
  '123456',
  'Password',
  'QWERTY123',
  'sayangku',
  'zzzzzzzz',
  '🔊🔊🔊🔊🔊🔊',
  'dewipertiwi',
  'pertiwi',
  'Dewi.P',
  'dewi.p@surel.example',
])('%s is too common for Dewi', (password) => expect(isCommonPassword(password, dewi)).toBe(true))

test.each(['lagu-sore-38', 'suara-jernih', 'dewipertiwi88', 'aaaaab'])('%s is not', (password) =>
  expect(isCommonPassword(password, dewi)).toBe(false),
)

test('somebody without a name can use any other word', () => {
  expect(isCommonPassword('kenanga')).toBe(false)
})
