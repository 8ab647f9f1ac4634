import { describe, expect, test } from 'vitest'
import { proposalParts } from './proposal-parts.ts'

describe('a proposal as a title and the rest', () => {
  test('its first line is the title', () => {
    expect(proposalParts('2 new panels\nBrought on Wednesday.')).toEqual({
      title: '2 new panels',
      rest: 'Brought on Wednesday.',
    })
  })

  test('without a second line its first sentence is', () => {
    expect(proposalParts('Two new panels. We bring them on Wednesday.')).toEqual({
      title: 'Two new panels',
      rest: 'We bring them on Wednesday.',
    })
  })

  test('an amount does not end a sentence', () => {
    expect(proposalParts('Rp 1.500.000 back to your account.')).toEqual({
      title: 'Rp 1.500.000 back to your account',
      rest: '',
    })
  })

  test('a long sentence is no title', () => {
    const long = 'word '.repeat(40).trim()
    expect(proposalParts(long)).toEqual({ title: undefined, rest: long })
  })
})
