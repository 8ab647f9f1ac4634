import { expect, test } from 'vitest'
import { letterOf, markLetters } from './brand-letters.ts'

test('a name is looked up by its first letter, without its accent', () => {
  expect(['laras', 'Élan', '8Volt'].map(letterOf)).toEqual(['L', 'E', '#'])
})

test('names are sorted, and the first of each letter is marked', () => {
  const marked = markLetters([{ name: 'Laras' }, { name: 'Kidung' }, { name: 'Kanaya' }])
  expect(marked).toEqual([
    { name: 'Kanaya', begins: 'K' },
    { name: 'Kidung' },
    { name: 'Laras', begins: 'L' },
  ])
})
