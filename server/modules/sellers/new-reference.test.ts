import { expect, test } from 'vitest'
import { newReference, referenceLetters } from './new-reference.ts'

test('a reference can be read aloud without being misheard', () => {
  expect(referenceLetters).not.toMatch(/[01OILUV]/)
  for (let tries = 0; tries < 200; tries++) expect(newReference()).toMatch(/^GS-[2-9A-HJKMNP-TW-Z]{6}$/)
})

test('references differ', () => {
  expect(new Set(Array.from({ length: 200 }, newReference)).size).toBeGreaterThan(195)
})
