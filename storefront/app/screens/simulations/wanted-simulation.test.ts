import { expect, test } from 'vitest'
import { tidyCode, uuidInLink } from './wanted-simulation.ts'

test.each([
  ['k7mx29pw', 'K7MX 29PW'],
  [' K7MX-29PW ', 'K7MX 29PW'],
  ['k7 mx\u00A029\u2013pw', 'K7MX 29PW'],
  ['K7MX 29PW and more', 'K7MX 29PW'],
  ['k7mx', 'K7MX'],
  ['k7mx ', 'K7MX'],
  ['k7mx2', 'K7MX 2'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(tidyCode(typed)).toBe(shown)
})

test('a pasted link leads to its simulation, whatever its language and whatever stands behind it', () => {
  const uuid = '0198c3d2-7a51-7000-8000-000000000001'
  expect(uuidInLink(`https://gema.example/id/simulation/${uuid}`)).toBe(uuid)
  expect(uuidInLink(`Look: gema.example/simulation/${uuid.toUpperCase()}?from=wa`)).toBe(uuid)
})

test.each([
  'K7MX 29PW',
  '/simulation/',
  '/simulation/0198c3d2',
  '/simulation/0198c3d2-7a51-7000-8000-0000000000012',
])('%s is no link to one', (text) => {
  expect(uuidInLink(text)).toBeUndefined()
})
