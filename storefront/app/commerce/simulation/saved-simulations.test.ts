import { expect, test } from 'vitest'
import { mostSaved, readSaved, withoutSaved, withSaved } from './saved-simulations.ts'

const saved = (place: number) => ({
  uuid: `0198c3d2-7a51-7000-8000-${String(place).padStart(12, '0')}`,
  code: 'K7MX29PW',
})

test('the newest comes first, each once, two hundred at most', () => {
  const all = Array.from({ length: mostSaved + 5 }, (_, place) => saved(place)).reduce(withSaved, [])
  expect(all).toHaveLength(200)
  expect(all[0]).toEqual(saved(204))
  const again = withSaved(all, saved(100))
  expect(again).toHaveLength(200)
  expect(again.slice(0, 2)).toEqual([saved(100), saved(204)])
})

test.each([undefined, '', 'nonsense', '{"a":1}', '[1,null,{"uuid":"x","code":"K7MX29PW"}]'])(
  '%s is nothing',
  (stored) => {
    expect(readSaved(stored)).toEqual([])
  },
)

test('a code or uuid that could never be one is left out, and so is all that is beside them', () => {
  const stored = [
    { ...saved(1), code: '<b>' },
    { ...saved(2), uuid: '../../cart' },
    { ...saved(3), name: 'somebody' },
    saved(3),
  ]
  expect(readSaved(JSON.stringify(stored))).toEqual([saved(3)])
})

test('a list that somebody made longer is read no further than it may be', () => {
  const stored = Array.from({ length: 300 }, (_, place) => saved(place))
  expect(readSaved(JSON.stringify(stored))).toEqual(stored.slice(0, mostSaved))
})

test('one that is forgotten is gone and the others keep their order', () => {
  expect(withoutSaved([saved(1), saved(2), saved(3)], saved(2).uuid)).toEqual([saved(1), saved(3)])
})
