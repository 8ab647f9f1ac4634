import { expect, test } from 'vitest'
import { aStoredLine, aSubstitute } from './a-stored-line.ts'
import { readChosen, writtenChosen } from './chosen-substitutes.ts'

const products = [
  aStoredLine('a', { substitute: aSubstitute('a', 90) }),
  aStoredLine('b', { substitute: aSubstitute('b', 90) }),
  aStoredLine('c'),
]

test('what was chosen is chosen again after a reload', () => {
  const written = writtenChosen(new Set(['b', 'c']), products)
  expect([...readChosen(written, products)]).toEqual(['b'])
})

test('a substitute that has become another one is not chosen any more', () => {
  const written = writtenChosen(new Set(['a', 'b']), products)
  const later = [aStoredLine('a', { substitute: aSubstitute('x', 90) }), ...products.slice(1)]
  expect([...readChosen(written, later)]).toEqual(['b'])
})

test.each([null, '', 'nonsense', '{}', '[1,["a"],null]'])('%s is nothing', (stored) => {
  expect([...readChosen(stored, products)]).toEqual([])
})
