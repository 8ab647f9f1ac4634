import { expect, test } from 'vitest'
import { passwordScore } from './password-score.ts'

test.each([
  ['', 0],
  ['a1!', 0],
  ['123456', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['password2026', 1],
  ['kopi-pahit', 2],
  ['lagu-sore-38', 3],
  ['kursi ombak telat lilin', 4],
] as const)('%j scores %i', (password, score) => expect(passwordScore(password)).toBe(score))

test('a longer password never scores less than its beginning', () => {
  const whole = 'Tiga-kata_yang9jauh'
  const scores = [...whole].map((_, end) => passwordScore(whole.slice(0, end + 1)))
  expect(scores).toEqual([...scores].sort())
})
