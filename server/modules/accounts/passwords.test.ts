import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

test('a password matches its own hash and no other one', async () => {
  const hash = await hashPassword('suara-jernih')
  expect(await passwordMatches('suara-jernih', hash)).toBe(true)
  expect(await passwordMatches('suara-jernih ', hash)).toBe(false)
  expect(await passwordMatches('', hash)).toBe(false)
})

test('the same password of two people has two hashes, neither of which shows it', async () => {
  const [one, other] = [await hashPassword('suara-jernih'), await hashPassword('suara-jernih')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('suara')
})

test('letters of any script count, all of them', async () => {
  const hash = await hashPassword('パスワード🔊')
  expect(await passwordMatches('パスワード🔊', hash)).toBe(true)
  expect(await passwordMatches('パスワード🔈', hash)).toBe(false)
})

test.each(['', 'suara-jernih', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$m=19456,t=2,p=1$'])(
  'the text %j is no hash of ours and matches nothing',
  async (hash) => {
    expect(await passwordMatches('suara-jernih', hash)).toBe(false)
  },
)
