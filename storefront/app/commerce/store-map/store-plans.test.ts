import { expect, test } from 'vitest'
import { planOf } from './store-plans.ts'

test('a store of our own is drawn with the names around it', () => {
  expect(planOf({ slug: 'gema-fatmawati', address: 'anywhere' })).toMatchObject({
    street: 'Jl. RS Fatmawati Raya',
    hasStation: true,
  })
})

test.each([
  ['Jl. Margonda No. 7, Depok', 'Jl. Margonda'],
  ['Jl. Boulevard Raya Blok QA No. 17', 'Jl. Boulevard Raya'],
  ['Ruko Melati, Jl. Kenanga', 'Ruko Melati'],
  ['', ''],
])('of another store, the street of %j is known and nothing else', (address, street) => {
  expect(planOf({ slug: 'partner', address })).toEqual({ street, pin: { x: 202, y: 118 } })
})

test.each(['constructor', 'toString'])('a store called %s has no drawing of its own', (slug) => {
  expect(planOf({ slug, address: 'Jl. Melati No. 1' }).street).toBe('Jl. Melati')
})
