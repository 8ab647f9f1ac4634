import { expect, test } from 'vitest'
import { mostRecent, readRecent, withRecent } from './recent-products.ts'

const product = (uuid: string) => ({ uuid, slug: 's', name: 'n', brand: 'b', image_path: null })

test('the newest comes first, each once, twelve at most', () => {
  const seen = Array.from({ length: 14 }, (_, place) => product(String(place)))
  const recent = seen.reduce(withRecent, [])
  expect(recent).toHaveLength(mostRecent)
  expect(
    withRecent(recent, product('5'))
      .map(({ uuid }) => uuid)
      .slice(0, 3),
  ).toEqual(['5', '13', '12'])
})

test.each([undefined, '', 'nonsense', '{"a":1}', '[1,null,{"uuid":"x"}]'])('%s is nothing', (stored) => {
  expect(readRecent(stored)).toEqual([])
})

test('what was stored is read again', () => {
  expect(readRecent(JSON.stringify([product('a')]))).toEqual([product('a')])
})
