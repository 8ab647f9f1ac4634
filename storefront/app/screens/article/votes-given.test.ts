import { expect, test } from 'vitest'
import { readVotes, withVote } from './votes-given.ts'

test('what was said is read back, and nonsense counts as nothing', () => {
  expect(readVotes('{"a":true,"b":"maybe"}')).toEqual({ a: true })
  for (const nonsense of [undefined, '', 'null', '7', '{"a"']) expect(readVotes(nonsense)).toEqual({})
})

test('saying it again replaces what was said before', () => {
  expect(withVote({ a: true, b: false }, 'a', false)).toEqual({ b: false, a: false })
})

test('a hundred are remembered, the oldest is forgotten first', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`article ${place}`, true]))
  const kept = Object.keys(withVote(many, 'newest', true))
  expect(kept).toHaveLength(100)
  expect([kept[0], kept.at(-1)]).toEqual(['article 1', 'newest'])
})
