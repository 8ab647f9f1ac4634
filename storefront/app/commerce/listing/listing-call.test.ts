import { expect, test } from 'vitest'
import { listingCall } from './listing-call.ts'

const call = (text: string, of: Parameters<typeof listingCall>[1] = {}) =>
  JSON.parse(JSON.stringify(listingCall(new URLSearchParams(text), of)))

test('the names of the page are the names of the call', () => {
  const asked = call(
    'brand_in=laras&attribute=finish:walnut&attribute=finish:oak&in_stock=1&sort=rating&page=2',
    {
      source: { kind: 'category', id: 'karaoke' },
    },
  )
  expect(asked).toEqual({
    source: 'category',
    source_id: 'karaoke',
    category_in: [],
    brand_in: ['laras'],
    store_in: [],
    attribute: ['finish:walnut', 'finish:oak'],
    in_stock: '1',
    sort: 'rating',
    page: '2',
  })
})

test('empty fields of a form are left out', () => {
  expect(call('price_min=&price_max=&rating_min=&page=')).toEqual(call(''))
})

test('prices are read as people type them, also the wrong way round', () => {
  expect(call('price_min=9.000.000&price_max=1.500.000')).toMatchObject({
    price_min: '1500000',
    price_max: '9000000',
  })
})

test('what is not understood goes through, so that the answer can say so', () => {
  expect(call('price_min=abc&page=-1&rating_min=best&sort=nonsense')).toMatchObject({
    price_min: 'abc',
    page: '-1',
    rating_min: 'best',
    sort: 'nonsense',
  })
})

test('a search takes its words along', () => {
  expect(call('', { q: 'spiker bas' })).toMatchObject({ q: 'spiker bas' })
})
